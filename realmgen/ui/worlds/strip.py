"""The strips of the pages of a world: where we are at the left, dice, tools and Undo at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.drawn import SHOWN, TOGGLES
from realmgen.ui import widgets
from realmgen.ui.dice import whose_dice
from realmgen.ui.instep import keep_in_step
from realmgen.ui.oracles import desk as asked
from realmgen.ui.sitemap import go
from realmgen.ui.switches import switch
from realmgen.ui.undoing import redo_press, undo_press
from realmgen.ui.widgets import LOOKS, again, plain, press, segments
from realmgen.ui.words import shortened
from realmgen.ui.worlds import at
from realmgen.ui.worlds.desk import leave_world
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.print import to_print
from realmgen.ui.worlds.rerolling import reroll

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.ui.worlds.desk import Desk

LONG = 34
SHORT = 30
"""Letters of a name that has room beside the tools, large and on a badge."""


def strip(desk: Desk) -> None:
    """The world's name, and what is done with all of it."""
    row = _begun(desk, shortened(desk.game.name, LONG), "")
    press("Worlds", "list", f"{PAGE}.leave", leave_world, row=row, help="All worlds, and a new one")
    if desk.world:
        _layers(row)
        again(row, PAGE, "One part is made anew, the others stay.", orders.PARTS, partial(reroll, desk))
    to_print(row, desk)
    undo_redo(row, desk)


def page_strip(desk: Desk, title: str, badges: str = "", what: str = "") -> None:
    """The strip of another page of the world; `what` is printed first from there."""
    name = f":gray-badge[{plain(shortened(desk.game.name, SHORT))}]"
    row = _begun(desk, title, f"{name} {badges}")
    for page, label, icon in (("worlds", "Map", "map"), ("oracles", "Oracles", "casino")):
        if row.button(label, icon=f":material/{icon}:", key=f"{title}.{label.lower()}"):
            go(page, world=desk.game.code)
    to_print(row, desk, what)
    undo_redo(row, desk)


def _begun(desk: Desk, title: str, badges: str) -> DeltaGenerator:
    keep_in_step(desk.game, desk.seq)
    asked.saw(desk.game, desk.seq)
    row = widgets.strip(title, badges)
    whose_dice(row)
    return row


def _layers(row: DeltaGenerator) -> None:
    with row.popover("Layers", icon=":material/layers:", key=f"{PAGE}.layers"):
        st.pills(
            "On the map",
            list(TOGGLES),
            selection_mode="multi",
            default=list(SHOWN),
            key=at.SHOWN,
            persist_state="session",
        )
        segments("Look", LOOKS, at.LOOK, default="colour", titled=True)
        switch("As the players see it", at.AS_PLAYERS)


def undo_redo(row: DeltaGenerator, desk: Desk) -> None:
    """Undo is always last."""
    redo_press(row, desk.position, partial(asked.redo, desk.game))
    undo_press(row, desk.position, partial(asked.undo, desk.game))
