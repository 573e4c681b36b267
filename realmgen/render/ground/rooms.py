"""Outlines of the points of a plan, round (0, 0) and about 1 in radius: chambers, caverns, courts, clearings."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from shapely import affinity

from realmgen.kit.chance import Dice
from realmgen.render.glyphs.strokes import Geometry, area, catmull, dot, rect, union

Outline = Callable[[Dice], Geometry]


def hall(dice: Dice) -> Geometry:
    """A square or oblong chamber."""
    wide, high = dice.pick(((1.0, 0.8), (0.82, 0.96), (0.9, 0.9), (1.1, 0.72)))
    return rect(-wide, -high, wide, high)


def cross(dice: Dice) -> Geometry:
    """A chamber with arms to four sides."""
    arm = dice.between(0.5, 0.62)
    return union([rect(-1.08, -arm, 1.08, arm), rect(-arm, -0.98, arm, 0.98)])


def octagon(dice: Dice) -> Geometry:
    """A chamber of eight walls."""
    cut = dice.between(0.3, 0.42)
    a, b = 0.98, 0.98 - 2 * cut * 0.7
    return area([(-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b)])


def apse(dice: Dice) -> Geometry:
    """A chamber with a round end."""
    shape = union([rect(-0.78, -0.35, 0.78, 0.95), dot(0, -0.35, 0.78, 8)])
    return affinity.rotate(shape, 90 * dice.below(4), origin=(0, 0))


def niched(dice: Dice) -> Geometry:
    """A chamber with a row of niches in two walls."""
    niches = [rect(x - 0.15, side * 0.6, x + 0.15, side * 0.98) for x in (-0.62, -0.0, 0.62) for side in (-1, 1)]
    shape = union([rect(-0.98, -0.7, 0.98, 0.7), *niches])
    return affinity.rotate(shape, 90 * dice.below(2), origin=(0, 0))


def rotunda(dice: Dice) -> Geometry:
    """A round chamber."""
    return dot(0, 0, dice.between(0.92, 1.0), 10)


def cavern(dice: Dice) -> Geometry:
    """A hollow of no shape."""
    count = 9
    wide, high = dice.between(1.0, 1.2), dice.between(0.78, 0.95)
    turn = dice.between(0, math.tau)
    spots = []
    for k in range(count):
        a = turn + math.tau * (k + dice.between(-0.25, 0.25)) / count
        r = dice.between(0.72, 1.14)
        spots.append((wide * r * math.cos(a), high * r * math.sin(a)))
    return area(catmull(spots, 5, closed=True))


def clearing(dice: Dice) -> Geometry:
    """An open place with a soft edge."""
    count, turn = 10, dice.between(0, math.tau)
    spots = []
    for k in range(count):
        a, r = turn + math.tau * k / count, dice.between(0.86, 1.06)
        spots.append((1.12 * r * math.cos(a), 0.86 * r * math.sin(a)))
    return area(catmull(spots, 4, closed=True))


def working(dice: Dice) -> Geometry:
    """A hollow hewn by picks."""
    count, turn = 8, dice.between(0, math.tau)
    spots = []
    for k in range(count):
        a = turn + math.tau * (k + dice.between(-0.2, 0.2)) / count
        r = dice.between(0.78, 1.14)
        spots.append((1.06 * r * math.cos(a), 0.9 * r * math.sin(a)))
    return area(spots)


def court(dice: Dice) -> Geometry:
    """A walled yard, never quite square."""

    def off() -> float:
        return dice.between(-0.12, 0.12)

    wide, high = dice.pick(((1.0, 0.82), (0.9, 0.9), (1.08, 0.76)))
    return area([(-wide + off(), -high + off()), (wide + off(), -high + off()), (wide + off(), high), (-wide, high)])


def keep(_: Dice) -> Geometry:
    """The square of a strong tower, its corners built out."""
    corners = [rect(x - 0.24, y - 0.24, x + 0.24, y + 0.24) for x in (-0.72, 0.72) for y in (-0.72, 0.72)]
    return union([rect(-0.78, -0.78, 0.78, 0.78), *corners])


def square(dice: Dice) -> Geometry:
    """A place where streets meet."""

    def near(x: float, y: float) -> tuple[float, float]:
        return x + dice.between(-0.16, 0.16), y + dice.between(-0.14, 0.14)

    return area([near(-1.0, -0.8), near(0.0, -0.92), near(1.0, -0.78), near(0.96, 0.78), near(-0.94, 0.84)])


OUTLINES: Mapping[str, tuple[Outline, ...]] = MappingProxyType(
    {
        "tomb": (hall, hall, cross, octagon, apse, niched, rotunda),
        "caves": (cavern,),
        "castle": (court, court, keep, rotunda, octagon),
        "wood": (clearing,),
        "ruin": (hall, cross, apse, hall, rotunda),
        "isle": (clearing,),
        "town": (square,),
        "mine": (working,),
    }
)
