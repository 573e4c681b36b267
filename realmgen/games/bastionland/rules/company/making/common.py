"""What making and equipping asks: names that are free, and sentences on who someone is."""

from __future__ import annotations

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.model import State

LONGEST = 80


def names_of(state: State) -> tuple[str, ...]:
    """The names of all who are or were of the Company."""
    return tuple(member.name for member in state.company.members)


def check_free(state: State, name: str, but: str = "") -> None:
    """Raise IllegalCommand unless nobody is called so, in small or capital letters; `but` may be."""
    word = name.strip()
    for other in names_of(state):
        if other != but and other.casefold() == word.casefold():
            raise IllegalCommand(f"the Company has {other!r} already, and each has a name of their own: add to it")
    for unit in state.units:
        if unit.end != "disbanded" and unit.name.casefold() == word.casefold():
            raise IllegalCommand(f"a unit is called {unit.name!r} already: it and the Company are told apart by name")


def check_short(text: str, what: str) -> None:
    """Raise IllegalCommand for a text that is longer than its field is."""
    if len(text.strip()) > LONGEST:
        raise IllegalCommand(f"{what} is {len(text.strip())} characters long: at most {LONGEST}")


def a(word: str) -> str:
    """`a mule`, `an ox`."""
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
