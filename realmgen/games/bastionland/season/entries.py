"""What happened, written into the calendar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.season.model import Calendar, Entry, Happening

ROOM = 400
"""How many letters an entry keeps for names, and for what is told around the game master's words."""


def check_told(text: str) -> None:
    """Raise IllegalCommand for words that are too long for an entry, with what is told around them."""
    if len(text.strip()) > LONGEST_TEXT - ROOM:
        raise IllegalCommand(f"it is told in {len(text.strip())} characters: {LONGEST_TEXT - ROOM} are the most")


def entered(state: State, kind: Happening, text: str, *, at: str = "", who: str = "", secret: bool = False) -> State:
    """The state with an entry of this moment in the calendar; of what players must not know, `secret`. What is told at
    too great a length ends where there is no more room."""
    entry = Entry(
        state.day.now, kind, text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…", at, who, secret
    )
    return replace(state, calendar=replace(state.calendar, entries=(*state.calendar.entries, entry)))


def with_names(calendar: Calendar, name: Callable[[str], str]) -> Calendar:
    """The calendar with every name in it as `name` has it."""
    turning = calendar.turning
    if turning:
        turning = replace(turning, pursued={name(one): pursuit for one, pursuit in turning.pursued.items()})
    return replace(
        calendar,
        entries=tuple(replace(entry, who=name(entry.who)) for entry in calendar.entries),
        legacies={name(heir): glory for heir, glory in calendar.legacies.items()},
        turning=turning,
    )


def without_name(calendar: Calendar, name: str) -> Calendar:
    """The calendar with nothing waiting for somebody, and nothing chosen by them; what was told stays."""
    turning = calendar.turning
    if turning:
        turning = replace(turning, pursued={one: kind for one, kind in turning.pursued.items() if one != name})
    legacies = {heir: glory for heir, glory in calendar.legacies.items() if heir != name}
    return replace(calendar, legacies=legacies, turning=turning)


def elsewhere(calendar: Calendar) -> Calendar:
    """What goes along of it to another Realm: all that happened, without its places; no turn goes on there."""
    entries = tuple(replace(entry, at="") for entry in calendar.entries)
    return replace(calendar, entries=entries, turning=None)
