"""Symbols of the high ground: peak, crag, hills, valley. The origin is the middle of the foot."""

from __future__ import annotations

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, Line, area, brush, catmull, filled, inked, ribbon, union

SKIRT = 0.012


def peak(dice: Dice, pal: Palette) -> list[Shape]:
    """An angular summit with a zigzag ridge and its right face in shade; some have a lesser one at their shoulder."""
    form = dice.below(4)
    if form > 1:
        high = dice.between(0.8, 0.95)
        return _summit(dice, pal, dice.between(-0.02, 0.0), high, dice.between(0.45, 0.5))
    side = -1 if form else 1
    lesser = _summit(dice, pal, side * dice.between(0.23, 0.26), dice.between(0.5, 0.6), 0.25, ridges=1)
    return lesser + _summit(dice, pal, -side * dice.between(0.1, 0.13), dice.between(0.78, 0.9), 0.39)


def _summit(dice: Dice, pal: Palette, x: float, high: float, wide: float, ridges: int = 4) -> list[Shape]:
    """One summit over `x`; `ridges` is how many hatches its shaded face bears without a tint."""

    def near(across: float, up: float, by: float = 0.02) -> tuple[float, float]:
        return x + across * wide + dice.between(-by, by), -up * high + dice.between(-by, by)

    top = (x + dice.between(-0.14, 0.1) * wide, -high)
    lean = (top[0] - x) / wide
    left = [(x - wide, 0.0), near(-0.66, 0.27), near(-0.52, 0.36), near(lean - 0.2, 0.76), top]
    right = [top, near(lean + 0.24, 0.7), near(lean + 0.36, 0.63, 0.01), near(0.68, 0.25), (x + wide * 1.05, 0.0)]
    ridge = [top, near(lean + 0.11, 0.72), near(lean - 0.06, 0.55), near(lean + 0.2, 0.32), near(lean + 0.04, 0.12, 0)]
    faces = [filled(area([*left, *right[1:], (x + wide, SKIRT), (x - wide, SKIRT)]), pal.body)]
    if pal.shade:
        faces.append(filled(area([*ridge, (x + wide * 0.34, 0.0), *right[:0:-1]]), pal.shade))
    strokes = [
        brush(left, pal.nib * 1.3, "start", smooth=False),
        brush(right, pal.nib * 2.1, "both", smooth=False),
        brush(ridge, pal.nib * 1.2, "end", smooth=False),
    ]
    count = min(ridges, 3) if pal.shade else ridges
    strokes += [_scree(dice, pal, top[0] + wide * (0.25 + 0.16 * step), high, step) for step in range(count)]
    return [*faces, inked(strokes, pal.line)]


def _scree(dice: Dice, pal: Palette, x: float, high: float, step: int) -> Geometry:
    y = -high * (0.7 - step * 0.17) + 0.02
    long = min(0.2 + step * 0.02, -y)
    down = [(x, y), (x - 0.02 + dice.between(-0.01, 0.01), y + long * 0.58), (x + 0.02, y + long)]
    return brush(down, pal.nib * 0.9, "end")


def crag(dice: Dice, pal: Palette) -> list[Shape]:
    """Flat-topped blocks with upright fissures and no point."""

    def off(by: float) -> float:
        return dice.between(-by, by)

    west, mid, east = 0.3 + off(0.07), 0.5 + off(0.06), 0.29 + off(0.07)
    step = dice.between(-0.03, 0.03)
    top = [
        (-0.46, 0.02),
        (-0.43, -west + 0.08),
        (-0.3, -west - 0.03 + off(0.02)),
        (-0.16 + step, -west + off(0.02)),
        (-0.13 + step, -mid + 0.05 + off(0.03)),
        (0.02, -mid - 0.04),
        (0.14 + step, -mid + 0.02 + off(0.03)),
        (0.18 + step, -east + off(0.02)),
        (0.32, -east - 0.03 + off(0.02)),
        (0.42, -east + 0.1 + off(0.02)),
        (0.46, 0.02),
    ]
    faces = [filled(area([*top, (0.3, 0.05), (0.1, 0.02), (-0.08, 0.06), (-0.28, 0.03)]), pal.body)]
    if pal.shade:
        faces.append(filled(union(map(area, _crag_sides(top))), pal.shade))
    strokes = [
        brush(top[:6], pal.nib * 1.4, "start", smooth=False),
        brush(top[5:], pal.nib * 2, "both", smooth=False),
    ]
    for spot, down, long in ((3, 0.02, 0.26), (5, 0.05, 0.3), (7, 0.02, 0.24), (2, 0.05, 0.17), (8, 0.05, 0.19)):
        x, y = top[spot][0], top[spot][1] + down
        end = min(y + long + off(0.03), 0.03)
        strokes.append(brush([(x, y), (x + off(0.025), (y + end) / 2), (x + off(0.02), end)], pal.nib * 1.1, "end"))
    return [*faces, inked(strokes, pal.line)]


