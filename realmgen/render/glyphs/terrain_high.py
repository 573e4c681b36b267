"""Symbols of the high ground: peak, crag, hills, valley. The origin is the middle of the foot."""

from __future__ import annotations

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, Line, area, brush, catmull, filled, inked, ribbon


def peak(dice: Dice, pal: Palette) -> list[Shape]:
    """An angular summit with a zigzag ridge, its right face in shade."""

    def near(x: float, y: float, by: float = 0.02) -> tuple[float, float]:
        return x + dice.between(-by, by), y + dice.between(-by, by)

    high, wide, top = dice.between(0.8, 0.95), dice.between(0.44, 0.5), dice.between(-0.07, 0.05)
    left = [
        (-wide, 0.0),
        near(-wide * 0.66, -high * 0.27),
        near(-wide * 0.52, -high * 0.36),
        near(top - wide * 0.2, -high * 0.76),
        (top, -high),
    ]
    right = [
        (top, -high),
        near(top + wide * 0.24, -high * 0.7),
        (top + wide * 0.36, -high * 0.63),
        near(wide * 0.68, -high * 0.25),
        (wide + 0.02, 0.0),
    ]
    ridge = [
        (top, -high),
        near(top + 0.05, -high * 0.72),
        near(top - 0.03, -high * 0.55),
        near(top + 0.09, -high * 0.32),
        (top + 0.02, -high * 0.12),
    ]
    faces = [filled(area([*left, *right[1:]]), pal.body)]
    if pal.shade:
        faces.append(filled(area([*ridge, (0.16, 0.0), *right[:0:-1]]), pal.shade))
    strokes = [
        brush(left, pal.nib * 1.3, "start", smooth=False),
        brush(right, pal.nib * 2.1, "both", smooth=False),
        brush(ridge, pal.nib * 1.2, "end", smooth=False),
    ]
    strokes += [_scree(dice, pal, top, high, step) for step in range(3 if pal.shade else 4)]
    return [*faces, inked(strokes, pal.line)]


def _scree(dice: Dice, pal: Palette, top: float, high: float, step: int) -> Geometry:
    x, y = top + 0.12 + step * 0.075, -high * (0.7 - step * 0.17) + 0.02
    long = min(0.2 + step * 0.02, -y)
    down = [(x, y), (x - 0.02 + dice.between(-0.01, 0.01), y + long * 0.58), (x + 0.02, y + long)]
    return brush(down, pal.nib * 0.9, "end")


def crag(dice: Dice, pal: Palette) -> list[Shape]:
    """Flat-topped blocks with upright fissures and no point."""

    def off(by: float) -> float:
        return dice.between(-by, by)

    top = [
        (-0.46, 0.02),
        (-0.43, -0.24 + off(0.03)),
        (-0.3, -0.34 + off(0.03)),
        (-0.16, -0.3),
        (-0.13, -0.46 + off(0.04)),
        (0.02, -0.56 + off(0.04)),
        (0.14, -0.5 + off(0.03)),
        (0.18, -0.3 + off(0.03)),
        (0.32, -0.33 + off(0.03)),
        (0.42, -0.2 + off(0.02)),
        (0.46, 0.02),
    ]
    faces = [filled(area([*top, (0.3, 0.05), (0.1, 0.02), (-0.08, 0.06), (-0.28, 0.03)]), pal.body)]
    if pal.shade:
        faces += [filled(area(side), pal.shade) for side in _CRAG_SIDES]
    strokes = [
        brush(top[:6], pal.nib * 1.4, "start", smooth=False),
        brush(top[5:], pal.nib * 2, "both", smooth=False),
    ]
    for x, y, long in _FISSURES:
        down = [(x, y), (x + off(0.025), y + long * 0.5), (x + off(0.02), y + long + off(0.03))]
        strokes.append(brush(down, pal.nib * 1.1, "end", smooth=False))
    return [*faces, inked(strokes, pal.line)]


