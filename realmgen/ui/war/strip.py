"""The strip of the page of war: which fight, whose turn it is, whose dice, and Undo."""

from __future__ import annotations

from realmgen.service.war.cards import WHOSE
from realmgen.ui import state, widgets
from realmgen.ui.dice import whose_dice
from realmgen.ui.instep import keep_in_step
from realmgen.ui.lookup import rules_button
from realmgen.ui.printing import to_print
from realmgen.ui.undoing import undo
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import segments
from realmgen.ui.words import shortened

VIEW = state.key(PAGE, "view")
FIGHT, UNITS = "Fight", "Units"
LONG = 28
"""Letters of a name that has room beside the tools."""


def strip(desk: Desk) -> None:
    """The fight with its round at the left; what is shown, dice and Undo at the right."""
    keep_in_step(desk.campaign, desk.seq)
    fight = desk.state.fight
    if fight is None:
        row = widgets.strip("War")
    else:
        name = shortened(fight.name, LONG)
        row = widgets.strip(name, f":gray-badge[Round {fight.round}] :red-badge[**{WHOSE[fight.side]}**]")
    to_print(row, desk.campaign, _sheet(desk))
    rules_button(row, PAGE, desk.state)
    segments("What", [FIGHT, UNITS], VIEW, row=row)
    whose_dice(row)
    undo(row, desk.campaign, desk.seq)


def _sheet(desk: Desk) -> str:
    """What there is to print of what is shown: to fill in by hand where there is nothing yet."""
    if view() == UNITS:
        return "units" if any(unit.stands for unit in desk.state.units) else "blank-units"
    return "battle" if desk.state.fight else "blank-battle"


def view() -> str:
    """Which of both is shown."""
    return str(state.get(VIEW) or FIGHT)
