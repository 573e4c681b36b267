"""Shores and the lines along them that fade outwards, ending at the map's border and open where a river comes in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import shapely

from realmgen.render.drawing import Contour, Item, Shape
from realmgen.render.plate.land import room_for_water
from realmgen.render.plate.water import Waters
from realmgen.render.plate.work import Work

SHORE = 0.37
LAKE_LINES = ((0.1, 0.16, 0.7), (0.2, 0.125, 0.5), (0.32, 0.09, 0.35))
SEA_LINES = (*LAKE_LINES, (0.47, 0.08, 0.25), (0.65, 0.07, 0.16))
"""Radii from the shore, millimetres wide, and strength."""
SHEET_GAPS = 1.06
OPEN_WATER = "sea"
FINE, SHORTEST = 0.012, 0.1
HALVINGS = 7
Keep = Callable[[Any], Any]


def shores(work: Work, found: Waters, mouths: Any) -> list[Item]:
    """The shore, which rivers are drawn over, and its lines, cut back round the rivers' ribbons (`mouths`, or None)."""
    items: list[Item] = []
    if not len(found.bodies):
        return items
    r, theme = work.radius, work.theme
    inner = shapely.buffer(room_for_water(work.land), -0.02 * r, join_style="mitre")
    wide = None if mouths is None else shapely.buffer(mouths, 0.14 * r, quad_segs=2)
    shapely.prepare([inner] if wide is None else [inner, wide])
    items += _lines(work, found.bodies, _within(inner, None), (SHORE, 1.0))
    seas = np.array([style == OPEN_WATER for style in found.styles])
    lanes, so_far = np.array(found.bodies), 0.0
    for n, (away, width, strength) in enumerate(SEA_LINES):
        if n == len(LAKE_LINES):
            lanes = lanes[seas]
        lanes = shapely.buffer(lanes, (so_far - away) * r * (1 if theme.tinted else SHEET_GAPS), quad_segs=2)
        lanes = shapely.simplify(lanes, FINE * r, preserve_topology=False)
        so_far = away
        items += _lines(work, lanes, _within(inner, wide), (width, strength))
    return items


def _within(inner: Any, without: Any) -> Keep:
    """Whether points lie in one geometry and not in the other."""

    def keep(spots: Any) -> Any:
        inside = shapely.contains_xy(inner, spots)
        return inside if without is None else inside & ~shapely.contains_xy(without, spots)

    return keep


def _lines(work: Work, bodies: Any, keep: Keep, look: tuple[float, float]) -> list[Item]:
    found = shapely.get_rings(shapely.get_parts(bodies))
    lines: list[Contour] = [line for ring in found for line in _kept(shapely.get_coordinates(ring)[:-1], keep)]
    long = [line for line in lines if len(line) > 2 or _length(line) > SHORTEST * work.radius]
    opacity = look[1] if work.theme.tinted else 1.0
    shape = Shape(long, stroke=work.theme.shore, width=look[0] * work.thin, closed=False, opacity=opacity)
    return [shape] if long else []


def _length(line: Contour) -> float:
    (ax, ay), (bx, by) = line[0], line[-1]
    return float(np.hypot(bx - ax, by - ay))


def _kept(ring: Any, keep: Keep) -> Iterator[Contour]:
    """The stretches of a closed line whose points are to be kept, cut where that ends."""
    kept = keep(ring)
    if kept.all():
        yield _points(np.vstack([ring, ring[:1]]))
    if kept.all() or not kept.any():
        return
    turn = int(np.argmin(kept))
    ring, kept = np.roll(ring, -turn, axis=0), np.roll(kept, -turn)
    change = np.diff(kept.astype(np.int8))
    starts = np.flatnonzero(change == 1) + 1
    ends = np.append(np.flatnonzero(change == -1), len(ring) - 1)[: len(starts)]
    before = _cut(ring[starts], ring[starts - 1], keep)
    after = _cut(ring[ends], ring[(ends + 1) % len(ring)], keep)
    for a, b, first, last in zip(starts, ends, before, after, strict=True):
        yield _points(np.vstack([first, ring[a : b + 1], last]))


def _cut(inside: Any, outside: Any, keep: Keep) -> Any:
    """Where the ways from points to be kept to points that are not leave what is kept."""
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        good = keep(middle)[:, None]
        inside, outside = np.where(good, middle, inside), np.where(good, outside, middle)
    return inside


def _points(spots: Any) -> Contour:
    return list(zip(spots[:, 0].tolist(), spots[:, 1].tolist(), strict=True))
