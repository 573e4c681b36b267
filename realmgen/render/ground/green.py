"""Places under the sky where things grow: clearings in a wood, and an island."""

from __future__ import annotations

import numpy as np
import shapely

from realmgen.render.glyphs.strokes import Geometry, union
from realmgen.render.ground.base import STAMP, fallen, kept_clear, mass, stamped
from realmgen.render.ground.strewn import Strewn, strewn
from realmgen.render.ground.work import Array, Work
from realmgen.render.plate.tint import mix

TREES = (0.52, 0.43)
GROWTH, TUFTS = ("forest", "forest", "crag", "meadow", "hills", "forest"), ("meadow", "plain")
ENCLOSED = 0.4
"""Units of the plan: open places half as wide as this many are wooded when clearings lie round them."""
CROWN = (0.0, 0.22, 0.45)
"""Heights over its foot at which a tree must not hide what is kept clear, in units of its symbol."""
SHORES = ((0.0, 0.4, 1.0), (0.8, 0.2, 0.75), (1.75, 0.16, 0.55), (2.9, 0.13, 0.4), (4.3, 0.11, 0.28))
"""Pens from the shore, pens wide, and strength."""


def wood(work: Work) -> None:
    """Clearings and paths, and trees wherever there is neither."""
    floor = work.warped(work.lay.floor, 0.5)
    deep = work.deep
    around = _without_holes(work.lay.core, ENCLOSED * work.unit)
    around = shapely.buffer(around, 0.3 * deep, quad_segs=3)
    mass(work, around, 0.7 * deep, "forest")
    _open_ground(work, floor, "glade")
    trees = _places(work, around, 0.7 * deep, TREES)
    trees = _clear_of(work, trees, union([floor, kept_clear(work, 0.5)]))
    stamped(work, "trees", trees.pick(5, ("forest",)), trees.spots, 1.1 + 0.3 * trees.chance(3), trees.chance(4))
    _tufts(work)
    fallen(work)


def isle(work: Work) -> None:
    """Land in the water, with clearings and paths on it."""
    deep = work.deep
    land = work.warped(_land(work), 1.5)
    floor = work.warped(work.lay.floor, 0.4).intersection(land)
    _water(work, land)
    work.add("floor", work.filled(land, work.tints("meadow").wash))
    _rim(work, land, "meadow")
    _open_ground(work, floor, "plain")
    found = _places(work, work.lay.core, 1.1 * deep, (1.0, 0.72))
    inner = shapely.buffer(land, -1.6 * work.pen)
    shapely.prepare(inner)
    found = found.where(shapely.contains_xy(inner, found.spots))
    found = _clear_of(work, found, union([floor, kept_clear(work, 0.8)]))
    stamped(work, "trees", found.pick(5, GROWTH), found.spots, 0.7 + 0.2 * found.chance(3), found.chance(4))
    _ripples(work, land)
    fallen(work)


def _land(work: Work) -> Geometry:
    return shapely.buffer(shapely.buffer(work.lay.core, 1.3 * work.deep, quad_segs=5), -0.3 * work.deep, quad_segs=5)


def shores(work: Work) -> list[Geometry]:
    """The land within its shore, and within the lines along it; none where there is no water."""
    if work.ground != "isle":
        return []
    land = _land(work)
    return [land, *(shapely.buffer(land, by * work.pen, quad_segs=4) for by, _, _ in SHORES[1:4])]


def _without_holes(shape: Geometry, reach: float) -> Geometry:
    """The shape and all that it encloses, or nearly encloses."""
    closed = shapely.buffer(shapely.buffer(shape, reach, quad_segs=3), -reach, quad_segs=3)
    return union([shape, *shapely.polygons(shapely.get_exterior_ring(shapely.get_parts(closed)))])


def _rim(work: Work, shape: Geometry, style: str) -> None:
    """The inside edge of a stretch, a little darker."""
    shade = work.tints(style).shade
    if work.theme.tinted and shade:
        rim = shape.difference(shapely.buffer(shape, -1.1 * work.pen, quad_segs=3))
        work.add("floor", work.filled(rim, shade, 0.4))


