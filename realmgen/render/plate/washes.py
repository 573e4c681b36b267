"""The paper side of a map: the ring round it, its washes with rim and blotches, the hex grid and the border."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import shapely

from realmgen.kit.chance import stream
from realmgen.kit.hex import corners
from realmgen.render.drawing import Contour, Item, Shape, Use
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import blob, filled
from realmgen.render.plate.land import KEPT, Land, outline, polygon, stretches
from realmgen.render.plate.tint import mix
from realmgen.render.plate.work import Work

INSET, ROUND, RIM = 0.03, 0.1, 0.075
RIM_STRENGTH = 0.38
BLOTCH_STRENGTH = 0.13
BLOTCHES = 4
FINE = 0.0022
POLYGON = 3
"""The type number of polygons in shapely."""


def rings(geometry: Any) -> list[Contour]:
    """Every ring of the polygons in a geometry, without the closing point."""
    return contours([geometry])[0]


def contours(geometries: Any) -> list[list[Contour]]:
    """By geometry every ring of its polygons, without the closing points."""
    parts, of_part = shapely.get_parts(geometries, return_index=True)
    solid = shapely.get_type_id(parts) == POLYGON
    found, of_ring = shapely.get_rings(parts[solid], return_index=True)
    spots, of_spot = shapely.get_coordinates(found, return_index=True)
    points = list(zip(spots[:, 0].tolist(), spots[:, 1].tolist(), strict=True))
    ends = np.searchsorted(of_spot, np.arange(1, len(found) + 1)).tolist()
    out: list[list[Contour]] = [[] for _ in range(len(geometries))]
    start = 0
    for owner, end in zip(of_part[solid][of_ring].tolist(), ends, strict=True):
        out[owner].append(points[start : end - 1])
        start = end
    return out


@lru_cache(maxsize=KEPT)
def _bands(here: Land) -> list[list[Contour]]:
    """Round the map: the band's outer edge, the paler ground's, the border and the fine line outside it."""
    r, whole = here.radius, outline(here)
    fine = shapely.simplify(shapely.buffer(whole, 0.16 * r, join_style="mitre"), 2 * FINE * r)
    return contours(
        [shapely.buffer(whole, 0.26 * r, quad_segs=3), shapely.buffer(whole, 0.05 * r, quad_segs=2), whole, fine]
    )


def ring(work: Work) -> list[Item]:
    """The pale band round the map and the lighter ground its seams show."""
    if not work.theme.tinted:
        return []
    band, inner, _, _ = _bands(work.land)
    return [Shape(band, fill=work.theme.ring), Shape(inner, fill=work.theme.halo)]


def border(work: Work) -> list[Item]:
    """The map's edge: a heavy line and a fine one outside it."""
    _, _, edge, fine = _bands(work.land)
    ink, width = work.theme.ink, work.theme.border_width * work.thin
    return [Shape(edge, stroke=ink, width=width), Shape(fine, stroke=ink, width=width / 3)]


@lru_cache(maxsize=KEPT)
def _outlines(here: Land) -> list[tuple[str, list[Contour], list[Contour]]]:
    """By stretch: its ground, the inset and rounded wash, and that without its rim."""
    r, found = here.radius, stretches(here)
    fine = FINE * r * (1 if here.detail.blotches else 5)
    shapes = shapely.buffer([polygon(here.plan.loops(cells)) for _, cells in found], -(INSET + ROUND) * r, quad_segs=1)
    shapes = shapely.buffer(shapely.buffer(shapes, 2 * ROUND * r, quad_segs=2), -ROUND * r, quad_segs=2)
    outer = shapely.simplify(shapes, fine, preserve_topology=False)
    inner = shapely.buffer(outer, -RIM * r, quad_segs=1)
    inner = shapely.simplify(inner, fine, preserve_topology=False)
    styles = (style for style, _ in found)
    return list(zip(styles, contours(outer), contours(inner), strict=True))


def washes(work: Work) -> list[Item]:
    """One inset, rounded wash for each stretch, darker along its rim, with blotches inside."""
    theme = work.theme
    if not theme.tinted or not stretches(work.land):
        return []
    items: list[Item] = []
    for style, whole, core in _outlines(work.land):
        ground = theme.ground(style)
        rim = mix(ground.wash, ground.shade or ground.wash, RIM_STRENGTH)
        items += [Shape(whole, fill=rim), Shape(core, fill=ground.wash)]
    return items + _blotches(work.land) if work.detail.blotches else items


@lru_cache(maxsize=KEPT)
def _blotches(here: Land) -> list[Item]:
    """A blotch to a hex, leaning towards neighbours of its own ground so that none leaves it."""
    return [_blotch(here, style, cell) for style, cells in stretches(here) for cell in cells]


def _blotch(here: Land, style: str, cell: int) -> Use:
    dice, r, six = here.dice(f"blotch {cell}"), here.radius, corners(here.grid.layout)
    (x, y), d = here.plan.middles[cell], dice.below(6)
    other = here.plan.beside[cell][d]
    lean = dice.between(0.1, 0.75) if here.on(other) and here.ground[other] == style else 0.0
    (ax, ay), (bx, by) = six[d], six[(d + 1) % 6]
    scale = dice.between(0.5, 0.95) * r
    name = f"blotch-{style}-{dice.below(BLOTCHES)}"
    return Use(name, x + (ax + bx) / 2 * lean * r, y + (ay + by) / 2 * lean * r, scale, dice.unit() < 0.5)


@lru_cache(maxsize=64)
def blotch(pal: Palette, number: int) -> tuple[Shape, ...]:
    """A blotch of about 1.4 by 1 radii: paler or darker than the wash."""
    dice = stream("blotch", f"{pal.body} {number}")
    colour = "#FFFFFF" if number % 2 else pal.shade or "#FFFFFF"
    shape = blob(dice, (0, 0), (dice.between(0.55, 0.68), dice.between(0.4, 0.6)), 5, 0.3)
    return (filled(shape, colour, BLOTCH_STRENGTH, 0.01),)


def grid(work: Work) -> list[Item]:
    """Every inner edge that no shore replaces; where nothing is tinted, grounds are parted by a solid line."""
    scene, laid, theme = work.scene, work.plan, work.theme
    inner: list[Contour] = []
    parting: list[Contour] = []
    for cell in work.land.cells:
        wet = work.wet(cell)
        for d in (1, 2, 3):
            other = laid.beside[cell][d]
            if not work.land.on(other) or work.wet(other) != wet:
                continue
            parted = not theme.tinted and scene.ground[cell] != scene.ground[other]
            (parting if parted else inner).append(laid.lines[cell][d])
    width = theme.grid_width * (work.thin if theme.tinted else 1.0)
    items: list[Item] = []
    if inner:
        items.append(Shape(inner, None, theme.grid, width, False, theme.grid_opacity, theme.grid_dash))
    return [*items, Shape(parting, stroke=theme.ink, width=0.2 * work.thin, closed=False)] if parting else items
