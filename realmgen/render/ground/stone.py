"""Places hewn or hollowed out of rock: tombs, caves, mines."""

from __future__ import annotations

import numpy as np
import shapely

from realmgen.render.glyphs.strokes import Geometry, bar, union
from realmgen.render.ground.base import flags, floor_of, kept_clear, mass, stones, walls
from realmgen.render.ground.hatch import clusters, hachures
from realmgen.render.ground.look import LOOKS
from realmgen.render.ground.work import Work, courses, parts
from realmgen.render.plate.tint import mix

RAIL, SLEEPER, PROP = 1.0, 1.9, 6.0


def tomb(work: Work) -> None:
    """Chambers cut square, their floors flagged, in hatched rock."""
    floor, core = work.warped(work.lay.floor, 0.16), work.warped(work.lay.core, 0.16)
    mass(work, core, _deep(work), "crag")
    clusters(work, core, _deep(work), kept_clear(work))
    floor_of(work, floor)
    flags(work, floor, 0.62)
    walls(work, floor, 0.5)


def caves(work: Work) -> None:
    """Hollows that water made, hachured, with fallen stones."""
    floor, core = work.warped(work.lay.floor, 0.5), work.warped(work.lay.core, 0.5)
    mass(work, core, _deep(work), "crag")
    hachures(work, core, _deep(work), kept_clear(work))
    floor_of(work, floor)
    clear = union([shapely.buffer(floor, -2.6 * work.pen), kept_clear(work, 0.8), _signs(work)])
    stones(work, shapely.buffer(floor, -0.7 * work.pen).difference(clear), 3.4, 0.62, 0.5, 60)
    walls(work, floor, 0.5)


def mine(work: Work) -> None:
    """Galleries held up by timber, with a track along those that are open."""
    floor, core = work.warped(work.lay.floor, 0.3), work.warped(work.lay.core, 0.3)
    mass(work, core, _deep(work), "hills")
    clusters(work, core, _deep(work), kept_clear(work))
    floor_of(work, floor)
    walls(work, floor, 0.5)
    for passage in work.lay.shown("open"):
        _track(work, passage.open_line)
    for passage in [*work.lay.shown("open"), *work.lay.shown("closed")]:
        _props(work, passage.open_line)


def _deep(work: Work) -> float:
    return LOOKS[work.ground].round * work.unit


def _signs(work: Work) -> Geometry:
    return union([shapely.Point(room.at).buffer(0.14 * work.unit, 3) for room in work.lay.rooms.values()])


def _track(work: Work, line: Geometry) -> None:
    """Two rails on sleepers."""
    ink = mix(work.theme.halo, work.theme.terrain_ink, 0.8) if work.theme.tinted else work.theme.ink
    for part in parts(line):
        rails = shapely.union_all([part.offset_curve(side * 0.5 * RAIL * work.pen) for side in (-1, 1)])
        work.add("floor", work.lines(rails, ink, 0.16))
        ties = [_across(part, at, 0.95 * work.pen) for at in _even(part, SLEEPER * work.pen)]
        work.add("floor", work.lines(shapely.multilinestrings(ties), ink, 0.3))


def _props(work: Work, line: Geometry) -> None:
    """Beams across a gallery, on posts at its walls."""
    ink, half = work.theme.ink, LOOKS["mine"].way * work.unit / 2
    for part in parts(line):
        if part.length < 0.8 * PROP * work.pen:
            continue
        beams = [_across(part, at, half + 0.5 * work.pen) for at in _even(part, PROP * work.pen)]
        work.add("walls", work.lines(shapely.multilinestrings(beams), ink, 0.22))
        posts = [
            bar([(x - 0.42 * work.pen, y), (x + 0.42 * work.pen, y)], 0.84 * work.pen)
            for beam in beams
            for x, y in (beam[0], beam[-1])
        ]
        work.add("walls", work.filled(union(posts), ink))


def _even(line: Geometry, apart: float) -> list[float]:
    """Distances along a line, evenly, none at its ends."""
    count = max(1, round(line.length / apart))
    return [(k + 0.5) / count * line.length for k in range(count)]


def _across(line: Geometry, at: float, half: float) -> list[tuple[float, float]]:
    """A short line across another."""
    (x, y), (ax, ay) = courses(line.interpolate(at))[0], courses(line.interpolate(max(0.0, at - 0.1)))[0]
    (bx, by) = courses(line.interpolate(min(line.length, at + 0.1)))[0]
    long = float(np.hypot(bx - ax, by - ay)) or 1.0
    dx, dy = -(by - ay) / long * half, (bx - ax) / long * half
    return [(x - dx, y - dy), (x + dx, y + dy)]
