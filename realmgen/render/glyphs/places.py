"""Symbols of the places people hold: castle, town, fortress, tower. The origin lies in the middle of each."""

from __future__ import annotations

from shapely import affinity

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.built import Part, hole, ink, lancet, masonry, merlons, roof, wall
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, area, bar, rect, union

SIDES = (-1, 1)


def castle(pal: Palette) -> list[Shape]:
    """A keep between two coned turrets that fly flags, over a gate."""
    keep = [rect(-0.15, -0.3, 0.15, 0.2), *merlons(-0.18, 0.18, -0.3, 0.07, 3), rect(-0.18, -0.31, 0.18, -0.25)]
    parts = [
        wall(union(keep)),
        roof((-0.19, -0.36), (0.19, -0.36), (0, -0.7)),
        wall(union([rect(-0.46, -0.02, 0.46, 0.36), *merlons(-0.46, 0.46, -0.02, 0.07, 7)])),
    ]
    for side in SIDES:
        parts += _turret(side * 0.48)
    parts += [ink(lancet(0, 0.37, 0.1, 0.27)), ink(rect(-0.025, -0.22, 0.025, -0.1))]
    return masonry([Part(p.kind, affinity.scale(p.shape, 1, 0.88, origin=(0, 0.4))) for p in parts], pal)


def _turret(x: float) -> list[Part]:
    return [
        wall(rect(x - 0.12, -0.16, x + 0.12, 0.38)),
        roof((x - 0.17, -0.16), (x + 0.17, -0.16), (x, -0.48)),
        ink(rect(x - 0.02, 0.0, x + 0.02, 0.13)),
        ink(bar([(x, -0.46), (x, -0.66)], 0.025)),
        roof((x, -0.67), (x + 0.15, -0.62), (x, -0.56)),
    ]


def town(pal: Palette) -> list[Shape]:
    """Gables and a spire behind a crenellated wall."""
    parts = [wall(rect(0.0, -0.34, 0.13, 0.1)), roof((-0.03, -0.34), (0.16, -0.34), (0.065, -0.66))]
    for x, foot, half, high, gable in _HOUSES:
        parts += _house((x, foot), half, high, gable)
    round_wall = area([(-0.64, 0.03), (-0.5, 0.08), (0.5, 0.08), (0.64, 0.03), (0.6, 0.38), (0, 0.44), (-0.6, 0.38)])
    parts.append(wall(union([round_wall, *merlons(-0.5, 0.5, 0.09, 0.07, 8)])))
    for side in SIDES:
        x = side * 0.58
        parts.append(wall(union([rect(x - 0.09, -0.04, x + 0.09, 0.4), *merlons(x - 0.11, x + 0.11, -0.03, 0.07, 3)])))
    stones = [bar([(-0.44, 0.2), (-0.2, 0.22)], 0.02), bar([(0.2, 0.26), (0.42, 0.23)], 0.02)]
    return masonry([*parts, ink(union([lancet(0, 0.43, 0.09, 0.22), *stones]))], pal)


_HOUSES = (
    (-0.3, 0.02, 0.12, 0.2, 0.2),
    (0.33, 0.03, 0.13, 0.22, 0.21),
    (-0.1, 0.1, 0.13, 0.2, 0.2),
    (0.16, 0.12, 0.1, 0.14, 0.16),
    (-0.46, 0.14, 0.09, 0.12, 0.15),
)


def _house(at: tuple[float, float], half: float, high: float, gable: float) -> list[Part]:
    x, foot = at
    eaves = foot - high
    ridge = (x + half * 0.1, eaves - gable)
    return [
        wall(rect(x - half, eaves, x + half, foot)),
        roof((x - half - 0.04, eaves), (x + half + 0.04, eaves), ridge),
    ]


def fortress(pal: Palette) -> list[Shape]:
    """Squat battered walls without cones, a banner over the gate."""
    parts = [
        wall(_battered(0, (0.3, 0.26), (0.0, -0.34), merlons(-0.3, 0.3, -0.33, 0.1, 4))),
        wall(_battered(0, (0.62, 0.52), (0.4, -0.04), merlons(-0.56, 0.56, -0.03, 0.1, 6))),
    ]
    for side in SIDES:
        x = side * 0.5
        parts.append(wall(_battered(x, (0.2, 0.14), (0.42, 0.04), merlons(x - 0.18, x + 0.18, 0.05, 0.09, 3))))
    gate = [bar([(x, 0.14), (x, 0.4)], 0.015) for x in (-0.05, 0.0, 0.05)]
    slits = [ink(rect(side * 0.5 - 0.02, 0.16, side * 0.5 + 0.02, 0.28)) for side in SIDES]
    banner = roof((-0.1, -0.27), (0.1, -0.27), (0.1, 0.0), (0, -0.07), (-0.1, 0.0))
    return masonry([*parts, ink(rect(-0.11, 0.14, 0.11, 0.4)), hole(union(gate)), banner, *slits], pal)


def _battered(x: float, half: tuple[float, float], y: tuple[float, float], teeth: list[Geometry]) -> Geometry:
    """A wall that leans inwards: half widths and heights at the foot and at the top."""
    (low, high), (foot, top) = half, y
    return union([area([(x - low, foot), (x - high, top), (x + high, top), (x + low, foot)]), *teeth])


def tower(pal: Palette) -> list[Shape]:
    """One coned shaft on a mound."""
    stones = [bar([(-0.36, 0.4), (-0.22, 0.35)], 0.02), bar([(0.22, 0.35), (0.34, 0.39)], 0.02)]
    parts = [
        wall(area([(-0.46, 0.42), (-0.3, 0.3), (0, 0.26), (0.3, 0.3), (0.46, 0.42)])),
        wall(area([(-0.17, 0.34), (-0.13, -0.22), (0.13, -0.22), (0.17, 0.34)])),
        wall(rect(-0.2, -0.32, 0.2, -0.18)),
        roof((-0.26, -0.3), (0.26, -0.3), (0, -0.7)),
        ink(union([lancet(0, 0.34, 0.065, 0.18), rect(-0.022, -0.08, 0.022, 0.04), *stones])),
    ]
    return masonry(parts, pal)
