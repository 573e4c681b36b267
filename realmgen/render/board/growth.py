"""What grows on a board's land beside the terrain of all maps: dark pines, and thickets of thorn."""

from __future__ import annotations

import math

from realmgen.kit.chance import Dice, stream
from realmgen.render.drawing import Shape
from realmgen.render.glyphs import FOOTPRINT, VARIANTS, Footprint, symbols
from realmgen.render.glyphs.palette import Palette, palette
from realmgen.render.glyphs.strokes import area, brush, filled, grown, inked, moved, rect, ribbon, union
from realmgen.render.theme import Theme

PINES = ("#7C9270", "#5E7757")
"""The body of a pine and its shaded side."""
OWN = {"pine": Footprint(0.19, 0.66, 0.04, 0.36, 0.3, 1.05), "thorn": Footprint(0.34, 0.42, 0.06, 0.66, 0.46, 1.1)}
MANY = 8


def footprint(style: str) -> Footprint:
    """How much room a picture takes, in its radii."""
    return OWN.get(style) or FOOTPRINT[style]


def variants(style: str) -> int:
    """How many pictures there are of a style."""
    return MANY if style in OWN else VARIANTS[style]


def pictures(theme: Theme, names: list[str]) -> dict[str, tuple[Shape, ...]]:
    """The symbols of terrain by name, those of a board among them."""
    own = [name for name in names if name.rstrip("0123456789") in OWN]
    found = symbols(theme, [name for name in names if name not in own])
    return found | {name: _own(theme, name) for name in own}


def _own(theme: Theme, name: str) -> tuple[Shape, ...]:
    draw = pine if name.startswith("pine") else thicket
    pal = palette(theme, "forest" if name.startswith("pine") else "heath")
    return tuple(draw(stream("glyph", name), pal))


def pine(dice: Dice, pal: Palette) -> list[Shape]:
    """A tall conifer of four drooping tiers."""
    high, wide = dice.between(0.54, 0.66), dice.between(0.15, 0.18)
    right = []
    for step in range(4):
        low, up = 0.1 + 0.21 * step, 0.1 + 0.21 * (step + 0.62)
        reach = wide * (1.0 - 0.22 * step)
        right += [(reach + dice.between(-0.012, 0.012), -high * low), (reach * 0.52, -high * up)]
    spots = [(0.0, -0.05), *right, (0.0, -high), *((-x, y + dice.between(-0.012, 0.012)) for x, y in right[::-1])]
    tree = grown(area(spots), 0.008)
    trunk = brush([(0, 0.03), (0, -0.1)], 0.05, "flat")
    body, shade = PINES if pal.shade else (pal.body, None)
    shapes = [inked([trunk, tree], pal.line), filled(moved(grown(tree, -pal.nib * 0.85), -0.006, -0.006), body)]
    if shade:
        shapes.append(filled(grown(tree, -pal.nib).intersection(rect(0.0, -1, 1, 1)), shade))
    else:
        shapes.append(filled(grown(tree, -pal.nib).intersection(rect(0.075, -1, 1, 1)), pal.line))
    return shapes


def thicket(dice: Dice, pal: Palette) -> list[Shape]:
    """Arching briars that cross, with thorns along them."""
    strokes, thorns = [], []
    for k in range(4):
        start = dice.between(-0.28, 0.28)
        reach = dice.between(0.26, 0.44) * (1 if k % 2 else -1)
        high = dice.between(0.2, 0.38)
        line = [(start + reach * t, -high * math.sin(math.pi * (0.05 + 0.85 * t))) for t in (j / 8 for j in range(9))]
        strokes.append(area(ribbon(line, lambda t: pal.nib * (1.5 - 1.0 * t))))
        for j in (2, 4, 6):
            (x, y), (ax, ay), (bx, by) = line[j], line[j - 1], line[j + 1]
            long = math.hypot(bx - ax, by - ay) or 1.0
            side = 0.075 * (1 if (j // 2 + k) % 2 else -1)
            nx, ny = -(by - ay) / long * side, (bx - ax) / long * side
            thorns.append(
                area(
                    [
                        (x - (bx - ax) * 0.22, y - (by - ay) * 0.22),
                        (x + nx, y + ny),
                        (x + (bx - ax) * 0.22, y + (by - ay) * 0.22),
                    ]
                )
            )
    shapes = []
    if pal.shade:
        shapes.append(
            filled(
                area([(-0.3, 0.02), (-0.2, -0.14), (0.05, -0.2), (0.24, -0.12), (0.31, 0.02), (0, 0.05)]), pal.body, 0.8
            )
        )
    return [*shapes, inked([union(strokes), *thorns], pal.line)]
