"""What stands in the land for its own sake: a long wall, a sun over the sea, a ship on it, and a compass."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString

from realmgen.render.board.emblems import GLOW
from realmgen.render.board.ground import Land
from realmgen.render.board.lay import Post
from realmgen.render.board.work import Work
from realmgen.render.drawing import Point, Shape, Use
from realmgen.render.glyphs import symbols
from realmgen.render.glyphs.palette import Palette, palette
from realmgen.render.glyphs.strokes import Geometry, area, bar, brush, dot, filled, inked, rect, union
from realmgen.render.ground.work import along, courses, parts

HIGH, TOOTH, SHORTEST, LONGEST = 3.6, 1.5, 9.0, 62.0
"""A wall's height, its teeth from one to the next, the shortest stretch that is built, and how far it goes."""
SUN, SHIP, ROSE = 8.0, 5.2, 7.0
AIR = 1.6


def walls(work: Work, land: Land, clear: Geometry) -> Geometry:
    """The stretches of wall that run through a place of that style, round the middle of the board; what they take."""
    taken = [shapely.Polygon()]
    for post in work.lay.posts.values():
        if post.place.style == "wall":
            for line in _stretches(work, post, land.grounds[post.place.key], clear):
                taken.append(_wall(work, line))
    return union(taken)


def _stretches(work: Work, post: Post, ground: Geometry, clear: Geometry) -> Iterator[Geometry]:
    (ox, oy), s = work.origin, work.scale
    far = math.dist(post.at, work.origin)
    if far < 2 * post.outer:
        return
    turn = math.atan2(post.at[1] - oy, post.at[0] - ox)
    half = min(0.9, LONGEST * s / far)
    turns = turn + np.linspace(-half, half, 61)
    ring = shapely.linestrings(np.column_stack([ox + far * np.cos(turns), oy + (far + 0.5 * HIGH * s) * np.sin(turns)]))
    room = ground.intersection(shapely.box(*work.room).buffer(-1.5 * s)).buffer(-1.2 * s)
    blocked = union([clear, affinity.translate(clear, 0, HIGH * s)]).buffer(1.0 * s, 4)
    for part in parts(ring.intersection(room).difference(blocked)):
        if part.geom_type == "LineString" and part.length > SHORTEST * s:
            yield part


def _wall(work: Work, foot: Geometry) -> Geometry:
    """A stretch of wall over its foot, with a tower at either end; gives what it covers."""
    s, theme = work.scale, work.theme
    low = courses(foot)
    if low[0][0] > low[-1][0]:
        low = low[::-1]
    line, high = LineString(low), HIGH * s
    face = area([*low, *((x, y - high) for x, y in low[::-1])])
    count = max(2, round(line.length / (TOOTH * s)))
    at = (np.arange(count) + 0.5) * line.length / count
    teeth = [rect(x - 0.4 * s, y - high - 0.75 * s, x + 0.4 * s, y - high + 0.1) for x, y in along(line, at).tolist()]
    towers = [_tower(x, y, s) for x, y in (low[0], low[-1])]
    curtain, ends = union([face, *teeth]), union(towers)
    red = theme.roof if theme.roof != theme.ink else theme.halo
    whole = union([curtain, ends])
    work.add("sights", work.filled(whole.buffer(0.7 * s, 2), theme.halo, 0.8 if theme.tinted else 1.0))
    for shape in (curtain, ends):
        work.add("sights", work.filled(shape, theme.ink), work.filled(shape.buffer(-0.22 * s), red))
    bricks = [
        rect(x - 0.55 * s, y - up * s, x + 0.55 * s, y - (up - 0.18) * s)
        for n, (x, y) in enumerate(along(line, at[1:-1]).tolist())
        for up in ((1.0, 2.4)[n % 2],)
    ]
    work.add("sights", work.filled(union(bricks).difference(ends), theme.ink))
    return whole


def _tower(x: float, y: float, s: float) -> Geometry:
    body = rect(x - 1.5 * s, y - (HIGH + 2.2) * s, x + 1.5 * s, y + 0.5 * s)
    teeth = [
        rect(x + a * s - 0.42 * s, y - (HIGH + 3.1) * s, x + a * s + 0.42 * s, y - (HIGH + 2.1) * s)
        for a in (-1.3, 0.0, 1.3)
    ]
    return union([body, rect(x - 1.8 * s, y - (HIGH + 2.3) * s, x + 1.8 * s, y - (HIGH + 1.4) * s), *teeth])


def at_sea(work: Work, land: Land, clear: Geometry) -> Geometry:
    """A rising sun off the shore of the dawn, a ship where more is free; what they take."""
    taken = [shapely.Polygon()]
    free = land.sea.intersection(shapely.box(*work.room).buffer(-1.5 * work.scale)).difference(clear)
    for part in sorted(parts(free), key=lambda part: (-round(part.area), part.bounds)):
        dawn = any(
            post.place.style == "dawn" and part.distance(shapely.Point(post.at)) < 3 * post.outer
            for post in work.lay.posts.values()
        )
        taken += _put(work, part, "sun" if dawn else "ship", SUN if dawn else SHIP)
    return union(taken)


