"""Where rules draw from, and how they write down something about a hex, below what stands there."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import State
from realmgen.kit.table import Table

ROOM = 1500
"""More than any line that rules write."""


def check_room(text: str, at: str) -> None:
    """Raise IllegalCommand when a text is so long that a line more could be too much."""
    if len(text) > LONGEST_TEXT - ROOM:
        raise IllegalCommand(f"there is too much written on {at} already: shorten it first")


def table_of(library: Library, name: str) -> Table:
    """The table; one without rows, of which nothing can be drawn anew, when it is not there (any more)."""
    return library.tables.get(name) or Table(name, ())


def below(text: str, line: str) -> str:
    """The text with a line more."""
    return f"{text}\n{line}" if text else line


def noted(state: State, at: str, line: str) -> State:
    """The state with a line more in the note on a hex."""
    return replace(state, notes={**state.notes, at: below(state.notes.get(at, ""), line)})
