"""Symbols of what grows: forest, glade, meadow, heath, plain. The origin is the middle of the foot."""

from __future__ import annotations

import math

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import (
    COARSE,
    FINER,
    Geometry,
    area,
    blob,
    brush,
    filled,
    grown,
    inked,
    moved,
    rect,
)

BLOOM = "#8E6470"
CONIFERS = 0.38


def forest(dice: Dice, pal: Palette) -> list[Shape]:
    """A lobed crown on a short trunk, or a conifer of three tiers."""
    return _conifer(dice, pal) if dice.unit() < CONIFERS else _broadleaf(dice, pal)


def _broadleaf(dice: Dice, pal: Palette) -> list[Shape]:
    rx, ry = dice.between(0.15, 0.18), dice.between(0.16, 0.2)
    crown = blob(dice, (0, -0.08 - ry), (rx, ry), dice.pick((6, 7)), 0.3)
    trunk = brush([(0, 0.02), (0.008, -0.1)], 0.05, "flat")
    shapes = [inked([trunk, crown], pal.line, FINER), _body(crown, pal, 0.9, 0.008)]
    if pal.shade:
        shapes.append(_underside(crown, pal, pal.shade, (0.07, 0.05)))
    elif dice.unit() < 0.6:
        leaf = brush([(0.05, -0.2 - ry * 0.9), (0.06, -0.1 - ry * 0.8)], pal.nib * 0.9, "end")
        shapes.append(filled(leaf, pal.line))
    return shapes


def _body(shape: Geometry, pal: Palette, nibs: float, lift: float) -> Shape:
    return filled(moved(grown(shape, -pal.nib * nibs), -lift, -lift), pal.body, fine=COARSE)


def _underside(crown: Geometry, pal: Palette, shade: str, light: tuple[float, float]) -> Shape:
    under = grown(crown, -pal.nib).difference(moved(crown, -light[0], -light[1]))
    return filled(under, shade, fine=COARSE)


_TIERS = ((0.5, 0.62), (0.3, 0.62), (0.8, 0.34), (0.5, 0.34))


def _conifer(dice: Dice, pal: Palette) -> list[Shape]:
    high, wide = dice.between(0.42, 0.52), 0.15
    right = [(wide * x, -high * y) for x, y in _TIERS]
    spots = [(0.0, -high), *right, (wide, -0.06), (0.0, -0.03), (-wide, -0.06), *((-x, y) for x, y in right[::-1])]
    tree = grown(area([(x + dice.between(-0.012, 0.012), y + dice.between(-0.014, 0.014)) for x, y in spots]), 0.012)
    trunk = brush([(0, 0.03), (0, -0.08)], 0.045, "flat")
    shapes = [inked([trunk, tree], pal.line), _body(tree, pal, 0.85, 0.006)]
    if pal.shade:
        shapes.append(filled(grown(tree, -pal.nib).intersection(rect(0, -1, 1, 1)), pal.shade))
    return shapes


def glade(dice: Dice, pal: Palette) -> list[Shape]:
    """A slender sapling with an oval crown on a line of ground; some have a shoot beside them."""
    high, lean = dice.between(0.15, 0.21), dice.between(-0.02, 0.02)
    crown = blob(dice, (lean, -high - 0.12), (dice.between(0.085, 0.1), dice.between(0.12, 0.14)), 5, 0.16)
    stem = brush([(0, 0.02), (lean, -high - 0.02)], pal.nib * 1.1, "flat")
    ground = brush([(-0.13, 0.03), (0, 0.035), (0.14, 0.025)], pal.nib * 0.8)
    shoot = tuft(dice, pal, (0.09, 0.02), 0.1, 2) if dice.below(2) else []
    shapes = [inked([stem, ground, crown, *shoot], pal.line), _body(crown, pal, 0.75, 0.006)]
    if pal.shade:
        shapes.append(_underside(crown, pal, pal.shade, (0.05, 0.03)))
    return shapes


def tuft(dice: Dice, pal: Palette, at: tuple[float, float], size: float, blades: int) -> list[Geometry]:
    """Blades of grass that fan out from one spot."""
    return [_blade(dice, pal, at, size, k / (blades - 1) - 0.5) for k in range(blades)]


