"""Places hewn or hollowed out of rock: tombs, caves, mines."""

from __future__ import annotations

import shapely

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.glyphs.strokes import moved as shifted
from realmgen.render.ground.hatch import clusters, hachures
from realmgen.render.ground.look import LOOKS
from realmgen.render.ground.marks import trail
from realmgen.render.ground.strewn import strewn
from realmgen.render.ground.work import Work
from realmgen.render.plate.tint import mix

WALL, SHADE = 0.5, 0.9


def tomb(work: Work) -> None:
    """Chambers cut square, their floors flagged."""
    floor = work.warped(work.lay.floor, 0.16)
    _rock(work, floor, "crag")
    clusters(work, floor, _deep(work))
    _hollow(work, floor, "crag")
    _flags(work, floor)
    _walls(work, floor)


def caves(work: Work) -> None:
    """Hollows that water made."""
    floor = work.warped(work.lay.floor, 0.5)
    _rock(work, floor, "crag")
    hachures(work, floor, _deep(work))
    _hollow(work, floor, "crag")
    _walls(work, floor)


def mine(work: Work) -> None:
    """Galleries held up by timber."""
    floor = work.warped(work.lay.floor, 0.3)
    _rock(work, floor, "hills")
    clusters(work, floor, _deep(work))
    _hollow(work, floor, "hills")
    _walls(work, floor)


def _deep(work: Work) -> float:
    return LOOKS[work.ground].round * work.unit


def _rock(work: Work, floor: Geometry, style: str) -> None:
    """The mass round what is hollow, fading outwards."""
    if not work.theme.tinted:
        return
    tint = work.tints(style)
    for part, opacity in ((1.12, 0.45), (0.72, 0.55)):
        band = work.warped(shapely.buffer(floor, part * _deep(work), quad_segs=4), 0.7)
        work.add("wash", work.filled(band, tint.wash, opacity))


def _hollow(work: Work, floor: Geometry, style: str) -> None:
    """The floor with the walls' shadow on it, and strips through the rock where hidden ways lie."""
    theme = work.theme
    for passage in work.lay.shown("hidden"):
        strip = trail(work, passage.open_line)
        work.add(
            "rock", work.filled(strip, mix(theme.paper, work.tints(style).wash, 0.55) if theme.tinted else theme.paper)
        )
    work.add("floor", work.filled(floor, theme.halo))
    if theme.tinted:
        shade = floor.difference(shifted(floor, SHADE * work.pen, SHADE * work.pen))
        work.add("floor", work.filled(shade, theme.wall_shade, 0.6))


def _walls(work: Work, floor: Geometry) -> None:
    """The edge of the floor: a line that is heavier towards the light, as the edge of a hollow is."""
    nib = WALL * work.pen
    ring = shapely.buffer(floor, nib * 0.5, quad_segs=2)
    heavy = shapely.union(ring, shifted(ring, -0.5 * nib, -0.5 * nib)).difference(
        shapely.buffer(floor, -nib * 0.25, quad_segs=2)
    )
    work.add("walls", work.filled(heavy, work.theme.ink))


def _flags(work: Work, floor: Geometry) -> None:
    """Joints of flagstones over part of the floors of chambers."""
    step = 2.9 * work.pen
    rooms = shapely.union_all([room.shape for room in work.lay.rooms.values()] or [shapely.Polygon()])
    inside = shapely.intersection(shapely.buffer(rooms, -0.5 * work.pen), floor)
    if inside.is_empty:
        return
    shapely.prepare(inside)
    cells = strewn(inside.bounds, work.origin, (step, step * 0.8), work.salt + 40, 0.0)
    some = cells.where(cells.chance(0) < 0.6)
    x, y = some.spots.T
    level = [[(a, b), (a + step, b)] for a, b in zip(x, y, strict=True)]
    upright = [[(a, b), (a, b + step * 0.8)] for a, b in zip(x, y, strict=True)]
    lines = shapely.linestrings(level + upright)
    joints = shapely.intersection(work.warped(lines, 0.16), inside)
    found = [line for line in shapely.get_parts(joints).tolist() if line.length > 0.3 * step]
    if found:
        colour = mix(work.theme.paper, work.theme.terrain_ink, 0.55) if work.theme.tinted else work.theme.ink
        shape = work.lines(shapely.multilinestrings(found), colour, 0.14)
        work.add("floor", Shape(shape.contours, stroke=colour, width=shape.width, closed=False))
