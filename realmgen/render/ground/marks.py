"""What must be read first: the numbered signs of the points, barred and hidden routes, and entrances."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import shapely
from shapely.geometry import LineString

from realmgen.kit.plan import Shape as Sort
from realmgen.kit.plan import Spot
from realmgen.render.drawing import Drawing, Point, Shape, Text, Use
from realmgen.render.glyphs.palette import Palette, palette
from realmgen.render.glyphs.strokes import Geometry, area, brush, dot, filled, grown, union
from realmgen.render.ground.lay import Gate, Passage
from realmgen.render.ground.work import FINE, PLATE_UNIT, Work, courses, parts, rings
from realmgen.render.lettering import set_line, width
from realmgen.render.theme import Theme

SIGN = 0.078
"""Radius of a sign, in units of the plan."""
NUMERAL = 1.15
CROSS, CROSS_NIB = 0.038, 0.7
DOT, GAP = 0.5, 1.55
ARROW = 0.2
_LOW = {"circle": 0.0, "triangle": 0.13, "diamond": 0.0}
_ROOM = {"circle": 1.32, "triangle": 0.98, "diamond": 1.1}


@lru_cache(maxsize=64)
def _sign(sort: Sort, pal: Palette) -> tuple[Shape, ...]:
    """The shapes of a sign, 1 in radius."""
    body = _body(sort)
    colour = {"circle": pal.ink, "triangle": pal.accent, "diamond": pal.seal}[sort]
    ring = grown(body, -0.13).difference(grown(body, -0.19))
    return filled(grown(body, 0.24), pal.halo), filled(body, colour), filled(ring, pal.halo)


def _body(sort: Sort) -> Geometry:
    if sort == "circle":
        return dot(0, 0, 1.0, 12)
    if sort == "diamond":
        return area([(0, -1.26), (1.2, 0), (0, 1.26), (-1.2, 0)])
    return area([(0, -1.36), (1.32, 0.98), (-1.32, 0.98)]).buffer(-0.08).buffer(0.08, 3)


def signs(work: Work) -> None:
    """The sign of each point with its number knocked out of it."""
    for room in work.lay.rooms.values():
        work.add("points", *sign(work.drawing, work.theme, room.spot, room.at, SIGN * work.unit))


def sign(drawing: Drawing, theme: Theme, spot: Spot, at: Point, radius: float) -> tuple[Use, Text]:
    """A point's sign, and its number."""
    return stamp(drawing, theme, spot.shape, at, radius), _numeral(theme, spot, at, radius)


def stamp(drawing: Drawing, theme: Theme, sort: Sort, at: Point, radius: float) -> Use:
    """A sign without a number."""
    name = f"point-{sort}"
    drawing.symbols.setdefault(name, _sign(sort, palette(theme, "")))
    return Use(name, *at, radius)


def _numeral(theme: Theme, spot: Spot, at: Point, radius: float) -> Text:
    """A number inside its sign, smaller where it is long."""
    sort, text = spot.shape, str(spot.number)
    room = _ROOM[sort] * radius
    size = NUMERAL * radius * (0.9 if sort == "triangle" else 1.0)
    size *= min(1.0, room / width(text, size, "display"))
    x, y = at
    return set_line(text, x, y + _LOW[sort] * radius + 0.35 * size, size, "display", theme.halo)


def routes(work: Work) -> None:
    """Bars across closed routes and the dots of hidden ones."""
    for passage in work.lay.shown("hidden"):
        _dotted(work, passage.open_line)
    for passage in work.lay.shown("closed"):
        _barred(work, passage)


def _dotted(work: Work, line: Geometry) -> None:
    work.add("hidden", *[Shape(dots(found, work.pen), fill=work.theme.ink) for found in parts(line)])


def dots(line: Geometry, pen: float) -> list[list[Point]]:
    """Small rounds along a line, evenly, none at its ends."""
    count = max(1, round(line.length / (GAP * pen)))
    at = shapely.get_coordinates(
        shapely.line_interpolate_point(line, (np.arange(count) + 0.5) / count, normalized=True)
    )
    turn = np.arange(8) * math.tau / 8
    ring = DOT * pen * np.column_stack([np.cos(turn), np.sin(turn)])
    return [[(x, y) for x, y in (ring + spot).round(2).tolist()] for spot in at]


def cross_at(passage: Passage) -> Point | None:
    """The middle of a route's longest free stretch; None where its two points touch."""
    strings = parts(passage.open_line)
    if not strings:
        return None
    line = max(strings, key=lambda part: part.length)
    return courses(line.interpolate(0.5, normalized=True))[0]


def _barred(work: Work, passage: Passage) -> None:
    at = cross_at(passage)
    if at:
        work.add("closed", *cross(work.theme, at, work.unit))


def cross(theme: Theme, at: Point, unit: float) -> list[Shape]:
    """The sign of a closed route: a cross on a pale ground."""
    pen, (x, y), arm = unit / PLATE_UNIT, at, CROSS * unit
    tips = [(arm, arm), (arm, -arm)]
    whole = union([brush([(x - dx, y - dy), at, (x + dx, y + dy)], 2 * CROSS_NIB * pen) for dx, dy in tips])
    return [
        Shape(rings(grown(whole, 0.6 * pen), FINE * pen), fill=theme.halo),
        Shape(rings(whole, FINE * pen), fill=theme.accent),
    ]


def gates(work: Work) -> None:
    """An arrow at each entrance, dotted where it is hidden."""
    for gate in work.lay.gates:
        work.add("entrances", *arrow(work.theme, *arrow_ends(gate, work.unit), work.unit, hidden=gate.door.hidden))
        if gate.door.hidden:
            _dotted_gate(work, gate)


def arrow_ends(gate: Gate, unit: float) -> tuple[Point, Point]:
    """Where the arrow of an entrance begins and ends."""
    (x, y), (dx, dy), long = gate.line[0], gate.inward, ARROW * unit
    return (x, y), (x + dx * long, y + dy * long)


def arrow(theme: Theme, tail: Point, head: Point, unit: float, *, hidden: bool = False) -> list[Shape]:
    """An arrow that points the way in."""
    long = math.dist(tail, head) or 1.0
    dx, dy = (head[0] - tail[0]) / long, (head[1] - tail[1]) / long

    def spot(along: float, aside: float) -> Point:
        return tail[0] + dx * along - dy * aside, tail[1] + dy * along + dx * aside

    wide = 0.042 * unit
    barb = area(
        [spot(long, 0), spot(long - 2.1 * wide, wide), spot(long - 1.6 * wide, 0), spot(long - 2.1 * wide, -wide)]
    )
    shaft = LineString([spot(0, 0), spot(long - 1.45 * wide, 0)])
    fill = theme.halo if hidden else theme.accent
    head_shape = Shape(
        [courses(barb.exterior)[:-1]], fill=fill, stroke=theme.ink if hidden else None, width=0.006 * unit
    )
    if hidden:
        return [Shape(dots(shaft, unit / PLATE_UNIT * 0.8), fill=theme.ink), head_shape]
    return [filled(shaft.buffer(0.011 * unit, cap_style="flat"), theme.accent), head_shape]


def _dotted_gate(work: Work, gate: Gate) -> None:
    room = work.lay.rooms[gate.door.at]
    way = LineString([arrow_ends(gate, work.unit)[1], room.at]).difference(room.shape)
    _dotted(work, way)
