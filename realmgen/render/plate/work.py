"""What the steps of a map hand to each other: the scene laid out, how fine it is drawn, and where room is taken."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache

from realmgen.kit.chance import Dice
from realmgen.kit.hex import SQRT3, Layout
from realmgen.kit.lattice import extent
from realmgen.kit.scene import Scene
from realmgen.render.drawing import Point
from realmgen.render.plate.field import Box, Field, Patch
from realmgen.render.plate.land import PLATE_RADIUS, Detail, Land, land
from realmgen.render.plate.plan import Plan
from realmgen.render.plate.tint import PALE, VEIL, mix
from realmgen.render.theme import Theme

MARGIN = 1.3


@dataclass(slots=True)
class Work:
    """The fields say what stands where: features, the same with less of a halo, words, coordinates, edges, rivers,
    rings, and off the map.

    `occupied` are the cells where something stands, `named` those of marks with a name and a ring.
    """

    scene: Scene
    theme: Theme
    land: Land
    plan: Plan
    box: Box
    features: Field
    inks: Field
    words: Field
    coordinates: Field
    edges: Field
    rivers: Field
    bands: Field
    outside: Field

    occupied: set[int] = field(init=False)
    named: set[int] = field(init=False)

    def __post_init__(self) -> None:
        self.occupied = {mark.cell for mark in self.scene.marks if mark.tier != "pin"}
        self.named = {mark.cell for mark in self.scene.marks if mark.tier in ("chief", "place")}

    @property
    def crowned(self) -> set[int]:
        """The cells that a chief's crown reaches into from below."""
        up = (1,) if self.scene.grid.layout == "flat" else (1, 2)
        return {self.plan.beside[mark.cell][d] for mark in self.scene.marks if mark.tier == "chief" for d in up}

    @property
    def detail(self) -> Detail:
        return self.land.detail

    @property
    def radius(self) -> float:
        return self.plan.radius

    @property
    def thin(self) -> float:
        """What lines given in millimetres shrink to on small maps."""
        return min(1.0, max(0.5, self.radius / PLATE_RADIUS))

    def size(self, nominal: float, least: float = 0.0) -> float:
        """Type size in millimetres for one given at the plate's radius."""
        return max(least, nominal * self.radius / PLATE_RADIUS)

    def crowd(self) -> Field:
        """All room that is taken by anything, or off the map."""
        return self.outside.merge(self.features, self.words, self.coordinates, self.edges, self.rivers)

    def dice(self, name: str) -> Dice:
        """Jitter of one element, the same in every drawing of this scene."""
        return self.land.dice(name)

    def wet(self, cell: int) -> bool:
        """Whether a cell is water; a ghost is water when it touches some."""
        return self.land.wet(cell)

    def wash(self, cell: int) -> str:
        """The colour under a cell."""
        wash = self.theme.water if self.wet(cell) else self.theme.ground(self.scene.ground[cell]).wash
        pale = PALE if cell in self.named else VEIL if cell in self.scene.faint else 0.0
        return mix(wash, self.theme.halo, pale) if pale else wash

    def mask(self, cells: Collection[int]) -> Patch:
        """The bits of the field under some cells."""
        return hexes(self.plan, self.outside, cells)


def begin(scene: Scene, theme: Theme, radius: float, origin: Point) -> Work:
    """Lay a scene out on paper."""
    here = land(scene, radius, origin)
    wide, high = extent(scene.grid)
    by = MARGIN * radius
    box = (origin[0] - by, origin[1] - by, origin[0] + wide * radius + by, origin[1] + high * radius + by)
    blank = Field.over(box, here.detail.step * radius)
    laid = here.plan
    full = (1 << blank.width) - 1
    outside = blank.like([full] * len(blank.rows))
    if here.cells:
        outside.clear(hexes(laid, blank, here.cells))
    features, inks, words, coordinates, edges, rivers, bands = (blank.like() for _ in range(7))
    return Work(scene, theme, here, laid, box, features, inks, words, coordinates, edges, rivers, bands, outside)


@lru_cache(maxsize=1024)
def _stencil(layout: Layout, rows: float, down: float, right: float) -> tuple[tuple[int, int], ...]:
    """By row the bits a hex of `rows` bits radius touches, its middle (`right`, `down`) from bit (reach, 0)."""
    tall = SQRT3 / 2 if layout == "flat" else 1.0
    reach, out = math.ceil(rows) + 1, []
    for k in range(math.floor(-tall * rows) - 1, math.ceil(tall * rows) + 1):
        away = max(0.0, abs(k + 0.5 - down) - 0.5) / rows
        half = rows * (1 - away / SQRT3 if layout == "flat" else min(SQRT3 / 2, SQRT3 * (1 - away)))
        if away <= tall and half > 0:
            first, last = math.floor(reach + right - half), math.ceil(reach + right + half)
            out.append((k, ((1 << (last - first)) - 1) << first))
    return tuple(out)


def hexes(laid: Plan, over: Field, cells: Collection[int]) -> Patch:
    """The bits of a field that some cells touch, so that neighbours leave no gap between them."""
    rows, layout = round(laid.radius / over.step, 6), laid.grid.layout
    reach = math.ceil(rows) + 1
    mids = [((x - over.left) / over.step, (y - over.top) / over.step) for x, y in (laid.middles[c] for c in cells)]
    top = math.floor(min(y for _, y in mids)) - reach - 1
    left = math.floor(min(x for x, _ in mids)) - reach
    out = [0] * (math.ceil(max(y for _, y in mids)) + reach + 1 - top)
    for x, y in mids:
        column, row = math.floor(x), math.floor(y)
        shift, base = column - reach - left, row - top
        for k, bits in _stencil(layout, rows, round(y - row, 1), round(x - column, 1)):
            out[base + k] |= bits << shift
    return Patch(top, left, out)
