"""Symbols of the wet ground and the water: marsh, bog, lake, sea. The origin is the middle of the foot."""

from __future__ import annotations

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import FINER, Geometry, blob, brush, filled, inked
from realmgen.render.glyphs.terrain_green import tuft

GLINT = "#D8CFB4"


def marsh(dice: Dice, pal: Palette) -> list[Shape]:
    """Two to four bulrushes in rippled water."""
    waves = [
        brush([(-0.27, 0.02), (-0.1, -0.005), (0.08, 0.025), (0.26, 0.0)], pal.nib * 1.2),
        brush([(-0.12, 0.1), (0.02, 0.08), (0.16, 0.1)], pal.nib * 1.1),
    ]
    leaf = [(-0.04, 0), (-0.16, -0.13), (-0.24, -0.15)] if dice.below(2) else [(0.05, 0), (0.16, -0.12), (0.23, -0.13)]
    rushes: list[Geometry] = [brush(leaf, pal.nib * 0.9, "end")]
    for x, reach, lean in _RUSHES[dice.below(len(_RUSHES))]:
        long = reach * dice.between(0.85, 1.1)
        rushes.append(brush([(x, 0), (x + lean * 0.4, -long * 0.5), (x + lean, -long)], pal.nib * 0.95, "flat"))
        rushes.append(brush([(x + lean * 0.75, -long + 0.02), (x + lean, -long - 0.1)], 0.05))
    return [inked(waves, pal.water, FINER), inked(rushes, pal.line)]


_RUSHES = (
    ((-0.11, 0.3, -0.05), (0.0, 0.4, 0.01), (0.12, 0.27, 0.06)),
    ((-0.07, 0.38, -0.03), (0.08, 0.29, 0.05)),
    ((-0.12, 0.24, -0.06), (-0.03, 0.36, -0.02), (0.06, 0.4, 0.03), (0.14, 0.22, 0.07)),
    ((-0.1, 0.26, -0.02), (0.03, 0.34, 0.05), (0.11, 0.4, 0.02)),
)


def bog(dice: Dice, pal: Palette) -> list[Shape]:
    """A dark pool with a pale ripple and a tuft at either end."""
    wide = dice.between(0.2, 0.24)
    pool = blob(dice, (0, 0), (wide, 0.062 if pal.tinted else 0.05), 6, 0.16)
    ripples = [
        brush([(wide * a, y), (wide * b, y + dice.between(-0.005, 0.005))], 0.024)
        for y, a, b in ((-0.018, -0.55, 0.3), (0.026, -0.2, 0.62))
    ]
    grass = tuft(dice, pal, (-wide * 0.85, -0.02), 0.21, 4) + tuft(dice, pal, (wide * 0.9, -0.02), 0.14, 3)
    pool_ink, glint = (pal.body, GLINT) if pal.tinted else (pal.line, pal.paper)
    return [filled(pool, pool_ink), inked(ripples, glint), inked(grass, pal.line)]


def lake(dice: Dice, pal: Palette) -> list[Shape]:
    """Ripples like gulls on still water."""
    rows = ((0.0, -0.2, 5), (0.09, -0.05, 3))
    return [inked([_ripple(dice, pal, x, y, count) for y, x, count in rows], pal.water, FINER)]


def _ripple(dice: Dice, pal: Palette, x: float, y: float, count: int) -> Geometry:
    spots = [(x + k * 0.1, y + (-0.025 if k % 2 else 0.012) + dice.between(-0.004, 0.004)) for k in range(count)]
    return brush(spots, pal.nib)


def sea(dice: Dice, pal: Palette) -> list[Shape]:
    """Rolling waves: a crest that curls over, and a swell before or behind it."""
    lean, size = dice.between(-0.02, 0.02), dice.between(0.85, 1.0)
    crest = [(-0.3, 0.03), (-0.16, -0.04), (-0.04 + lean, -0.1), (0.06 + lean, -0.085), (0.075 + lean, -0.03)]
    crest.append((0.03 + lean, -0.02))
    back = [(0.075 + lean, -0.055), (0.14 + lean, 0.01), (0.3, 0.02)]
    swells = (
        [(-0.12, 0.1), (0.0, 0.075), (0.1, 0.1), (0.2, 0.085)],
        [(-0.24, 0.1), (-0.14, 0.08), (-0.02, 0.105)],
        [(0.02, 0.09), (0.12, 0.07), (0.24, 0.095)],
    )
    lines = [(crest, 1.2), (back, 1.0), (dice.pick(swells), 1.0)]
    strokes = [
        brush([(x * size, y * size) for x, y in line], pal.nib * nibs, "end" if line is back else "both")
        for line, nibs in lines
    ]
    return [inked(strokes, pal.water, FINER)]
