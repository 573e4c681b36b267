"""What rules of units ask and change: units by name, and the state with a unit changed."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State


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


def with_unit(state: State, unit: Unit, name: str = "") -> State:
    """The state with this unit in the place of the one of that name (its own when none is given), or added."""
    old = name or unit.name
    if state.unit(old) is None:
        return replace(state, units=(*state.units, unit))
    return replace(state, units=tuple(unit if one.name == old else one for one in state.units))


def check_new_name(state: State, name: str) -> None:
    """Raise IllegalCommand where a unit or one of the Company is called so."""
    if state.unit(name) or state.company.find(name):
        raise IllegalCommand(f"{name} is there already: units and the Company are told apart by name")
