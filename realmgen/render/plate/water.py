"""Lakes and sea: bodies of water with rounded, wobbling shores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import shapely

from realmgen.render.drawing import Contour, Item, Shape
from realmgen.render.glyphs.strokes import catmull
from realmgen.render.plate.land import KEPT, Land, polygon, room_for_water
from realmgen.render.plate.tint import mix
from realmgen.render.plate.washes import contours
from realmgen.render.plate.work import Work

OPEN, CLOSE = 0.3, 0.12
WOBBLE, STEP = 0.03, 0.26
FINE = 0.004


@dataclass(frozen=True, slots=True)
class Waters:
    """`bodies` are the water of each part over the border's edge, `clipped` the same within it; `beds` the whole
    hexes."""

    styles: tuple[str, ...]
    beds: Sequence[Any]
    bodies: Sequence[Any]
    clipped: Sequence[Any]

    @property
    def whole(self) -> Any:
        """All water within the border as one geometry."""
        return shapely.union_all(list(self.clipped)) if len(self.clipped) else shapely.Polygon()


@lru_cache(maxsize=KEPT)
def waters(here: Land) -> Waters:
    """Round the shores of every stretch of water; it runs on into the ghosts, so that shores meet the border."""
    laid, r = here.plan, here.radius
    parts = laid.parts([cell for cell in here.cells if here.wet(cell)])
    if not parts:
        return Waters((), (), (), ())
    beds = [polygon(laid.loops(part)) for part in parts]
    wide = [polygon(laid.loops(_running_on(here, part))) for part in parts]
    shapes = shapely.buffer(shapely.buffer(wide, -OPEN * r, quad_segs=2), (OPEN + CLOSE) * r, quad_segs=3)
    shapes = shapely.buffer(shapes, -CLOSE * r, quad_segs=2)
    bodies = [_wobbled(here, shape) for shape in shapes]
    styles = tuple(here.ground[part[0]] for part in parts)
    return Waters(styles, beds, bodies, shapely.intersection(bodies, room_for_water(here)))


def _running_on(here: Land, part: Sequence[int]) -> list[int]:
    """A stretch of water with what lies beside it off the map."""
    return [*part, *{n for cell in part for n in here.plan.beside[cell] if not here.on(n)}]


def _wobbled(here: Land, shape: Any) -> Any:
    """The shape with its rings shaken by waves that hang on the place alone, so that far edits leave them be."""
    parts = [
        shapely.polygons(_waved(here, shapely.get_exterior_ring(part)), holes=_holes(here, part))
        for part in shapely.get_parts(shape)
    ]
    whole = shapely.buffer(shapely.multipolygons(parts), 0) if parts else shape
    return shapely.simplify(whole, FINE * here.radius, preserve_topology=False)


def _holes(here: Land, part: Any) -> list[Any] | None:
    count = int(shapely.get_num_interior_rings(part))
    return [_waved(here, shapely.get_interior_ring(part, n)) for n in range(count)] or None


def _evenly(line: Any, step: float) -> Any:
    """Points about `step` apart along a closed line."""
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    count = max(6, round(along[-1] / step))
    at = along[-1] * np.arange(count) / count
    return np.stack([np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])], axis=1)


def _waved(here: Land, ring: Any) -> Any:
    r = here.radius
    spots = _evenly(shapely.get_coordinates(ring), STEP * r)
    dice = here.dice("shores")
    phases = [dice.between(0, 6.28) for _ in range(4)]
    x, y = spots[:, 0] / r, spots[:, 1] / r
    east = np.sin(4.1 * y + 1.7 * x + phases[0]) + 0.6 * np.sin(7.9 * x - 3.1 * y + phases[1])
    south = np.sin(4.3 * x - 1.9 * y + phases[2]) + 0.6 * np.sin(8.3 * y + 2.7 * x + phases[3])
    moved = spots + WOBBLE * r * np.stack([east, south], axis=1)
    fine = 2 if here.detail.blotches else 1
    return shapely.linearrings(catmull([(a, b) for a, b in moved.tolist()], fine, closed=True))


def beds(work: Work) -> list[Item]:
    """The reedy ground between the hexes' edges and the shore, and the water itself."""
    theme, (ground, water) = work.theme, _fills(work.land)
    reeds = mix(theme.ground("plain").wash, theme.water, 0.45)
    under = [Shape(ground, fill=reeds)] if theme.tinted else []
    return [*under, Shape(water, fill=theme.water)] if water else []


@lru_cache(maxsize=KEPT)
def _fills(here: Land) -> tuple[list[Contour], list[Contour]]:
    found = waters(here)
    if not found.styles:
        return [], []
    ground, water = ([ring for rings in contours(shapes) for ring in rings] for shapes in (found.beds, found.clipped))
    return ground, water
