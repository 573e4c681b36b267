"""Sights of wild country: a dozen silhouettes. The origin lies in the middle of each."""

from __future__ import annotations

import math

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.built import hole, ink, lancet, solid
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, area, bar, brush, catmull, dot, rect, ribbon, union


def cave(pal: Palette) -> list[Shape]:
    """A mound with a mouth in it."""
    mound = area(catmull([(-0.42, 0.3), (-0.34, -0.02), (-0.12, -0.32), (0.14, -0.28), (0.34, -0.02), (0.42, 0.3)], 5))
    mouth = area(catmull([(-0.17, 0.31), (-0.15, 0.1), (0.0, -0.04), (0.15, 0.1), (0.17, 0.31)], 5))
    return solid([ink(mound), hole(mouth), ink(bar([(-0.06, 0.12), (-0.06, 0.31)], 0.03))], pal)


def mine(pal: Palette) -> list[Shape]:
    """A pick and a hammer crossed."""
    tools: list[Geometry] = []
    for side in (-1, 1):
        tools.append(bar([(-0.26 * side, 0.32), (0.2 * side, -0.26)], 0.075))
    pick = catmull([(-0.02, -0.38), (0.2, -0.3), (0.36, -0.04)], 5)
    tools.append(area(ribbon(pick, lambda t: 0.03 + 0.11 * math.sin(math.pi * t))))
    tools.append(bar([(-0.32, -0.16), (-0.1, -0.34)], 0.17))
    return solid([ink(union(tools))], pal)


def tree(pal: Palette) -> list[Shape]:
    """One great bare tree."""
    boughs = [
        brush([(0.0, 0.32), (0.02, 0.05), (0.0, -0.12)], 0.16, "end"),
        brush([(0.0, 0.02), (-0.14, -0.14), (-0.3, -0.22)], 0.085, "end"),
        brush([(0.01, -0.02), (0.16, -0.16), (0.32, -0.18)], 0.085, "end"),
        brush([(0.0, -0.08), (-0.06, -0.26), (-0.16, -0.4)], 0.08, "end"),
        brush([(0.01, -0.1), (0.1, -0.28), (0.14, -0.42)], 0.08, "end"),
        brush([(-0.16, -0.16), (-0.24, -0.3)], 0.055, "end"),
        brush([(0.18, -0.16), (0.26, -0.32)], 0.055, "end"),
        area([(-0.22, 0.34), (-0.06, 0.2), (0.06, 0.2), (0.22, 0.34)]),
    ]
    return solid([ink(union(boughs))], pal)


def spring(pal: Palette) -> list[Shape]:
    """A drop over two ripples."""
    drop = area(
        catmull([(0.0, -0.42), (0.15, -0.14), (0.16, 0.02), (0.0, 0.13), (-0.16, 0.02), (-0.15, -0.14)], 5, True)
    )
    ripples = [
        brush([(-0.32, 0.2), (-0.12, 0.25), (0.12, 0.25), (0.32, 0.2)], 0.065),
        brush([(-0.2, 0.32), (0.0, 0.35), (0.2, 0.32)], 0.055),
    ]
    return solid([ink(union([drop, *ripples])), hole(brush([(-0.07, -0.1), (-0.08, 0.0), (-0.02, 0.06)], 0.04))], pal)


def camp(pal: Palette) -> list[Shape]:
    """A tent with its flap open."""
    tent = union(
        [
            area([(-0.4, 0.3), (0.0, -0.34), (0.4, 0.3)]),
            *(bar([(-0.07 * side, -0.44), (0.03 * side, -0.28)], 0.04) for side in (-1, 1)),
        ]
    )
    return solid([ink(tent), hole(area([(-0.11, 0.31), (0.0, -0.08), (0.14, 0.31)]))], pal)


