"""Coats of arms for a name: a shield, divided, with a charge; the same name always bears the same arms.

The shield is 2 wide, its middle at (0, 0). A charge over a division changes colour where the field does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from shapely import affinity

from realmgen.kit.chance import Dice, stream
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette, palette
from realmgen.render.glyphs.strokes import Geometry, area, bar, blob, catmull, dot, filled, grown, rect, union
from realmgen.render.theme import Theme

RIM, BODY, LARGE = 0.075, 0.03, 1.22
WIDE, TOP, FOOT = 1.0, -1.2, 1.3


def arms(theme: Theme, name: str) -> tuple[Shape, ...]:
    """The arms of a name in the colours of a theme."""
    return _arms(name, palette(theme, ""), theme.shore if theme.tinted else theme.ink)


@lru_cache(maxsize=256)
def _arms(name: str, pal: Palette, blue: str) -> tuple[Shape, ...]:
    dice = stream(name, "arms")
    shield = _shield()
    part = DIVISIONS[dice.pick(tuple(DIVISIONS))](dice).intersection(shield)
    charge = affinity.scale(CHARGES[dice.pick(tuple(CHARGES))](), LARGE, LARGE, origin=(0, 0))
    colour, metal = dice.pick((pal.accent, pal.seal, blue, pal.ink)), dice.pick((pal.halo, pal.halo, _pale(pal)))
    return (
        filled(grown(shield, RIM), pal.ink),
        filled(shield, metal),
        filled(part, colour),
        filled(charge.difference(part), colour),
        filled(charge.intersection(part), metal),
        filled(grown(shield, -BODY).difference(grown(shield, -2 * BODY)), pal.ink),
    )


def _pale(pal: Palette) -> str:
    return pal.wall_shade if pal.tinted else pal.halo


def _shield() -> Geometry:
    side = [(WIDE, TOP), (WIDE, -0.1), (0.86, 0.46), (0.52, 0.93), (0.0, FOOT)]
    right = [side[0], *catmull(side[1:], 5)]
    return area([*right, *[(-x, y) for x, y in right[::-1][1:]]])


def _chevron(_: Dice) -> Geometry:
    return area([(-1.2, 1.0), (0, -0.25), (1.2, 1.0), (1.2, 2), (-1.2, 2)])


def _bend(dice: Dice) -> Geometry:
    side = dice.pick((-1, 1))
    return area([(-1.4 * side, -1.5), (1.6 * side, 1.5), (-1.4 * side, 1.5)])


def _cross(_: Dice) -> Geometry:
    return union([rect(-0.26, -2, 0.26, 2), rect(-2, -0.46, 2, 0.06)])


DIVISIONS: Mapping[str, Callable[[Dice], Geometry]] = MappingProxyType(
    {
        "plain": lambda _: rect(-2, -2, 2, 2),
        "pale": lambda _: rect(0, -2, 2, 2),
        "fess": lambda _: rect(-2, 0, 2, 2),
        "bend": _bend,
        "quarters": lambda _: union([rect(-2, -2, 0, 0), rect(0, 0, 2, 2)]),
        "chevron": _chevron,
        "chief": lambda _: rect(-2, -2, 2, -0.62),
        "bars": lambda _: union([rect(-2, y, 2, y + 0.36) for y in (-0.84, -0.12, 0.6)]),
        "pallets": lambda _: union([rect(x, -2, x + 0.4, 2) for x in (-1.0, -0.2, 0.6)]),
        "cross": _cross,
    }
)


def _star() -> Geometry:
    turns = [(math.pi * k / 5, 0.2 if k % 2 else 0.52) for k in range(10)]
    return area([(r * math.sin(a), -r * math.cos(a)) for a, r in turns])


def _sun() -> Geometry:
    turns = [(math.pi * k / 12, 0.36 if k % 2 else 0.55) for k in range(24)]
    rays = area([(r * math.sin(a), -r * math.cos(a)) for a, r in turns])
    return rays.difference(dot(0, 0, 0.27, 6).difference(dot(0, 0, 0.22, 6)))


def _crescent() -> Geometry:
    return dot(0, 0, 0.5, 8).difference(dot(0, -0.2, 0.4, 8))


def _pattee() -> Geometry:
    arm = [(-0.09, 0.0), (-0.26, -0.52), (0.26, -0.52), (0.09, 0.0)]
    turned = [[(x, y), (-y, x), (-x, -y), (y, -x)] for x, y in arm]
    return union(area([corner[k] for corner in turned]) for k in range(4))


def _rose() -> Geometry:
    petals = [dot(0.29 * math.sin(a), -0.29 * math.cos(a), 0.23, 5) for a in (math.tau * k / 5 for k in range(5))]
    return union(petals).difference(dot(0, 0, 0.17, 6)).union(dot(0, 0, 0.1, 5))


def _bell() -> Geometry:
    half = [(0.0, -0.5), (0.16, -0.44), (0.24, -0.2), (0.28, 0.1), (0.46, 0.32)]
    right = catmull(half, 4)
    body = area([*right, *[(-x, y) for x, y in right[::-1][:-1]]])
    return union([body, dot(0, 0.4, 0.11), dot(0, -0.52, 0.09)])


def _key() -> Geometry:
    bow = dot(0, -0.34, 0.22, 6).difference(dot(0, -0.34, 0.11, 5))
    wards = [rect(0.0, 0.32, 0.24, 0.4), rect(0.0, 0.46, 0.2, 0.54)]
    return union([bow, bar([(0, -0.14), (0, 0.56)], 0.11), *wards])


def _sword() -> Geometry:
    blade = area([(-0.065, -0.28), (0.065, -0.28), (0.05, 0.5), (0, 0.64), (-0.05, 0.5)])
    return union([blade, rect(-0.28, -0.34, 0.28, -0.25), rect(-0.045, -0.56, 0.045, -0.3), dot(0, -0.6, 0.09)])


def _tower() -> Geometry:
    merlons = [rect(x, -0.5, x + 0.16, -0.3) for x in (-0.36, -0.08, 0.2)]
    whole = union([rect(-0.36, -0.34, 0.36, -0.12), rect(-0.28, -0.14, 0.28, 0.5), *merlons])
    return whole.difference(rect(-0.1, 0.18, 0.1, 0.5).union(dot(0, 0.18, 0.1)))


def _oak() -> Geometry:
    crown = blob(stream("arms", "oak"), (0, -0.16), (0.42, 0.36), 7, 0.3)
    return union([crown, area([(-0.07, 0.1), (0.07, 0.1), (0.2, 0.54), (-0.2, 0.54)])])


CHARGES: Mapping[str, Callable[[], Geometry]] = MappingProxyType(
    {
        "star": _star,
        "sun": _sun,
        "crescent": _crescent,
        "pattee": _pattee,
        "rose": _rose,
        "bell": _bell,
        "key": _key,
        "sword": _sword,
        "tower": _tower,
        "oak": _oak,
        "lozenge": lambda: area([(0, -0.56), (0.4, 0), (0, 0.56), (-0.4, 0)]),
        "ring": lambda: dot(0, 0, 0.42, 8).difference(dot(0, 0, 0.24, 8)),
    }
)
