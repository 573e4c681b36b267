"""What happened, written into the calendar."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.season.model import Entry, Happening


def entered(state: State, kind: Happening, text: str, *, at: str = "", who: str = "", secret: bool = False) -> State:
    """The state with an entry of this moment in the calendar; of what players must not know, `secret`."""
    entry = Entry(state.day.now, kind, text, at, who, secret)
    return replace(state, calendar=replace(state.calendar, entries=(*state.calendar.entries, entry)))