def _put(work: Work, part: Geometry, name: str, radius: float) -> list[Geometry]:
    """A picture where a stretch of water is widest, if it is wide enough."""
    r = radius * work.scale
    at = _widest(part, work.scale)
    if at is None or shapely.boundary(part).distance(shapely.Point(at)) < 1.08 * r:
        return []
    drawn = (_sun if name == "sun" else _ship)(palette(work.theme, "sea"))
    work.add("sights", *(_stamped(shape, at, r) for shape in drawn))
    return [shapely.Point(at).buffer(1.1 * r)]


def _widest(part: Geometry, scale: float) -> Point | None:
    """The middle of the largest round that lies in a shape."""
    if part.geom_type != "Polygon" or part.is_empty:
        return None
    radius = shapely.maximum_inscribed_circle(part, 0.4 * scale)
    return courses(radius)[0]


def _stamped(shape: Shape, at: Point, scale: float) -> Shape:
    spots = [[(at[0] + x * scale, at[1] + y * scale) for x, y in ring] for ring in shape.contours]
    return Shape(spots, fill=shape.fill, opacity=shape.opacity)


def _sun(pal: Palette) -> list[Shape]:
    """Half a sun over the horizon, its rays, and light on the water."""
    disc = dot(0, 0.18, 0.46, 12).intersection(rect(-1, -1, 1, 0.18))
    rays = []
    for k in range(9):
        a, far = math.pi * (k + 1) / 10, 0.9 if k % 2 else 0.78
        rays.append(
            brush(
                [(0.56 * math.cos(a), 0.18 - 0.56 * math.sin(a)), (far * math.cos(a), 0.18 - far * math.sin(a))],
                0.075,
                "end",
            )
        )
    light = [
        brush([(-x, y), (0, y - 0.02), (x, y)], 0.05) for x, y in ((0.66, 0.22), (0.46, 0.36), (0.3, 0.5), (0.16, 0.63))
    ]
    gold = GLOW if pal.tinted else pal.halo
    return [
        inked([*rays, disc.buffer(0.025)], pal.ink if not pal.tinted else "#9A6A1E"),
        filled(disc.buffer(-0.02), gold),
        inked(light, pal.water),
    ]


def _ship(pal: Palette) -> list[Shape]:
    """A small ship under one sail."""
    hull = area([(-0.72, 0.2), (-0.52, 0.52), (0.46, 0.52), (0.74, 0.12), (0.4, 0.26), (-0.4, 0.28)])
    sail = area([(-0.36, -0.62), (0.36, -0.62), (0.5, -0.2), (0.36, 0.12), (-0.36, 0.12), (-0.22, -0.2)])
    mast = union([bar([(0, 0.3), (0, -0.82)], 0.06), area([(0.02, -0.84), (0.34, -0.76), (0.02, -0.68)])])
    cross = union([bar([(0.06, -0.6), (0.06, 0.1)], 0.1), bar([(-0.3, -0.24), (0.46, -0.24)], 0.1)]).intersection(
        sail.buffer(-0.04)
    )
    waves = [
        brush([(x - 0.3, 0.66), (x - 0.1, 0.6), (x + 0.1, 0.66), (x + 0.3, 0.61)], 0.045) for x in (-0.5, 0.1, 0.66)
    ]
    return [
        filled(union([hull, sail, mast]).buffer(0.07), pal.halo, 0.7 if pal.tinted else 1.0),
        inked([hull, mast, sail.buffer(0.03)], pal.ink),
        filled(sail.buffer(-0.02), pal.wall),
        filled(cross, pal.accent),
        inked(waves, pal.water),
    ]


def compass(work: Work, land: Land, clear: Geometry) -> Geometry:
    """A rose in the corner of the map with most room, if one has enough; what it takes."""
    r = ROSE * work.scale
    x0, y0, x1, y1 = work.room
    best: tuple[float, Point] = (0.0, (0.0, 0.0))
    for x in (x1 - r - 2 * work.scale, x0 + r + 2 * work.scale):
        for y in (y1 - r - 2 * work.scale, y0 + r + 2 * work.scale):
            best = max(best, (round(float(shapely.distance(clear, shapely.Point(x, y))), 2), (x, y)))
    if best[0] < 1.25 * r:
        return shapely.Polygon()
    work.drawing.symbols.update(symbols(work.theme, ["compass"]))
    spot = shapely.Point(best[1]).buffer(1.1 * r)
    work.add("sights", work.filled(spot, work.theme.halo, 0.75 if work.theme.tinted else 1.0))
    work.add("sights", Use("compass", *best[1], r))
    return spot
