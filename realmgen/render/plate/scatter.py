"""Terrain: pictures strewn over every stretch of one ground, at least one to a hex, clear of all that matters more."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Item, Use
from realmgen.render.glyphs import FOOTPRINT, VARIANTS, Footprint
from realmgen.render.plate.field import Field, Patch
from realmgen.render.plate.work import Work

MASSIVE = frozenset({"peak", "crag", "hills"})
DARTS = {"forest": 34, "ice": 1, "peak": 16, "glade": 8, "lake": 5, "sea": 2}
MANY = 14
OPEN_WATER = "sea"
LURE = {"forest": 4}
"""How many bits a dart may be drawn to the nearest room: dense grounds fill up."""
SHRINK = (1.0, 0.84, 0.7, 0.56)
TIGHT = (0.56, 0.42)
SEAM, SHALLOWS = 0.1, 0.28
SLACK = 1
"""Bits at the edge of a picture's box that are hardly ever inked."""


@dataclass(slots=True)
class _Stretch:
    """One ground's stretch being strewn: `free` bits may be covered, `loose` ones where no room is left otherwise."""

    work: Work
    style: str
    shape: Footprint
    free: Patch
    loose: Patch
    spots: list[tuple[int, int]] = field(default_factory=list)

    def reach(self, size: float) -> tuple[int, int, int, int]:
        """How many bits a picture of that size takes to the left, right, up and down of its foot."""
        rows = size / self.work.detail.step
        side = max(1, round(self.shape.half_width * rows - SLACK))
        return side, side, max(1, round(self.shape.up * rows)), max(0, round(self.shape.down * rows - SLACK))

    def spacing(self, share: float) -> tuple[int, ...]:
        rows = 1 / self.work.detail.step
        return _ellipse(self.shape.spacing_x * rows * share, self.shape.spacing_y * rows * share)

    def near(self, row: int, column: int, size: float, loose: bool) -> tuple[int, int] | None:
        """A place for a picture of that size close to a bit, from a window round it."""
        patch = self.loose if loose else self.free
        side, _, up, down = self.reach(size)
        reach = round(0.6 / self.work.detail.step)
        across = reach + side
        room = patch.window(row, column, (across, across, reach + up, reach + down)).room(side, side, up, down)
        far = round(1.2 / self.work.detail.step)
        for r, c in self.spots:
            if abs(r - row) < far and abs(c - column) < far:
                room.strike(r, c, self.spacing(0.8 * max(size / self.shape.base, 0.6)))
        return room.nearest(row, column, reach)


@lru_cache(maxsize=256)
def _ellipse(wide: float, high: float) -> tuple[int, ...]:
    return tuple(int(wide * math.sqrt(1 - (k / high) ** 2)) for k in range(max(1, math.ceil(high))))


def terrain(work: Work, stretches: Sequence[tuple[str, list[int]]]) -> list[Item]:
    """The pictures of every stretch, those with the lowest feet last."""
    soft = work.features.merge(work.words, work.coordinates, work.edges, work.rivers)
    hard = soft.merge(work.bands)
    wet = [(work.scene.ground[part[0]], part) for part in _waters(work)]
    items = [
        use
        for style, cells in [*stretches, *wet]
        if style in FOOTPRINT
        for use in _strewn(_stretch(work, style, cells, hard, soft), cells)
    ]
    return [*sorted(items, key=lambda use: (round(use.y, 3), use.x))]


def _waters(work: Work) -> list[list[int]]:
    styles = {style for style in work.scene.ground if style in work.scene.water}
    ground = work.scene.ground
    return [
        part
        for style in sorted(styles)
        for part in work.plan.parts([cell for cell in work.land.cells if ground[cell] == style])
    ]


def _stretch(work: Work, style: str, cells: Sequence[int], hard: Field, soft: Field) -> _Stretch:
    inset = SHALLOWS if style in work.scene.water else SEAM
    ground = work.mask(cells).shrunk(max(1, round(inset / work.detail.step)))
    return _Stretch(work, style, FOOTPRINT[style], ground.without(hard), ground.without(soft))


