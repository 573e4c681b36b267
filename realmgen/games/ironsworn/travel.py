"""How long a way is: the rank of a journey, by the regions it leads through."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from realmgen.errors import NotFound
from realmgen.games.ironsworn.borders import LINKS, links
from realmgen.games.ironsworn.model import REGIONS, Place, Rank, World
from realmgen.kit.words import listed

Length = Literal["moderate", "long"]
ABROAD = 0
"""Another land, or the open sea."""
EDGES = LINKS
"""Which regions lie side by side (IS-A13); the book draws numbers without borders."""
ENDS = (frozenset({1, 2, 4}), frozenset({9}))
"""A way from one of these to one of those is from end to end of the Ironlands (IS-A14)."""
FAR = 5
"""Hexes from which a way inside one region is a long one."""
ROUGH = frozenset("mbc^*x")
"""Grounds that make it a rough one."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A suggested rank and why; `path` are the regions passed through, both ends included."""

    rank: Rank
    reason: str
    path: tuple[int, ...] = ()


@cache
def regions_path(start: int, end: int, edges: tuple[tuple[int, int], ...] = EDGES) -> tuple[int, ...]:
    """The shortest way from region to region, both ends included; nothing where there is none."""
    return _paths(start, tuple(edges)).get(end, ())


@lru_cache(maxsize=64)
def _paths(start: int, edges: tuple[tuple[int, int], ...]) -> dict[int, tuple[int, ...]]:
    paths: dict[int, tuple[int, ...]] = {start: (start,)}
    queue = [start]
    for at in queue:
        for near in sorted(_beside(at, edges) - paths.keys()):
            paths[near] = (*paths[at], near)
            queue.append(near)
    return paths


def _beside(region: int, edges: tuple[tuple[int, int], ...]) -> set[int]:
    return {b if a == region else a for a, b in edges if region in (a, b)}


def ranked(
    start: int,
    end: int,
    length: Length = "moderate",
    *,
    rough: bool = False,
    edges: tuple[tuple[int, int], ...] = EDGES,
) -> Travel:
    """The rank of a way between two regions, 0 for another land (IS-500 to IS-504)."""
    if ABROAD in (start, end):
        return Travel("epic", "It leads out of the Ironlands, over the open sea.")
    path = regions_path(start, end, edges)
    if len(path) == 1:
        return _inside(start, length, rough)
    if not path or _end_to_end(start, end):
        return Travel("epic", f"It leads from end to end of the Ironlands: {_names(path or (start, end))}.", path)
    if len(path) == 2:
        return Travel("formidable", f"It leads from {_the(start)} into {_the(end)}.", path)
    return Travel("extreme", f"It leads through several regions: {_names(path)}.", path)


def between(world: World, origin: int, to: int) -> Travel:
    """The rank of a way from place to place of a world, by number; 0 is off the map. Raises NotFound.

    Regions are neighbours as they are on the map (IS-A13). Inside a region a way is long from FAR hexes on, and rough
    where much of it leads over such ground.
    """
    if not origin or not to:
        return ranked(ABROAD, ABROAD)
    start, end = _place(world, origin), _place(world, to)
    grid = world.grid
    way = grid.hex(start.cell).line(grid.hex(end.cell))
    cells = [cell for at in way if (cell := grid.at(at)) is not None]
    rough = sum(world.ground[cell] in ROUGH for cell in cells) * 2 > len(cells) > 1
    length: Length = "long" if len(way) > FAR else "moderate"
    regions = world.region_of(start.cell), world.region_of(end.cell)
    return ranked(*regions, length, rough=rough, edges=links(world))


def _place(world: World, number: int) -> Place:
    found = world.place(number)
    if found is None:
        raise NotFound(f"there is no place {number} in {world.name}")
    return found


def _inside(region: int, length: Length, rough: bool) -> Travel:
    why = [word for word, holds in (("long", length == "long"), ("rough", rough)) if holds]
    if why:
        return Travel("dangerous", f"It stays in {_the(region)}, but the way is {listed(why)}.", (region,))
    return Travel("troublesome", f"It is no great way, and stays in {_the(region)}.", (region,))


def _end_to_end(start: int, end: int) -> bool:
    near, far = ENDS
    return (start in near and end in far) or (start in far and end in near)


def _the(region: int) -> str:
    return f"the {REGIONS[region]}"


def _names(path: tuple[int, ...]) -> str:
    return listed(_the(region) for region in path)
