"""Rivers: one smooth ribbon from spring to mouth that bends round what stands in its hexes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import shapely

from realmgen.kit.hex import corners
from realmgen.kit.scene import Stroke
from realmgen.render.drawing import Item, Point, Shape
from realmgen.render.glyphs.strokes import catmull, ribbon
from realmgen.render.plate.land import outline
from realmgen.render.plate.washes import rings
from realmgen.render.plate.water import Waters
from realmgen.render.plate.work import Work

NO_HOST = -1
RIVER = "river"
HIGH = frozenset({"peak", "crag", "hills"})
PIECES, EASINGS = 7, 10
SLIDE, SHY_SLIDE = 0.16, 0.34
BANK = 0.025
SPRING, MOUTH, BRANCH, POWER = 0.02, 0.215, 0.12, 0.75


@dataclass(frozen=True, slots=True)
class River:
    """`line` is the middle of the course, `halves` half its width at each point, `body` its ribbon as a geometry."""

    stroke: Stroke
    line: list[Point]
    halves: list[float]
    body: Any


def rivers(work: Work) -> list[River]:
    """Lay every river's course: those that others run into first."""
    strokes = [stroke for stroke in work.scene.strokes if stroke.style == RIVER and len(stroke.path) > 1]
    hosts = [_host(strokes, n) for n in range(len(strokes))]
    laid: dict[int, list[Point]] = {}
    while len(laid) < len(strokes):
        left = [n for n in range(len(strokes)) if n not in laid]
        n = next((n for n in left if hosts[n] == NO_HOST or hosts[n] in laid), left[0])
        laid[n] = _Course(work, strokes[n], laid.get(hosts[n], []), work.crowned).line()
    return [_river(work, stroke, laid[n], hosts[n]) for n, stroke in enumerate(strokes)]


def _host(strokes: Sequence[Stroke], n: int) -> int:
    """The river that another one runs into before its own end, or the number of none."""
    end = strokes[n].path[-1]
    return next((k for k, other in enumerate(strokes) if k != n and end in other.path[:-1]), NO_HOST)


