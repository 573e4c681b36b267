"""Symbols of small places: a longhouse, a few houses, houses behind a stockade. The origin lies in the middle."""

from __future__ import annotations

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.built import Part, ink, masonry, roof, wall
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import area, bar, rect, union


def steading(pal: Palette) -> list[Shape]:
    """A longhouse seen from its side, smoke hole and door."""
    return masonry(_longhouse(0.0, 0.24, 0.44, 1.0), pal)


def village(pal: Palette) -> list[Shape]:
    """A longhouse with two gabled houses before it."""
    parts = _longhouse(0.02, 0.02, 0.4, 0.95)
    for x, foot in ((-0.36, 0.24), (0.34, 0.28)):
        parts += _house(x, foot)
    return masonry(parts, pal)


def stockade(pal: Palette) -> list[Shape]:
    """A longhouse and gables behind a ring of stakes, with a gate."""
    parts = [*_longhouse(0.02, 0.02, 0.36, 1.0), *_house(-0.36, 0.1), *_house(0.38, 0.12)]
    tops = [(-0.62 + 0.124 * k, 0.06 + 0.05 * (1 - abs(k - 5) / 5)) for k in range(11)]
    stakes = [
        area([(x - 0.062, 0.34), (x - 0.062, y), (x, y - 0.08), (x + 0.062, y), (x + 0.062, 0.34)]) for x, y in tops
    ]
    parts.append(wall(union(stakes)))
    seams = [bar([(x + 0.062, y + 0.02), (x + 0.062, 0.32)], 0.014) for x, y in tops[:-1]]
    return masonry([*parts, ink(union([*seams, rect(-0.1, 0.12, 0.1, 0.34)]))], pal)


def _longhouse(x: float, foot: float, half: float, size: float) -> list[Part]:
    eaves, ridge = foot - 0.2 * size, foot - 0.54 * size
    turf = [
        (x - half - 0.05, eaves),
        (x - half + 0.1, ridge),
        (x, ridge + 0.035),
        (x + half - 0.1, ridge),
        (x + half + 0.05, eaves),
    ]
    return [
        wall(rect(x - half, eaves, x + half, foot)),
        roof(*turf),
        ink(
            union(
                [
                    rect(x - 0.06, foot - 0.16 * size, x + 0.06, foot),
                    bar([(x + 0.17, ridge + 0.02), (x + 0.17, ridge - 0.08)], 0.06),
                ]
            )
        ),
    ]


def _house(x: float, foot: float) -> list[Part]:
    eaves = foot - 0.16
    return [
        wall(rect(x - 0.14, eaves, x + 0.14, foot)),
        roof((x - 0.19, eaves), (x + 0.19, eaves), (x, eaves - 0.22)),
        ink(rect(x - 0.04, foot - 0.11, x + 0.04, foot)),
    ]
