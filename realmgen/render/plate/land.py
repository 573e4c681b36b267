"""The ground of a scene laid out on paper: what stays as it was when only marks, edges and words change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import shapely

from realmgen.kit.chance import Dice, stream
from realmgen.kit.hex import Grid
from realmgen.kit.scene import Scene
from realmgen.render.drawing import Point
from realmgen.render.plate.plan import Loop, Plan, plan

PLATE_RADIUS = 9.4
"""Radius in millimetres at which type has the size the art direction gives."""
SMALLEST_TYPE = 1.2
DRY = 0.12
KEPT = 4
"""How many grounds are remembered with their outlines."""


@dataclass(frozen=True, slots=True)
class Detail:
    """How fine a map is drawn: `pieces` to an edge, field bits `step` radii wide, `darts` per hex for glyphs beyond
    the first, blotches or none, and a coordinate at every so many columns and rows."""

    pieces: int
    step: float
    darts: float
    blotches: bool
    every: int


def detail(grid: Grid, radius: float) -> Detail:
    """Fine up to about 30 x 30, coarser beyond; coordinates thin out where their type would be too small."""
    small = 2.55 * radius / PLATE_RADIUS < SMALLEST_TYPE
    every = 5 if small or grid.size > 2500 else 1
    if grid.size <= 1200:
        return Detail(4, 1 / 20, 1.0, True, every)
    return Detail(2, 1 / 16, 0.5, False, every) if grid.size <= 3600 else Detail(1, 1 / 12, 0.12, False, every)


@dataclass(frozen=True, slots=True)
class Land:
    """The ground of a scene at a place on paper; as a value it keys what is remembered of it."""

    key: str
    grid: Grid
    ground: tuple[str, ...]
    water: frozenset[str]
    radius: float
    origin: Point
    detail: Detail
    unseen: frozenset[int] = frozenset()

    @property
    def plan(self) -> Plan:
        """Where its hexes lie."""
        return plan(self.grid, self.key, self.radius, self.origin, self.detail.pieces)

    def dice(self, name: str) -> Dice:
        """Jitter of one element, the same in every drawing of this scene."""
        return stream(self.key, name)

    def wet(self, cell: int) -> bool:
        """Whether a cell is water; a ghost, or one that is unseen, is water when it touches some."""
        if self.on(cell):
            return self.ground[cell] in self.water
        return any(self.on(other) and self.wet(other) for other in self.plan.beside[cell])

    def on(self, cell: int) -> bool:
        """Whether a cell is drawn: it lies on the map and is not unseen."""
        return 0 <= cell < self.grid.size and cell not in self.unseen

    def rim(self, cell: int) -> bool:
        """Whether the map ends beside a cell."""
        return self.grid.on_rim(cell) or (bool(self.unseen) and not all(map(self.on, self.plan.beside[cell])))

    @property
    def cells(self) -> Sequence[int]:
        """The cells that are drawn."""
        return [c for c in range(self.grid.size) if c not in self.unseen] if self.unseen else range(self.grid.size)


def land(scene: Scene, radius: float, origin: Point) -> Land:
    """A scene's ground laid out with its top left at `origin`."""
    fine = detail(scene.grid, radius)
    return Land(scene.key, scene.grid, scene.ground, scene.water, radius, origin, fine, scene.unseen)


@lru_cache(maxsize=KEPT)
def stretches(here: Land) -> tuple[tuple[str, list[int]], ...]:
    """The stretches of one ground as they lie together, water left out."""
    by_style: dict[str, list[int]] = {}
    for cell in here.cells:
        if (style := here.ground[cell]) not in here.water:
            by_style.setdefault(style, []).append(cell)
    return tuple((style, part) for style, cells in by_style.items() for part in here.plan.parts(cells))


@lru_cache(maxsize=KEPT)
def outline(here: Land) -> Any:
    """The map's edge as a polygon, or as several where what is unseen parts it."""
    if not here.unseen:
        return polygon(here.plan.loops(range(here.grid.size)))
    return shapely.MultiPolygon([polygon(here.plan.loops(part)) for part in here.plan.parts(here.cells)])


@lru_cache(maxsize=KEPT)
def room_for_water(here: Land) -> Any:
    """The map within its edge, without the seam of dry hexes to what is unseen: water is thought to go on there."""
    laid = here.plan
    dry = [
        laid.lines[cell][d]
        for cell in (here.cells if here.unseen else ())
        if not here.wet(cell)
        for d, other in enumerate(laid.beside[cell])
        if not here.on(other) and here.wet(other)
    ]
    if not dry:
        return outline(here)
    seams = shapely.buffer(shapely.linestrings(dry), DRY * here.radius, quad_segs=1)
    return shapely.difference(outline(here), shapely.union_all(seams))


def polygon(loops: list[Loop]) -> Any:
    """The outlines of a connected set of cells as a shapely polygon."""
    lines = [shapely.linearrings(np.array(loop)) for loop in sorted(loops, key=_reach, reverse=True)]
    return shapely.polygons(lines[0], holes=lines[1:] or None)


def _reach(loop: Loop) -> float:
    xs = [x for x, _ in loop]
    return max(xs) - min(xs)
