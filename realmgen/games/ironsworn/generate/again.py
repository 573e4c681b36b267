"""One part of a world drawn anew by another seed, the others kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.generate.land import Land, lay_land
from realmgen.games.ironsworn.generate.settle import Wanted, lay_roads, lie, settlements, sites, survey
from realmgen.games.ironsworn.generate.settle.roads import HAVENS
from realmgen.games.ironsworn.generate.settle.sited import settle
from realmgen.games.ironsworn.generate.settle.spots import Survey
from realmgen.games.ironsworn.generate.steps import homed, peopled, quested, truthful
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Place, Road, World, next_number
from realmgen.games.ironsworn.truths import choose, implied
from realmgen.kit.chance import stream
from realmgen.kit.frame import frame_of

Again = Callable[[World, str, Lore], World]


def truths(world: World, seed: str, lore: Lore) -> World:
    """Other truths but for those asked for; foes, common knowledge and kinds of roads go with them, and quests."""
    means = choose(world.options.truths, stream(seed, "truths"), lore)
    world = truthful(world, means, lore)
    return quested(replace(world, roads=_surfaced(world, implied(means, lore).roads)), lore, seed)


def land(world: World, seed: str, lore: Lore) -> World:
    """Another land, on which every place lies in its own region still; ways are laid anew."""
    found = lay_land(world.grid, seed)
    world = replace(
        world, regions=found.regions, ground=found.ground, rivers=found.rivers, places=_moved(world, found, seed, lore)
    )
    return roads(world, seed, lore)


def settled(world: World, seed: str, lore: Lore) -> World:
    """Other settlements beside the same sites, with other people, ways and quests."""
    means, others = implied(world.truths, lore), _of(world, "site")
    found = settlements(
        _survey(world), lore, stream(seed, "settlements"), Wanted(world.options.settlements, means), others
    )
    world = replace(world, places=_numbered(found, _of(world, "settlement"), others))
    world = roads(homed(world, stream(seed, "home")), seed, lore)
    return people(world, seed, lore)


def wild(world: World, seed: str, lore: Lore) -> World:
    """Other sites beside the same settlements, and other quests."""
    means, others = implied(world.truths, lore), _of(world, "settlement")
    found = sites(_survey(world), lore, stream(seed, "sites"), Wanted(world.options.sites, means), others)
    return quested(replace(world, places=_numbered(found, _of(world, "site"), others)), lore, seed)


def roads(world: World, seed: str, lore: Lore) -> World:
    """Other ways between the same settlements."""
    means = implied(world.truths, lore)
    return replace(world, roads=lay_roads(_survey(world), world.places, means.roads, stream(seed, "roads")))


def people(world: World, seed: str, lore: Lore) -> World:
    """Other people in the same places, and other quests."""
    return quested(peopled(world, lore, stream(seed, "people")), lore, seed)


def foes(world: World, seed: str, lore: Lore) -> World:
    """Foes as the truths have them, each of its own rank; and other quests."""
    return quested(replace(world, foes=fitted(world.truths, lore)), lore, seed)


def quests(world: World, seed: str, lore: Lore) -> World:
    """Other quests for the same world."""
    return quested(world, lore, seed)


AGAIN: Mapping[str, Again] = MappingProxyType(
    {
        "truths": truths,
        "land": land,
        "settlements": settled,
        "sites": wild,
        "roads": roads,
        "people": people,
        "foes": foes,
        "quests": quests,
    }
)
"""By part, in the order in which they are made: what draws it anew."""


def _of(world: World, kind: str) -> list[Place]:
    return [place for place in world.places if place.kind == kind]


def _survey(world: World) -> Survey:
    return survey(frame_of(world.grid), Land(world.regions, world.ground, world.rivers))


def _numbered(found: Sequence[Place], before: Sequence[Place], others: Sequence[Place]) -> tuple[Place, ...]:
    """New places with the numbers of those they are in place of, then with the next free ones."""
    free = next_number((*before, *others))
    numbers = [*(place.number for place in before), *range(free, free + len(found))]
    new = [replace(place, number=number) for place, number in zip(found, numbers, strict=False)]
    return tuple(sorted((*new, *others), key=lambda place: place.number))


def _moved(world: World, found: Land, seed: str, lore: Lore) -> tuple[Place, ...]:
    """Every place on the new land, in the region it was in, where there is room."""
    ground = survey(frame_of(world.grid), found)
    dice, moved = stream(seed, "places"), list[Place]()
    for kind, homely in (("settlement", True), ("site", False)):
        by_region: dict[int, list[Place]] = {}
        for place in _of(world, kind):
            by_region.setdefault(world.region_of(place.cell), []).append(place)
        for region, places in sorted(by_region.items()):
            taken = [place.cell for place in moved]
            cells = settle(ground, {region: len(places)}, taken, dice, homely=homely)
            for place, cell in zip(places, sorted(cells), strict=False):
                where, like = lie(ground.spots[cell], lore, dice, settled=homely)
                moved.append(replace(place, cell=cell, where=where, descriptor=like))
    return tuple(sorted(moved, key=lambda place: place.number))


def _surfaced(world: World, paved: bool) -> tuple[Road, ...]:
    """The same ways, those between villages of the Havens roads or trails as the truths have it."""
    return tuple(
        replace(road, kind="road" if paved and _in_havens(world, road) else "trail") if road.kind != "sea" else road
        for road in world.roads
    )


def _in_havens(world: World, road: Road) -> bool:
    return all(
        (place := world.place(n)) is not None and world.region_of(place.cell) == HAVENS for n in (road.origin, road.to)
    )
