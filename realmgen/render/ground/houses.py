"""Plots for houses along the edge of streets."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import Polygon

from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.strewn import luck
from realmgen.render.ground.work import Work, courses

SET_BACK = 0.5
WIDE, DEEP = (3.6, 6.4), (4.2, 7.0)


@dataclass(frozen=True, slots=True)
class Plot:
    """A house's ground: four corners, the two along the street first. `tint` (0 to 1) colours its roof."""

    corners: tuple[Point, Point, Point, Point]
    tint: float

    def at(self, along: float, back: float) -> Point:
        """A place on the plot: 0 to 1 along the street, 0 to 1 away from it."""
        (ax, ay), (bx, by), _, (dx, dy) = self.corners
        return ax + (bx - ax) * along + (dx - ax) * back, ay + (by - ay) * along + (dy - ay) * back

    @property
    def level(self) -> bool:
        """Whether the ridge runs along the street."""
        a, b, _, d = self.corners
        return math.dist(a, b) >= math.dist(a, d) * (0.8 + 0.4 * self.tint)

    @property
    def ridge(self) -> tuple[Point, Point]:
        return (self.at(0, 0.5), self.at(1, 0.5)) if self.level else (self.at(0.5, 0), self.at(0.5, 1))

    @property
    def dark(self) -> tuple[Point, ...]:
        """The slope turned from the light."""
        halves = (
            ((0.0, 0.0), (1.0, 0.0), (1.0, 0.5), (0.0, 0.5)), ((0.0, 0.5), (1.0, 0.5), (1.0, 1.0), (0.0, 1.0))
        ) if self.level else (
            ((0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0)), ((0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 1.0))
        )  # fmt: skip
        slopes = [tuple(self.at(*spot) for spot in half) for half in halves]
        return max(slopes, key=lambda slope: sum(x + y for x, y in slope))

    def hatches(self, apart: float) -> list[tuple[Point, Point]]:
        """Strokes from the ridge down the dark slope."""
        first, last = self.ridge
        corners = self.dark
        mx, my = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
        rx, ry = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
        count = max(1, int(math.dist(first, last) / apart))
        found = []
        for k in range(count):
            t = (k + 0.5) / count
            x, y = first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t
            found.append(((x, y), (x + 1.5 * (mx - rx), y + 1.5 * (my - ry))))
        return found


def plots(work: Work, floor: Geometry, kept: Geometry) -> list[Plot]:
    """Houses along the streets, none on a street, on what is kept clear, or on another."""
    found = [plot for ring in _fronts(work, floor) for plot in _row(work, ring)]
    if not found:
        return []
    bodies = np.array([Polygon(plot.corners) for plot in found])
    blocked = shapely.union(floor, kept)
    shapely.prepare(blocked)
    free = ~shapely.intersects(blocked, bodies)
    tree = shapely.STRtree(bodies)
    taken: set[int] = set()
    for k, body in enumerate(bodies.tolist()):
        if free[k] and not any(int(j) in taken for j in tree.query(body, predicate="intersects")):
            taken.add(k)
    return [found[k] for k in sorted(taken)]


def _fronts(work: Work, floor: Geometry) -> list[Geometry]:
    """Lines along which houses stand: close to the street, and a second row behind."""
    first = shapely.buffer(floor, SET_BACK * work.pen, join_style="mitre")
    second = shapely.buffer(floor, (SET_BACK + DEEP[1] + 0.8) * work.pen, quad_segs=2)
    return [ring for shape in (first, second) for ring in shapely.get_rings(shapely.get_parts(shape)).tolist()]


def _row(work: Work, ring: Geometry) -> list[Plot]:
    found: list[Plot] = []
    along = 0.0
    while along < ring.length:
        x, y = courses(ring.interpolate(along))[0]
        cell = int(x // work.pen), int(y // work.pen)
        wide, deep, tint, gap = (luck(*cell, work.salt + 100 + k) for k in range(4))
        wide, deep = _between(WIDE, wide) * work.pen, _between(DEEP, deep) * work.pen
        found += _plot(ring, (along, along + wide), deep, tint)
        along += wide + (0.5 + 2.4 * gap * (gap > 0.7)) * work.pen
    return found


def _between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def _plot(ring: Geometry, ends: tuple[float, float], deep: float, tint: float) -> list[Plot]:
    """A house between two distances along a ring, behind it; none where the ring bends too much."""
    a, b = (courses(ring.interpolate(end % ring.length))[0] for end in ends)
    long = math.dist(a, b)
    if long < 0.8 * (ends[1] - ends[0]):
        return []
    side = 1.0 if ring.is_ccw else -1.0
    dx, dy = side * (b[1] - a[1]) / long * deep, side * -(b[0] - a[0]) / long * deep
    return [Plot((a, b, (b[0] + dx, b[1] + dy), (a[0] + dx, a[1] + dy)), tint)]
