"""What is wrong with the land: regions, ground, rivers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from realmgen.games.ironsworn.borders import ACROSS, LINKS, islands_off, stretches, touching
from realmgen.games.ironsworn.model import REGIONS, World
from realmgen.games.ironsworn.torn import labels
from realmgen.kit.frame import Frame, frame_of


def land_problems(world: World) -> Iterator[str]:
    """Whether the nine regions lie as they should (IS-506, IS-516, IS-A13), with ground and water that goes with it."""
    frame = frame_of(world.grid)
    yield from _regions(world, frame)
    yield from _water(world)
    yield from _rivers(world, frame)


def _regions(world: World, frame: Frame) -> Iterator[str]:
    regions = [int(sign) for sign in world.regions]
    touch, wanted = touching(frame, regions), set(LINKS) - {ACROSS}
    for a, b in sorted(touch - wanted):
        yield f"the {REGIONS[a]} and the {REGIONS[b]} touch, and should not"
    for a, b in sorted(wanted - touch):
        yield f"the {REGIONS[a]} and the {REGIONS[b]} do not touch"
    for region in range(2, 10):
        count = len(list(stretches(frame, [now == region for now in regions])))
        if count != 1:
            yield f"the {REGIONS[region]} lie in {count} pieces" if count else f"there are no {REGIONS[region]}"
    if wrong := islands_off(frame, regions):
        yield wrong


def _water(world: World) -> Iterator[str]:
    both = list(enumerate(zip(world.regions, world.ground, strict=True)))
    claimed = [cell for cell, (region, ground) in both if ground == "~" and region != "0"]
    if claimed:
        yield f"{labels(world, claimed)} are sea, and belong to a region"
    lost = [cell for cell, (region, ground) in both if ground != "~" and region == "0"]
    if lost:
        yield f"{labels(world, lost)} are land, and belong to no region"


def _rivers(world: World, frame: Frame) -> Iterator[str]:
    for number, path in enumerate(world.rivers, 1):
        if len(path) < 2:
            yield f"river {number} is shorter than two hexes"
            continue
        for a, b in pairwise(path):
            if b not in frame.near[a]:
                yield f"river {number} leaps from hex {world.grid.label(a)} to {world.grid.label(b)}"
        others = {cell for other in world.rivers if other is not path for cell in other}
        if world.ground[path[-1]] not in "~l" and path[-1] not in others:
            yield f"river {number} ends in hex {world.grid.label(path[-1])}, where there is no water"
        if any(world.ground[cell] == "~" for cell in path[:-1]):
            yield f"river {number} runs on through the sea"
