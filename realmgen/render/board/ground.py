"""The land of a board: which ground lies round every place, and where the sea is. Millimetres of the paper."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np
import shapely

from realmgen.kit.chance import Dice
from realmgen.render.board.lay import Lay, Post
from realmgen.render.board.placing import Box
from realmgen.render.drawing import Point
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.work import Array, parts

CELL, BEYOND = 2.2, 6
WARP, WAVES = 5.0, (34.0, 19.0)
"""Millimetres of A4 by which borders wander, and the lengths of their waves."""
SHY: Mapping[str, float] = MappingProxyType({"spire": 7.0, "": 4.0})
"""Millimetres by which a ground keeps nearer to its place than others do."""
COASTS = frozenset({"dawn", "thorn", "sea"})
SHORE, BAY, CAPE = 15.0, 0.0022, 2.0
"""Millimetres from a place on the coast to the water, how soon the shore comes round it, and what keeps dry round
all that lies on the land."""
INNER = 0.55
"""Places nearer to the middle than this part of the board lie on no coast."""
SMALLEST = 60.0


@dataclass(frozen=True, slots=True)
class Land:
    """The ground round each place by key, all within the room, and the sea, which runs on beyond it."""

    grounds: Mapping[str, Geometry]
    sea: Geometry


def land_of(lay: Lay, room: Box, origin: Point, scale: float, dice: Dice) -> Land:
    """The land in a room: every spot belongs to its nearest place, with borders that wander."""
    if not lay.posts:
        return Land({}, shapely.Polygon())
    x, y = _cells(room, CELL * scale)
    wet = _wet(lay, x, y, origin, scale, dice)
    posts = list(lay.posts.values())
    near = _nearest(posts, x, y, scale, dice)
    whole = shapely.box(*room)
    sea = _smooth(_joined(wet, x, y, CELL * scale), scale)
    sea = shapely.union_all([p for p in parts(sea) if p.intersection(whole).area > SMALLEST * scale**2])
    grounds = {}
    for n, post in enumerate(posts):
        shape = _smooth(_joined(near == n, x, y, CELL * scale), scale)
        grounds[post.place.key] = shape.intersection(whole).difference(sea)
    return Land(grounds, sea)


def _cells(room: Box, step: float) -> tuple[Array, Array]:
    """Middles of cells that cover a room and a rim round it."""
    xs = np.arange(room[0] - BEYOND * step, room[2] + BEYOND * step, step)
    ys = np.arange(room[1] - BEYOND * step, room[3] + BEYOND * step, step)
    x, y = np.meshgrid(xs, ys)
    return x, y


def _waves(x: Array, y: Array, scale: float, dice: Dice) -> Array:
    """A number about -1 to 1 for every spot, near spots alike."""
    whole = np.zeros_like(x)
    for long, strength in zip(WAVES, (0.65, 0.35), strict=True):
        a, b, turn = dice.between(0, 6.28), dice.between(0, 6.28), dice.between(0, 3.14)
        u = (x * math.cos(turn) + y * math.sin(turn)) / (long * scale) * 2 * math.pi
        v = (y * math.cos(turn) - x * math.sin(turn)) / (1.3 * long * scale) * 2 * math.pi
        whole += strength * np.sin(u + a + 0.8 * np.sin(v + b))
    return whole


def _nearest(posts: list[Post], x: Array, y: Array, scale: float, dice: Dice) -> Array:
    """The number of the place whose ground each cell is."""
    wx = x + WARP * scale * _waves(x, y, scale, dice)
    wy = y + WARP * scale * _waves(x, y, scale, dice)
    far = [np.hypot(wx - post.at[0], wy - post.at[1]) + SHY.get(post.place.style, 0.0) * scale for post in posts]
    return np.argmin(np.stack(far), axis=0)


def _wet(lay: Lay, x: Array, y: Array, origin: Point, scale: float, dice: Dice) -> Array:
    """Which cells are sea: beyond the places on a coast, and away from all roads and rings."""
    rough = CAPE * scale * _waves(x, y, scale, dice)
    wet = np.zeros(x.shape, dtype=bool)
    for post in lay.posts.values():
        out = math.hypot(post.place.x, post.place.y)
        if post.place.style not in COASTS or out < INNER:
            continue
        dx, dy = (post.at[0] - origin[0]), (post.at[1] - origin[1])
        long = math.hypot(dx, dy)
        away = ((x - post.at[0]) * dx + (y - post.at[1]) * dy) / long
        aside = ((y - post.at[1]) * dx - (x - post.at[0]) * dy) / long
        wet |= away + rough > SHORE * scale + BAY / scale * aside**2
    if wet.any():
        dry = shapely.union_all([*(p.shape for p in lay.posts.values()), *(r.free for r in lay.routes)])
        dry = dry.buffer((CAPE + 4.5) * scale, quad_segs=4)
        shapely.prepare(dry)
        wet &= ~shapely.contains_xy(dry, x, y)
    return wet


def _joined(cells: Array, x: Array, y: Array, step: float) -> Geometry:
    """Cells as one geometry, each row in runs."""
    edge = np.zeros((cells.shape[0], 1), dtype=bool)
    change = np.diff(np.hstack([edge, cells, edge]).astype(np.int8), axis=1)
    rows, starts = np.nonzero(change == 1)
    _, ends = np.nonzero(change == -1)
    if not len(rows):
        return shapely.Polygon()
    left, top = x[0, 0] - step / 2, y[0, 0] - step / 2
    boxes = shapely.box(left + starts * step, top + rows * step, left + ends * step, top + (rows + 1) * step)
    return shapely.union_all(boxes)


def _smooth(shape: Geometry, scale: float) -> Geometry:
    """Without the corners of its cells."""
    step = CELL * scale
    for by in (0.55, 1.0):
        shape = shape.buffer(-by * step, quad_segs=4).buffer(2 * by * step, quad_segs=4).buffer(-by * step, quad_segs=4)
    return shape.simplify(0.06 * scale)
