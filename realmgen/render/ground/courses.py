"""The courses that a route between two points may take, the plainest first."""

from __future__ import annotations

import math
from collections.abc import Iterator

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import catmull
from realmgen.render.ground.look import Course

BENDS = (0.06, -0.06, 0.16, -0.16, 0.3, -0.3, 0.5, -0.5)
SLIGHT = 0.12
SIDE = 0.45
"""How far from its middle a room may be left, as a part of its radius."""


def courses(course: Course, a: Point, b: Point, reach: float, dice: Dice) -> Iterator[list[Point]]:
    """Lines from `a` to `b`, points whose lesser radius is `reach`."""
    if course == "square":
        yield from _square(a, b, reach)
        yield from (_bowed(a, b, bend, 0.0) for bend in (0.3, -0.3))
    elif course == "straight":
        yield [a, b]
        yield from (_bowed(a, b, bend, 0.0) for bend in BENDS[2:])
    elif course == "angled":
        first, last = dice.between(-0.1, 0.1), dice.between(-0.1, 0.1)
        for bend in (0.0, *BENDS):
            yield [a, _beside(a, b, 0.33, bend + first), _beside(a, b, 0.67, bend + last), b]
    else:
        sway = dice.between(0.02, 0.07) * dice.pick((-1, 1))
        yield from (_bowed(a, b, bend, sway) for bend in BENDS)


def _beside(a: Point, b: Point, along: float, aside: float) -> Point:
    """A point at a part of the way, and aside of it by a part of its length."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return a[0] + dx * along - dy * aside, a[1] + dy * along + dx * aside


def _bowed(a: Point, b: Point, bend: float, sway: float) -> list[Point]:
    middle = [_beside(a, b, 0.3, bend * 0.8 + sway), _beside(a, b, 0.5, bend), _beside(a, b, 0.7, bend * 0.8 - sway)]
    return catmull([a, *middle, b], 6)


def _square(a: Point, b: Point, reach: float) -> Iterator[list[Point]]:
    """Level and upright stretches: straight on, with a step half way, or round one corner."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if min(abs(dx), abs(dy)) < SLIGHT * max(abs(dx), abs(dy)):
        yield [a, b]
    upright, level = _stepped(a, b, reach), _turned(_stepped(_swapped(a), _swapped(b), reach))
    yield from (upright, level) if abs(dy) >= abs(dx) else (level, upright)
    yield [a, (a[0], b[1]), b]
    yield [a, (b[0], a[1]), b]


def _stepped(a: Point, b: Point, reach: float) -> list[Point]:
    """Up or down, aside half way, and on."""
    aside = math.copysign(min(abs(b[0] - a[0]) / 2, SIDE * reach), b[0] - a[0])
    x0, x1, y = a[0] + aside, b[0] - aside, (a[1] + b[1]) / 2
    line = [(x0, a[1]), (x0, y), (x1, y), (x1, b[1])]
    return line if abs(x1 - x0) > 1e-9 else [line[0], line[-1]]


def _swapped(point: Point) -> Point:
    return point[1], point[0]


def _turned(line: list[Point]) -> list[Point]:
    return [_swapped(point) for point in line]
