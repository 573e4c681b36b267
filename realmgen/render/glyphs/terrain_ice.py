"""Symbols of fields of ice: slabs pushed up on end, and cracks. The origin is the middle of the foot."""

from __future__ import annotations

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, Spot, area, brush, filled, inked


def ice(dice: Dice, pal: Palette) -> list[Shape]:
    """A slab or two on end over a crack; some are a crack alone, with its branches."""
    if dice.below(3) == 0:
        return [inked(_crack(dice, pal, 0.42, branches=3), pal.water if pal.tinted else pal.line)]
    shapes: list[Shape] = []
    slabs = [(-0.14, 0.3, 0.15), (0.17, 0.2, 0.12)] if dice.below(2) else [(0.05, 0.28, 0.17)]
    for x, high, wide in slabs:
        shapes += _slab(dice, pal, (x, dice.between(-0.02, 0.0)), high * dice.between(0.85, 1.1), wide)
    return [inked(_crack(dice, pal, 0.4, branches=1), pal.water if pal.tinted else pal.line), *shapes]


def _slab(dice: Dice, pal: Palette, foot: Spot, high: float, wide: float) -> list[Shape]:
    """A block that leans, its right face in shade."""
    (x, y), lean = foot, dice.between(0.02, 0.1)
    left, right, edge = (x - wide, y), (x + wide, y), (x + wide * 0.25, y)
    top, shoulder = (x - wide * 0.5 + lean, y - high), (x + wide * 0.55 + lean, y - high * dice.between(0.66, 0.8))
    ridge = (x + wide * 0.1 + lean, y - high * 0.84)
    faces = [filled(area([left, top, ridge, shoulder, right]), pal.body)]
    if pal.shade:
        faces.append(filled(area([ridge, shoulder, right, edge]), pal.shade))
    strokes = [
        brush([left, top], pal.nib * 1.3, "start", smooth=False),
        brush([top, ridge, shoulder, right], pal.nib * 1.8, "both", smooth=False),
        brush([ridge, edge], pal.nib * 1.0, "end", smooth=False),
    ]
    return [*faces, inked(strokes, pal.line)]


def _crack(dice: Dice, pal: Palette, reach: float, branches: int) -> list[Geometry]:
    """A jagged line along the ground, with branches."""
    spots = [(-reach + 2 * reach * k / 6, 0.045 + dice.between(-0.05, 0.05)) for k in range(7)]
    strokes = [brush(spots, pal.nib * 1.2, "both", smooth=False)]
    for k in range(branches):
        x, y = spots[1 + 2 * (k % 3)]
        side = -1 if k % 2 else 1
        end = (x + 0.14 * side, y + dice.between(0.04, 0.07) * (1 if k % 2 else -1))
        strokes.append(brush([(x, y), end], pal.nib * 0.9, "end"))
    return strokes
