"""One place drawn by itself, one thing of it drawn anew, and one way laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.games.ironsworn.generate.land import Land
from realmgen.games.ironsworn.generate.land.ways import cheapest
from realmgen.games.ironsworn.generate.settle import lie, survey
from realmgen.games.ironsworn.generate.settle.drawn import NOUNS, named, settlement, site_name
from realmgen.games.ironsworn.generate.settle.life import settled
from realmgen.games.ironsworn.generate.settle.roads import PRICES
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Place, Result, World
from realmgen.games.ironsworn.people import texts
from realmgen.games.ironsworn.truths import implied
from realmgen.kit.chance import Dice
from realmgen.kit.frame import frame_of

AT_SEA = 5
"""The region whose ways of building a settlement has that lies in none."""


def one_place(world: World, kind: str, cell: int, number: int, lore: Lore, dice: Dice) -> Place:
    """A settlement or a site in a hex, with all that is known of it."""
    spot = survey(frame_of(world.grid), _land(world)).spots[cell]
    names = {place.name for place in world.places}
    where, like = lie(spot, lore, dice, settled=kind == "settlement")
    if kind == "site":
        return Place(number, "site", site_name(where, like, names, lore, dice), cell, where, like)
    called = settlement(lore, dice, names)
    plain = Place(number, "settlement", called.name, cell, where, like, question=called.question)
    told = {feature for place in world.places for feature in place.features}
    return settled(plain, spot.region or AT_SEA, implied(world.truths, lore), lore, dice, told)


def oracles(world: World, place: Place, what: str) -> tuple[str, ...]:
    """The oracles to be asked for another name, location or trouble; none for a feature."""
    coastal = any(n >= 0 and world.ground[n] == "~" for n in world.grid.neighbours[place.cell])
    return {
        "name": ("settlement-name",) if place.kind == "settlement" else ("quick-settlement/prefix",),
        "where": ("coastal-waters-location" if coastal else "location", "location-descriptor"),
        "trouble": ("settlement-trouble",),
    }.get(what, ())


def again(world: World, place: Place, what: str, results: Sequence[Result], lore: Lore, dice: Dice) -> Place:
    """A place with what was rolled for it; a feature is drawn and stands beside those it has."""
    if what == "name":
        return _renamed(place, results[0])
    if what == "where":
        return replace(place, where=texts(results[0])[0], descriptor=texts(results[1])[0])
    if what == "trouble":
        return replace(place, troubles=texts(results[0]))
    region = world.region_of(place.cell)
    own = lore.regions[region - 1].features if region else ()
    known = {feature for one in world.places for feature in one.features}
    pool = [*own, *(lore.words("settlements.traits") if place.kind == "settlement" else ())]
    fresh = [feature for feature in pool if feature not in known] or [f for f in pool if f not in place.features]
    return replace(place, features=(*place.features, dice.pick(fresh or pool))) if pool else place


def _renamed(place: Place, result: Result) -> Place:
    if place.kind == "site":
        return replace(place, name=f"{result.text.rstrip('-')} {NOUNS.get(place.where, place.where or 'Place')}")
    found = named(result.text, texts(result)[-1])
    return replace(place, name=found.name, question=found.question)


def way(world: World, origin: int, to: int, kind: str) -> tuple[int, ...] | None:
    """The easiest way between two places, over water for a crossing and over land for the others; None without one."""
    one, other = world.place(origin), world.place(to)
    if one is None or other is None:
        return None
    price = [(1 if sign == "~" else -1) if kind == "sea" else PRICES.get(sign, -1) for sign in world.ground]
    price[other.cell] = 1
    path = cheapest(frame_of(world.grid), one.cell, {other.cell}, price)
    return tuple(path) if len(path) > 1 else None


def _land(world: World) -> Land:
    return Land(world.regions, world.ground, world.rivers)
