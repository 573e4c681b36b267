"""What those who travel are shown by: a pin with a shield, the dots of a trail, and the eye of what others know."""

from __future__ import annotations

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.built import halo
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import area, catmull, dot, filled, grown, inked, ribbon, union

HEAD, MIDDLE = 0.36, -0.66


def marker(pal: Palette) -> list[Shape]:
    """A pin, its point at the origin: a drop with a shield in it."""
    point = area([(-0.335, -0.53), (0.335, -0.53), (0.11, -0.17), (0.0, 0.0), (-0.11, -0.17)])
    drop = grown(grown(union([dot(0, MIDDLE, HEAD, 12), point]), 0.03), -0.03)
    side = [(0.2, -0.86), (0.2, -0.66), (0.16, -0.56), (0.0, -0.44)]
    shield = area([*side, *[(-x, y) for x, y in side[-2::-1]]])
    rim = dot(0, MIDDLE, HEAD - 0.03, 12).difference(dot(0, MIDDLE, HEAD - 0.05, 12))
    return [halo([drop], pal, 0.065), filled(drop, pal.accent), filled(rim, pal.halo), filled(shield, pal.halo)]


def trail(pal: Palette) -> list[Shape]:
    """A few dots of a way."""
    line = catmull([(-0.55, 0.1), (-0.2, -0.08), (0.2, 0.06), (0.55, -0.08)], 2)
    return [inked([dot(x, y, 0.055) for x, y in line], pal.ink)]


def bounds(pal: Palette) -> list[Shape]:
    """A few dashes of a line between two lands."""
    dashes = [area([(x, -0.05), (x + 0.26, -0.05), (x + 0.26, 0.05), (x, 0.05)]) for x in (-0.53, -0.13, 0.27)]
    return [filled(dash, pal.accent) for dash in dashes]


def known(pal: Palette) -> list[Shape]:
    """A small open eye."""
    lids = [(-0.15, 0.0), (-0.06, -0.07), (0.06, -0.07), (0.15, 0.0), (0.06, 0.07), (-0.06, 0.07)]
    eye = area(catmull(lids, 3, closed=True))
    return [
        filled(grown(eye, 0.04), pal.halo),
        filled(eye, pal.line),
        filled(grown(eye, -0.022), pal.halo),
        filled(dot(0, 0, 0.042), pal.line),
    ]


def road(pal: Palette) -> list[Shape]:
    """A length of a road between two lines."""
    line = catmull([(-0.55, 0.07), (-0.2, -0.05), (0.2, 0.05), (0.55, -0.05)], 6)
    return [filled(area(ribbon(line, lambda t: 0.16)), pal.ink), filled(area(ribbon(line, lambda t: 0.09)), pal.halo)]


def path(pal: Palette) -> list[Shape]:
    """A few strides of a trail."""
    strides = [area([(x, -0.035), (x + 0.2, -0.035), (x + 0.2, 0.035), (x, 0.035)]) for x in (-0.55, -0.24, 0.07, 0.38)]
    return [inked(strides, pal.ink)]


def lane(pal: Palette) -> list[Shape]:
    """Dots of a way over water."""
    return [inked([dot(-0.5 + 0.2 * k, 0.04 * (-1) ** k, 0.045) for k in range(6)], pal.water)]
