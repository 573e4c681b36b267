"""Ornaments of the sheet: a lance that serves as a rule, and the compass rose."""

from __future__ import annotations

import math

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, area, filled, ribbon, union

ROSE_RINGS = (0.62, 0.69)


def lance(pal: Palette) -> list[Shape]:
    """Couched to the right along the x axis, 24.5 long, its pennon hanging; units are those of the sheet."""
    shaft = area(ribbon([(0, 0), (12.25, 0), (24.5, 0)], lambda t: 0.5 - 0.25 * t))
    head = area([(27.1, 0), (24.2, -0.7), (25, 0), (24.2, 0.7)])
    guard = area([(3.9, -1), (5.3, -0.25), (5.3, 0.25), (3.9, 1)])
    pennon = area([(23.5, 0.1), (17.5, 0.5), (18.9, 1.25), (17.5, 2.1), (23.5, 1.7)])
    return [filled(union([shaft, head, guard]), pal.ink), filled(pennon, pal.accent)]


def compass(pal: Palette) -> list[Shape]:
    """A rose of eight points in a double ring, its north point in the accent; radius 1."""
    rings = [
        Shape([[(r * math.sin(a), r * math.cos(a)) for a in _TURN]], stroke=pal.ink, width=0.024) for r in ROSE_RINGS
    ]
    minor = [_point(k, 0.58) for k in (1, 3, 5, 7)]
    major = [_point(k, 1.0) for k in (2, 4, 6)]
    north = _point(0, 1.0)
    return [*rings, *_rays(minor, pal, pal.ink), *_rays(major, pal, pal.ink), *_rays([north], pal, pal.accent)]


_TURN = tuple(math.tau * k / 48 for k in range(48))
_HALF = 0.17


def _point(eighth: int, long: float) -> tuple[Geometry, Geometry]:
    """The dark and the light half of one point."""
    a = eighth * math.pi / 4
    tip = (long * math.sin(a), -long * math.cos(a))
    sides = [(_HALF * math.sin(a + s), -_HALF * math.cos(a + s)) for s in (-math.pi / 4, math.pi / 4)]
    return area([tip, sides[0], (0, 0)]), area([tip, sides[1], (0, 0)])


def _rays(points: list[tuple[Geometry, Geometry]], pal: Palette, colour: str) -> list[Shape]:
    light = filled(union([bright for _, bright in points]), pal.paper)
    light.stroke, light.width = pal.ink, 0.022
    return [light, filled(union([dark for dark, _ in points]), colour)]
