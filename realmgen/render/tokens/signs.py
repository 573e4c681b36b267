"""Signs as outlines in a circle of radius 1: those of the sides, and what stands on cards and counters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from realmgen.render.board.signs import SIGNS as SIDES
from realmgen.render.board.signs import scaled
from realmgen.render.drawing import Point
from realmgen.render.glyphs.built import lancet
from realmgen.render.glyphs.strokes import (
    Geometry,
    area,
    brush,
    catmull,
    contours,
    dot,
    grown,
    rect,
    union,
)

FINE = 0.008
LARGER = 1.5
"""What makes the sign of a side fill its circle."""


def glass() -> Geometry:
    """A sandglass, for what counts rounds."""
    upper = area([(-0.5, -0.7), (0.5, -0.7), (0.08, 0.0), (-0.08, 0.0)])
    lower = area([(-0.5, 0.7), (0.5, 0.7), (0.08, 0.0), (-0.08, 0.0)])
    hollow = area([(-0.3, -0.6), (0.3, -0.6), (0.2, -0.42), (-0.2, -0.42)])
    caps = [rect(-0.62, -0.86, 0.62, -0.68), rect(-0.62, 0.68, 0.62, 0.86)]
    return union([upper.difference(hollow), lower, *caps])


def arch() -> Geometry:
    """A chapel's pointed doorway, its gable broken off."""
    wall = area([(-0.72, 0.84), (-0.72, -0.3), (-0.5, -0.52), (-0.3, -0.4), (0.06, -0.86), (0.72, -0.2), (0.72, 0.84)])
    light = dot(0.14, -0.42, 0.13, 8)
    return union([wall.difference(lancet(0.0, 0.9, 0.3, 1.0)).difference(light), rect(-0.92, 0.76, 0.92, 0.92)])


def eye() -> Geometry:
    """An open eye over a battlement."""
    lids = [
        (-0.9, -0.34),
        (-0.5, -0.66),
        (0.0, -0.8),
        (0.5, -0.66),
        (0.9, -0.34),
        (0.5, -0.04),
        (0, 0.08),
        (-0.5, -0.04),
    ]
    lens = area(catmull(lids, 6, closed=True))
    wall = union(
        [rect(-0.84, 0.52, 0.84, 0.86), *(rect(x, 0.3, x + 0.24, 0.56) for x in (-0.84, -0.48, -0.12, 0.24, 0.6))]
    )
    return union([lens.difference(grown(lens, -0.13)), dot(0, -0.36, 0.22, 10), wall])


def bridge() -> Geometry:
    """Two arches over water."""
    span = area([(-0.98, 0.42), (-0.98, -0.3), (0.0, -0.66), (0.98, -0.3), (0.98, 0.42)])
    arches = [union([dot(x, 0.1, 0.32, 10), rect(x - 0.32, 0.1, x + 0.32, 0.5)]) for x in (-0.46, 0.46)]
    waves = [brush([(-0.8, y), (-0.4, y - 0.1), (0.0, y), (0.4, y - 0.1), (0.8, y)], 0.13) for y in (0.66, 0.92)]
    return union([span.difference(union(arches)), *waves])


def storm() -> Geometry:
    """A cloud, and lightning from it."""
    cloud = union(
        [dot(-0.42, -0.34, 0.34, 10), dot(0.02, -0.54, 0.4, 10), dot(0.46, -0.32, 0.32, 10), rect(-0.5, -0.3, 0.5, 0.0)]
    )
    bolt = area([(0.1, 0.08), (-0.3, 0.56), (-0.04, 0.56), (-0.2, 0.98), (0.34, 0.4), (0.06, 0.4), (0.32, 0.08)])
    return union([cloud, bolt])


def shield() -> Geometry:
    """The shield that a sign stands on, a little taller than wide."""
    right = [(0.0, -0.86), (0.78, -0.86), *catmull([(0.78, -0.1), (0.7, 0.3), (0.42, 0.68), (0.0, 0.98)], 5)]
    return area([*right, *((-x, y) for x, y in right[::-1] if x)])


SIGNS: Mapping[str, Callable[[], Geometry]] = MappingProxyType(
    {
        "glass": glass,
        "arch": arch,
        "eye": eye,
        "bridge": bridge,
        "storm": storm,
        "shield": shield,
    }
)


@lru_cache(maxsize=64)
def outlines(name: str) -> tuple[tuple[Point, ...], ...]:
    """The rings of a sign, to be filled even-odd; raises KeyError where nobody drew it."""
    shape = SIGNS[name]() if name in SIGNS else scaled(SIDES[name](), LARGER)
    return tuple(tuple(ring) for ring in contours(shape, FINE))


def placed(name: str, at: Point, radius: float) -> list[list[Point]]:
    """A sign round a point, `radius` millimetres from its middle to its edge."""
    return [[(at[0] + radius * x, at[1] + radius * y) for x, y in ring] for ring in outlines(name)]
