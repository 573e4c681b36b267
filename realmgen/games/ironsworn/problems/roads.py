"""What is wrong with the ways between places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from realmgen.games.ironsworn.model import Road, World
from realmgen.kit.frame import Frame, frame_of

HAVENS = 5


def road_problems(world: World) -> Iterator[str]:
    """Whether each leads from place to place over neighbouring hexes, on what it is for; and whether there are roads in
    the Havens where the truths say so (IS-532)."""
    frame = frame_of(world.grid)
    for road in world.roads:
        yield from _leads(world, road, frame)
    yield from _havens(world)


def _leads(world: World, road: Road, frame: Frame) -> Iterator[str]:
    one, other = world.place(road.origin), world.place(road.to)
    if one is None or other is None:
        yield f"a {road.kind} leads to place {road.to if one else road.origin}, which is not there"
        return
    called = f"the {'crossing' if road.kind == 'sea' else road.kind} from {one.name} to {other.name}"
    if road.path[:1] != (one.cell,) or road.path[-1:] != (other.cell,):
        yield f"{called} does not begin and end there"
    for a, b in pairwise(road.path):
        if b not in frame.near[a]:
            yield f"{called} leaps from hex {world.grid.label(a)} to {world.grid.label(b)}"
    yield from _trodden(world, road, called)


def _trodden(world: World, road: Road, called: str) -> Iterator[str]:
    under = {world.ground[cell] for cell in road.path[1:-1]}
    if road.kind == "sea" and under - {"~"}:
        yield f"{called} leads over land"
    if road.kind != "sea" and under & {"~", "l"}:
        yield f"{called} leads through water"


def _havens(world: World) -> Iterator[str]:
    roads = [road for road in world.roads if road.kind == "road"]
    if not world.has("communities", 3):
        if roads and not world.truth("communities").own:
            yield "there are roads, though its communities are not joined by any"
        return
    villages = [p for p in world.places if p.kind == "settlement" and world.region_of(p.cell) == HAVENS]
    if len(villages) > 1 and not roads:
        yield "no roads join the villages of the Havens"
