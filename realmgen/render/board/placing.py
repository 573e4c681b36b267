"""Where stands, names and badges find room beside the rings: never on a road, and never on one another."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import shapely

from realmgen.render.board.lay import Lay, Post
from realmgen.render.board.measures import BADGE, FIGURE, ROAD, SLOT, SMALLEST_NAME, STAND
from realmgen.render.board.naming import Name, name_ways
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry, moved
from realmgen.render.ground.work import Array

TURNS = 36
STAND_FARTHER = (0.0, 3.0, 6.0, 9.0)
MOST = 4
"""Figures that find room at one place without standing closer."""
COVERED, OUTSIDE, CLOSE, TOUCHED, PAIRS, ENOUGH = 400.0, 260.0, 2.0, 0.02, 12, 8
AIR, FAR = 3.0, 42.0
"""Millimetres within which a neighbour is felt to be close, and how far things reach from their place."""
PARTS = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5, 0.42)
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Placing:
    """By place: the middle of its stand, its name, and its badge if it has one."""

    stands: Mapping[str, Point]
    names: Mapping[str, Name]
    badges: Mapping[str, Point]

    def moved(self, dx: float, dy: float) -> Placing:
        """The same elsewhere."""

        def there(at: Point) -> Point:
            return at[0] + dx, at[1] + dy

        names = {
            key: Name(tuple((line, there(at)) for line, at in name.lines), name.size, moved(name.shape, dx, dy))
            for key, name in self.names.items()
        }
        stands, badges = ({key: there(at) for key, at in spots.items()} for spots in (self.stands, self.badges))
        return Placing(stands, names, badges)


@dataclass(frozen=True, slots=True)
class Figures:
    """Where figures stand at a place, for every number of them, and how large they then are."""

    spots: tuple[tuple[Point, ...], ...]
    radii: tuple[float, ...]


def placed(lay: Lay, room: Box) -> Placing:
    """Room for all that stands beside rings, within `room` as far as possible."""
    work = _Placer(lay, shapely.box(*room), [roads(lay), *(post.shape for post in lay.posts.values())])
    for key in sorted(lay.posts, key=work.tight):
        work.settle(lay.posts[key])
    return Placing(work.stands, work.names, work.badges)


def roads(lay: Lay) -> Geometry:
    """What roads and their slots take."""
    size = lay.size
    strips = [route.free.buffer((ROAD + 0.4) * size, cap_style="flat") for route in lay.routes]
    slots = [r.slot.buffer((SLOT[1] / 2 + 0.2) * size, cap_style="flat") for r in lay.routes if r.slot is not None]
    return shapely.union_all([*strips, *slots])


@dataclass(slots=True)
class _Placer:
    lay: Lay
    room: Geometry
    taken: list[Geometry]
    stands: dict[str, Point] = field(default_factory=dict)
    names: dict[str, Name] = field(default_factory=dict)
    badges: dict[str, Point] = field(default_factory=dict)

    def tight(self, key: str) -> tuple[int, str]:
        """Places with many roads have least room and choose first."""
        return -sum(key in route.ends for route in self.lay.routes), key

    def settle(self, post: Post) -> None:
        """Stand and name of a place, the pair that lies best, and then its badge."""
        key, there = post.place.key, self._about(post)
        spots, more = self._rounds(post, STAND, STAND_FARTHER)
        dots = _dots(spots, STAND * self.lay.size)
        worth = self._worth(dots, there, post) + 0.5 * more / self.lay.size + _drift(len(spots))
        ways = name_ways(post, self.lay.size)
        boxes = ways.shapes
        costs = self._worth(boxes, there, post) + ways.costs
        best = (math.inf, 0, 0)
        for k in np.argsort(worth.round(6), kind="stable")[:PAIRS].tolist():
            both = (costs + 2 * COVERED * shapely.intersects(boxes, dots[k])).round(6)
            n = int(np.argmin(both))
            best = min(best, (round(float(worth[k] + both[n]), 6), k, n))
        _, k, n = best
        self.stands[key], self.names[key] = (float(spots[k][0]), float(spots[k][1])), ways.name(n)
        self.taken += [dots[k], boxes[n]]
        if post.place.badge:
            self._badge(post, self._about(post))

    def _about(self, post: Post) -> Geometry:
        """What is taken round about a place."""
        far, (x, y) = post.outer + FAR * self.lay.size + 0.6 * SMALLEST_NAME * len(post.place.name), post.at
        near = shapely.STRtree(self.taken).query(shapely.box(x - far, y - far, x + far, y + far))
        return shapely.clip_by_rect(shapely.union_all(np.array(self.taken)[near]), x - far, y - far, x + far, y + far)

    def _badge(self, post: Post, there: Geometry) -> None:
        spots, _ = self._rounds(post, BADGE, (0.0,))
        dots = _dots(spots, (BADGE + 0.4) * self.lay.size)
        worth = self._worth(dots, there.difference(post.shape.buffer(self.lay.size)), post)
        k = int(np.argmin(worth.round(6)))
        self.badges[post.place.key] = (float(spots[k][0]), float(spots[k][1]))
        self.taken.append(dots[k])

    def _rounds(self, post: Post, radius: float, farther: tuple[float, ...]) -> tuple[Array, Array]:
        """Middles of rounds beside a ring, from below clockwise, and how far off each is."""
        size = self.lay.size
        turns = np.tile(math.tau * np.arange(TURNS) / TURNS + math.pi / 2, len(farther))
        more = np.repeat(np.array(farther) * size, TURNS)
        far = post.outer + (radius + 0.5) * size + more
        return np.array(post.at) + np.column_stack([np.cos(turns) * far, np.sin(turns) * far]), more

    def _worth(self, shapes: Array, there: Geometry, post: Post) -> Array:
        """How ill each shape lies: what it covers counts most, then what juts out of the room."""
        shapely.prepare(there)
        cost = COVERED * _part(shapes, shapely.intersects(there, shapes), there)
        out = ~shapely.contains(self.room, shapes)
        cost += OUTSIDE * _part(shapes, out, self.room, inside=False)
        others, air = there.difference(post.shape.buffer(self.lay.size)), AIR * self.lay.size
        shapely.prepare(others)
        near = shapely.dwithin(others, shapes, air) & (cost == 0.0)
        cost[near] += CLOSE * (1.0 - shapely.distance(others, shapes[near]) / air)
        return cost


def _part(shapes: Array, some: Array, there: Geometry, *, inside: bool = True) -> Array:
    """The part of each of some shapes that lies in a geometry, or outside; just a half where enough others are free."""
    parts = np.where(some, 0.5, 0.0)
    if len(shapes) - np.count_nonzero(some) < ENOUGH:
        within = shapely.area(shapely.intersection(shapes[some], there)) / shapely.area(shapes[some])
        parts[some] = within if inside else 1.0 - within
    return parts + TOUCHED * some


def _dots(spots: Array, radius: float) -> Array:
    return shapely.buffer(shapely.points(spots), radius, quad_segs=6)


def _drift(count: int) -> Array:
    """A slight liking for what lies further down and to the right, so that no two places are alike good."""
    return 0.01 * (np.arange(count) % TURNS)


def figures(lay: Lay, placing: Placing, room: Box) -> dict[str, Figures]:
    """Where those stand who stand at each place: the first on the stand, more of them beside it along the ring, all
    within `room`."""
    names = [name.shape for name in placing.names.values()]
    badges = [shapely.Point(at).buffer(BADGE * lay.size) for at in placing.badges.values()]
    stands = {key: shapely.Point(at).buffer(STAND * lay.size) for key, at in placing.stands.items()}
    beyond = shapely.box(*room).buffer(FAR * lay.size, join_style="mitre").difference(shapely.box(*room))
    fixed = [beyond, roads(lay), *names, *badges, *(post.shape for post in lay.posts.values())]
    found = {}
    for key, post in lay.posts.items():
        others = _round(post, [*fixed, *(shape for other, shape in stands.items() if other != key)])
        ways = [_abreast(post, placing.stands[key], count, lay.size, others) for count in range(1, MOST + 1)]
        found[key] = Figures(tuple(spots for spots, _ in ways), tuple(radius for _, radius in ways))
    return found


def _round(post: Post, shapes: list[Geometry]) -> Geometry:
    """What lies near a place, made ready to be asked."""
    (x, y), far = post.at, 4 * post.outer
    near = shapely.clip_by_rect(np.array(shapes), x - far, y - far, x + far, y + far)
    whole = shapely.union_all(near)
    shapely.prepare(whole)
    return whole


def _abreast(post: Post, stand: Point, count: int, size: float, others: Geometry) -> tuple[tuple[Point, ...], float]:
    """So many figures along the ring, the first on the stand; smaller where there is no room for them all."""
    first = math.atan2(stand[1] - post.at[1], stand[0] - post.at[0])
    steps = np.arange(72)
    turns = first + np.radians(5) * ((steps + 1) // 2) * np.where(steps % 2, 1, -1)
    for part in PARTS:
        radius = FIGURE * size * part
        near = post.outer + radius + 0.6 * size
        far = max(near, math.dist(post.at, stand) - (1.0 - part) * FIGURE * size) if count == 1 else near
        spots = np.array(post.at) + far * np.column_stack([np.cos(turns), np.sin(turns)])
        free = ~shapely.dwithin(others, shapely.points(spots), 0.95 * radius)
        chosen = _spread(
            turns[free | (steps == 0) & (count == 1)].tolist(), 2 * math.asin(min(1.0, 1.04 * radius / far))
        )
        if len(chosen) >= count:
            break
    chosen = (chosen + [first] * count)[:count]
    return tuple((post.at[0] + far * math.cos(t), post.at[1] + far * math.sin(t)) for t in chosen), radius


def _spread(turns: list[float], apart: float) -> list[float]:
    """The directions that keep apart from those before them."""
    chosen: list[float] = []
    for turn in turns:
        if all(abs(math.remainder(turn - other, math.tau)) >= apart - 1e-9 for other in chosen):
            chosen.append(turn)
    return chosen
