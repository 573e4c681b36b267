"""The plan of a Site in the browser."""

from realmgen.ui.plan.component import Laid, PlanView, chosen_mark, last_act, site_plan

__all__ = ["Laid", "PlanView", "chosen_mark", "last_act", "site_plan"]
