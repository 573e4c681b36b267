"""The strip: whose evening it is, whose dice, keys and rules, and Undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui import widgets
from realmgen.ui.dice import HERE, HOW, MINE
from realmgen.ui.oracles import desk as at
from realmgen.ui.oracles.desk import PAGE
from realmgen.ui.undoing import HINT
from realmgen.ui.widgets import plain, press, segments
from realmgen.ui.words import shortened
from realmgen.ui.worlds.sharing import share

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.ui.worlds.desk import Desk

LONG = 24
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
    segments("Dice", [HERE, MINE], HOW, row=row)
    share(row, desk)
    _keys(row)
    _redo(row, desk)
    _undo(row, desk)


def _keys(row: DeltaGenerator) -> None:
    """The keys that no button names."""
    with row.container(width="content", key="keyhelp"):
        popover = st.popover("Keys", key=f"{PAGE}.help", help="All keys: ?", on_change="rerun")
    if popover.open:
        popover.markdown(
            "\n".join(["| Key | Leads to |", "|-|-|", *(f"| **{plain(key)}** | {said} |" for key, said in KEYS)])
        )


def _redo(row: DeltaGenerator, desk: Desk) -> None:
    none = desk.position.can_redo is None
    hint = "Nothing to redo" if none else "Does again what was taken back"
    press("Redo", "redo", "app.redo", at.redo, desk.game, row=row, shortcut="Shift+U", disabled=none, help=hint)


def _undo(row: DeltaGenerator, desk: Desk) -> None:
    last = desk.position.can_undo
    hint = f"Takes back: {plain(shortened(last, HINT))}" if last else "Nothing to undo"
    press("Undo", "undo", "app.undo", at.undo, desk.game, row=row, shortcut="U", disabled=not last, help=hint)
