"""Names of the points and entrances, lettered where they hide least, or left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import shapely
from shapely.geometry import box

from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.lay import Room
from realmgen.render.ground.marks import SIGN, arrow_ends
from realmgen.render.ground.work import Work
from realmgen.render.lettering import clean
from realmgen.render.plate.words.setting import Type, broken

NAME, LEAST = 0.064, 1.9
SHARES = (1.0, 0.88, 0.78)
LINES = (1, 2, 3)
LEADING = 1.0
MOST = 0.12
Box = tuple[float, float, float, float]


@dataclass(slots=True)
class _Crowd:
    """What is taken: signs and words must not be touched, walls had better not be."""

    work: Work
    taken: list[Geometry] = field(default_factory=list)
    walls: Geometry = None

    def cost(self, where: Sequence[Box]) -> float:
        """None of the room taken costs 0; what cannot be borne is 1 or more."""
        shapes = shapely.box(*zip(*where, strict=True))
        wide, high = self.work.drawing.width, self.work.drawing.height
        if any(x0 < 0 or y0 < 0 or x1 > wide or y1 > high for x0, y0, x1, y1 in where):
            return 9.0
        if any(shapely.intersects(other, shapes).any() for other in self.taken):
            return 9.0
        return float(shapely.length(shapely.intersection(self.walls, shapes)).sum()) / self.work.unit


def names(work: Work) -> None:
    """Every name that finds room, points before entrances."""
    crowd = _Crowd(work, [_sign(work, room) for room in work.lay.rooms.values()])
    crowd.taken += [shapely.linestrings(arrow_ends(gate, work.unit)).buffer(1.4 * work.pen) for gate in work.lay.gates]
    crowd.taken += [
        passage.open_line.interpolate(0.5, normalized=True).buffer(2 * work.pen)
        for passage in work.lay.shown("closed")
        if passage.open_line.length
    ]
    crowd.walls = work.lay.floor.boundary
    for room in work.lay.rooms.values():
        if clean(room.spot.name).strip():
            _lettered(work, crowd, clean(room.spot.name).strip(), list(_beside(work, room)), "names")
    for gate in work.lay.gates:
        if clean(gate.door.label).strip():
            _lettered(
                work,
                crowd,
                clean(gate.door.label).strip(),
                list(_outside(work, arrow_ends(gate, work.unit), gate.inward)),
                "entrances",
            )


def _sign(work: Work, room: Room) -> Geometry:
    (x, y), r = room.at, 1.3 * SIGN * work.unit
    return box(x - r, y - r, x + r, y + r)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where lines may stand: the middle (`side` 0), right (-1) or left (1) end of them, under (`down`) or over."""

    at: Point
    side: int
    down: float
    burden: float


def _beside(work: Work, room: Room) -> Iterator[_Place]:
    (x, y), gap = room.at, (1.42 * SIGN) * work.unit
    for down, burden in ((1.0, 0.0), (0.0, 0.02)):
        for shift in (0.0, 0.05, -0.05, 0.1, -0.1):
            yield _Place((x + shift * work.unit, y + (gap if down else -gap)), 0, down, burden + abs(shift) / 10)
    for side in (1, -1):
        yield _Place((x + side * gap, y), side, 0.5, 0.06)
    out = room.reach + 0.05 * work.unit
    for side in (1, -1):
        yield _Place((x + side * out, y), side, 0.5, 0.09)
    yield _Place((x, y + out), 0, 1.0, 0.08)
    yield _Place((x, y - out), 0, 0.0, 0.09)


def _outside(work: Work, ends: tuple[Point, Point], inward: Point) -> Iterator[_Place]:
    (x, y), gap = ends[0], 0.035 * work.unit
    mx, my = (x + ends[1][0]) / 2, (y + ends[1][1]) / 2
    if abs(inward[0]) < 0.8:
        yield _Place((x, y + (gap if inward[1] < 0 else -gap)), 0, 1.0 if inward[1] < 0 else 0.0, 0.0)
        for shift in (0.1, -0.1, 0.2, -0.2):
            yield _Place(
                (x + shift * work.unit, y + (gap if inward[1] < 0 else -gap)), 0, 1.0 if inward[1] < 0 else 0.0, 0.01
            )
        for side in (1, -1):
            yield _Place((mx + side * 1.6 * gap, my), side, 0.5, 0.01)
    for side in (-1, 1):
        yield _Place((x + side * gap, y), side, 0.5, 0.01 if side * inward[0] < 0 else 0.2)
    for down in (1.0, 0.0):
        for shift in (0.0, 0.1, -0.1, 0.2, -0.2):
            yield _Place((mx + shift * work.unit, my + (1.3 * gap if down else -1.3 * gap)), 0, down, 0.015)


def _lettered(work: Work, crowd: _Crowd, text: str, places: Sequence[_Place], layer: str) -> None:
    """The text in the largest type and fewest lines that cost little."""
    best: tuple[float, list[str], list[Point], Type, list[Box]] | None = None
    for n, share in enumerate(SHARES):
        kind = Type("italic", max(LEAST, NAME * work.unit * share), 0.0)
        for count in LINES:
            lines = broken(text, kind, count)
            if lines is None or (count < 3 and max(map(kind.width, lines)) > 0.85 * work.unit):
                continue
            for place in places:
                feet = _feet(place, lines, kind)
                boxes = [_box(kind, line, foot) for line, foot in zip(lines, feet, strict=True)]
                cost = crowd.cost(boxes) + place.burden + 0.05 * n + 0.025 * (count - 1)
                if best is None or cost < best[0]:
                    best = cost, lines, feet, kind, boxes
        if best and best[0] < MOST + 0.05 * n:
            break
    if best is None or best[0] >= 1.0:
        return
    _, lines, feet, kind, boxes = best
    crowd.taken += [box(*where) for where in boxes]
    work.add(
        layer,
        *[kind.line(line, *foot, work.theme.ink, work.theme.halo) for line, foot in zip(lines, feet, strict=True)],
    )


def _feet(place: _Place, lines: Sequence[str], kind: Type) -> list[Point]:
    """The middle of each line's baseline."""
    (x, y), step = place.at, LEADING * kind.size
    high = step * (len(lines) - 1) + 0.72 * kind.size
    top = y - (1 - place.down) * high + 0.62 * kind.size
    return [(x + place.side * kind.width(line) / 2, top + k * step) for k, line in enumerate(lines)]


def _box(kind: Type, line: str, foot: Point) -> Box:
    x0, y0, x1, y1 = kind.box(line, *foot)
    return x0 - 0.15 * kind.size, y0, x1 + 0.15 * kind.size, y1 + 0.12 * kind.size