def wreck(pal: Palette) -> list[Shape]:
    """A hull on its side, with a broken mast and its ribs bare."""
    hull = area(catmull([(-0.42, -0.02), (-0.34, 0.2), (-0.1, 0.32), (0.2, 0.3), (0.42, 0.06)], 5))
    ribs = [brush([(x, 0.1), (x + 0.04, -0.08), (x + 0.12, -0.16)], 0.05, "end") for x in (-0.3, -0.16, 0.12, 0.26)]
    mast = union([bar([(-0.02, 0.12), (-0.1, -0.4)], 0.055), bar([(-0.26, -0.22), (0.1, -0.28)], 0.04)])
    return solid([ink(union([hull, *ribs, mast]))], pal)


def cairn(pal: Palette) -> list[Shape]:
    """Stones piled on a grave."""
    rows = ((0.22, (-0.26, -0.02, 0.24)), (0.02, (-0.14, 0.12)), (-0.17, (0.0,)))
    stones = [
        area(catmull([(x - 0.13, y), (x - 0.08, y - 0.09), (x + 0.08, y - 0.1), (x + 0.13, y), (x, y + 0.09)], 3, True))
        for y, xs in rows
        for x in xs
    ]
    return solid([ink(union([*stones, bar([(-0.4, 0.34), (0.4, 0.34)], 0.04)]))], pal)


def circle(pal: Palette) -> list[Shape]:
    """Standing stones in a ring."""
    stones = [
        area([(x - wide, foot), (x - wide * 0.7, foot - high), (x + wide * 0.5, foot - high - 0.04), (x + wide, foot)])
        for x, foot, high, wide in (
            *((-0.17, -0.04, 0.24, 0.06), (0.02, -0.08, 0.26, 0.06), (0.2, -0.04, 0.22, 0.06)),
            *((-0.34, 0.16, 0.34, 0.085), (0.35, 0.16, 0.32, 0.085), (-0.12, 0.3, 0.36, 0.09), (0.14, 0.3, 0.34, 0.09)),
        )
    ]
    return solid([ink(union(stones))], pal)


def battle(pal: Palette) -> list[Shape]:
    """Two swords crossed."""
    swords: list[Geometry] = []
    for side in (-1, 1):
        swords.append(area([(-0.05 * side, 0.1), (0.25 * side, -0.42), (0.31 * side, -0.38), (0.06 * side, 0.16)]))
        swords.append(bar([(0.0, 0.13), (-0.16 * side, 0.4)], 0.06))
        swords.append(bar([(-0.2 * side, 0.06), (0.06 * side, 0.24)], 0.055))
        swords.append(dot(-0.17 * side, 0.37, 0.045))
    return solid([ink(union(swords))], pal)


def gate(pal: Palette) -> list[Shape]:
    """A cleft between two heights, with a way through."""
    sides = [
        area([(-0.44, 0.3), (-0.36, -0.06), (-0.22, -0.38), (-0.12, -0.22), (-0.1, 0.3)]),
        area([(0.44, 0.3), (0.38, -0.16), (0.26, -0.3), (0.14, -0.1), (0.1, 0.3)]),
    ]
    steps = [rect(-0.04, y, 0.04, y + 0.07) for y in (-0.06, 0.08, 0.22)]
    return solid([ink(union([*sides, *steps]))], pal)


def wonder(pal: Palette) -> list[Shape]:
    """A star of eight points over the ground."""
    turns = [(math.pi * k / 8, 0.4 if k % 4 == 0 else 0.25 if k % 2 == 0 else 0.1) for k in range(16)]
    star = area([(r * math.sin(a), -0.06 - r * math.cos(a)) for a, r in turns])
    ground = brush([(-0.32, 0.36), (0.0, 0.39), (0.32, 0.36)], 0.06)
    return solid([ink(union([star, ground])), hole(dot(0, -0.06, 0.055))], pal)


def pillar(pal: Palette) -> list[Shape]:
    """A smooth pillar, taller than anything near."""
    shaft = union([lancet(0, 0.3, 0.11, 0.76), rect(-0.3, 0.28, 0.3, 0.34)])
    return solid([ink(shaft), hole(bar([(-0.045, -0.24), (-0.045, 0.24)], 0.03))], pal)