_FISSURES = (
    (-0.13, -0.3, 0.26),
    (0.03, -0.5, 0.3),
    (0.18, -0.28, 0.26),
    (-0.3, -0.3, 0.17),
    (0.33, -0.28, 0.2),
    (0.1, -0.38, 0.16),
)
_CRAG_SIDES: tuple[Line, ...] = (
    ((0.02, -0.54), (0.14, -0.48), (0.18, -0.29), (0.16, 0.02), (0.02, 0.02), (0.05, -0.25)),
    ((-0.16, -0.3), (-0.13, -0.3), (-0.13, 0.03), (-0.22, 0.03)),
    ((0.32, -0.31), (0.42, -0.19), (0.46, 0.02), (0.36, 0.03)),
)


def hills(dice: Dice, pal: Palette) -> list[Shape]:
    """One swelling arc, heavy at the crown, with hatches on its right flank."""
    high, lean = dice.between(0.26, 0.34), dice.between(-0.05, 0.05)
    flank = high * 0.68 + dice.between(-0.02, 0.02)
    arc = catmull([(-0.48, 0.0), (-0.3, -high * 0.62), (-0.02 + lean, -high), (0.26, -flank), (0.5, 0.01)], 5)
    shapes = [filled(area(arc), pal.body)]
    if pal.shade:
        outer = catmull([(0.05, -high * 0.97), (0.26, -flank), (0.5, 0.01)])
        inner = catmull([(0.3, 0.0), (0.2, -high * 0.4), (0.05, -high * 0.97)])
        shapes.append(filled(area(outer + inner), pal.shade))
    strokes = [area(ribbon(arc, lambda t: pal.nib * _swell(t)))]
    for step in range(3):
        x, y = 0.16 + step * 0.1, -high * (0.78 - step * 0.24)
        down = [(x, y + 0.04), (x - 0.02, y + 0.1), (x + dice.between(-0.01, 0.01), y + 0.16 - step * 0.02)]
        strokes.append(brush(down, pal.nib * 0.9, "end"))
    return [*shapes, inked(strokes, pal.line)]


def _swell(t: float) -> float:
    return 0.5 + 6 * t * (1 - t)


def valley(dice: Dice, pal: Palette) -> list[Shape]:
    """Two slopes that interlock in a V, with hachures inside and a brook between."""

    def off() -> float:
        return dice.between(-0.02, 0.02)

    deep = dice.between(0.32, 0.38)
    west = [(-0.5, -deep + off()), (-0.4, -deep + 0.02), (-0.24, -deep * 0.5 + off()), (-0.08, -0.07), (0.1, 0.0)]
    east = [
        (0.5, -deep * 0.92 + off()),
        (0.41, -deep * 0.86),
        (0.28, -deep * 0.5 + off()),
        (0.15, -0.13),
        (0.04, -0.03),
    ]
    shapes = []
    if pal.shade:
        shade = area([*catmull(west), (-0.06, 0.05), (-0.28, 0.02), (-0.44, -0.06)])
        shapes = [
            filled(shade, pal.shade, 0.8),
            filled(area([*catmull(east), (0.2, 0.0), (0.34, -0.02), (0.46, -0.1)]), pal.body),
        ]
    strokes = [brush(west, pal.nib * 2), brush(east, pal.nib * 1.6)]
    for step in range(4):
        x, y = -0.38 + step * 0.09, -deep + 0.1 + step * 0.072
        down = [(x - 0.02, y), (x - 0.05, y + 0.07), (x - 0.055, y + 0.12 - step * 0.012)]
        strokes.append(brush(down, pal.nib * 0.9, "end"))
    for step in range(2):
        x, y = 0.37 - step * 0.1, -deep + 0.13 + step * 0.09
        strokes.append(brush([(x + 0.02, y), (x + 0.05, y + 0.1)], pal.nib * 0.9, "end"))
    brook = brush([(0.06, 0.035), (0.0, 0.06), (0.06, 0.09), (-0.01, 0.125)], pal.nib * 1.1)
    return [*shapes, inked(strokes, pal.line), filled(brook, pal.water)]
