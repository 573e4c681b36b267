"""Places built of stone: castles, ruins, towns."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.geometry import Point

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.strokes import Geometry, union
from realmgen.render.glyphs.strokes import moved as shifted
from realmgen.render.ground.base import (
    STAMP,
    barred,
    fallen,
    flags,
    floor_of,
    kept_clear,
    mass,
    mouths,
    stamped,
    stones,
    walls,
)
from realmgen.render.ground.hatch import hachures
from realmgen.render.ground.houses import Plot, plots
from realmgen.render.ground.strewn import luck, strewn
from realmgen.render.ground.work import Work, along, courses
from realmgen.render.plate.tint import mix

TOWER = 0.072
JOINT = 2.2
GAP, STANDING, ROOFS = 6.5, 0.55, 4


def castle(work: Work) -> None:
    """Courts and passages between thick walls, with towers at their corners."""
    floor, core = work.warped(work.lay.floor, 0.12), work.warped(work.lay.core, 0.12)
    deep = work.deep
    mass(work, core, 1.6 * deep, "meadow")
    wall = work.look.wall * work.unit
    outer = shapely.buffer(core, wall, join_style="mitre")
    hachures(work, outer, 0.55 * deep, kept_clear(work))
    _grass(work, outer, 1.6 * deep)
    band = _masonry(work, floor, outer.union(shapely.buffer(floor, wall, join_style="mitre")))
    floor_of(work, floor)
    flags(work, floor, 0.3)
    _courses(work, band)
    walls(work, floor, 0.3)
    _towers(work)
    barred(work)


def ruin(work: Work) -> None:
    """Walls that stand in part, stones where they fell, and grass over all."""
    floor, core = work.warped(work.lay.floor, 0.3), work.warped(work.lay.core, 0.3)
    deep = work.deep
    mass(work, core, 1.5 * deep, "heath")
    _grass(work, core, 1.5 * deep, ("heath", "plain", "meadow"))
    floor_of(work, floor, shaded=False)
    flags(work, floor, 0.4)
    thick = 0.027 * work.unit
    band = shapely.buffer(floor, thick, join_style="mitre").difference(floor).difference(mouths(work))
    holes = _breaches(work, floor)
    standing = work.warped(band.difference(holes), 0.35)
    stones(work, shapely.buffer(holes, 1.4 * work.pen).difference(_heart(work)), 2.3, 0.6, 0.6, 70)
    _stonework(work, standing)
    fallen(work)


def town(work: Work) -> None:
    """Streets and squares, and houses along them."""
    floor = work.warped(work.lay.floor, 0.25)
    deep = work.deep
    mass(work, work.lay.core, 1.5 * deep, "plain")
    floor_of(work, floor, shaded=False)
    work.add("floor", work.outlined(floor, work.theme.terrain_ink, 0.16))
    _cobbles(work, floor)
    _houses(work, plots(work, floor, kept_clear(work, 0.5)))
    barred(work)


def _masonry(work: Work, floor: Geometry, outer: Geometry) -> Geometry:
    """A thick wall round a floor: its body, then both its edges; gives the body."""
    theme = work.theme
    band = outer.difference(floor).difference(mouths(work))
    work.add("masonry", work.filled(shapely.buffer(band, 0.3 * work.pen, quad_segs=2), theme.ink))
    lit = shapely.buffer(band, -0.06 * work.pen, quad_segs=2)
    work.add("masonry", work.filled(lit, theme.wall_shade if theme.tinted else theme.paper))
    return band


def _courses(work: Work, band: Geometry) -> None:
    """Joints across a thick wall."""
    inner = shapely.buffer(band, -0.02 * work.pen)
    found = []
    for ring in shapely.get_rings(shapely.get_parts(work.lay.floor)).tolist():
        count = max(3, int(ring.length / (JOINT * work.pen)))
        distances = ring.length * (np.arange(count) + 0.5) / count
        feet, ahead = along(ring, distances), along(ring, distances + 0.05)
        way = (ahead - feet) / np.maximum(np.hypot(*(ahead - feet).T), 1e-9)[:, None]
        side = 1.3 * work.look.wall * work.unit * (1 if ring.is_ccw else -1)
        found += np.stack([feet, feet + side * np.column_stack([way[:, 1], -way[:, 0]])], axis=1).tolist()
    if found:
        joints = shapely.intersection(shapely.multilinestrings(found), inner)
        work.add("walls", work.lines(joints, work.theme.ink, 0.13))


def _towers(work: Work) -> None:
    """Round towers at the corners of courts, clear of routes, and a pair at each open entrance."""
    theme, radius = work.theme, TOWER * work.unit
    rounds = [Point(spot).buffer(radius, 6) for spot in _turrets(work)]
    for disc in rounds:
        work.add("walls", work.filled(shapely.buffer(disc, 0.28 * work.pen), theme.ink))
        lit = shifted(shapely.buffer(disc, -0.12 * work.pen), 0.06 * work.pen, 0.06 * work.pen)
        work.add("walls", work.filled(lit, theme.wall_shade if theme.tinted else theme.paper))
        heart = shapely.buffer(disc, -0.4 * radius)
        work.add("walls", work.filled(heart, theme.halo), work.outlined(heart, theme.ink, 0.2))


def _turrets(work: Work) -> list[tuple[float, float]]:
    """Gateposts, and corners not too near to them or to each other."""
    found = _gateposts(work)
    for spot in _corners(work):
        if all(math.dist(spot, other) > 2.6 * TOWER * work.unit for other in found):
            found.append(spot)
    return found


def _corners(work: Work) -> list[tuple[float, float]]:
    ways = union([p.body for p in work.lay.passages] + [g.body for g in work.lay.gates])
    gap = 1.25 * TOWER * work.unit
    found: list[tuple[float, float]] = []
    others = list(work.lay.rooms.values())
    for room in others:
        spots = courses(shapely.simplify(room.shape, 0.1 * room.reach).exterior)[:-1]
        if len(spots) > 6:
            continue
        clear = union([other.shape for other in others if other is not room])
        found += [
            spot
            for spot in spots
            if Point(spot).distance(ways) > gap and (clear.is_empty or Point(spot).distance(clear) > gap)
        ]
    return found


def _gateposts(work: Work) -> list[tuple[float, float]]:
    found = []
    for gate in work.lay.gates:
        if not gate.door.hidden:
            (x, y), (dx, dy) = gate.line[0], gate.inward
            far = Point(x, y).distance(gate.body) + 0.02 * work.unit
            side = work.look.way * work.unit / 2 + 0.8 * TOWER * work.unit
            found += [(x + dx * far - dy * s * side, y + dy * far + dx * s * side) for s in (-1, 1)]
    return found


def _grass(work: Work, shape: Geometry, deep: float, styles: tuple[str, ...] = ("plain", "meadow")) -> None:
    """Grass strewn round a shape, thinly."""
    unit = STAMP * work.pen
    far = shapely.buffer(shape, 1.05 * deep, quad_segs=3)
    free = far.difference(union([shapely.buffer(shape, 0.3 * unit, quad_segs=3), kept_clear(work, 2.0)]))
    shapely.prepare(free)
    found = strewn(far.bounds, work.origin, (1.15 * unit, 0.62 * unit), work.salt + 30, 0.8)
    found = found.where(shapely.contains_xy(free, found.spots) & (found.chance(2) < 0.8))
    stamped(work, "grass", found.pick(5, styles), found.spots, 0.72 + 0.15 * found.chance(3), found.chance(4))


def _breaches(work: Work, floor: Geometry) -> Geometry:
    """Rounds along a wall where it has come down."""
    found = []
    for ring in shapely.get_rings(shapely.get_parts(floor)).tolist():
        count = int(ring.length / (GAP * work.pen))
        for k in range(count):
            x, y = courses(ring.interpolate(ring.length * k / count))[0]
            fate = luck(int(x // (3 * work.pen)), int(y // (3 * work.pen)), work.salt + 80)
            if fate < STANDING:
                found.append(Point(x, y).buffer((1.2 + 2.6 * fate) * work.pen, 3))
    return union(found)


def _heart(work: Work) -> Geometry:
    """Where no stone may lie: signs, words, and the middle of routes."""
    taken = [Point(room.at).buffer(0.13 * work.unit, 3) for room in work.lay.rooms.values()]
    taken += [p.open_line.buffer(0.9 * work.pen) for p in work.lay.passages]
    return union([*taken, kept_clear(work, 0.8)])


def _stonework(work: Work, standing: Geometry) -> None:
    """What stands of a wall: solid on a sheet, grey stone in colour."""
    theme = work.theme
    work.add("walls", work.filled(shapely.buffer(standing, 0.18 * work.pen, quad_segs=2), theme.ink))
    if theme.tinted:
        lit = shifted(shapely.buffer(standing, -0.16 * work.pen, quad_segs=2), 0.08 * work.pen, 0.08 * work.pen)
        work.add("walls", work.filled(lit, work.tints("crag").shade or theme.wall_shade))


def _cobbles(work: Work, floor: Geometry) -> None:
    """A scatter of short strokes on streets."""
    step = 2.4 * work.pen
    free = shapely.buffer(floor, -0.9 * work.pen).difference(_heart(work))
    if free.is_empty:
        return
    shapely.prepare(free)
    found = strewn(free.bounds, work.origin, (step, 0.7 * step), work.salt + 90, 0.7)
    found = found.where(shapely.contains_xy(free, found.spots) & (found.chance(2) < 0.45))
    half = np.array([0.32 * work.pen, 0.0])
    work.add("floor", work.wedges(found.spots - half, found.spots + half, 0.28, work.ink(0.6)))


def _houses(work: Work, found: list[Plot]) -> None:
    """Roofs from above: one slope in shade, a ridge, and hatches down the dark side."""
    theme = work.theme
    if not found:
        return
    bodies = shapely.polygons([plot.corners for plot in found])
    edges, roofs = (shapely.buffer(bodies, by * work.pen, join_style="mitre") for by in (0.2, -0.1))
    work.add("houses", work.filled(shapely.union_all(edges), theme.ink))
    tints = np.array([int(plot.tint * ROOFS) for plot in found])
    for k in range(ROOFS):
        colour = mix(theme.wall_shade, theme.roof, 0.12 + 0.25 * k / ROOFS) if theme.tinted else theme.paper
        work.add("houses", work.filled(shapely.multipolygons(roofs[tints == k]), colour))
    if theme.tinted:
        dark = shapely.buffer(shapely.polygons([plot.dark for plot in found]), -0.1 * work.pen, join_style="mitre")
        work.add("houses", work.filled(shapely.multipolygons(dark), theme.terrain_ink, 0.35))
    strokes = np.array([stroke for plot in found for stroke in plot.hatches(1.05 * work.pen)])
    work.add("houses", work.wedges(strokes[:, 0], strokes[:, 1], 0.2, theme.ink))
    ridges = [list(plot.ridge) for plot in found]
    work.add("houses", Shape(ridges, stroke=theme.ink, width=0.18 * work.pen, closed=False))
