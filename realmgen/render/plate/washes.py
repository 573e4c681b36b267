"""The paper side of a map: the ring round it, its washes with rim and blotches, the hex grid and the border."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import shapely

from realmgen.kit.chance import stream
from realmgen.render.drawing import Contour, Item, Point, Shape, Use
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import blob, filled
from realmgen.render.plate.plan import Plan, turns
from realmgen.render.plate.work import Work

INSET, ROUND, RIM = 0.03, 0.1, 0.075
RIM_STRENGTH = 0.38
BLOTCH_STRENGTH = 0.13
BLOTCHES = 4
FINE = 0.0022
POLYGON = 3
"""The type number of polygons in shapely."""


def mix(one: str, other: str, share: float) -> str:
    """A colour `share` of the way from one to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


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


def polygon(laid: Plan, cells: Sequence[int]) -> Any:
    """A connected set of cells as a shapely polygon."""
    loops = [shapely.linearrings(np.array(loop)) for loop in sorted(laid.loops(cells), key=_reach, reverse=True)]
    return shapely.polygons(loops[0], holes=loops[1:] or None)


def _reach(loop: Iterable[Point]) -> float:
    xs = [x for x, _ in loop]
    return max(xs) - min(xs)


def areas(work: Work) -> list[tuple[str, list[int]]]:
    """The stretches of one ground as they lie together, water left out."""
    by_style: dict[str, list[int]] = {}
    for cell, style in enumerate(work.scene.ground):
        if style not in work.scene.water:
            by_style.setdefault(style, []).append(cell)
    return [(style, part) for style, cells in by_style.items() for part in work.plan.parts(cells)]


def ring(work: Work, outline: Any) -> list[Item]:
    """The pale band round the map and the lighter ground its seams show."""
    theme, r = work.theme, work.radius
    if not theme.tinted:
        return []
    return [
        Shape(rings(shapely.buffer(outline, 0.26 * r, quad_segs=3)), fill=theme.ring),
        Shape(rings(shapely.buffer(outline, 0.05 * r, quad_segs=2)), fill=theme.halo),
    ]


def washes(work: Work, stretches: Sequence[tuple[str, list[int]]]) -> list[Item]:
    """One inset, rounded wash for each stretch, darker along its rim, with blotches inside."""
    if not work.theme.tinted or not stretches:
        return []
    r, theme = work.radius, work.theme
    shapes = shapely.buffer([polygon(work.plan, cells) for _, cells in stretches], -(INSET + ROUND) * r, quad_segs=1)
    shapes = shapely.buffer(shapely.buffer(shapes, 2 * ROUND * r, quad_segs=2), -ROUND * r, quad_segs=2)
    outer = shapely.simplify(shapes, FINE * r, preserve_topology=False)
    inner = shapely.buffer(outer, -RIM * r, quad_segs=1)
    inner = shapely.simplify(inner, FINE * r, preserve_topology=False)
    items: list[Item] = []
    for (style, _), whole, core in zip(stretches, contours(outer), contours(inner), strict=True):
        ground = theme.ground(style)
        rim = mix(ground.wash, ground.shade or ground.wash, RIM_STRENGTH)
        items.append(Shape(whole, fill=rim))
        items.append(Shape(core, fill=ground.wash))
    if work.detail.blotches:
        items += [spot for style, cells in stretches for spot in _blotches(work, style, cells)]
    return items


def _blotches(work: Work, style: str, cells: Sequence[int]) -> Iterable[Use]:
    """A blotch to a hex, leaning towards neighbours of its own ground so that none leaves it."""
    inside, r = set(cells), work.radius
    for cell in cells:
        dice = work.dice(f"blotch {cell}")
        x, y = work.plan.middles[cell]
        d = dice.below(6)
        lean = dice.between(0.1, 0.75) if work.plan.beside[cell][d] in inside else 0.0
        (ax, ay), (bx, by) = turns(work.scene.grid.layout)[d], turns(work.scene.grid.layout)[(d + 1) % 6]
        scale = dice.between(0.5, 0.95) * r
        name = f"blotch-{style}-{dice.below(BLOTCHES)}"
        yield Use(name, x + (ax + bx) / 2 * lean * r, y + (ay + by) / 2 * lean * r, scale, dice.unit() < 0.5)


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
    for cell in range(scene.grid.size):
        wet = work.wet(cell)
        for d in (1, 2, 3):
            other = laid.beside[cell][d]
            if not laid.real(other) or work.wet(other) != wet:
                continue
            parted = not theme.tinted and scene.ground[cell] != scene.ground[other]
            (parting if parted else inner).append(laid.lines[cell][d])
    look = {
        "stroke": theme.grid,
        "width": theme.grid_width * (work.thin if theme.tinted else 1.0),
        "dash": theme.grid_dash,
        "opacity": theme.grid_opacity,
    }
    items: list[Item] = [Shape(inner, closed=False, **look)] if inner else []  # type: ignore[arg-type]
    return [*items, Shape(parting, stroke=theme.ink, width=0.2 * work.thin, closed=False)] if parting else items


def border(work: Work, outline: Any) -> list[Item]:
    """The map's edge: a heavy line and a fine one outside it."""
    outer = shapely.buffer(outline, 0.16 * work.radius, join_style="mitre")
    ink, width = work.theme.ink, work.theme.border_width * work.thin
    fine = shapely.simplify(outer, 2 * FINE * work.radius, preserve_topology=False)
    return [Shape(rings(outline), stroke=ink, width=width), Shape(rings(fine), stroke=ink, width=width / 3)]
