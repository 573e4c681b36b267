"""Settlements and sites of a world, and the ways between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from realmgen.games.ironsworn.generate.settle.drawn import settlement, site_name, suited
from realmgen.games.ironsworn.generate.settle.life import settled
from realmgen.games.ironsworn.generate.settle.roads import lay_roads
from realmgen.games.ironsworn.generate.settle.sited import PEOPLED, WILD, settle, shared_out
from realmgen.games.ironsworn.generate.settle.spots import Spot, Survey, survey
from realmgen.games.ironsworn.generate.settle.suits import descriptor_suits, location_suits
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Place, next_number
from realmgen.games.ironsworn.truths import Implied
from realmgen.kit.chance import Dice

__all__ = ["Wanted", "lay_roads", "lie", "settlements", "sites", "survey"]


class Wanted(NamedTuple):
    """How many, in a land of which that is true."""

    number: int
    means: Implied


def settlements(ground: Survey, lore: Lore, dice: Dice, wanted: Wanted, others: Sequence[Place] = ()) -> list[Place]:
    """The settlements, numbered from 1 by region, beside other places that are there."""
    taken = [place.cell for place in others]
    cells = settle(ground, shared_out(wanted.number, PEOPLED), taken, dice, homely=True)
    names, traits = {place.name for place in others}, set[str]()
    found = []
    for number, cell in enumerate(_in_order(ground, cells), 1):
        spot = ground.spots[cell]
        named = settlement(lore, dice, names)
        where, like = lie(spot, lore, dice, settled=True)
        plain = Place(number, "settlement", named.name, cell, where, like, question=named.question)
        found.append(settled(plain, spot.region, wanted.means, lore, dice, traits))
        names.add(named.name)
        traits.update(found[-1].features)
    return found


def sites(ground: Survey, lore: Lore, dice: Dice, wanted: Wanted, others: Sequence[Place]) -> list[Place]:
    """The sites, numbered after the settlements; one each of what only such a land has."""
    taken = [place.cell for place in others]
    cells = _in_order(ground, settle(ground, shared_out(wanted.number, WILD), taken, dice, homely=False))
    own = dict(zip(dice.shuffled(cells), wanted.means.sites, strict=False))
    names = {place.name for place in others}
    first = next_number(others)
    found = []
    for number, cell in enumerate(cells, first):
        where, like = lie(ground.spots[cell], lore, dice, settled=False)
        where = own.get(cell, where)
        name = site_name(where, like, names, lore, dice)
        names.add(name)
        found.append(Place(number, "site", name, cell, where, like))
    return found


def _in_order(ground: Survey, cells: Sequence[int]) -> list[int]:
    return sorted(cells, key=lambda cell: (ground.spots[cell].region, cell))


def lie(spot: Spot, lore: Lore, dice: Dice, *, settled: bool) -> tuple[str, str]:
    """A location and what it is like, suited to the ground (IS-640)."""
    coastal = spot.sea and (spot.region == 1 or dice.below(2))
    oracle = "coastal-waters-location" if coastal else "location"
    where = suited(lore, oracle, dice, lambda text: location_suits(text, spot, settled))
    like = suited(lore, "location-descriptor", dice, lambda text: descriptor_suits(text, spot, settled))
    return where, like
