"""The lay of a board in millimetres: rings, the courses of roads, and the slots on them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import shapely
from shapely.geometry import LineString
from shapely.ops import substring

from realmgen.kit.board import Board, Place, Road
from realmgen.render.board.measures import CLEAR, CROWDED, LEAST, RIM, RING, ROAD, SLOT
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry

Ends = tuple[str, str]
BENDS = (0.0, *(side * bend for bend in (0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6) for side in (1, -1)))
"""How far a road may swing out, to either side, as parts of the straight way."""
STRUCK, CROSSED, BENT, GRAZED = 100.0, 12.0, 10.0, 30.0
"""What a course costs for each place it runs into, each road it crosses, its bend, and for leaving a place beside
another road."""
STEPS = 24
FORK = math.radians(24)
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


def lay_out(board: Board, units: Point, origin: Point, size: float) -> Lay:
    """Places so many millimetres across and down to the board's unit, rings at most `size` times their full size."""
    spots = {place.key: (origin[0] + units[0] * place.x, origin[1] + units[1] * place.y) for place in board.places}
    size = _uncrowded(list(spots.values()), size)
    posts = {p.key: Post(p, spots[p.key], RING * size, (RING + RIM) * size) for p in board.places}
    lines = _courses(board, posts, size)
    return Lay(posts, _routes(board, posts, lines, size), size)


def _uncrowded(spots: Sequence[Point], size: float) -> float:
    nearest = min((math.dist(a, b) for a, b in combinations(spots, 2)), default=math.inf)
    return max(LEAST * size, min(size, CROWDED * nearest / (RING + RIM)))


def _courses(board: Board, posts: Mapping[str, Post], size: float) -> dict[Ends, Geometry]:
    """Straight roads as far as they run into nothing, then those that must swing out, the shortest first."""
    lines: dict[Ends, Geometry] = {}
    ways = sorted(
        board.roads, key=lambda road: (_struck(_straight(road, posts), road, posts, size), _long(road, posts))
    )
    for road in ways:
        lines[road.a, road.b] = _course(road, posts, lines, size)
    return lines


def _course(road: Road, posts: Mapping[str, Post], others: Mapping[Ends, Geometry], size: float) -> Geometry:
    """The arc that costs least; a straight one that costs nothing is taken unseen."""
    (a, b), best, least = (posts[road.a].at, posts[road.b].at), _straight(road, posts), math.inf
    for bend in BENDS:
        if abs(bend) * BENT < least:
            line = LineString(arc(a, b, bend))
            cost = abs(bend) * BENT + _cost(line, road, posts, others, size)
            best, least = (line, cost) if cost < least else (best, least)
    return best


def _straight(road: Road, posts: Mapping[str, Post]) -> Geometry:
    return LineString([posts[road.a].at, posts[road.b].at])


def _long(road: Road, posts: Mapping[str, Post]) -> float:
    return round(math.dist(posts[road.a].at, posts[road.b].at), 3)


def arc(a: Point, b: Point, bend: float, steps: int = STEPS) -> list[Point]:
    """Part of a circle whose middle lies `bend` times the straight way aside of it."""
    if not bend:
        return [(a[0] + (b[0] - a[0]) * t / steps, a[1] + (b[1] - a[1]) * t / steps) for t in range(steps + 1)]
    dx, dy = b[0] - a[0], b[1] - a[1]
    half = 2 * math.atan(2 * bend)
    spots = []
    for k in range(steps + 1):
        turn = half * (2 * k / steps - 1)
        along = 0.5 + math.sin(turn) / math.sin(half) / 2
        aside = (math.cos(turn) - math.cos(half)) / math.sin(half) / 2
        spots.append((a[0] + dx * along - dy * aside, a[1] + dy * along + dx * aside))
    return spots


def _struck(line: Geometry, road: Road, posts: Mapping[str, Post], size: float) -> int:
    """How many places a course runs into, or too near by."""
    others = [post for key, post in posts.items() if key not in (road.a, road.b)]
    room = (ROAD + CLEAR + 0.5 * SLOT[1]) * size
    return sum(shapely.Point(post.at).distance(line) < post.outer + room for post in others)


def _cost(line: Geometry, road: Road, posts: Mapping[str, Post], others: Mapping[Ends, Geometry], size: float) -> float:
    cost = STRUCK * _struck(line, road, posts, size)
    for ends, other in others.items():
        shared = set(ends) & {road.a, road.b}
        if shared:
            cost += GRAZED * sum(_forked(line, other, posts[key], size) for key in shared)
        elif line.crosses(other) or line.touches(other):
            cost += CROSSED
    return cost


def _forked(line: Geometry, other: Geometry, post: Post, size: float) -> bool:
    """Whether two roads leave a place too close to one another."""
    one, two = (_leaving(each, post, size) for each in (line, other))
    return abs(math.remainder(one - two, math.tau)) < FORK


def _leaving(line: Geometry, post: Post, size: float) -> float:
    """The direction in which a road leaves a ring."""
    (x, y), far = post.at, post.outer + 2 * size
    begins = math.dist(line.coords[0], post.at) < math.dist(line.coords[-1], post.at)
    spot = line.interpolate(far if begins else -far)
    return math.atan2(spot.y - y, spot.x - x)


def _routes(board: Board, posts: Mapping[str, Post], lines: Mapping[Ends, Geometry], size: float) -> tuple[Route, ...]:
    """The roads with their slots: in the middle, or aside of where another road comes across."""
    found: list[Route] = []
    for road in board.roads:
        a, b, line = posts[road.a], posts[road.b], lines[road.a, road.b]
        free = _between(line, a.outer, max(a.outer, line.length - b.outer))
        slot = None if road.style == "line" else _slot(free, _across(line, lines, found, size), size)
        found.append(Route(road, line, free, slot))
    return tuple(found)


def _across(line: Geometry, lines: Mapping[Ends, Geometry], found: Sequence[Route], size: float) -> Geometry:
    """What a slot on a line keeps off: other roads, and their slots so far."""
    others = [other for other in lines.values() if other is not line]
    slots = [route.slot.buffer(SLOT[1] / 2 * size) for route in found if route.slot is not None]
    return shapely.union_all([*(other.buffer((ROAD + CLEAR) * size) for other in others), *slots])


def _slot(free: Geometry, across: Geometry, size: float) -> Geometry:
    half = min(SLOT[0] * size, 0.8 * max(0.1, free.length)) / 2
    middle, room = free.length / 2, max(0.0, free.length / 2 - 1.1 * half)
    best, least = _between(free, middle - half, middle + half), math.inf
    for at in (middle + part * room for part in ALONG):
        slot = _between(free, at - half, at + half)
        covered = slot.buffer(SLOT[1] / 2 * size, cap_style="flat").intersection(across).area
        best, least = (slot, covered) if covered < least - 1e-3 else (best, least)
        if least < 1e-3:
            break
    return best


def _between(line: Geometry, start: float, end: float) -> Geometry:
    """The stretch of a line between two distances along it."""
    return substring(line, start, end)
