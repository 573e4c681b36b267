"""What the game master knows of a whole Site: the rules it bends, what is not as usual, its seed."""

from __future__ import annotations

from realmgen.service.siteplay import options_of
from realmgen.service.sites import problems
from realmgen.service.sites import remarks as odd
from realmgen.ui import state
from realmgen.ui.lines import few, non_typical, remarks, seed_row
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.widgets import plain


def unusual(desk: Desk) -> None:
    """Over the plan: rules that were bent by hand, and where its numbers are not the usual ones."""
    if desk.site is None or state.get(at.AS_PLAYERS):
        remarks()
        return
    bent = problems(desk.site)
    warning = f":orange[:material/warning: **Bends the rules** {plain(few(bent))}]" if bent else ""
    remarks(warning, non_typical(odd(options_of(desk.site))))


def foot(desk: Desk) -> None:
    """Under the plan: the seed, to be read and copied. Players see none of it."""
    if desk.site is None or not desk.site.seed or state.get(at.AS_PLAYERS):
        return
    seed_row("Seed of the Site", desk.site.seed)
