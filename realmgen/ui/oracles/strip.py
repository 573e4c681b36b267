"""The strip: whose evening it is, whose dice, keys, and Undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui import widgets
from realmgen.ui.dice import whose_dice
from realmgen.ui.oracles.desk import PAGE
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain
from realmgen.ui.words import shortened
from realmgen.ui.worlds.sharing import share
from realmgen.ui.worlds.strip import undo_redo

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.ui.worlds.desk import Desk

LONG = 32
PAGES = (("worlds", "Map", "map"), ("quests", "Quests", "flag"))
KEYS = (
    ("A", "the question; Enter leads out of it again"),
    ("1 – 5", "ask it at these odds"),
    ("D", "the same once more"),
    ("X", "what the answer means"),
    ("J", "a line of your own"),
    ("/", "find an oracle"),
    ("6 – 0", "what is pinned"),
    ("U", "undo; with Shift redo"),
    ("?", "this list"),
    ("A letter", "the oracle that shows it"),
)


def strip(desk: Desk) -> None:
    """Undo is always last."""
    row = widgets.strip(
        shortened(desk.game.name, LONG), ":gray-badge[Guided play]" if desk.tale.mode == "guided" else ""
    )
    _elsewhere(row, desk)
    whose_dice(row)
    share(row, desk)
    _keys(row)
    undo_redo(row, desk)


def _elsewhere(row: DeltaGenerator, desk: Desk) -> None:
    """Where one goes between two questions."""
    for page, label, icon in PAGES if desk.world else ():
        if row.button(label, icon=f":material/{icon}:", key=f"{PAGE}.to.{page}", type="tertiary"):
            go(page, world=desk.game.code)


def _keys(row: DeltaGenerator) -> None:
    """The keys that no button names."""
    with row.container(width="content", key="keyhelp"):
        popover = st.popover("Keys", key=f"{PAGE}.help", help="All keys: ?", on_change="rerun")
    if popover.open:
        popover.markdown(
            "\n".join(["| Key | Leads to |", "|-|-|", *(f"| **{plain(key)}** | {said} |" for key, said in KEYS)])
        )
