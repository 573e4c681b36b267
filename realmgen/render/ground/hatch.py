"""Rock: short strokes in clusters of one slant round what is hollow, thinning outwards."""

from __future__ import annotations

import math

import numpy as np
import shapely

from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.strewn import Strewn, strewn
from realmgen.render.ground.work import Array, Work, along

STEP = 2.5
STROKES = 3
INNER, MIDDLE = 0.42, 0.74


def clusters(work: Work, hollow: Geometry, deep: float, kept: Geometry) -> None:
    """Clusters of three strokes, each in a slant of its own, up to `deep` millimetres from what is hollow, none on what
    is kept clear."""
    step = STEP * work.pen
    near = _banded(work, hollow, deep, (step, step * 0.86))
    turn = math.pi * near.chance(0)
    long = step * (0.5 + 0.14 * near.chance(1))
    starts, ends = [], []
    for k in range(STROKES):
        aside = (k - 1) * step * 0.31
        reach = long * (0.8 + 0.35 * near.chance(2 + k))
        middle = near.spots + aside * np.column_stack([-np.sin(turn), np.cos(turn)])
        way = np.column_stack([np.cos(turn), np.sin(turn)]) * reach[:, None]
        starts.append(middle - way)
        ends.append(middle + way)
    _strokes(work, np.vstack(starts), np.vstack(ends), 0.3, kept)


def _strokes(work: Work, starts: Array, ends: Array, width: float, kept: Geometry) -> None:
    shapely.prepare(kept)
    free = ~shapely.intersects(kept, shapely.linestrings(np.stack([starts, ends], axis=1)))
    work.add("rock", work.wedges(starts[free], ends[free], width, work.ink()))


def _banded(work: Work, hollow: Geometry, deep: float, step: tuple[float, float]) -> Strewn:
    """Places round a hollow: all near it, fewer farther off."""
    bands = [shapely.buffer(hollow, deep * part, quad_segs=3) for part in (INNER, MIDDLE, 1.0)]
    shapely.prepare(bands)
    found = strewn(bands[-1].bounds, work.origin, step, work.salt, 0.7)
    inside = [shapely.contains_xy(band, found.spots) for band in bands]
    kept = inside[0] | (inside[1] & (found.chance(8) < 0.9)) | (inside[2] & (found.chance(9) < 0.55))
    deep_in = shapely.buffer(hollow, -0.8 * step[0], quad_segs=2)
    shapely.prepare(deep_in)
    return found.where(kept & ~shapely.contains_xy(deep_in, found.spots))


def hachures(work: Work, hollow: Geometry, deep: float, kept: Geometry) -> None:
    """Strokes that stand away from the edge of what is hollow, in two rows of uneven length."""
    for n, (begin, apart) in enumerate(((0.06, 0.95), (0.5, 1.5))):
        edge = shapely.simplify(shapely.buffer(hollow, begin * deep, quad_segs=4), 0.04 * work.pen)
        starts, ends = [], []
        for ring in shapely.get_rings(shapely.get_parts(edge)).tolist():
            spots, away = _feet(ring, apart * work.pen)
            sway = work.salt % 97 + 3.1 * n
            cell = np.floor(spots / (1.3 * work.pen))
            lengths = deep * (0.22 + 0.3 * np.abs(np.sin(cell[:, 0] * 1.7 + cell[:, 1] * 2.3 + sway)))
            starts.append(spots)
            ends.append(spots + away * lengths[:, None])
        if starts:
            _strokes(work, np.vstack(starts), np.vstack(ends), 0.34 - 0.08 * n, kept)


def _feet(ring: Geometry, apart: float) -> tuple[Array, Array]:
    """Evenly spaced spots on a ring, and the way out of what it encloses at each."""
    count = max(3, int(ring.length / apart))
    distances = np.arange(count) / count * ring.length
    spots, ahead = along(ring, distances), along(ring, distances + 0.3 * apart)
    way = ahead - spots
    long = np.maximum(np.hypot(way[:, 0], way[:, 1]), 1e-9)[:, None]
    side = 1.0 if ring.is_ccw else -1.0
    return spots, side * np.column_stack([way[:, 1], -way[:, 0]]) / long
