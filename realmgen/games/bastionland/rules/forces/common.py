"""What rules of units ask and change: units by name, and the state with a unit changed."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State

LONGEST = 80


def unit_of(state: State, name: str) -> Unit:
    """The unit of that name; raises IllegalCommand with those there are."""
    found = state.unit(name)
    if found is None:
        known = ", ".join(unit.name for unit in state.units) or "none yet"
        raise IllegalCommand(f"there is no unit called {name!r}: there is {known}")
    return found


def standing(state: State, name: str) -> Unit:
    """The same of one that can still take part; raises IllegalCommand otherwise."""
    found = unit_of(state, name)
    if not found.stands:
        raise IllegalCommand(f'{name} is out of it ({found.end}): `finish "{name}" stands` brings it back')
    return found


def warband_of(state: State, name: str) -> Unit:
    """A Warband that stands; raises IllegalCommand otherwise."""
    found = standing(state, name)
    if found.kind != "warband":
        raise IllegalCommand(f"{name} is no Warband: it is a {found.kind}")
    return found


def in_fight(state: State, name: str) -> bool:
    """Whether that one takes part in the fight that goes on."""
    found = state.fight.find(name) if state.fight else None
    return found is not None and not found.out


def check_peace(state: State, name: str) -> None:
    """Raise IllegalCommand while that one fights."""
    if in_fight(state, name):
        raise IllegalCommand(f"{name} is in the fight: that waits until it is over")


def with_unit(state: State, unit: Unit, name: str = "") -> State:
    """The state with this unit in the place of the one of that name (its own when none is given), or added."""
    old = name or unit.name
    if state.unit(old) is None:
        return replace(state, units=(*state.units, unit))
    return replace(state, units=tuple(unit if one.name == old else one for one in state.units))


def check_new_name(state: State, name: str) -> None:
    """Raise IllegalCommand where a unit or one of the Company is called so, in small or capital letters, and for a name
    that is too long. The name of a unit that went home is free again."""
    word = name.strip()
    if not 1 <= len(word) <= LONGEST:
        raise IllegalCommand(f"a name has 1 to {LONGEST} characters, and this one {len(word)}")
    other = next((known for known in names(state) if known.casefold() == word.casefold()), None)
    if other:
        raise IllegalCommand(f"{other} is there already: units and the Company are told apart by name")


def names(state: State) -> tuple[str, ...]:
    """All names that are taken: of the Company, and of units that have not gone home."""
    units = (unit.name for unit in state.units if unit.end != "disbanded")
    return (*(member.name for member in state.company.members), *units)