def _strewn(stretch: _Stretch, cells: Sequence[int]) -> Iterator[Use]:
    work, shape = stretch.work, stretch.shape
    size = shape.base
    room = stretch.free.room(*stretch.reach(size))
    dice = {cell: work.dice(f"ground {cell}") for cell in cells}
    for cell in cells:
        found = None if _calm(stretch, cell, dice[cell]) else _first(stretch, room, cell, dice[cell])
        if found:
            yield found
    few = 0.84 if stretch.style in MASSIVE else 1.0
    room = stretch.free.room(*stretch.reach(size * few)) if few < 1 else room
    for row, column in stretch.spots:
        room.strike(row, column, stretch.spacing(1.0))
    for cell in cells:
        yield from _more(stretch, room, cell, dice[cell])


def _calm(stretch: _Stretch, cell: int, dice: Dice) -> bool:
    """Whether a hex of open sea goes without a picture: there its colour says enough."""
    scene = stretch.work.scene
    beside = stretch.work.plan.beside[cell]
    if stretch.style != OPEN_WATER or dice.unit() < 0.4:
        return False
    return all(scene.ground[other] == OPEN_WATER for other in beside if stretch.work.land.on(other))


def _bit(work: Work, x: float, y: float) -> tuple[int, int]:
    over = work.outside
    return math.floor((y - over.top) / over.step), math.floor((x - over.left) / over.step)


def _first(stretch: _Stretch, room: Patch, cell: int, dice: Dice) -> Use | None:
    """The picture no hex goes without: near its middle, smaller where it must be."""
    work, shape = stretch.work, stretch.shape
    x, y = work.plan.middles[cell]
    sway = 2.0 if stretch.style in work.scene.water else 1.0
    dx, dy = sway * dice.between(-0.22, 0.22), sway * dice.between(-0.1, 0.2)
    shares = SHRINK if cell in work.occupied else (*SHRINK, *TIGHT)
    for n, share in enumerate(shares):
        size = shape.base * share
        foot = (shape.up - shape.down) / 2 * size
        row, column = _bit(work, x + dx * work.radius, y + (0.12 + dy + foot) * work.radius)
        reach = round(0.55 / work.detail.step)
        found = room.nearest(row, column, reach) if n == 0 else stretch.near(row, column, size, n >= len(SHRINK))
        if found:
            return _put(stretch, room, found, size * dice.between(0.94, 1.04), dice)
    return None


def _more(stretch: _Stretch, room: Patch, cell: int, dice: Dice) -> Iterator[Use]:
    """Darts thrown at a hex; those that find room stay."""
    work, r = stretch.work, stretch.work.radius
    x, y = work.plan.middles[cell]
    lure, far = LURE.get(stretch.style, 0), math.ceil(1.1 / work.detail.step)
    if not any(room.window(*_bit(work, x, y), (far, far, far, far)).rows):
        return
    low, high = (0.72, 0.95) if stretch.style in MASSIVE else (0.88, 1.06)
    for _ in range(round(DARTS.get(stretch.style, MANY) * work.detail.darts)):
        row, column = _bit(work, x + dice.between(-0.95, 0.95) * r, y + dice.between(-0.9, 1.1) * r)
        spot = room.nearest(row, column, lure) if lure else (row, column)
        if spot and room.open(*spot):
            yield _put(stretch, room, spot, stretch.shape.base * dice.between(low, high), dice)


def _put(stretch: _Stretch, room: Patch, spot: tuple[int, int], size: float, dice: Dice) -> Use:
    work = stretch.work
    row, column = spot
    stretch.spots.append(spot)
    room.strike(row, column, stretch.spacing(1.0))
    over = work.outside
    x = over.left + (column + dice.unit()) * over.step
    y = over.top + (row + dice.unit()) * over.step
    name = f"{stretch.style}{dice.below(VARIANTS[stretch.style])}"
    return Use(name, x, y, size * work.radius, dice.unit() < 0.5)
