"""What the painters of a plan share: the drawing, its theme, the lay on paper, and an unsteady hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import shapely

from realmgen.kit.chance import Dice
from realmgen.kit.plan import Plan
from realmgen.render.drawing import Drawing, Item, Point, Shape
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.lay import Lay, dice_of
from realmgen.render.ground.look import LOOKS, Look, known
from realmgen.render.plate.tint import mix
from realmgen.render.theme import Ground, Theme

PLATE_UNIT: Final = 42.0
"""Millimetres to a unit of the plan at which pens have their plain width."""
FINE, LEAST_AREA = 0.025, 0.02
Array = Any
Box = tuple[float, float, float, float]


class Place(NamedTuple):
    """Where a plan is drawn: millimetres to its unit, where its (0, 0) lies, and the room that words must keep to."""

    unit: float
    origin: Point
    room: Box


@dataclass(frozen=True, slots=True)
class Work:
    """A plan being drawn; `salt` seeds what is strewn over the paper."""

    drawing: Drawing
    theme: Theme
    plan: Plan
    lay: Lay
    place: Place
    salt: int
    words: tuple[Geometry, ...] = ()
    """What names take, which nothing strewn may touch."""

    @property
    def unit(self) -> float:
        return self.place.unit

    @property
    def origin(self) -> Point:
        return self.place.origin

    @property
    def pen(self) -> float:
        """A millimetre of the plate's pens on this paper."""
        return self.unit / PLATE_UNIT

    @property
    def ground(self) -> str:
        return known(self.plan.ground)

    @property
    def look(self) -> Look:
        return LOOKS[self.ground]

    @property
    def deep(self) -> float:
        """How far in millimetres walls or rock go beyond what can be walked on."""
        return self.look.round * self.unit

    def add(self, layer: str, *items: Item) -> None:
        kept = [item for item in items if not isinstance(item, Shape) or item.contours]
        if kept:
            self.drawing.add(layer, kept)

    def dice(self, name: str) -> Dice:
        return dice_of(self.plan, name)

    def tints(self, style: str) -> Ground:
        return self.theme.ground(style)

    def ink(self, part: float = 1.0) -> str:
        """The ink of what stands behind, paler with a lesser `part`; plain ink on a sheet."""
        return mix(self.theme.halo, self.theme.terrain_ink, part) if self.theme.tinted else self.theme.ink

    def free(self, at: Point) -> float:
        """How far in millimetres a place is from all that is drawn of the plan itself."""
        gates = [shapely.linestrings(gate.line) for gate in self.lay.gates]
        there = shapely.union_all([self.lay.core, *gates, *self.words])
        return float(shapely.distance(shapely.Point(at), there)) - self.deep

    def warped(self, shape: Geometry, by: float = 0.22) -> Geometry:
        """The shape as an unsteady hand draws it: moved by up to about `by` pens, near points alike."""
        step = 2.2 * self.pen
        moved = shapely.transform(shapely.segmentize(shape, step), lambda spots: self._swayed(spots, by * self.pen))
        return moved if np.all(shapely.is_valid(moved)) else shapely.make_valid(moved, method="structure")

    def _swayed(self, spots: Array, by: float) -> Array:
        x, y = ((spots - np.array(self.origin)) / self.pen).T
        turn = self.salt % 1000 / 7.0
        dx = np.sin(0.71 * y + 0.23 * x + turn) + 0.6 * np.sin(1.37 * y - 0.5 * x + 2.1 * turn)
        dy = np.sin(0.67 * x - 0.31 * y + 1.7 * turn) + 0.6 * np.sin(1.29 * x + 0.47 * y + 0.9 * turn)
        return spots + (by / 1.6) * np.column_stack([dx, dy])

    def filled(self, shape: Geometry, colour: str, opacity: float = 1.0) -> Shape:
        return Shape(rings(shape, FINE * self.pen), fill=colour, opacity=opacity)

    def outlined(self, shape: Geometry, colour: str, width: float, opacity: float = 1.0) -> Shape:
        """The edges of a shape as a line of `width` pens."""
        return Shape(rings(shape, FINE * self.pen), stroke=colour, width=width * self.pen, opacity=opacity)

    def lines(self, shape: Geometry, colour: str, width: float) -> Shape:
        """Lines as strokes of `width` pens."""
        found = [courses(part) for part in parts(shape) if part.geom_type in ("LineString", "LinearRing")]
        return Shape(found, stroke=colour, width=width * self.pen, closed=False)

    def wedges(self, starts: Array, ends: Array, width: float, colour: str) -> Shape:
        """Thin triangles from a butt of `width` pens at each start to a point at each end."""
        way = ends - starts
        long = np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-9)[:, None]
        side = np.column_stack([-way[:, 1], way[:, 0]]) / long * (width * self.pen / 2)
        corners = np.stack([starts + side, ends, starts - side], axis=1).round(2)
        return Shape([[(a, b), (c, d), (e, f)] for (a, b), (c, d), (e, f) in corners.tolist()], fill=colour)


def parts(shape: Geometry) -> list[Geometry]:
    """The single geometries of one that may be many, none of them empty."""
    return [part for part in shapely.get_parts(shape).tolist() if not part.is_empty]


def courses(line: Geometry) -> list[Point]:
    """The points of one line."""
    return [(float(x), float(y)) for x, y in shapely.get_coordinates(line).tolist()]


def rings(shape: Geometry, fine: float) -> list[list[Point]]:
    """The rings of all polygons in a shape, simplified, without slivers."""
    thin = shapely.simplify(shape, fine)
    found: list[list[Point]] = []
    for part in parts(thin):
        if part.geom_type == "Polygon" and part.area > LEAST_AREA:
            found += [courses(ring)[:-1] for ring in (part.exterior, *part.interiors)]
    return found


def across(line: Geometry, at: float, half: float) -> list[tuple[float, float]]:
    """A short line across another."""
    (x, y), (ax, ay) = courses(line.interpolate(at))[0], courses(line.interpolate(max(0.0, at - 0.1)))[0]
    (bx, by) = courses(line.interpolate(min(line.length, at + 0.1)))[0]
    long = float(np.hypot(bx - ax, by - ay)) or 1.0
    dx, dy = -(by - ay) / long * half, (bx - ax) / long * half
    return [(x - dx, y - dy), (x + dx, y + dy)]


def along(line: Geometry, distances: Array) -> Array:
    """The places at distances along a line; on a ring they go round."""
    spots = shapely.get_coordinates(line)
    so_far = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(spots, axis=0).T))])
    distances = distances % so_far[-1] if line.geom_type == "LinearRing" else distances
    return np.column_stack([np.interp(distances, so_far, spots[:, axis]) for axis in (0, 1)])