def _crag_sides(top: Line) -> tuple[Line, ...]:
    """The faces turned from the light."""
    return (
        (top[5], top[6], top[7], (0.16, 0.02), (0.02, 0.02), (0.05, -0.25)),
        (top[3], (top[3][0] + 0.03, top[3][1]), (-0.13, 0.03), (-0.22, 0.03)),
        (top[8], top[9], (0.46, 0.02), (0.36, 0.03)),
    )


def hills(dice: Dice, pal: Palette) -> list[Shape]:
    """A swelling arc, heavy at the crown, with hatches on its right flank; some have a lesser one behind."""
    form = dice.below(3)
    if not form:
        return _rise(dice, pal, 0.0, dice.between(0.28, 0.34), 0.49)
    side = 1 if form == 1 else -1
    behind = _rise(dice, pal, side * 0.25, dice.between(0.2, 0.24), 0.26, hatches=form == 1)
    return behind + _rise(dice, pal, -side * 0.1, dice.between(0.26, 0.32), 0.4)


def _rise(dice: Dice, pal: Palette, x: float, high: float, wide: float, hatches: bool = True) -> list[Shape]:
    lean, flank = dice.between(-0.12, 0.08) * wide, high * dice.between(0.63, 0.73)
    crown = (x + lean, -high)
    arc = catmull([(x - wide, 0.0), (x - wide * 0.62, -high * 0.62), crown, (x + wide * 0.54, -flank), (x + wide, 0.0)])
    shapes = [filled(area([*arc, (x + wide * 0.98, SKIRT), (x - wide * 0.98, SKIRT)]), pal.body)]
    if pal.shade:
        inner = catmull([(x + wide * 0.6, 0.0), (x + wide * 0.42, -high * 0.4), (x + lean + wide * 0.1, -high * 0.96)])
        shapes.append(filled(area([*arc[len(arc) // 2 + 1 :], *inner]), pal.shade))
    strokes = [area(ribbon(arc, lambda t: pal.nib * (0.5 + 6 * t * (1 - t))))]
    for step in range(3 if hatches else 0):
        across, down = x + wide * (0.34 + step * 0.2), -high * (0.66 - step * 0.24)
        foot = (across + dice.between(-0.01, 0.01), min(down + 0.12 - step * 0.015, 0.03))
        strokes.append(brush([(across, down), (across - 0.02, (down + foot[1]) / 2), foot], pal.nib * 0.9, "end"))
    return [*shapes, inked(strokes, pal.line)]


def valley(dice: Dice, pal: Palette) -> list[Shape]:
    """Two slopes that interlock in a V, with hachures inside and a brook running out of it."""

    def off() -> float:
        return dice.between(-0.02, 0.02)

    deep, east_deep = dice.between(0.32, 0.38), dice.between(0.27, 0.35)
    west = [(-0.5, -deep + off()), (-0.4, -deep + 0.02), (-0.24, -deep * 0.5 + off()), (-0.08, -0.07), (0.1, 0.0)]
    east = [
        (0.5, -east_deep),
        (0.41, -east_deep + off()),
        (0.28, -east_deep * 0.55 + off()),
        (0.15, -0.13),
        (0.04, -0.03),
    ]
    shapes = []
    if pal.shade:
        near = area([*catmull(west, 3), (-0.06, 0.05), (-0.28, 0.02), (-0.44, -0.06)])
        far = area([*catmull(east, 3), (0.2, 0.0), (0.34, -0.02), (0.46, -0.1)])
        shapes = [filled(near, pal.shade, 0.8), filled(far, pal.body)]
    strokes = [brush(west, pal.nib * 2), brush(east, pal.nib * 1.7)]
    for step in range(4):
        x, y = -0.38 + step * 0.09, -deep + 0.1 + step * 0.072
        strokes.append(brush([(x - 0.02, y), (x - 0.05, y + 0.12 - step * 0.01)], pal.nib * 0.9, "end"))
    for step in range(2):
        x, y = 0.37 - step * 0.1, -east_deep + 0.12 + step * 0.08
        strokes.append(brush([(x + 0.02, y), (x + 0.05, y + 0.1)], pal.nib * 0.9, "end"))
    bend = dice.between(0.02, 0.035)
    brook = [(0.07, 0.025), (0.07 - bend, 0.06), (0.07 + bend, 0.11), (0.06, 0.16)]
    return [*shapes, inked(strokes, pal.line), filled(brush(brook, pal.nib * 1.4, "start"), pal.water)]
