"""What several grounds have in common: washes, floors, flagstones, rubble, and what must be kept clear."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.geometry import LineString

from realmgen.render.drawing import Shape, Use
from realmgen.render.glyphs import FOOTPRINT, VARIANTS, symbols
from realmgen.render.glyphs.strokes import Geometry, union
from realmgen.render.glyphs.strokes import moved as shifted
from realmgen.render.ground.marks import SIGN, cross_at
from realmgen.render.ground.strewn import strewn
from realmgen.render.ground.work import Array, Work, across, parts

SHADE = 0.9
STAMP = 7.2
"""Millimetres, at the plate's pens, to the unit of terrain symbols."""


def mass(work: Work, shape: Geometry, deep: float, style: str) -> None:
    """A tint that spreads `deep` millimetres round a shape and fades outwards; nothing on a sheet."""
    if not work.theme.tinted or shape.is_empty:
        return
    for part, opacity in ((1.15, 0.4), (0.75, 0.55)):
        band = work.warped(shapely.buffer(shape, part * deep, quad_segs=4), 0.7)
        work.add("wash", work.filled(band, work.tints(style).wash, opacity))


def floor_of(work: Work, floor: Geometry, *, shaded: bool = True) -> None:
    """A floor, with the shadow of its walls on it where they are high."""
    work.add("floor", work.filled(floor, work.theme.halo))
    if work.theme.tinted and shaded:
        dark = floor.difference(shifted(floor, SHADE * work.pen, SHADE * work.pen))
        dark = dark.difference(mouths(work, 1.2 * SHADE))
        work.add("floor", work.filled(dark, work.theme.wall_shade, 0.6))


def walls(work: Work, floor: Geometry, nib: float) -> None:
    """The edge of a hollow: a line `nib` pens wide, heavier towards the light, open where one comes in."""
    wide = nib * work.pen
    ring = shapely.buffer(floor, wide * 0.5, quad_segs=2)
    heavy = shapely.union(ring, shifted(ring, -0.5 * wide, -0.5 * wide))
    edge = heavy.difference(shapely.buffer(floor, -wide * 0.25, quad_segs=2))
    work.add("walls", work.filled(edge.difference(mouths(work)), work.theme.ink))


def mouths(work: Work, deep: float = 0.6) -> Geometry:
    """Where entrances open on the outside: all before the end of their floor, and `deep` pens of the floor itself."""
    found = []
    half = work.look.way * work.unit / 2
    for gate in work.lay.gates:
        if not gate.door.hidden:
            (x, y), (dx, dy) = gate.line[0], gate.inward
            far = shapely.Point(x, y).distance(gate.body)
            for end, wide in ((far - 0.05 * work.pen, 2.6 * half), (far + deep * work.pen, half - 0.1 * work.pen)):
                found.append(LineString([(x, y), (x + dx * end, y + dy * end)]).buffer(wide, cap_style="flat"))
    return union(found)


def kept_clear(work: Work, more: float = 0.0) -> Geometry:
    """Strips along hidden ways and before entrances, and what words take, `more` pens wider."""
    by = more * work.pen
    strips = [p.open_line.buffer(1.0 * work.pen + by, cap_style="flat") for p in work.lay.shown("hidden")]
    for gate in work.lay.gates:
        line = LineString(gate.line).difference(work.lay.core)
        strips.append(line.buffer(1.7 * work.pen + by, cap_style="flat"))
    return union([*strips, *(box.buffer(0.7 * work.pen + by) for box in work.words)])


def flags(work: Work, floor: Geometry, most: float) -> None:
    """Joints of flagstones over part (`most` of 1) of the floors of points."""
    high = 2.3 * work.pen
    wide = 1.25 * high
    rooms = union([room.shape for room in work.lay.rooms.values()])
    inside = shapely.intersection(shapely.buffer(rooms, -0.5 * work.pen), floor)
    inside = inside.difference(union([box.buffer(0.3 * work.pen) for box in work.words]))
    if inside.is_empty:
        return
    shapely.prepare(inside)
    cells = strewn(inside.bounds, work.origin, (wide, high), work.salt + 40, 0.0)
    some = cells.where(cells.chance(0) < most)
    x, y = (np.round(axis, 2) for axis in some.spots.T)
    level, upright = _lines(x, y, x + wide, y), _lines(x, y, x, y + high)
    joints = np.concatenate([level, upright])
    found = shapely.multilinestrings(joints[shapely.covers(inside, joints)])
    work.add("floor", work.lines(work.warped(found, 0.16), work.ink(0.6), 0.14))


