"""What stands at a place and shows in its ring while no light burns there. Round the middle, 1 to the ring's radius."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.built import Part, ink, lancet, masonry, merlons, roof, wall
from realmgen.render.glyphs.palette import Palette, palette
from realmgen.render.glyphs.strokes import Geometry, area, bar, brush, catmull, dot, filled, inked, moved, rect, union
from realmgen.render.theme import Theme

GLOW = "#D9A53E"
SIDES = (-1, 1)


def spire(pal: Palette) -> list[Shape]:
    """A needle of a tower on a crag, with a fire at its tip."""
    shaft = area([(-0.17, 0.42), (-0.1, -0.36), (0.1, -0.36), (0.17, 0.42)])
    rock = area(
        [(-0.66, 0.66), (-0.5, 0.36), (-0.3, 0.42), (-0.2, 0.24), (0.2, 0.26), (0.32, 0.44), (0.5, 0.34), (0.66, 0.66)]
    )
    ribs = [rect(-0.15, -0.08, 0.15, -0.03), rect(-0.17, 0.18, 0.17, 0.23)]
    parts = [
        wall(shaft),
        wall(union([rect(-0.19, -0.46, 0.19, -0.32), *merlons(-0.19, 0.19, -0.46, 0.07, 3)])),
        wall(rock),
        ink(union([lancet(0, 0.1, 0.04, 0.15), lancet(0, -0.12, 0.035, 0.12), *ribs])),
    ]
    cracks = [
        brush(line, 0.03, "end")
        for line in (((-0.4, 0.44), (-0.36, 0.6)), ((0.06, 0.4), (0.0, 0.6)), ((0.4, 0.46), (0.36, 0.6)))
    ]
    return [*_fire(pal, 0.0, -0.5, 0.3), *masonry(parts, pal), inked(cracks, pal.ink)]


def pines(pal: Palette) -> list[Shape]:
    """A watch-house on legs between pines."""
    legs = [bar([(side * 0.2, 0.1), (side * 0.27, 0.6)], 0.06) for side in SIDES]
    braces = [bar([(-0.22, 0.18), (0.25, 0.5)], 0.045), bar([(0.22, 0.18), (-0.25, 0.5)], 0.045)]
    parts = [
        ink(union([*legs, *braces, rect(-0.34, 0.08, 0.34, 0.15)])),
        wall(rect(-0.26, -0.2, 0.26, 0.1)),
        roof((-0.38, -0.18), (0.38, -0.18), (0.0, -0.6)),
        ink(union([rect(-0.16, -0.1, -0.04, 0.01), rect(0.04, -0.1, 0.16, 0.01)])),
    ]
    trees = [shape for x, high in ((-0.55, 0.95), (0.56, 0.82)) for shape in _pine(pal, x, 0.62, high)]
    return [*trees, *masonry(parts, pal), inked([brush([(-0.72, 0.63), (0, 0.66), (0.74, 0.62)], 0.04)], pal.ink)]


def _pine(pal: Palette, x: float, foot: float, high: float) -> list[Shape]:
    right = [(0.19, -0.12), (0.11, -0.4), (0.15, -0.4), (0.07, -0.7), (0.1, -0.7)]
    spots = [(0.0, -0.08), *right, (0.0, -1.0), *((-a, b) for a, b in right[::-1])]
    tree = area([(x + a, foot + b * high) for a, b in spots])
    trunk = rect(x - 0.03, foot - 0.12, x + 0.03, foot)
    body = "#7C9270" if pal.tinted else pal.wall
    east = tree.intersection(rect(x, -2, x + 1, 2)).buffer(-0.025)
    dark = "#5E7757" if pal.tinted else pal.ink
    return [inked([tree.buffer(0.02), trunk], pal.ink), filled(tree.buffer(-0.025), body), filled(east, dark)]


def frost(pal: Palette) -> list[Shape]:
    """A fire-basket on a cairn under frozen peaks."""
    ridge = area([(-0.72, 0.5), (-0.4, -0.3), (-0.26, -0.1), (-0.02, -0.66), (0.24, -0.14), (0.42, -0.36), (0.74, 0.5)])
    shade = area([(-0.02, -0.66), (0.24, -0.14), (0.42, -0.36), (0.74, 0.5), (0.2, 0.5), (0.06, 0.0)])
    white, grey = (pal.wall, "#BDBAB8") if pal.tinted else (pal.wall, pal.wall)
    snow = [brush([(-0.36, 0.0), (-0.28, 0.12), (-0.22, 0.02)], 0.03), brush([(0.34, 0.0), (0.42, 0.16)], 0.03, "end")]
    snow += [brush([(0.1, -0.24), (0.14, 0.06)], 0.03, "end"), brush([(0.22, -0.02), (0.28, 0.2)], 0.03, "end")]
    back = [filled(ridge.buffer(0.03), pal.ink), filled(ridge.buffer(-0.015), white), filled(shade.buffer(-0.03), grey)]
    stones = [
        dot(-0.16, 0.56, 0.11),
        dot(0.06, 0.58, 0.11),
        dot(0.22, 0.54, 0.09),
        dot(-0.05, 0.42, 0.1),
        dot(0.12, 0.43, 0.08),
    ]
    bowl = area([(-0.19, 0.16), (0.21, 0.16), (0.1, 0.32), (-0.08, 0.32)])
    front = masonry([wall(stone) for stone in stones] + [ink(bowl)], pal)
    return [*back, inked(snow, pal.ink), *_fire(pal, 0.01, 0.14, 0.34), *front]


def dawn(pal: Palette) -> list[Shape]:
    """A tall tower before the rising sun."""
    disc = dot(0.0, 0.2, 0.5, 10).intersection(rect(-1, -1, 1, 0.2))
    rays = [
        bar([(0.6 * math.cos(a), 0.2 - 0.6 * math.sin(a)), (0.78 * math.cos(a), 0.2 - 0.78 * math.sin(a))], 0.05)
        for a in (math.pi * k / 10 for k in (0.6, 2, 3.4, 6.6, 8, 9.4))
    ]
    waves = [
        brush([(x - 0.2, y), (x - 0.07, y - 0.05), (x + 0.06, y), (x + 0.2, y - 0.04)], 0.04)
        for x, y in ((-0.46, 0.34), (0.48, 0.36), (-0.38, 0.52), (0.42, 0.54))
    ]
    sun = [
        filled(disc.buffer(0.03), pal.ink),
        filled(disc.buffer(-0.012), GLOW if pal.tinted else pal.wall),
        inked(rays, GLOW if pal.tinted else pal.ink),
    ]
    parts = [
        wall(area([(-0.34, 0.66), (-0.22, 0.5), (0.22, 0.5), (0.34, 0.66)])),
        wall(area([(-0.16, 0.54), (-0.12, -0.24), (0.12, -0.24), (0.16, 0.54)])),
        wall(union([rect(-0.19, -0.34, 0.19, -0.22), *merlons(-0.19, 0.19, -0.34, 0.06, 3)])),
        roof((-0.17, -0.4), (0.17, -0.4), (0.0, -0.74)),
        ink(union([lancet(0, 0.54, 0.06, 0.18), rect(-0.025, -0.12, 0.025, 0.0), rect(-0.025, 0.14, 0.025, 0.24)])),
    ]
    return [*sun, inked(waves, pal.water), *masonry(parts, pal)]


def rampart(pal: Palette) -> list[Shape]:
    """A gate between two towers in a red wall."""
    curtain = union([rect(-0.74, 0.04, 0.74, 0.5), *merlons(-0.74, 0.74, 0.04, 0.09, 9)])
    towers = [
        union(
            [
                rect(x - 0.17, -0.3, x + 0.17, 0.54),
                rect(x - 0.21, -0.4, x + 0.21, -0.24),
                *merlons(x - 0.21, x + 0.21, -0.4, 0.1, 3),
            ]
        )
        for x in (-0.32, 0.32)
    ]
    bricks = [
        rect(x, y, x + 0.1, y + 0.025)
        for x, y in (
            (-0.68, 0.2),
            (-0.62, 0.34),
            (0.54, 0.2),
            (0.6, 0.34),
            (-0.38, -0.08),
            (0.3, -0.1),
            (-0.34, 0.24),
            (0.26, 0.22),
        )
    ]
    red = pal._replace(
        wall=pal.roof if pal.roof != pal.ink else pal.wall, wall_shade="#7E2A20" if pal.tinted else pal.wall_shade
    )
    parts: list[Part] = [
        wall(curtain),
        *map(wall, towers),
        wall(rect(-0.15, -0.04, 0.15, 0.5)),
        ink(lancet(0, 0.52, 0.11, 0.36)),
    ]
    bars = [bar([(x, 0.2), (x, 0.5)], 0.018) for x in (-0.05, 0.0, 0.05)]
    return [*masonry(parts, red), inked(bricks, pal.ink), filled(union(bars), pal.wall)]


def thorn(pal: Palette) -> list[Shape]:
    """A signal mast with its pennon, out of a coil of thorns."""
    mast = bar([(0, 0.6), (0, -0.7)], 0.07)
    yard = bar([(-0.3, -0.34), (0.3, -0.34)], 0.05)
    stays = [bar([(0, -0.62), (x, 0.56)], 0.022) for x in (-0.52, 0.52)]
    parts = [
        ink(union([mast, yard, *stays])),
        roof((0.03, -0.7), (0.56, -0.58), (0.42, -0.5), (0.54, -0.4), (0.03, -0.42)),
    ]
    parts += [wall(dot(-0.3, -0.2, 0.1)), ink(bar([(-0.3, -0.34), (-0.3, -0.28)], 0.03))]
    strokes = []
    for sway, base in ((1, 0.5), (-1, 0.6)):
        line = [(x, base + sway * 0.11 * math.sin(6.2 * x)) for x in (-0.72 + 0.09 * k for k in range(17))]
        strokes.append(brush(line, 0.06))
        for k in range(1, 16, 2):
            (x, y), up = line[k], 1 if k % 4 == 1 else -1
            strokes.append(area([(x - 0.05, y), (x + 0.05, y), (x + 0.04 * sway, y - 0.15 * up)]))
    return [*masonry(parts, pal), inked(strokes, pal.ink)]


def fen(pal: Palette) -> list[Shape]:
    """A hut on stilts over still water, among reeds."""
    stilts = [bar([(x, 0.14), (x, 0.5)], 0.05) for x in (-0.3, -0.1, 0.12, 0.32)]
    parts = [
        ink(union([*stilts, rect(-0.46, 0.1, 0.46, 0.16)])),
        wall(rect(-0.32, -0.16, 0.32, 0.12)),
        roof((-0.46, -0.12), (0.46, -0.12), (0.26, -0.5), (-0.26, -0.5)),
        ink(
            union(
                [rect(-0.06, -0.06, 0.08, 0.12), rect(0.16, -0.06, 0.25, 0.03), bar([(0.3, -0.34), (0.3, -0.6)], 0.07)]
            )
        ),
    ]
    waves = [
        brush([(x - w, y), (x - w / 3, y - 0.04), (x + w / 3, y), (x + w, y - 0.03)], 0.04)
        for x, y, w in ((-0.3, 0.5, 0.3), (0.34, 0.52, 0.3), (0.0, 0.66, 0.34))
    ]
    reeds: list[Geometry] = []
    for x, high in ((-0.66, 0.66), (-0.56, 0.46), (0.6, 0.56), (0.7, 0.4)):
        reeds += [
            bar([(x, 0.5), (x + 0.03, 0.5 - high)], 0.03),
            brush([(x + 0.025, 0.54 - high), (x + 0.04, 0.36 - high)], 0.08),
        ]
    return [*masonry(parts, pal), inked(waves, pal.water), inked(reeds, pal.ink)]


def watch(pal: Palette) -> list[Shape]:
    """A squat tower with a platform."""
    parts = [
        wall(area([(-0.3, 0.6), (-0.22, -0.14), (0.22, -0.14), (0.3, 0.6)])),
        wall(union([rect(-0.34, -0.34, 0.34, -0.12), *merlons(-0.34, 0.34, -0.34, 0.1, 4)])),
        ink(union([lancet(0, 0.6, 0.1, 0.3), rect(-0.03, 0.0, 0.03, 0.14), bar([(0.0, -0.36), (0.0, -0.76)], 0.04)])),
        roof((0.02, -0.76), (0.34, -0.66), (0.02, -0.56)),
    ]
    return [*masonry(parts, pal), inked([brush([(-0.7, 0.61), (0, 0.64), (0.7, 0.6)], 0.04)], pal.ink)]


def _fire(pal: Palette, x: float, foot: float, high: float) -> list[Shape]:
    spots = [(0.02, -1.0), (0.24, -0.5), (0.3, -0.2), (0.0, 0.04), (-0.3, -0.2), (-0.2, -0.5), (-0.06, -0.46)]
    tongue = area(catmull([(x + a * high, foot + b * high) for a, b in spots], 4, closed=True))
    heart = moved(tongue.buffer(-0.12 * high), 0.0, 0.07 * high)
    colour = pal.accent if pal.tinted else pal.ink
    return [filled(tongue.buffer(0.02), colour), filled(heart, GLOW if pal.tinted else pal.wall)]


EMBLEMS: Mapping[str, Callable[[Palette], list[Shape]]] = MappingProxyType(
    {"spire": spire, "pines": pines, "frost": frost, "dawn": dawn, "wall": rampart, "thorn": thorn, "fen": fen}
)


@lru_cache(maxsize=64)
def emblem(theme: Theme, style: str) -> tuple[Shape, ...]:
    """The picture of a style of place; a watchtower for one that nobody drew."""
    return tuple(EMBLEMS.get(style, watch)(palette(theme, "")))
