"""The lay of a board in millimetres: rings, the courses of roads, and the slots on them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import shapely
from shapely.geometry import LineString
from shapely.ops import substring

from realmgen.kit.board import Board, Place, Road
from realmgen.render.board.bends import Ends, arc, bends_of
from realmgen.render.board.measures import CLEAR, CROWDED, LEAST, RIM, RING, ROAD, SLOT
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.work import Array

ALONG = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9)
"""Where a slot may lie, from the middle of its road outwards."""


@dataclass(frozen=True, slots=True)
class Post:
    """A place on the paper. Tokens lie within `inner`, the ring ends at `outer`."""

    place: Place
    at: Point
    inner: float
    outer: float

    @property
    def shape(self) -> Geometry:
        return shapely.Point(self.at).buffer(self.outer, 12)


@dataclass(frozen=True, slots=True)
class Route:
    """A road on the paper: `line` from middle to middle, `free` between the rings, `slot` where a marker lies; a line
    that nothing lies on has none."""

    road: Road
    line: Geometry
    free: Geometry
    slot: Geometry | None

    @property
    def ends(self) -> Ends:
        return self.road.a, self.road.b


@dataclass(frozen=True, slots=True)
class Lay:
    """Rings and roads; `size` is the part of their full size that all things have, millimetres of the paper."""

    posts: Mapping[str, Post]
    routes: tuple[Route, ...]
    size: float
    bends: Mapping[Ends, float]


def lay_out(board: Board, units: Point, origin: Point, size: float, bends: Mapping[Ends, float] | None = None) -> Lay:
    """Places so many millimetres across and down to the board's unit, rings at most `size` times their full size.

    Roads swing out as `bends` says, or else as it is best.
    """
    spots = {place.key: (origin[0] + units[0] * place.x, origin[1] + units[1] * place.y) for place in board.places}
    size = _uncrowded(list(spots.values()), size)
    posts = {p.key: Post(p, spots[p.key], RING * size, (RING + RIM) * size) for p in board.places}
    if bends is None:
        bends = bends_of(board.roads, spots, (RING + RIM) * size, (ROAD + CLEAR + 0.5 * SLOT[1]) * size)
    lines = {ends: arc(spots[ends[0]], spots[ends[1]], bend) for ends, bend in bends.items()}
    return Lay(posts, _routes(board, posts, lines, size), size, bends)


def _uncrowded(spots: Sequence[Point], size: float) -> float:
    nearest = min((math.dist(a, b) for a, b in combinations(spots, 2)), default=math.inf)
    return max(LEAST * size, min(size, CROWDED * nearest / (RING + RIM)))


def _routes(board: Board, posts: Mapping[str, Post], lines: Mapping[Ends, Geometry], size: float) -> tuple[Route, ...]:
    """The roads with their slots: in the middle, or aside of where another road comes across."""
    taken = {ends: line.buffer((ROAD + CLEAR) * size, quad_segs=2) for ends, line in lines.items()}
    slots: list[Geometry] = []
    found: list[Route] = []
    for road in board.roads:
        ends = (road.a, road.b)
        line, first, last = lines[ends], posts[road.a].outer, posts[road.b].outer
        free = _between(line, first, max(first, line.length - last))
        slot = None
        if road.style != "line":
            others = [shape for other, shape in taken.items() if other != ends]
            slot = _slot(free, np.array([*others, *slots]), size)
            slots.append(slot.buffer(SLOT[1] / 2 * size, quad_segs=2))
        found.append(Route(road, line, free, slot))
    return tuple(found)


def _slot(free: Geometry, others: Array, size: float) -> Geometry:
    """Where a marker lies on a road, off other roads and slots if that can be."""
    half = min(SLOT[0] * size, 0.8 * max(0.1, free.length)) / 2
    middle, room = free.length / 2, max(0.0, free.length / 2 - 1.1 * half)
    best, least = _between(free, middle - half, middle + half), math.inf
    for at in (middle + part * room for part in ALONG):
        slot = _between(free, at - half, at + half)
        covered = _covered(slot.buffer(SLOT[1] / 2 * size, cap_style="flat"), others)
        best, least = (slot, covered) if covered < least - 1e-3 else (best, least)
        if least < 1e-3:
            break
    return best


def _covered(shape: Geometry, others: Array) -> float:
    met = others[shapely.intersects(others, shape)] if len(others) else others
    return float(np.sum(shapely.area(shapely.intersection(met, shape)))) if len(met) else 0.0


def _between(line: Geometry, start: float, end: float) -> Geometry:
    """The stretch of a line between two distances along it; two places that lie on one another have hardly any."""
    found = substring(line, start, end)
    return found if found.geom_type == "LineString" else LineString([(found.x, found.y), (found.x + 0.01, found.y)])