def _lines(x0: Array, y0: Array, x1: Array, y1: Array) -> Array:
    ends = np.stack([np.column_stack([x0, y0]), np.column_stack([x1, y1])], axis=1)
    return shapely.linestrings(ends)


def stones(work: Work, where: Geometry, apart: float, size: float, most: float, salt: int) -> None:
    """Stones `size` pens in radius strewn over a shape, `apart` pens apart, in `most` (of 1) of the places."""
    if where.is_empty:
        return
    step = apart * work.pen
    found = strewn(where.bounds, work.origin, (step, step * 0.9), work.salt + salt, 0.9)
    shapely.prepare(where)
    found = found.where((found.chance(0) < most) & shapely.contains_xy(where, found.spots))
    turn, long = found.chance(1) * math.tau, size * work.pen * (0.6 + 0.8 * found.chance(2))
    rounds, lights = [], []
    for k in range(6):
        a = turn + math.tau * k / 6
        r = long * (0.72 + 0.45 * found.chance(3 + k))
        rounds.append(found.spots + np.column_stack([np.cos(a) * r, np.sin(a) * 0.8 * r]))
        lights.append(found.spots - 0.1 * work.pen + 0.68 * np.column_stack([np.cos(a) * r, np.sin(a) * 0.8 * r]))
    for corners, colour in ((rounds, work.theme.ink), (lights, work.theme.halo)):
        if len(found.spots):
            work.add("stones", Shape(np.stack(corners, axis=1).round(2).tolist(), fill=colour))


def signs(work: Work, wide: float = 1.75) -> Geometry:
    """Rounds about the signs of the points, `wide` times as large."""
    return union([shapely.Point(room.at).buffer(wide * SIGN * work.unit, 4) for room in work.lay.rooms.values()])


def fallen(work: Work) -> None:
    """Stones that block closed routes."""
    for n, passage in enumerate(work.lay.shown("closed")):
        at = cross_at(passage)
        if at:
            heap = shapely.Point(at).buffer(0.1 * work.unit, 4).intersection(passage.body.buffer(0.3 * work.pen))
            stones(work, heap, 1.75, 0.66, 0.92, 200 + n)


def barred(work: Work) -> None:
    """Bars across closed routes."""
    half = work.look.way * work.unit / 2 - 0.3 * work.pen
    for passage in work.lay.shown("closed"):
        at = cross_at(passage)
        line = max(parts(passage.open_line), key=lambda part: part.length, default=None)
        if at and line is not None:
            middle = line.length / 2
            found = [across(line, middle + side * 0.062 * work.unit, half) for side in (-1, 1)]
            work.add("walls", work.lines(shapely.multilinestrings(found), work.theme.ink, 0.75))


def stamped(work: Work, layer: str, styles: Array, spots: Array, sizes: Array, turns: Array) -> None:
    """Terrain symbols at spots, those with the lowest feet last; `turns` (0 to 1) choose variant and side."""
    uses = []
    for style, (x, y), size, turn in zip(styles.tolist(), spots.tolist(), sizes.tolist(), turns.tolist(), strict=True):
        name = f"{style}{int(turn * VARIANTS[style])}"
        scale = FOOTPRINT[style].base * size * STAMP * work.pen
        uses.append(Use(name, round(x, 2), round(y, 2), scale, flip=(turn * 1000) % 1 < 0.5))
    missing = sorted({use.symbol for use in uses} - work.drawing.symbols.keys())
    work.drawing.symbols.update(symbols(work.theme, missing))
    work.add(layer, *sorted(uses, key=lambda use: (use.y, use.x)))
