"""What a game master may order done to a Realm. `str(command)` is its text and `parse` reads it back.

Hexes are labels (`0304`), free text stands in JSON double quotes, and rivers, lakes and regions are named by their
place in the list, from 1. `FORMS` lists every command with what it does.
"""

from realmgen.games.bastionland.commands.kinds import (
    PLACEABLE,
    Adopt,
    Command,
    Detail,
    DrawRiver,
    EraseRiver,
    Hide,
    Mark,
    Move,
    Note,
    Paint,
    Part,
    Place,
    Remove,
    Rename,
    RenamePart,
    RenameRealm,
    Roll,
    Ruler,
    Seat,
    Set,
    SetBarrier,
    Show,
    Wilderness,
)
from realmgen.games.bastionland.commands.reading import FORMS, parse

__all__ = [
    "FORMS",
    "PLACEABLE",
    "Adopt",
    "Command",
    "Detail",
    "DrawRiver",
    "EraseRiver",
    "Hide",
    "Mark",
    "Move",
    "Note",
    "Paint",
    "Part",
    "Place",
    "Remove",
    "Rename",
    "RenamePart",
    "RenameRealm",
    "Roll",
    "Ruler",
    "Seat",
    "Set",
    "SetBarrier",
    "Show",
    "Wilderness",
    "parse",
]
