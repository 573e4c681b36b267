"""Outlines that dossiers are drawn with: boxes, strokes of a pen in them, shields, lines to write on."""

from __future__ import annotations

import math
from typing import Final

from realmgen.render.drawing import Contour, Shape

HAIR: Final = 0.14
"""The weight of a fine line in millimetres."""


def square(x: float, y: float, side: float) -> Contour:
    """A box by its upper left corner."""
    return [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]


def stroke(x: float, y: float, side: float, number: int) -> Contour:
    """The stroke of that number in a box: two slanting ones, one upright, one level."""
    near, far, half = 0.14 * side, 0.86 * side, 0.5 * side
    ends = (
        ((near, far), (far, near)),
        ((near, near), (far, far)),
        ((half, near), (half, far)),
        ((near, half), (far, half)),
    )
    return [(x + dx, y + dy) for dx, dy in ends[number % len(ends)]]


def written(x0: float, x1: float, y: float, ink: str) -> Shape:
    """A line to write on."""
    return Shape([[(x0, y), (x1, y)]], stroke=ink, width=HAIR, closed=False)


def rounded(x: float, y: float, wide: float, high: float, r: float) -> Contour:
    """A box with round corners."""
    middles = (
        (x + wide - r, y + r, -90),
        (x + wide - r, y + high - r, 0),
        (x + r, y + high - r, 90),
        (x + r, y + r, 180),
    )
    turns = [(cx, cy, math.radians(start + 22.5 * k)) for cx, cy, start in middles for k in range(5)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for cx, cy, a in turns]


def shield(middle: float, top: float, half: float, high: float) -> Contour:
    """A shield whose upper edge is at `top`."""
    side = [(1.0, 0.0), (1.0, 0.44), (0.94, 0.6), (0.8, 0.75), (0.55, 0.88), (0.0, 1.0)]
    right = [(middle + x * half, top + y * high) for x, y in side]
    return [*right, *[(2 * middle - x, y) for x, y in right[-2::-1]]]
