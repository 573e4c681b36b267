"""Commands of units that need no words, as buttons make them; not all of them are allowed now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations
from typing import get_args

from realmgen.games.bastionland.commands import fight, forces
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.domain.muster import warbands_of
from realmgen.games.bastionland.fight.model import Fight
from realmgen.games.bastionland.fight.who import fighting
from realmgen.games.bastionland.forces.blocks import WARBANDS
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.forces.musters import out_of


def marshalled(state: State) -> Iterator[Command]:
    """What might be ordered of the units there are, of those that could be, and of two of them against each other."""
    units = [unit for unit in state.units if unit.end != "disbanded"]
    yield from chain.from_iterable(map(_of_unit, units))
    ships = [unit.name for unit in units if unit.kind == "ship" and unit.stands]
    yield from (forces.Collide(one, other) for one, other in combinations(ships, 2))
    yield from _clashes(state, units)
    if state.realm:
        yield from _cast(state)
        yield from _musters(state)


def _of_unit(unit: Unit) -> Iterator[Command]:
    name = unit.name
    yield forces.Disband(name)
    yield forces.Veiled(name, "off" if unit.secret else "on")
    yield from (forces.Finish(name, end) for end in get_args(forces.Finished))
    if unit.built:
        yield forces.Repair(name)
        return
    yield from (forces.Rest(name, how) for how in ("guard", "whole"))
    if unit.kind == "warband":
        yield forces.Drive(name, "d6")
        yield forces.Needs(name, "met" if unit.strained else "unmet")
        yield from (forces.Retrain(name, make) for make in get_args(forces.Train))


def _clashes(state: State, units: list[Unit]) -> Iterator[Command]:
    """Of those in the fight, one of each side; without a fight, Warbands."""
    if state.fight:
        yield from (fight.Clash(one, other) for one, other in _opposed(state, state.fight))
        return
    bands = [unit.name for unit in units if unit.kind == "warband" and unit.stands]
    yield from (fight.Clash(one, other) for one, other in permutations(bands, 2))


def _opposed(state: State, going: Fight) -> Iterator[tuple[str, str]]:
    known = {unit.name for unit in state.units}
    able = [one for one in fighting(state, going) if one.name in known]
    yield from ((one.name, other.name) for one, other in permutations(able, 2) if one.side != other.side)


def _cast(state: State) -> Iterator[Command]:
    assert state.realm
    for myth in state.realm.myths:
        for actor in myth.tale.cast if myth.tale else ():
            yield forces.CallCast(myth.number, actor.name)


def _musters(state: State) -> Iterator[Command]:
    """All Warbands that a Domain has left, armed alike."""
    assert state.realm
    for domain in state.domains:
        left = warbands_of(state.realm, domain.at) - len(out_of(state, domain.at))
        if left > 0 and not domain.ended:
            yield from (forces.Muster(domain.at, (make,) * left) for make in WARBANDS)