@dataclass(slots=True)
class _Course:
    """One river being laid through the hexes of its path."""

    work: Work
    stroke: Stroke
    host: list[Point]
    crowned: set[int]

    def line(self) -> list[Point]:
        """The course as a fine line, with a slight meander."""
        path = self.stroke.path
        fords = [self.ford(k) for k in range(len(path) - 1)]
        points = [*self.head(fords[0]), fords[0]]
        for k in range(1, len(path) - 1):
            points += [self.bend(k, fords[k - 1], fords[k]), fords[k]]
        points += self.tail(fords[-1])
        return self.meandering(_eased(catmull(_apart(points, 0.05 * self.work.radius), PIECES)))

    def side(self, k: int) -> Point | None:
        """The unit vector away from what stands in the path's hex k, None where nothing does."""
        laid, path = self.work.plan, self.stroke.path
        if path[k] not in self.work.occupied:
            return None
        x, y = laid.middles[path[k]]
        ends = [laid.middles[path[n]] for n in (k - 1, k + 1) if 0 <= n < len(path)]
        ux, uy = sum(a - x for a, _ in ends), sum(b - y for _, b in ends)
        if len(ends) == 2 and math.hypot(ux, uy) > 0.5 * self.work.radius:
            return _unit(ux, uy)
        ax, ay = _unit(ends[0][0] - x, ends[0][1] - y)
        return max(((ay, -ax), (-ay, ax)), key=lambda way: (round(-way[1] - (way[1] > 0.2), 3), way[0]))

    def ford(self, k: int) -> Point:
        """Where the river crosses from hex k of its path into the next: near the middle of their edge."""
        laid, (a, b) = self.work.plan, self.stroke.path[k : k + 2]
        if b not in laid.beside[a]:
            (ax, ay), (bx, by) = laid.middles[a], laid.middles[b]
            return (ax + bx) / 2, (ay + by) / 2
        line = laid.lines[a][laid.beside[a].index(b)]
        (px, py), (qx, qy) = line[0], line[-1]
        x, y = line[len(line) // 2] if len(line) % 2 else ((px + qx) / 2, (py + qy) / 2)
        slide = self.slide(k, (qx - px, qy - py))
        return x + (qx - px) * slide, y + (qy - py) * slide

    def slide(self, k: int, along: Point) -> float:
        a, b = sorted(self.stroke.path[k : k + 2])
        pull = 0.0
        for side in (self.side(k), self.side(k + 1)):
            if side:
                pull += math.copysign(SHY_SLIDE, side[0] * along[0] + side[1] * along[1])
        if pull:
            return max(-SHY_SLIDE, min(SHY_SLIDE, pull))
        return self.work.dice(f"ford {a} {b}").between(-SLIDE, SLIDE)

    def bend(self, k: int, p: Point, m: Point) -> Point:
        """One bend in a hex, left and right in turn, or round what stands there."""
        cell, r = self.stroke.path[k], self.work.radius
        cx, cy = self.work.plan.middles[cell]
        side = self.side(k)
        mx, my = (p[0] + m[0]) / 2, (p[1] + m[1]) / 2
        if not side and cell in self.crowned:
            return mx, my - (0.3 * r if my > cy - 0.3 * r else 0)
        if side:
            away = max(0.74, math.hypot(mx - cx, my - cy) / r)
            return cx + side[0] * away * r, cy + side[1] * away * r
        dice = self.work.dice(f"bend {cell}")
        pull = dice.between(0.25, 0.6)
        chord = math.dist(p, m) or 1.0
        off = (1 if k % 2 else -1) * dice.between(0.2, 0.36) * min(r, chord * 0.8)
        dx, dy = (m[0] - p[0]) / chord * off, (m[1] - p[1]) / chord * off
        return mx + (cx - mx) * pull - dy, my + (cy - my) * pull + dx

    def head(self, ford: Point) -> list[Point]:
        """Where it springs, or where it comes onto the map."""
        work, cell = self.work, self.stroke.path[0]
        cx, cy = work.plan.middles[cell]
        if work.land.rim(cell) and not work.wet(cell) and work.scene.ground[cell] not in HIGH:
            return self.gate(cell, ford)[::-1]
        share = 0.35 if cell in self.work.occupied else 0.5 if work.wet(cell) else 1.0
        x, y = cx + 0.1 * work.radius, cy + (0.0 if work.wet(cell) else 0.35) * work.radius
        return [(ford[0] + (x - ford[0]) * share, ford[1] + (y - ford[1]) * share)]

    def tail(self, ford: Point) -> list[Point]:
        """Into water, onto another river, off the map, or into the ground."""
        work, cell = self.work, self.stroke.path[-1]
        cx, cy = work.plan.middles[cell]
        if work.wet(cell):
            return [(ford[0] + (cx - ford[0]) * 0.55, ford[1] + (cy - ford[1]) * 0.55)]
        if self.host:
            away = [math.dist(spot, ford) for spot in self.host]
            return [self.host[min(len(away) - 1, away.index(min(away)) + 2)]]
        if work.land.rim(cell):
            return self.gate(cell, ford)
        share = 0.4 if cell in self.work.occupied else 0.9
        return [(ford[0] + (cx - ford[0]) * share, ford[1] + (cy - ford[1]) * share)]

    def gate(self, cell: int, ford: Point) -> list[Point]:
        """From a ford over a bend to just off the map, by the outer edge most nearly opposite."""
        laid, r = self.work.plan, self.work.radius
        cx, cy = laid.middles[cell]
        shape = corners(laid.grid.layout)
        ways = [
            ((shape[d][0] + shape[(d + 1) % 6][0]) / 2, (shape[d][1] + shape[(d + 1) % 6][1]) / 2)
            for d, other in enumerate(laid.beside[cell])
            if not self.work.land.on(other)
        ]
        ux, uy = max(ways, key=lambda w: w[0] * (cx - ford[0]) + w[1] * (cy - ford[1]))
        out, off = (cx + ux * r, cy + uy * r), (cx + ux * 1.3 * r, cy + uy * 1.3 * r)
        end = self.stroke.path.index(cell)
        side = self.side(end)
        if not side:
            mid = (cx + (ford[0] + out[0] - 2 * cx) * 0.2, cy + (ford[1] + out[1] - 2 * cy) * 0.2)
            return [mid, out, off]
        slide = SHY_SLIDE * math.copysign(r, side[0] * -uy + side[1] * ux) / math.hypot(ux, uy)
        out, off = ((x - uy * slide, y + ux * slide) for x, y in (out, off))
        return [(cx + side[0] * 0.74 * r, cy + side[1] * 0.74 * r), out, off]

    def meandering(self, line: list[Point]) -> list[Point]:
        r, last = self.work.radius, len(line) - 1
        dice = self.work.dice(f"meander {self.stroke.path[0]}")
        one, two = dice.between(0, 6.28), dice.between(0, 6.28)
        out, gone = [], 0.0
        for i, (x, y) in enumerate(line):
            a, b = line[max(0, i - 1)], line[min(last, i + 1)]
            span = math.dist(a, b) or 1.0
            gone += math.dist(line[i - 1], line[i]) / r if i else 0.0
            off = min(1, i / 5, (last - i) / 5) * r
            off *= 0.04 * math.sin(gone * 4.3 + one) + 0.022 * math.sin(gone * 7.7 + two)
            out.append((x - (b[1] - a[1]) / span * off, y + (b[0] - a[0]) / span * off))
        return out


def _unit(x: float, y: float) -> Point:
    long = math.hypot(x, y) or 1.0
    return x / long, y / long


def _eased(line: list[Point]) -> list[Point]:
    """The line with its sharper turns let out."""
    for _ in range(EASINGS):
        threes = zip(line, line[1:], line[2:], strict=False)
        middle = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in threes]
        line = [line[0], *middle, line[-1]]
    return line


