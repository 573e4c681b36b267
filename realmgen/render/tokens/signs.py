"""Signs as outlines in a circle of radius 1: those of sides and badges, and what stands on cards and counters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from realmgen.render.board.badges import BADGES
from realmgen.render.board.signs import SIGNS as SIDES
from realmgen.render.board.signs import scaled
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import (
    Geometry,
    area,
    catmull,
    contours,
    dot,
    rect,
    union,
)

FINE = 0.008
LARGER = 1.5
"""What makes the sign of a side or a badge fill its circle."""


def glass() -> Geometry:
    """A sandglass, for what counts rounds."""
    upper = area([(-0.5, -0.7), (0.5, -0.7), (0.08, 0.0), (-0.08, 0.0)])
    lower = area([(-0.5, 0.7), (0.5, 0.7), (0.08, 0.0), (-0.08, 0.0)])
    hollow = area([(-0.3, -0.6), (0.3, -0.6), (0.2, -0.42), (-0.2, -0.42)])
    caps = [rect(-0.62, -0.86, 0.62, -0.68), rect(-0.62, 0.68, 0.62, 0.86)]
    return union([upper.difference(hollow), lower, *caps])


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
        "storm": storm,
        "shield": shield,
    }
)


@lru_cache(maxsize=64)
def outlines(name: str) -> tuple[tuple[Point, ...], ...]:
    """The rings of a sign, to be filled even-odd; raises KeyError where nobody drew it."""
    shape = SIGNS[name]() if name in SIGNS else scaled({**BADGES, **SIDES}[name](), LARGER)
    return tuple(tuple(ring) for ring in contours(shape, FINE))


def placed(name: str, at: Point, radius: float) -> list[list[Point]]:
    """A sign round a point, `radius` millimetres from its middle to its edge."""
    return [[(at[0] + radius * x, at[1] + radius * y) for x, y in ring] for ring in outlines(name)]
