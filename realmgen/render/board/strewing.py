"""Terrain strewn over the grounds of a board, clear of all that is laid on it or read."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
import shapely

from realmgen.render.board.growth import footprint, pictures, variants
from realmgen.render.board.work import Work
from realmgen.render.drawing import Use
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.strewn import Strewn, strewn
from realmgen.render.ground.work import Array

RADIUS = 8.4
"""Millimetres of A4 to the unit of terrain pictures."""
INSET = 0.16


class Growth(NamedTuple):
    """What a ground bears: pictures by style with how often each is taken, how far apart, and how large."""

    wash: str
    styles: tuple[str, ...]
    apart: tuple[float, float]
    size: float = 1.0


GROWTH: Mapping[str, Growth] = MappingProxyType(
    {
        "spire": Growth("crag", ("crag",), (0.92, 0.56), 0.86),
        "pines": Growth("forest", ("pine",), (0.4, 0.36)),
        "frost": Growth("peak", ("peak", "peak", "peak", "crag"), (0.82, 0.56), 0.96),
        "dawn": Growth("meadow", ("meadow", "meadow", "glade"), (0.78, 0.6)),
        "wall": Growth("hills", ("hills", "hills", "plain"), (0.98, 0.62), 0.95),
        "thorn": Growth("heath", ("thorn", "thorn", "heath"), (0.74, 0.55)),
        "fen": Growth("marsh", ("marsh", "marsh", "bog"), (0.78, 0.6)),
        "sea": Growth("plain", ("plain", "meadow"), (0.95, 0.62)),
        "wood": Growth("forest", ("forest",), (0.4, 0.34)),
        "heath": Growth("heath", ("heath",), (0.72, 0.55)),
        "vale": Growth("valley", ("valley", "plain", "meadow"), (1.1, 0.74), 0.9),
    }
)
PLAIN = Growth("plain", ("plain", "plain", "meadow"), (1.0, 0.62))


def growth(style: str) -> Growth:
    """What grows round a place of a style; plain ground for one that nobody drew."""
    return GROWTH.get(style, PLAIN)


def terrain(work: Work, grounds: Mapping[str, Geometry], sea: Geometry, clear: Geometry) -> None:
    """Pictures on every ground and on the sea, those with the lowest feet last."""
    shapely.prepare(clear)
    uses: list[Use] = []
    for salt, (key, ground) in enumerate(grounds.items()):
        uses += _grown(work, growth(work.lay.posts[key].place.style), ground, clear, 10 + 20 * salt)
    uses += _grown(work, Growth("sea", ("sea", "lake"), (1.5, 0.9)), sea, clear, 5)
    missing = sorted({use.symbol for use in uses} - work.drawing.symbols.keys())
    work.drawing.symbols.update(pictures(work.theme, missing))
    work.add("terrain", *sorted(uses, key=lambda use: (use.y, use.x)))


def _grown(work: Work, kind: Growth, ground: Geometry, clear: Geometry, salt: int) -> list[Use]:
    if ground.is_empty:
        return []
    unit = RADIUS * work.scale
    dx, dy = kind.apart
    spots = strewn(ground.bounds, work.origin, (dx * unit * kind.size, dy * unit * kind.size), work.salt + salt, 0.72)
    inner = ground.buffer(-INSET * unit)
    shapely.prepare(inner)
    spots = spots.where(shapely.contains_xy(inner, spots.spots))
    names = spots.pick(5, kind.styles)
    sizes = kind.size * (0.88 + 0.2 * spots.chance(6))
    free = _free(work, spots, names, sizes, clear)
    return [
        Use(
            f"{style}{int(turn * variants(style))}", round(x, 2), round(y, 2), footprint(style).base * size * unit, flip
        )
        for style, (x, y), size, turn, flip in zip(
            names[free].tolist(),
            spots.spots[free].tolist(),
            sizes[free].tolist(),
            spots.chance(7)[free].tolist(),
            (spots.chance(8)[free] < 0.5).tolist(),
            strict=True,
        )
    ]


def _free(work: Work, spots: Strewn, names: Array, sizes: Array, clear: Geometry) -> Array:
    """Which pictures cover nothing that must stay clear, and stay within the room."""
    unit = RADIUS * work.scale
    feet = [footprint(style) for style in names]
    scale = np.array([foot.base for foot in feet]) * sizes * unit
    half, up, down = (np.array([getattr(foot, side) for foot in feet]) * scale for side in ("half_width", "up", "down"))
    x, y = spots.spots.T
    boxes = shapely.box(x - 0.85 * half, y - 0.92 * up, x + 0.85 * half, y + down)
    x0, y0, x1, y1 = work.room
    within = (x - half > x0 + 0.6 * work.scale) & (x + half < x1 - 0.6 * work.scale)
    within &= (y - up > y0 + 0.6 * work.scale) & (y + down < y1 - 0.6 * work.scale)
    return within & ~shapely.intersects(clear, boxes)
