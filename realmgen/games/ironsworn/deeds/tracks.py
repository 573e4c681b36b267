"""What vows, journeys and fights have in common: they are found by number, replaced, and told in boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.model import BOX, FULL, Tale, World
from realmgen.kit.words import listed

LONGEST = 600
"""Characters of a text somebody writes."""
MOST_NAMES, LONGEST_NAME = 12, 80
"""Who may share a vow, and characters of a name."""


class Numbered(Protocol):
    @property
    def number(self) -> int: ...

    @property
    def state(self) -> str: ...


T = TypeVar("T", bound=Numbered)


def found(tracks: Sequence[T], number: int, what: str) -> T:
    """The one of that number; raises NotFound."""
    one = next((one for one in tracks if one.number == number), None)
    if one is None:
        raise NotFound(f"there is no {what} {number}{_there(tracks)}")
    return one


def open_one(tracks: Sequence[T], number: int, what: str) -> T:
    """The one of that number, still open; raises NotFound or IllegalCommand."""
    one = found(tracks, number, what)
    if one.state != "open":
        raise IllegalCommand(f"this {what} is {one.state}: undo that first to go on with it")
    return one


def put(tracks: Sequence[T], changed: T) -> tuple[T, ...]:
    """With the one of the same number replaced."""
    return tuple(changed if one.number == changed.number else one for one in tracks)


def standing(ticks: int) -> str:
    """`3 boxes`, `1 box and 2 ticks`, `2 ticks`, `nothing`."""
    parts = [_many(ticks // BOX, "box", "boxes"), _many(ticks % BOX, "tick", "ticks")]
    return listed(filter(None, parts)) or "nothing"


def sound_ticks(ticks: int) -> None:
    """Raises IllegalCommand for more or less than a track holds."""
    if not 0 <= ticks <= FULL:
        raise IllegalCommand(f"a track holds 0 to {FULL} ticks, four to each of ten boxes; {ticks} were given")


def sound_times(times: int) -> None:
    """Raises IllegalCommand for a number of marks that nobody makes at once."""
    if not 1 <= times <= 10:
        raise IllegalCommand(f"progress is marked 1 to 10 times at once; {times} was given")


def sound_text(text: str, what: str) -> None:
    """Raises IllegalCommand for no text at all, or too much."""
    if not text.strip():
        raise IllegalCommand(f"{what} needs a few words")
    if len(text) > LONGEST:
        raise IllegalCommand(f"{what} is {len(text)} characters long: at most {LONGEST}")


def sound_name(name: str) -> None:
    """Raises IllegalCommand for a name that cannot be printed in one line."""
    if not name.isprintable():
        raise IllegalCommand(f"the name {name[:40]!r} must be one line of signs that can be printed")


def sound_names(names: Sequence[str]) -> None:
    """Raises IllegalCommand for names of players that nobody has, or too many of them."""
    if len(names) > MOST_NAMES:
        raise IllegalCommand(f"at most {MOST_NAMES} share a vow; {len(names)} were named")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise IllegalCommand(f"who swears has a name of 1 to {LONGEST_NAME} characters, not {len(name)}")


def world_of(tale: Tale) -> World:
    """The world; raises IllegalCommand while there is none."""
    if tale.world is None:
        raise IllegalCommand("there is no world yet: make one first")
    return tale.world


def sound_person(tale: Tale, number: int) -> None:
    """Raises NotFound for a number that is nobody's; 0 is nobody."""
    if number and world_of(tale).person(number) is None:
        raise NotFound(f"there is nobody with the number {number} in {world_of(tale).name}")


def sound_place(tale: Tale, number: int) -> None:
    """Raises NotFound for a number that is no place's; 0 is none on the map."""
    if number and world_of(tale).place(number) is None:
        raise NotFound(f"there is no place {number} in {world_of(tale).name}")


def trimmed(value: Any) -> Any:
    """Texts without blanks at their ends, and lists without empty ones."""
    if isinstance(value, tuple):
        return tuple(filter(None, map(str.strip, value)))
    return value.strip() if isinstance(value, str) else value


def given(**fields: Any) -> dict[str, Any]:
    """The fields that are given, None being as it was."""
    return {key: value for key, value in fields.items() if value is not None}


def _there(tracks: Sequence[Numbered]) -> str:
    numbers = [str(one.number) for one in tracks if one.state == "open"]
    return f": open are {listed(numbers)}" if numbers else ""


def _many(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}" if count else ""