def _apart(points: Sequence[Point], least: float) -> list[Point]:
    """The points without those that nearly coincide with the one before."""
    out = [points[0]]
    for point in points[1:]:
        if math.dist(point, out[-1]) > least:
            out.append(point)
    return out if len(out) > 1 else [points[0], points[-1]]


def _river(work: Work, stroke: Stroke, line: list[Point], host: int) -> River:
    """Widen a course into its ribbon and mark it in the field of rivers."""
    r = work.radius
    first, last = stroke.path[0], stroke.path[-1]
    springs = not work.wet(first) and (not work.land.rim(first) or work.scene.ground[first] in HIGH)
    begin = SPRING if springs else 0.08
    end = BRANCH if host != NO_HOST else MOUTH * min(1.0, 0.5 + 0.06 * len(stroke.path))
    flare = 1.0 if work.wet(last) else 0.0

    def width(t: float) -> float:
        swell = 1 + 0.14 * math.sin(t * 37) + flare * max(0.0, (t - 0.9) / 0.1) ** 2
        return r * (begin + (end - begin) * math.pow(t, POWER)) * swell

    halves = [width(n / (len(line) - 1)) / 2 for n in range(len(line))]
    for (x, y), half in zip(line, halves, strict=True):
        work.rivers.stamp((x - half, y - half, x + half, y + half))
    body = shapely.Polygon(ribbon(line, width))
    if not shapely.is_valid(body):
        body = _beaded(line, halves)
    if not shapely.contains(outline(work.land), body):
        body = shapely.intersection(body, outline(work.land))
    return River(stroke, line, halves, body)


def _beaded(line: list[Point], halves: list[float]) -> Any:
    """The ribbon of a course so bent that its banks cross."""
    pieces = shapely.linestrings([[a, b] for a, b in pairwise(line)])
    return shapely.union_all(shapely.buffer(pieces, halves[1:], quad_segs=3))


def mouths(laid: Sequence[River]) -> Any:
    """All ribbons as one geometry, None without rivers."""
    return shapely.union_all([river.body for river in laid]) if laid else None


def river_items(work: Work, laid: Sequence[River], found: Waters) -> list[Item]:
    """Banks first and then the water between them, so that branches open into the main stream."""
    if not laid:
        return []
    r, theme = work.radius, work.theme
    banks = shapely.buffer([river.body for river in laid], BANK * r, quad_segs=1)
    banks = shapely.intersection(banks, outline(work.land))
    if len(found.clipped):
        banks = shapely.difference(banks, found.whole)
    inner = shapely.buffer([river.body for river in laid], -0.008 * r, quad_segs=1)
    return [
        Shape(rings(shapely.simplify(body, 0.003 * r, preserve_topology=False)), fill=colour)
        for bodies, colour in ((banks, theme.shore), (inner, theme.water))
        for body in bodies
    ]
