"""Which roads run straight, and how far the others swing out so that they run into nothing and cross little."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import shapely
from shapely.geometry import LineString

from realmgen.kit.board import Road
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


def arc(a: Point, b: Point, bend: float) -> Geometry:
    """Part of a circle from `a` to `b` whose middle lies `bend` times the straight way aside of it."""
    parts = np.linspace(0.0, 1.0, STEPS + 1)
    along, aside = parts, np.zeros_like(parts)
    if bend:
        half = 2 * math.atan(2 * bend)
        turns = half * (2 * parts - 1)
        along = 0.5 + np.sin(turns) / math.sin(half) / 2
        aside = (np.cos(turns) - math.cos(half)) / math.sin(half) / 2
    dx, dy = b[0] - a[0], b[1] - a[1]
    return LineString(np.column_stack([a[0] + dx * along - dy * aside, a[1] + dy * along + dx * aside]))


def bends_of(roads: Sequence[Road], spots: Mapping[str, Point], ring: float, air: float) -> dict[Ends, float]:
    """How far each road swings out, where rings have that radius and roads keep `air` off them: those that can run
    straight first, then the others, the shortest first."""
    work = _Bender(spots, ring, air)
    straight = {(road.a, road.b): arc(spots[road.a], spots[road.b], 0.0) for road in roads}
    order = sorted(straight, key=lambda ends: (work.struck(straight[ends], ends), round(straight[ends].length, 3)))
    return {ends: work.bent(ends) for ends in order}


@dataclass(slots=True)
class _Bender:
    spots: Mapping[str, Point]
    ring: float
    air: float
    ends: list[Ends] = field(default_factory=list)
    lines: list[Geometry] = field(default_factory=list)
    ways: list[tuple[float, float]] = field(default_factory=list)
    """The directions in which each road so far leaves its two places."""

    def struck(self, line: Geometry, ends: Ends) -> int:
        """How many places a course runs into, or too near by."""
        others = [spot for key, spot in self.spots.items() if key not in ends]
        near = shapely.distance(shapely.points(others), line) < self.ring + self.air if others else np.zeros(0)
        return int(np.count_nonzero(near))

    def bent(self, ends: Ends) -> float:
        """The bend that costs least; what costs nothing is taken at once."""
        best, least = 0.0, math.inf
        for bend in BENDS:
            if abs(bend) * BENT < least:
                cost = abs(bend) * BENT + self._cost(arc(self.spots[ends[0]], self.spots[ends[1]], bend), ends)
                best, least = (bend, cost) if cost < least else (best, least)
        line = arc(self.spots[ends[0]], self.spots[ends[1]], best)
        self.ends.append(ends)
        self.lines.append(line)
        self.ways.append(self._leaving(line, ends))
        return best

    def _cost(self, line: Geometry, ends: Ends) -> float:
        cost, ways = STRUCK * self.struck(line, ends), self._leaving(line, ends)
        apart = [n for n, other in enumerate(self.ends) if not set(other) & set(ends)]
        cost += CROSSED * np.count_nonzero(shapely.intersects(np.array(self.lines)[apart], line)) if apart else 0.0
        for other, theirs in zip(self.ends, self.ways, strict=True):
            for key, way in zip(ends, ways, strict=True):
                if key in other:
                    turn = math.remainder(way - theirs[other.index(key)], math.tau)
                    cost += GRAZED * (abs(turn) < FORK)
        return float(cost)

    def _leaving(self, line: Geometry, ends: Ends) -> tuple[float, float]:
        """The directions in which a road leaves the rings of its ends."""
        far = self.ring + 0.25 * self.air
        (ax, ay), (bx, by) = (self.spots[key] for key in ends)
        first, last = line.interpolate(far), line.interpolate(-far)
        return math.atan2(first.y - ay, first.x - ax), math.atan2(last.y - by, last.x - bx)
