"""The strip of the Library: its four parts, redo and undo."""

from __future__ import annotations

from realmgen.ui.library import desk as at
from realmgen.ui.library.desk import Desk
from realmgen.ui.widgets import strip as start
from realmgen.ui.widgets import undo_redo


def strip(desk: Desk) -> None:
    """What part one reads at the left, the way back at the right."""
    row = start("Library")
    row.segmented_control(
        "Part",
        at.PARTS,
        default=at.MYTHS,
        required=True,
        key=at.PART,
        label_visibility="collapsed",
        persist_state="session",
    )
    if desk.campaign:
        undo_redo(row, desk.campaign, desk.seq)