def _blade(dice: Dice, pal: Palette, at: tuple[float, float], size: float, lean: float) -> Geometry:
    x, y = at
    angle = lean * 1.3 + dice.between(-0.12, 0.12)
    long = size * dice.between(0.8, 1.1) * (1 - abs(angle) * 0.2)
    side, rise = math.sin(angle) * long, long * math.cos(angle)
    return brush(
        [(x + angle * size * 0.25, y), (x + side * 0.6, y - long * 0.62), (x + side, y - rise)], pal.nib * 1.05, "end"
    )


def meadow(dice: Dice, pal: Palette) -> list[Shape]:
    """A tuft of grass between stalked flowers."""
    middle = dice.between(-0.04, 0.04)
    strokes = tuft(dice, pal, (middle, 0), dice.between(0.17, 0.2), 3 + dice.below(2))
    flowers = []
    for x, y in _FLOWERS[dice.below(len(_FLOWERS))]:
        at = (x + dice.between(-0.02, 0.02), y + dice.between(-0.025, 0.025))
        strokes.append(brush([(at[0] * 0.9, 0.01), at], pal.nib * 0.95, "flat"))
        flowers.append(blob(dice, (at[0], at[1] - 0.025), (0.05, 0.05), 5, 0.3))
    hearts = [filled(grown(flower, -pal.nib * 0.7), pal.body) for flower in flowers]
    return [inked(strokes + flowers, pal.line), *hearts]


_FLOWERS = (
    ((-0.17, -0.13), (0.17, -0.16)),
    ((-0.16, -0.17), (0.17, -0.11)),
    ((-0.18, -0.1), (0.12, -0.17), (0.19, -0.07)),
)


def heath(dice: Dice, pal: Palette) -> list[Shape]:
    """A scalloped cushion with sprigs in bloom."""
    wide = dice.between(0.19, 0.23)
    cushion = area([*_scallops(wide), (wide * 0.6, 0.02), (-wide * 0.6, 0.02)])
    sprigs, blooms = [], []
    for x, y in _SPRIGS[dice.below(len(_SPRIGS))]:
        at = x + dice.between(-0.015, 0.015)
        sprigs.append(brush([(at * 0.8, -0.1), (at, y)], pal.nib * 0.9, "flat"))
        blooms += [blob(dice, (at - 0.01 + drop * 0.5, y + drop), (0.024, 0.024), 1, 0) for drop in (0.0, 0.045)]
    blades = [
        brush([(x * 0.5, 0.0), (x, -0.06 - up), (x * 1.25, -0.1 - up)], pal.nib * 0.8, "end")
        for x, up in ((-0.09, 0.0), (0.0, 0.02), (0.09, 0.0))
    ]
    bloom = BLOOM if pal.tinted else pal.line
    whole = inked([*sprigs, cushion], pal.line)
    return [whole, _body(cushion, pal, 0.8, 0.006), inked(blades, pal.line), inked(blooms, bloom)]


_SPRIGS = (
    ((-0.1, -0.24), (0.015, -0.29), (0.12, -0.235)),
    ((-0.13, -0.22), (-0.02, -0.27), (0.09, -0.26)),
    ((-0.07, -0.28), (0.08, -0.25)),
)


def _scallops(wide: float, lobes: int = 5, fine: int = 4) -> list[tuple[float, float]]:
    spots = []
    for k in range(lobes * fine + 1):
        angle, part = math.pi * (1 - k / (lobes * fine)), (k / fine) % 1
        reach = 1 + 0.2 * math.sin(math.pi * part)
        spots.append((wide * reach * math.cos(angle), -0.02 - 0.15 * reach * math.sin(angle)))
    return spots


def plain(dice: Dice, pal: Palette) -> list[Shape]:
    """Two long staggered strokes of open ground and a few ticks of grass."""
    strokes = []
    for y, a, b in ((0.0, -0.3, 0.12), (0.075, -0.1, 0.3)):
        west, east = a + dice.between(-0.02, 0.03), b + dice.between(-0.03, 0.02)
        strokes.append(brush([(west, y), ((a + b) / 2, y - 0.012), (east, y + 0.004)], pal.nib * 1.15))
    root = dice.between(-0.2, -0.12)
    for lean in (-0.7, 0.1, 0.8)[: 2 + dice.below(2)]:
        tip = -0.095 + abs(lean) * 0.02 + dice.between(-0.01, 0.01)
        strokes.append(brush([(root + lean * 0.025, -0.005), (root + lean * 0.09, tip)], pal.nib, "end"))
    return [inked(strokes, pal.line)]