def _open_ground(work: Work, floor: Geometry, style: str) -> None:
    """Clearings and paths with a light edge."""
    theme = work.theme
    work.add("floor", work.filled(floor, mix(theme.halo, work.tints(style).wash, 0.35)))
    _rim(work, floor, style)
    work.add("floor", work.outlined(floor, work.ink(), 0.2))


def _places(work: Work, core: Geometry, deep: float, spacing: tuple[float, float]) -> Strewn:
    """Places round what can be walked on, thinning outwards."""
    unit = STAMP * work.pen
    near, far = (shapely.buffer(core, deep * part, quad_segs=3) for part in (0.72, 1.0))
    shapely.prepare([near, far])
    found = strewn(far.bounds, work.origin, (spacing[0] * unit, spacing[1] * unit), work.salt + 20, 0.75)
    kept = shapely.contains_xy(near, found.spots)
    return found.where(kept | (shapely.contains_xy(far, found.spots) & (found.chance(9) < 0.5)))


def _clear_of(work: Work, found: Strewn, kept: Geometry) -> Strewn:
    """Those whose pictures hide nothing that is kept clear."""
    shapely.prepare(kept)
    hides = np.zeros(len(found.spots), dtype=bool)
    for up in CROWN:
        for aside in (-0.12, 0.12):
            hides |= shapely.contains_xy(kept, found.spots + np.array([aside, -up]) * STAMP * work.pen)
    return found.where(~hides)


def _tufts(work: Work) -> None:
    """Grass here and there on open ground, away from signs and words."""
    rooms = union([room.shape.buffer(-0.05 * work.unit) for room in work.lay.rooms.values()])
    taken = [shapely.Point(room.at).buffer(0.17 * work.unit) for room in work.lay.rooms.values()]
    taken += [passage.body for passage in work.lay.passages]
    free = rooms.difference(union([*taken, kept_clear(work, 1.2)]))
    if free.is_empty:
        return
    unit = STAMP * work.pen
    found = strewn(free.bounds, work.origin, (0.9 * unit, 0.6 * unit), work.salt + 30, 0.8)
    found = found.where(_inside(free, found.spots, unit))
    stamped(work, "grass", found.pick(5, TUFTS), found.spots, 0.75 + 0.15 * found.chance(3), found.chance(4))


def _inside(free: Geometry, spots: Array, unit: float) -> Array:
    shapely.prepare(free)
    kept = np.ones(len(spots), dtype=bool)
    for dx, dy in ((-0.2, 0.0), (0.2, 0.0), (0.0, -0.15)):
        kept &= shapely.contains_xy(free, spots + np.array([dx, dy]) * unit)
    return kept


def _water(work: Work, land: Geometry) -> None:
    """Shallows round the land, and lines along its shore that fade outwards."""
    theme = work.theme
    if theme.tinted:
        for by, opacity in ((7.5, 0.4), (4.6, 0.5)):
            shallows = work.warped(shapely.buffer(land, by * work.pen, quad_segs=4), 0.8)
            work.add("wash", work.filled(shallows, theme.water, opacity))
    for by, wide, strength in SHORES:
        line = shapely.buffer(land, by * work.pen, quad_segs=4)
        work.add("shore", work.outlined(line, theme.shore, wide, strength if theme.tinted else 1.0))


def _ripples(work: Work, land: Geometry) -> None:
    """A few ripples on open water."""
    unit = STAMP * work.pen
    near, far = shapely.buffer(land, 6.0 * work.pen), shapely.buffer(land, 9.5 * work.pen)
    band = far.difference(union([near, kept_clear(work, 2.0)]))
    shapely.prepare(band)
    found = strewn(far.bounds, work.origin, (2.2 * unit, 1.3 * unit), work.salt + 50, 0.9)
    found = found.where(shapely.contains_xy(band, found.spots))
    stamped(work, "shore", found.pick(5, ("lake",)), found.spots, np.full(len(found.spots), 0.75), found.chance(4))
