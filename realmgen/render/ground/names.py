"""Names of the points and entrances, lettered where they hide least, or left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import shapely

from realmgen.render.drawing import Item, Point
from realmgen.render.glyphs.strokes import Geometry, rect
from realmgen.render.ground.green import shores
from realmgen.render.ground.lay import Room
from realmgen.render.ground.marks import CROSS, SIGN, arrow_ends, cross_at
from realmgen.render.ground.work import Array, Box, Work, parts
from realmgen.render.lettering import clean
from realmgen.render.plate.words.setting import Type, broken
from realmgen.render.prose.lines import quoted

NAME, LEAST, SHORT, WIDEST = 0.064, 1.9, 6.0, 0.8
"""Size of a name in units of the plan and its least in millimetres; up to which width, in ems, it stands in one line,
and up to which, in units, it may."""
SHARES, LINES = (1.0, 0.88, 0.78), (1, 2, 3)
LEADING = 1.0
SMALLER, MORE_LINES, EASY = 0.04, (0.0, 0.04, 0.13), 0.08
WALL, TRAIL = 4.0, 9.0
NEVER, EVERY = 9.0, 0.022
CLOSE = 0.014
"""Units of the plan that words keep off walls, where they can."""


@dataclass(slots=True)
class Lettered:
    """Names with places: their items by layer, and what they take."""

    layers: dict[str, list[Item]] = field(default_factory=lambda: {"entrances": [], "names": []})
    boxes: tuple[Geometry, ...] = ()


class _Place(NamedTuple):
    """Where lines may stand: beside `at` to the left (-1), on it (0), or to the right (1); under it (`down` 1), over
    it (0) or level with it; at what cost."""

    at: Point
    side: int
    down: float
    burden: float


class _Set(NamedTuple):
    """Lines set at a place: what that costs, where their baselines' middles are, and what they take."""

    cost: float
    lines: list[str]
    kind: Type
    feet: list[Point]
    boxes: list[Box]


def names(work: Work) -> Lettered:
    """Every name that finds room, points before entrances."""
    done, crowd = Lettered(), _Crowd.of(work)
    for room in work.lay.rooms.values():
        _letter(work, crowd, done, room.spot.name, _beside(work, room))
    for gate in work.lay.gates:
        places = _outside(work, arrow_ends(gate, work.unit), gate.inward)
        _letter(work, crowd, done, gate.door.label, places, "entrances")
    return done


@dataclass(slots=True)
class _Crowd:
    """What is there: boxes that must not be touched, and spots along walls and trails that had better not be."""

    unit: float
    room: Box
    taken: Array
    walls: Array
    trails: Array

    @classmethod
    def of(cls, work: Work) -> _Crowd:
        """What is there before anything is lettered."""
        sign, arrow, cross = 1.3 * SIGN * work.unit, 1.9 * work.pen, 1.7 * CROSS * work.unit
        taken = [_grown((*room.at, *room.at), sign) for room in work.lay.rooms.values()]
        for gate in work.lay.gates:
            (ax, ay), (bx, by) = arrow_ends(gate, work.unit)
            taken.append(_grown((min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)), arrow))
        taken += [_grown((*at, *at), cross) for at in map(cross_at, work.lay.shown("closed")) if at]
        step = EVERY * work.unit
        walls, trails = _along(_edges(work), step), _along(_trails(work), step)
        return cls(work.unit, work.place.room, np.array(taken).reshape(-1, 4), walls, trails)

    def costs(self, boxes: Array) -> Array:
        """What each of the boxes (n x 4) costs: NEVER where it must not stand."""
        x0, y0, x1, y1 = (boxes[:, k, None] for k in range(4))
        t = self.taken.T
        never = ((x0 < t[2]) & (t[0] < x1) & (y0 < t[3]) & (t[1] < y1)).any(axis=1)
        left, top, right, bottom = self.room
        off = (x0 < left) | (y0 < top) | (x1 > right) | (y1 > bottom)
        cost = NEVER * (never | off[:, 0])
        air = CLOSE * self.unit
        for spots, weight in ((self.walls, WALL), (self.trails, TRAIL)):
            sx, sy = spots.T
            near = (x0 - air < sx) & (sx < x1 + air) & (y0 - air < sy) & (sy < y1 + air)
            cost = cost + EVERY * weight * near.sum(axis=1)
        return cost


def _edges(work: Work) -> list[Geometry]:
    """Walls, shores, and the ways between points."""
    thick = work.look.wall * work.unit
    masonry = [shapely.buffer(work.lay.floor, thick, join_style="mitre")] if thick else []
    bounds = [work.lay.floor, *masonry, *shores(work)]
    rings: list[Geometry] = shapely.get_rings(shapely.get_parts(bounds)).tolist()
    ways = [passage.open_line for passage in work.lay.passages if passage.link.way != "hidden"]
    return rings + parts(ways)


def _trails(work: Work) -> list[Geometry]:
    lines = [passage.open_line for passage in work.lay.shown("hidden")]
    lines += [
        shapely.linestrings(gate.line).difference(work.lay.rooms[gate.door.at].shape)
        for gate in work.lay.gates
        if gate.door.hidden
    ]
    return parts(lines)


