"""The strip of the page for play: when it is, whose dice, what players are shown, and Undo."""

from __future__ import annotations

from streamlit.delta_generator import DeltaGenerator

from realmgen.service import table
from realmgen.ui import state, widgets
from realmgen.ui.dice import whose_dice
from realmgen.ui.instep import keep_in_step
from realmgen.ui.journal import evening
from realmgen.ui.table.desk import Desk
from realmgen.ui.table.share import share
from realmgen.ui.undoing import undo

PHASES = {"morning": "wb_twilight", "afternoon": "light_mode", "night": "bedtime"}
LOOKS = {
    "past": ":gray-badge[:material/check: {name}]",
    "now": ":red-badge[:material/{icon}: **{name}**]",
    "to come": ":gray-badge[{name}]",
}


def strip(desk: Desk) -> None:
    """Season and day with the Phases at the left; dice, sharing and Undo at the right."""
    keep_in_step(desk.campaign, desk.seq)
    clock = table.clock(desk.state)
    phases = (LOOKS[when].format(name=name.capitalize(), icon=PHASES[name]) for name, when in clock.phases)
    row = widgets.strip(clock.title, " ".join(phases))
    evening(row, state.play().position(desk.campaign))
    _dice(row)
    share(row, desk)
    undo(row, desk.campaign, desk.seq)


def _dice(row: DeltaGenerator) -> None:
    whose_dice(row)
