"""Signs: six silhouettes, plan, crown, rayed seal and the swatches of edges and rivers. Origin in the middle."""

from __future__ import annotations

import math

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.built import halo, hole, ink, lancet, solid, wall
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import (
    area,
    bar,
    brush,
    catmull,
    dot,
    filled,
    grown,
    inked,
    rect,
    ribbon,
    silhouette,
    union,
)

RAYS = 12
RIM, DENT = 0.45, 0.365


def dwelling(pal: Palette) -> list[Shape]:
    """A cottage."""
    gable = area([(-0.36, -0.02), (-0.22, -0.3), (0.2, -0.3), (0.36, -0.02)])
    openings = [rect(-0.06, 0.06, 0.08, 0.28), rect(-0.2, 0.06, -0.12, 0.14), rect(0.15, 0.06, 0.22, 0.14)]
    chimney = bar([(0.14, -0.26), (0.14, -0.44)], 0.09)
    return solid([wall(rect(-0.28, -0.04, 0.28, 0.28)), ink(union([gable, chimney, *openings]))], pal, 0.045)


def sanctum(pal: Palette) -> list[Shape]:
    """A lancet with a flame in it."""
    flame = area(catmull([(0, -0.2), (0.08, 0.0), (0.0, 0.1), (-0.08, 0.0)], 4, closed=True))
    frame = union([lancet(0, 0.2, 0.27, 0.66), rect(-0.36, 0.2, 0.36, 0.3)]).difference(lancet(0, 0.2, 0.17, 0.48))
    return solid([hole(lancet(0, 0.21, 0.18, 0.5)), ink(union([frame, flame, rect(-0.1, 0.12, 0.1, 0.16)]))], pal)


def monument(pal: Palette) -> list[Shape]:
    """A standing stone on a step, with a ring carved in it."""
    stone = union(
        [area([(-0.15, 0.2), (-0.1, -0.36), (0.02, -0.46), (0.1, -0.36), (0.16, 0.2)]), rect(-0.3, 0.2, 0.3, 0.3)]
    )
    carving = union([dot(0, -0.18, 0.065).difference(dot(0, -0.18, 0.028)), bar([(0, -0.08), (0, 0.1)], 0.035)])
    return solid([ink(stone), hole(carving)], pal)


def hazard(pal: Palette) -> list[Shape]:
    """Three slashes of a claw."""
    slashes = []
    for x, long in ((-0.2, 0.6), (0.0, 0.78), (0.2, 0.6)):
        line = catmull([(x + 0.16, -long * 0.55), (x + 0.02, -long * 0.1), (x - 0.14, long * 0.5)], 6)
        slashes.append(area(ribbon(line, lambda t: 0.015 + 0.13 * math.sin(math.pi * t**0.8))))
    return solid([ink(union(slashes))], pal)


def curse(pal: Palette) -> list[Shape]:
    """A weeping eye."""
    lids = [
        (-0.38, -0.08),
        (-0.16, -0.27),
        (0, -0.31),
        (0.16, -0.27),
        (0.38, -0.08),
        (0.16, 0.07),
        (0, 0.1),
        (-0.16, 0.07),
    ]
    eye = area(catmull(lids, 4, closed=True))
    tears = [
        area(catmull([(x, y - 0.1), (x + 0.055, y + 0.05), (x, y + 0.11), (x - 0.055, y + 0.05)], 4, closed=True))
        for x, y in ((-0.2, 0.16), (0, 0.22), (0.2, 0.16))
    ]
    return solid([ink(union([eye, *tears])), hole(grown(eye, -0.065)), ink(dot(0, -0.1, 0.12))], pal)


def ruin(pal: Palette) -> list[Shape]:
    """A broken arch and a stump."""
    arch = [
        (-0.38, 0.3),
        (-0.38, -0.3),
        (-0.28, -0.36),
        (-0.2, -0.24),
        (-0.1, -0.28),
        (-0.02, -0.12),
        (0.1, -0.1),
        (0.16, 0.02),
        (0.16, 0.3),
    ]
    stump = area([(0.24, 0.3), (0.24, 0.06), (0.3, 0.0), (0.38, 0.1), (0.38, 0.3)])
    standing = area(arch).difference(lancet(-0.13, 0.3, 0.11, 0.32))
    return solid([ink(union([standing, stump, rect(-0.44, 0.3, 0.44, 0.35)]))], pal)


def plan(pal: Palette) -> list[Shape]:
    """A round field with three points and the ways between them."""
    spots = [(-0.17, 0.1), (0.0, -0.2), (0.19, 0.13)]
    drawn = union([bar(spots, 0.07), *(dot(x, y, 0.095) for x, y in spots)])
    field = dot(0, 0, 0.4, 8)
    return [
        halo([field], pal, 0.07),
        *silhouette(field, pal.ink, pal.halo, 0.06, 0),
        inked([drawn], pal.ink),
    ]


def crown(pal: Palette) -> list[Shape]:
    """Four points with a ball on each."""
    band = [
        (-0.24, 0.1),
        (-0.3, -0.16),
        (-0.15, -0.03),
        (-0.09, -0.22),
        (0, -0.05),
        (0.09, -0.22),
        (0.15, -0.03),
        (0.3, -0.16),
        (0.24, 0.1),
    ]
    balls = [dot(x, y, 0.035) for x, y in ((-0.3, -0.18), (-0.09, -0.24), (0.09, -0.24), (0.3, -0.18))]
    whole = union([area(band), *balls])
    return [
        halo([whole], pal, 0.06),
        *silhouette(whole, pal.ink, pal.accent, 0.02, 0),
        filled(rect(-0.2, 0.02, 0.2, 0.05), pal.halo),
    ]


def seal(pal: Palette) -> list[Shape]:
    """A disc of twelve rays with a fine ring; a numeral is set upon it."""
    turns = [(math.pi * k / RAYS, DENT if k % 2 else RIM) for k in range(2 * RAYS)]
    rays = area([(r * math.sin(a), -r * math.cos(a)) for a, r in turns])
    ring = dot(0, 0, 0.32, 8).difference(dot(0, 0, 0.297, 8))
    return [halo([rays], pal, 0.07), filled(rays, pal.seal), filled(ring, pal.halo)]


def barrier(pal: Palette) -> list[Shape]:
    """A thorned spine, one radius long, lying level."""
    spine = area(
        ribbon([(-0.43 + 0.86 * k / 8, 0.0) for k in range(9)], lambda t: 0.03 + 0.062 * math.sin(math.pi * t) ** 0.6)
    )
    thorns = []
    for x, reach, tilt in (
        (-0.36, 0.11, 0.02),
        (-0.18, 0.15, 0.04),
        (0.0, 0.145, 0.03),
        (0.18, 0.155, 0.02),
        (0.36, 0.115, 0.04),
    ):
        line = [(x + tilt, -reach), (x, 0.0), (x - tilt, reach)]
        thorns.append(area(ribbon(line, lambda t: 0.025 + 0.045 * math.sin(math.pi * t))))
    return [inked([spine, *thorns], pal.ink)]


def river(pal: Palette) -> list[Shape]:
    """A length of river, growing to the right."""
    line = catmull([(-0.6, 0.08), (-0.25, -0.07), (0.15, 0.06), (0.6, -0.06)], 6)
    bed = area(ribbon(line, lambda t: 0.05 + 0.13 * t**0.75))
    bank = 0.03 if pal.tinted else 0.026
    return [filled(bed, pal.water), filled(grown(bed, -bank).union(brush(line, 0.01)), pal.flow)]
