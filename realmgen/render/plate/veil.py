"""Where a map is not known: it ends with a soft edge, paper has a light grid beyond, and what was seen from afar is
pale."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import shapely

from realmgen.render.drawing import Contour, Item, Point, Shape, Use
from realmgen.render.plate.land import KEPT, Land, outline, polygon
from realmgen.render.plate.tint import VEIL
from realmgen.render.plate.washes import contours
from realmgen.render.plate.work import Work

SOFT = ((0.34, 0.22), (0.26, 0.3), (0.19, 0.4), (0.12, 0.5))
"""Bands round what is known: radii beyond its edge, and strength."""
SEAM, FINE, OFF = 0.05, 0.004, 0.16
BLANK, EDGE = 0.45, 0.2
EYES: tuple[tuple[float, float], ...] = ((-0.74, 0), (0.74, 0), (-0.4, 0.68), (0.4, 0.68), (0, 0.7), (-0.5, -0.5))
EYE = (0.19, 0.11)


@lru_cache(maxsize=KEPT)
def _soft(here: Land) -> list[list[Contour]]:
    whole, r = outline(here), here.radius
    bands = [shapely.buffer(whole, away * r, quad_segs=3) for away in (*(away for away, _ in SOFT), SEAM)]
    return contours([shapely.simplify(band, FINE * r) for band in bands])


def soft_ring(work: Work) -> list[Item]:
    """A pale band that fades away from what is known."""
    *bands, seam = _soft(work.land)
    ring = work.theme.ring
    faded: list[Item] = [Shape(band, fill=ring, opacity=part) for band, (_, part) in zip(bands, SOFT, strict=True)]
    return [*faded, Shape(seam, fill=work.theme.halo)]


def rim(work: Work) -> list[Item]:
    """The map's border along what is known of it; on sheets a thin line where that ends."""
    here, laid, ink = work.land, work.plan, work.theme.ink
    edges: list[Contour] = []
    inner: list[Contour] = []
    for cell in here.cells:
        for d, other in enumerate(laid.beside[cell]):
            if not here.on(other):
                (inner if laid.real(other) else edges).append(laid.lines[cell][d])
    width = work.theme.border_width * work.thin
    items: list[Item] = [] if work.theme.tinted else _open(inner, ink, EDGE * work.thin)
    return [*items, *_open(edges, ink, width), *_open(_outside(here), ink, width / 3)]


def _open(lines: list[Contour], ink: str, width: float) -> list[Item]:
    return [Shape(lines, stroke=ink, width=width, closed=False)] if lines else []


def _outside(here: Land) -> list[Contour]:
    """The fine line outside the border, as far as it runs along what is known."""
    loops = here.plan.loops(range(here.grid.size))
    fine = shapely.boundary(shapely.buffer(polygon(loops), OFF * here.radius, join_style="mitre"))
    near = shapely.intersection(fine, shapely.buffer(outline(here), 1.3 * OFF * here.radius, join_style="mitre"))
    joined = shapely.line_merge(near) if near.geom_type == "MultiLineString" else near
    parts = [shapely.get_coordinates(part) for part in shapely.get_parts(joined)]
    return [list(zip(*map(np.ndarray.tolist, spots.T), strict=True)) for spots in parts if len(spots) > 1]


def blank(work: Work) -> list[Item]:
    """A light grid where nothing is known, to be drawn upon by hand."""
    here, laid, theme = work.land, work.plan, work.theme
    lines = [
        laid.lines[cell][d]
        for cell in sorted(here.unseen)
        for d, other in enumerate(laid.beside[cell])
        if not here.on(other) and (not laid.real(other) or other > cell)
    ]
    width = theme.grid_width * (work.thin if theme.tinted else 1.0)
    return [Shape(lines, None, theme.grid, width, False, BLANK, theme.grid_dash)] if lines else []


def paled(work: Work) -> list[Item]:
    """A veil over the ground that was only seen from afar."""
    faint = sorted(cell for cell in work.scene.faint if work.land.on(cell))
    rings = [ring for part in work.plan.parts(faint) for ring in work.plan.loops(part)]
    return [Shape(rings, fill=work.theme.halo, opacity=VEIL)] if rings else []


def known(work: Work) -> list[Item]:
    """A small eye in the hexes that others know, where it hides least."""
    crowd = work.words.merge(work.coordinates, work.inks, work.edges, work.rivers, work.outside)
    wide, high = (part * work.radius for part in EYE)

    def hidden(spot: Point) -> int:
        x, y = spot
        return crowd.count((x - wide, y - high, x + wide, y + high))

    items: list[Item] = []
    for cell in sorted(work.scene.known):
        x, y = work.plan.middles[cell]
        tries = [(x + dx * work.radius, y + dy * work.radius) for dx, dy in EYES]
        items.append(Use("known", *min(tries, key=hidden), work.radius))
    return items
