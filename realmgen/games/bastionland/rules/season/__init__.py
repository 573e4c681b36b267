"""The turn of Seasons and Ages, step by step (MB-278 to MB-308)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.season import ageing, happenings, passing, pursuits, turning
from realmgen.games.bastionland.rules.season.turning import followed

__all__ = ["RULES", "followed"]
RULES: dict[type[Any], Rule] = {
    c.BeginTurn: (turning.check_turn, turning.turn),
    c.LeaveStep: (turning.check_leave, turning.leave),
    c.EndTurn: (turning.check_turned, turning.turned),
    c.Weeks: (passing.check_weeks, passing.weeks),
    c.Onward: (passing.check_onward, passing.onward),
    c.Wane: (ageing.check_wane, ageing.wane),
    c.Ripen: (ageing.check_ripen, ageing.ripen),
    c.Acclaim: (ageing.check_acclaim, ageing.acclaim),
    c.Permanent: (ageing.check_waning, ageing.waning),
    c.Pursue: (pursuits.check_pursue, pursuits.pursue),
    c.Situation: (happenings.check_situation, happenings.situation),
    c.Reckon: (happenings.check_reckon, happenings.reckon),
    c.Feast: (happenings.check_feast, happenings.feast),
    c.Happened: (happenings.check_happened, happenings.happened),
}
