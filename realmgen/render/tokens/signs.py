"""The signs of those who play, as outlines in a circle of radius 1: whole, and readable without colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import (
    Geometry,
    area,
    bar,
    catmull,
    contours,
    dot,
    moved,
    rect,
    ribbon,
    union,
)

FINE = 0.008


def _mirrored(half: list[Point]) -> list[Point]:
    """A closed line from its right half, given from top to bottom."""
    return [*half, *[(-x, y) for x, y in half[::-1] if x]]


def flame() -> Geometry:
    """A fire of three tongues, hollow at its heart."""
    outer = [
        (0.06, -0.98),
        (0.34, -0.5),
        (0.42, -0.22),
        (0.58, -0.5),
        (0.74, 0.1),
        (0.6, 0.62),
        (0.2, 0.92),
        (-0.2, 0.92),
        (-0.62, 0.6),
        (-0.72, 0.12),
        (-0.5, -0.3),
        (-0.36, -0.02),
        (-0.16, -0.42),
    ]
    heart = [(0.04, 0.0), (0.26, 0.4), (0.16, 0.72), (-0.14, 0.72), (-0.24, 0.42)]
    return area(catmull(outer, 5, closed=True)).difference(area(catmull(heart, 5, closed=True)))


def bell() -> Geometry:
    """A bell with its clapper, hung from a ring."""
    side = [(0.0, -0.66), (0.26, -0.6), (0.44, -0.3), (0.5, 0.12), (0.62, 0.36), (0.84, 0.5)]
    body = area(_mirrored(catmull(side, 5)))
    lip = rect(-0.88, 0.5, 0.88, 0.62)
    ring = dot(0, -0.78, 0.2, 8).difference(dot(0, -0.78, 0.09, 8))
    return union([body, lip, ring, dot(0, 0.72, 0.2, 8).difference(rect(-1, 0.4, 1, 0.66))])


def thorn() -> Geometry:
    """A bent stem with thorns to both sides."""
    line = catmull([(-0.3, 0.96), (-0.12, 0.4), (0.1, -0.1), (0.12, -0.5), (0.0, -0.96)], 6)
    spines = [
        ([(-0.16, 0.34), (0.3, 0.36), (0.7, 0.1)], 0.3),
        ([(-0.02, 0.2), (-0.4, 0.1), (-0.74, -0.2)], 0.3),
        ([(0.1, -0.14), (0.44, -0.22), (0.7, -0.5)], 0.26),
        ([(0.12, -0.4), (-0.2, -0.5), (-0.44, -0.8)], 0.24),
        ([(-0.24, 0.6), (-0.5, 0.62), (-0.78, 0.44)], 0.24),
    ]
    thorns = [area(ribbon(catmull(spots, 6), lambda t, w=wide: w * (1 - t) + 0.01)) for spots, wide in spines]  # type: ignore[misc]
    return union([area(ribbon(line, lambda t: 0.24 - 0.2 * t)), *thorns])


def crown() -> Geometry:
    """Five points with balls over a band."""
    half = [(0.0, -0.56), (0.2, 0.02), (0.44, -0.5), (0.56, 0.06), (0.9, -0.34), (0.7, 0.38)]
    balls = [(0, -0.66, 0.13), (0.45, -0.58, 0.12), (-0.45, -0.58, 0.12), (0.92, -0.42, 0.11), (-0.92, -0.42, 0.11)]
    return union([area(_mirrored(half)), rect(-0.7, 0.46, 0.7, 0.66), *(dot(x, y, r, 8) for x, y, r in balls)])


def nobody() -> Geometry:
    """A ring with a bar through it: nobody's."""
    return union([dot(0, 0, 0.78, 12).difference(dot(0, 0, 0.58, 12)), bar([(-0.42, 0.42), (0.42, -0.42)], 0.2)])


def glass() -> Geometry:
    """A sandglass, for what counts rounds."""
    upper = area([(-0.5, -0.7), (0.5, -0.7), (0.08, 0.0), (-0.08, 0.0)])
    lower = area([(-0.5, 0.7), (0.5, 0.7), (0.08, 0.0), (-0.08, 0.0)])
    hollow = area([(-0.3, -0.6), (0.3, -0.6), (0.2, -0.42), (-0.2, -0.42)])
    caps = [rect(-0.62, -0.86, 0.62, -0.68), rect(-0.62, 0.68, 0.62, 0.86)]
    return union([upper.difference(hollow), lower, *caps])


def shield() -> Geometry:
    """The shield that a sign stands on, a little taller than wide."""
    side = [(0.78, -0.86), (0.78, -0.1), (0.7, 0.3), (0.42, 0.68), (0.0, 0.98)]
    return area(_mirrored([(0.0, -0.86), (0.78, -0.86), *catmull(side[1:], 5)]))


def rays() -> Geometry:
    """A disc of sixteen rays."""
    turns = [(math.pi * k / 16, 0.84 if k % 2 else 1.0) for k in range(32)]
    return area([(r * math.sin(a), -r * math.cos(a)) for a, r in turns])


SIGNS: Mapping[str, Callable[[], Geometry]] = MappingProxyType(
    {
        "flame": flame,
        "bell": bell,
        "thorn": thorn,
        "crown": crown,
        "nobody": nobody,
        "glass": glass,
        "shield": shield,
        "rays": rays,
    }
)


@lru_cache(maxsize=64)
def outlines(name: str) -> tuple[tuple[Point, ...], ...]:
    """The rings of a sign, to be filled even-odd; raises KeyError where nobody drew it."""
    return tuple(tuple(ring) for ring in contours(moved(SIGNS[name](), 0, 0), FINE))


def placed(name: str, at: Point, radius: float) -> list[list[Point]]:
    """A sign round a point, `radius` millimetres from its middle to its edge."""
    return [[(at[0] + radius * x, at[1] + radius * y) for x, y in ring] for ring in outlines(name)]
