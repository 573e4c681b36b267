"""What is wrong with settlements and sites."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.ironsworn.generate.land import Land
from realmgen.games.ironsworn.generate.settle.sited import PEOPLED, WILD
from realmgen.games.ironsworn.generate.settle.spots import WET, Spot, survey
from realmgen.games.ironsworn.generate.settle.suits import descriptor_suits, location_suits
from realmgen.games.ironsworn.model import REGIONS, Place, World
from realmgen.kit.frame import frame_of

WASTES = 9


def place_problems(world: World) -> Iterator[str]:
    """Names and numbers (IS-554), where places lie, and whether each settlement has what one should (IS-640)."""
    yield from _twice(world)
    ground = survey(frame_of(world.grid), Land(world.regions, world.ground, world.rivers))
    for place in world.places:
        yield from _lies(world, place, ground.spots[place.cell])
        if place.kind == "settlement":
            yield from _whole(place)
    yield from _home(world)
    yield from _everywhere(world)


def _twice(world: World) -> Iterator[str]:
    names = Counter(place.name.casefold() for place in world.places)
    for name in sorted({place.name for place in world.places if names[place.name.casefold()] > 1}):
        yield f"more than one place is called {name}"
    for number, count in sorted(Counter(place.number for place in world.places).items()):
        if count > 1 or number < 1:
            yield f"number {number} is no key of one place"
    for cell, count in sorted(Counter(place.cell for place in world.places).items()):
        if count > 1:
            yield f"{count} places lie in hex {world.grid.label(cell)}"
    if any(not place.name.strip() for place in world.places):
        yield "a place has no name"


def _lies(world: World, place: Place, spot: Spot) -> Iterator[str]:
    at = f"{place.name}, in hex {world.grid.label(place.cell)},"
    settled = place.kind == "settlement"
    if spot.ground in WET:
        yield f"{at} lies in water"
        return
    if settled and spot.region == WASTES:
        yield f"{at} is a settlement in the {REGIONS[WASTES]}, where no Ironlanders live"
    if place.where and not location_suits(place.where, spot, settled):
        yield f"{at} is called a {place.where.lower()}, which does not go with the ground or what it is"
    if place.descriptor and not descriptor_suits(place.descriptor, spot, settled):
        yield f"{at} is called {place.descriptor.lower()}, which does not go with the ground or what it is"


def _whole(place: Place) -> Iterator[str]:
    wanted = {"location": place.where, "trouble": place.troubles, "feature": place.features, "leader": place.leader}
    for what, found in wanted.items():
        if not found:
            yield f"{place.name} has no {what} yet"


def _home(world: World) -> Iterator[str]:
    """Whether it begins somewhere (IS-517)."""
    home = world.place(world.home)
    if home is None:
        yield "it begins nowhere: no place is home"
    elif home.kind != "settlement":
        yield f"it begins at {home.name}, which is no settlement"


def _everywhere(world: World) -> Iterator[str]:
    """Whether there is something in every region, where as much was asked for."""
    for kind, share, asked in (
        ("settlement", PEOPLED, world.options.settlements),
        ("site", WILD, world.options.sites),
    ):
        there = {world.region_of(place.cell) for place in world.places if place.kind == kind}
        for region in sorted(share.keys() - there) if asked >= len(share) else ():
            yield f"there is no {kind} in the {REGIONS[region]}"
