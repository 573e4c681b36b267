"""Settlements and sites of a world, and the ways between them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from realmgen.games.ironsworn.generate.land import Land
from realmgen.games.ironsworn.generate.settle.drawn import settlement, suited
from realmgen.games.ironsworn.generate.settle.roads import lay_roads
from realmgen.games.ironsworn.generate.settle.sited import PEOPLED, WILD, settle, shared_out
from realmgen.games.ironsworn.generate.settle.spots import Spot, spots
from realmgen.games.ironsworn.generate.settle.suits import descriptor_suits, location_suits
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Place, WorldOptions
from realmgen.kit.chance import Dice
from realmgen.kit.frame import Frame

__all__ = ["lay_roads", "settlements", "sites"]


def settlements(frame: Frame, land: Land, options: WorldOptions, lore: Lore, dice: Dice) -> list[Place]:
    """The settlements, numbered from 1 by region."""
    ground = spots(frame, land)
    cells = settle(frame, ground, shared_out(options.settlements, PEOPLED), (), dice, homely=True)
    taken: set[str] = set()
    found = []
    for number, cell in enumerate(_in_order(ground, cells), 1):
        named = settlement(lore, dice, taken)
        taken.add(named.name)
        where, like = _lie(ground[cell], lore, dice, settled=True)
        found.append(Place(number, "settlement", named.name, cell, where, like, question=named.question))
    return found


def sites(
    frame: Frame, land: Land, options: WorldOptions, lore: Lore, dice: Dice, settled: Sequence[Place]
) -> list[Place]:
    """The sites, numbered after the settlements."""
    ground = spots(frame, land)
    taken = [place.cell for place in settled]
    cells = settle(frame, ground, shared_out(options.sites, WILD), taken, dice, homely=False)
    names = {place.name for place in settled}
    first = max((place.number for place in settled), default=0) + 1
    found = []
    for number, cell in enumerate(_in_order(ground, cells), first):
        where, like = _lie(ground[cell], lore, dice, settled=False)
        name = _site_name(where, like, names, lore, dice)
        names.add(name)
        found.append(Place(number, "site", name, cell, where, like))
    return found


def _in_order(ground: Sequence[Spot], cells: Sequence[int]) -> list[int]:
    return sorted(cells, key=lambda cell: (ground[cell].region, cell))


def _lie(spot: Spot, lore: Lore, dice: Dice, *, settled: bool) -> tuple[str, str]:
    """A location and what it is like, suited to the ground (IS-640)."""
    coastal = spot.sea and (spot.region == 1 or dice.below(2))
    oracle = "coastal-waters-location" if coastal else "location"
    where = suited(lore, oracle, dice, lambda text: location_suits(text, spot, settled))
    like = suited(lore, "location-descriptor", dice, lambda text: descriptor_suits(text, spot, settled))
    return where, like


def _site_name(where: str, like: str, taken: Collection[str], lore: Lore, dice: Dice) -> str:
    """Two words that no place is called by."""
    noun = where.partition("/")[0]
    while f"{like} {noun}" in taken:
        like = suited(lore, "location-descriptor", dice, lambda text: f"{text} {noun}" not in taken)
    return f"{like} {noun}"