def _along(lines: Sequence[Geometry], step: float) -> Array:
    """Spots along lines, `step` apart."""
    found = [shapely.get_coordinates(shapely.segmentize(line, step)) for line in lines]
    return np.vstack(found) if found else np.empty((0, 2))


def _beside(work: Work, room: Room) -> Iterator[_Place]:
    """Places of a point's name: under its sign, over it, beside it, then outside its outline."""
    (x, y), gap = room.at, 1.42 * SIGN * work.unit
    out = room.reach + (0.05 + work.look.wall) * work.unit
    for down, burden in ((1.0, 0.0), (0.0, 0.02)):
        for shift in (0.0, 0.05, -0.05, 0.1, -0.1):
            yield _Place((x + shift * work.unit, y + (gap if down else -gap)), 0, down, burden + abs(shift) / 8)
    for away, burden in ((gap, 0.06), (out, 0.2)):
        for side in (1, -1):
            for shift in (0.0, 0.1, -0.1):
                yield _Place((x + side * away, y + shift * work.unit), side, 0.5, burden + abs(shift) / 8)
    for shift in (0.0, 0.15, -0.15):
        yield _Place((x + shift * work.unit, y + out), 0, 1.0, 0.18 + abs(shift) / 8)
        yield _Place((x + shift * work.unit, y - out), 0, 0.0, 0.19 + abs(shift) / 8)


def _outside(work: Work, ends: tuple[Point, Point], inward: Point) -> Iterator[_Place]:
    """Places of an entrance's label: behind the arrow, then beside it."""
    (x, y), gap = ends[0], 0.052 * work.unit
    mx, my = (x + ends[1][0]) / 2, (y + ends[1][1]) / 2
    upright, below = abs(inward[1]) > 0.3, inward[1] < 0
    for shift in (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42):
        if upright:
            at = (x + shift * work.unit, y + (gap if below else -gap))
            yield _Place(at, 0, float(below), abs(shift) / 10)
        for down in (1.0, 0.0):
            at = (mx + shift * work.unit, my + (1.1 * gap if down else -1.1 * gap))
            yield _Place(at, 0, down, 0.02 + abs(shift) / 10)
    for side in (1, -1):
        yield _Place((x + side * gap, y), side, 0.5, 0.01)
        yield _Place((mx + side * 1.2 * gap, my), side, 0.5, 0.015)


def _letter(
    work: Work, crowd: _Crowd, done: Lettered, name: str, places: Iterator[_Place], layer: str = "names"
) -> None:
    """A name in the largest type and fewest lines that cost little."""
    text, spots = quoted(clean(name)).strip(), list(places)
    best = min(_tries(work, crowd, text, spots), key=lambda found: found.cost, default=None) if text else None
    if best is None or best.cost >= 1.0:
        return
    crowd.taken = np.vstack([crowd.taken, best.boxes])
    done.boxes += tuple(rect(*where) for where in best.boxes)
    lines = zip(best.lines, best.feet, strict=True)
    done.layers[layer] += [best.kind.line(line, *foot, work.theme.ink, work.theme.halo) for line, foot in lines]


def _tries(work: Work, crowd: _Crowd, text: str, places: Sequence[_Place]) -> Iterator[_Set]:
    """The best place for each size and number of lines, until one costs little."""
    for n, share in enumerate(SHARES):
        kind = Type("italic", max(LEAST, NAME * work.unit * share), 0.0)
        easy = False
        for count in LINES if kind.width(text) > SHORT * kind.size else LINES[:1]:
            lines = broken(text, kind, count)
            if lines is None or (count < LINES[-1] and max(map(kind.width, lines)) > WIDEST * work.unit):
                continue
            found = _placed(crowd, lines, kind, places)
            found = found._replace(cost=found.cost + SMALLER * n + MORE_LINES[count - 1])
            easy = easy or found.cost < EASY + SMALLER * n
            yield found
        if easy:
            return


def _placed(crowd: _Crowd, lines: list[str], kind: Type, places: Sequence[_Place]) -> _Set:
    feet = [_feet(place, lines, kind) for place in places]
    boxes = [[_box(kind, line, foot) for line, foot in zip(lines, spots, strict=True)] for spots in feet]
    costs = crowd.costs(np.array(boxes).reshape(-1, 4)).reshape(len(places), -1).sum(axis=1)
    costs += np.array([place.burden for place in places])
    k = int(np.argmin(costs.round(6)))
    return _Set(float(costs[k]), lines, kind, feet[k], boxes[k])


def _feet(place: _Place, lines: Sequence[str], kind: Type) -> list[Point]:
    """The middle of each line's baseline."""
    (x, y), step = place.at, LEADING * kind.size
    high = step * (len(lines) - 1) + 0.72 * kind.size
    top = y - (1 - place.down) * high + 0.62 * kind.size
    return [(x + place.side * kind.width(line) / 2, top + k * step) for k, line in enumerate(lines)]


def _box(kind: Type, line: str, foot: Point) -> Box:
    x0, y0, x1, y1 = kind.box(line, *foot)
    return x0 - 0.15 * kind.size, y0, x1 + 0.15 * kind.size, y1 + 0.12 * kind.size


def _grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by
