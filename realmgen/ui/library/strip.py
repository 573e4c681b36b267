"""The strip of the Library: its four parts, redo and undo."""

from __future__ import annotations

from realmgen.ui.library import desk as at
from realmgen.ui.library.desk import Desk
from realmgen.ui.widgets import segments, undo_redo
from realmgen.ui.widgets import strip as start


def strip(desk: Desk) -> None:
    """What part one reads at the left, the way back at the right."""
    row = start("Library")
    segments("Part", at.PARTS, at.PART, default=at.MYTHS, row=row)
    if desk.campaign:
        undo_redo(row, desk.campaign, desk.seq)
