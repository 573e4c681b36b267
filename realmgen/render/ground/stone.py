"""Places hewn or hollowed out of rock: tombs, caves, mines."""

from __future__ import annotations

import math

import shapely

from realmgen.kit.chance import Dice
from realmgen.render.glyphs.strokes import Geometry, bar, blob, rect, union
from realmgen.render.ground.base import (
    barred,
    fallen,
    flags,
    floor_of,
    kept_clear,
    mass,
    signs,
    stones,
    walls,
)
from realmgen.render.ground.hatch import clusters, hachures
from realmgen.render.ground.lay import Room
from realmgen.render.ground.work import Work, across, parts

RAIL, SLEEPER, PROP = 1.0, 1.9, 6.0
PILLARED, POOLED = 0.6, 0.75


def tomb(work: Work) -> None:
    """Chambers cut square, their floors flagged, in hatched rock."""
    floor, core = work.warped(work.lay.floor, 0.16), work.warped(work.lay.core, 0.16)
    mass(work, core, work.deep, "crag")
    clusters(work, core, work.deep, kept_clear(work))
    floor_of(work, floor)
    flags(work, floor, 0.62)
    walls(work, floor, 0.5)
    _pillars(work, floor)
    barred(work)


def caves(work: Work) -> None:
    """Hollows that water made, hachured, with fallen stones."""
    floor, core = work.warped(work.lay.floor, 0.5), work.warped(work.lay.core, 0.5)
    mass(work, core, work.deep, "crag")
    hachures(work, core, work.deep, kept_clear(work))
    floor_of(work, floor)
    clear = union([shapely.buffer(floor, -2.6 * work.pen), kept_clear(work, 0.8), signs(work)])
    stones(work, shapely.buffer(floor, -0.7 * work.pen).difference(clear), 3.4, 0.62, 0.5, 60)
    _pools(work, floor)
    walls(work, floor, 0.5)
    fallen(work)


def mine(work: Work) -> None:
    """Galleries held up by timber, with a track along those that are open."""
    floor, core = work.warped(work.lay.floor, 0.3), work.warped(work.lay.core, 0.3)
    mass(work, core, work.deep, "hills")
    clusters(work, core, work.deep, kept_clear(work))
    floor_of(work, floor)
    walls(work, floor, 0.5)
    for passage in work.lay.shown("open"):
        _track(work, passage.open_line)
    for passage in [*work.lay.shown("open"), *work.lay.shown("closed")]:
        _props(work, passage.open_line)
    fallen(work)


def _pillars(work: Work, floor: Geometry) -> None:
    """Pairs of pillars in some of the chambers."""
    taken = union([signs(work), kept_clear(work, 0.3), *(passage.body for passage in work.lay.passages)])
    inside = shapely.buffer(floor, -0.7 * work.pen).difference(taken)
    for room in work.lay.rooms.values():
        if work.dice(f"pillars {room.spot.own}").unit() < PILLARED:
            (x, y), away, half = room.at, 0.56 * room.reach, 0.72 * work.pen
            feet = [
                rect(x + a - half, y + b - half, x + a + half, y + b + half)
                for a in (-away, away)
                for b in (-away, away)
            ]
            kept = [foot for foot in feet if inside.contains(foot)]
            if len(kept) > 1:
                work.add("walls", work.filled(union(kept), work.theme.ink))


def _pools(work: Work, floor: Geometry) -> None:
    """Still water in some of the hollows."""
    theme = work.theme
    taken = union([signs(work, 1.6), kept_clear(work, 0.2)])
    inside = shapely.buffer(floor, -0.5 * work.pen).difference(taken)
    for room in work.lay.rooms.values():
        dice = work.dice(f"pool {room.spot.own}")
        pool = _pool(dice, room, inside)
        if pool is not None and dice.unit() < POOLED:
            work.add("floor", work.filled(pool, theme.water), work.outlined(pool, theme.shore, 0.26))
            ring = shapely.buffer(pool, -0.7 * work.pen)
            work.add("floor", work.outlined(ring, theme.shore, 0.14, 0.6 if theme.tinted else 1.0))


def _pool(dice: Dice, room: Room, inside: Geometry) -> Geometry | None:
    """A pool at one side of a hollow, where one fits."""
    turn, far, size = dice.between(0, math.tau), 0.64 * room.reach, room.reach * dice.between(0.8, 1.2)
    for k in range(6):
        at = (room.at[0] + far * math.cos(turn + k), room.at[1] + 0.8 * far * math.sin(turn + k))
        shape = blob(dice, at, (0.3 * size, 0.2 * size), 5, 0.16)
        if inside.contains(shape):
            return shape
    return None


def _track(work: Work, line: Geometry) -> None:
    """Two rails on sleepers."""
    ink = work.ink(0.8)
    for part in parts(line):
        rails = shapely.union_all([part.offset_curve(side * 0.5 * RAIL * work.pen) for side in (-1, 1)])
        work.add("floor", work.lines(rails, ink, 0.16))
        ties = [across(part, at, 0.95 * work.pen) for at in _even(part, SLEEPER * work.pen)]
        work.add("floor", work.lines(shapely.multilinestrings(ties), ink, 0.3))


def _props(work: Work, line: Geometry) -> None:
    """Beams across a gallery, on posts at its walls."""
    ink, half = work.theme.ink, work.look.way * work.unit / 2
    for part in parts(line):
        if part.length < 0.8 * PROP * work.pen:
            continue
        beams = [across(part, at, half + 0.5 * work.pen) for at in _even(part, PROP * work.pen)]
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
