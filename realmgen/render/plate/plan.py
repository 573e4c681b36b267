"""Where everything lies: hexes laid out in millimetres with edges as a hand would rule them.

The cells of the grid are followed by *ghosts*, the hexes that touch the map from outside, so that shores and rivers
can run over the border. All of it depends only on the grid, the scene's key and the place on paper, and is kept.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from realmgen.kit.chance import stream
from realmgen.kit.hex import SQRT3, Grid, Hex, corners
from realmgen.kit.lattice import centres
from realmgen.render.drawing import Point

CORNER, BOW = 0.028, 0.024
Loop = list[Point]


@dataclass(frozen=True, slots=True)
class Plan:
    """`middles`, `beside` and `corner_ids` are by cell, ghosts after the real ones; lengths are millimetres.

    `beside` holds ghosts where the map ends and -1 beyond them; an edge's line runs from corner `d` to `d + 1`.
    """

    grid: Grid
    radius: float
    middles: Sequence[Point]
    beside: Sequence[Sequence[int]]
    corner_ids: Sequence[Sequence[int]]
    lines: Sequence[Sequence[Loop]]

    @property
    def size(self) -> int:
        return self.grid.size

    def real(self, cell: int) -> bool:
        """Whether the cell lies on the map."""
        return 0 <= cell < self.grid.size

    def ring(self, cell: int, reach: float) -> Loop:
        """A true hexagon round a cell, `reach` radii to its corners."""
        x, y = self.middles[cell]
        s = self.radius * reach
        return [(x + dx * s, y + dy * s) for dx, dy in corners(self.grid.layout)]

    def loops(self, cells: Collection[int]) -> list[Loop]:
        """The outlines of a connected set of cells: the outer one clockwise, holes the other way."""
        inside = cells if isinstance(cells, (set, frozenset)) else set(cells)
        after = {}
        for cell in cells:
            for d, other in enumerate(self.beside[cell]):
                if other not in inside:
                    after[self.corner_ids[cell][d]] = (cell, d)
        out = []
        while after:
            out.append(self._walk(after))
        return out

    def _walk(self, after: dict[int, tuple[int, int]]) -> Loop:
        start = next(iter(after))
        at, loop = start, []
        while True:
            cell, d = after.pop(at)
            loop += self.lines[cell][d][:-1]
            at = self.corner_ids[cell][(d + 1) % 6]
            if at == start:
                return loop

    def parts(self, cells: Collection[int]) -> list[list[int]]:
        """The cells as connected parts, each sorted."""
        left, out = set(cells), []
        for first in sorted(cells):
            if first in left:
                left.discard(first)
                out.append(sorted(self._flood(first, left)))
        return out

    def _flood(self, first: int, left: set[int]) -> list[int]:
        part = [first]
        for cell in part:
            for other in self.beside[cell]:
                if other in left:
                    left.discard(other)
                    part.append(other)
        return part


@lru_cache(maxsize=16)
def plan(grid: Grid, key: str, radius: float, origin: Point, pieces: int = 4) -> Plan:
    """Lay a grid out with its top left at `origin`, every edge in so many pieces."""
    ghosts = _ghosts(grid)
    places = [*(grid.hex(cell) for cell in range(grid.size)), *ghosts]
    middles = _middles(grid, places)
    beside = _beside(grid, places, ghosts)
    ids, spots = _corners(middles, grid)
    lines = _lines(beside, ids, _shaken(spots, key), key, pieces)
    x0, y0 = origin
    laid = [[[(x0 + radius * x, y0 + radius * y) for x, y in line] for line in six] for six in lines]
    return Plan(grid, radius, [(x0 + radius * x, y0 + radius * y) for x, y in middles], beside, ids, laid)


def _ghosts(grid: Grid) -> list[Hex]:
    rim = (cell for cell in range(grid.size) if grid.on_rim(cell))
    found = {h: None for cell in rim for h in grid.hex(cell).neighbours() if grid.at(h) is None}
    return list(found)


def _middles(grid: Grid, places: Sequence[Hex]) -> list[Point]:
    """Centres in radii; a ghost lies one step from a neighbour on the map."""
    laid = list(centres(grid))
    for place in places[grid.size :]:
        d, cell = next((d, c) for d, n in enumerate(place.neighbours()) if (c := grid.at(n)) is not None)
        ax, ay = corners(grid.layout)[(d + 3) % 6]
        bx, by = corners(grid.layout)[(d + 4) % 6]
        x, y = laid[cell]
        laid.append((x + ax + bx, y + ay + by))
    return laid


def _beside(grid: Grid, places: Sequence[Hex], ghosts: Sequence[Hex]) -> list[tuple[int, ...]]:
    number = {h: grid.size + n for n, h in enumerate(ghosts)}

    def index(place: Hex) -> int:
        cell = grid.at(place)
        return number.get(place, -1) if cell is None else cell

    on_map = [
        row if -1 not in row else tuple(index(n) for n in places[cell].neighbours())
        for cell, row in enumerate(grid.neighbours)
    ]
    return on_map + [tuple(index(n) for n in ghost.neighbours()) for ghost in ghosts]


def _corners(middles: Sequence[Point], grid: Grid) -> tuple[list[tuple[int, ...]], list[Point]]:
    """By cell the numbers of its six corners, and where those lie."""
    wide, high = (2, 2 / SQRT3) if grid.layout == "flat" else (2 / SQRT3, 2)
    six_ways = corners(grid.layout)
    known: dict[tuple[int, int], int] = {}
    spots: list[Point] = []
    ids: list[tuple[int, ...]] = []
    for x, y in middles:
        six = []
        for dx, dy in six_ways:
            spot = (x + dx, y + dy)
            where = (round(spot[0] * wide), round(spot[1] * high))
            if where not in known:
                known[where] = len(spots)
                spots.append(spot)
            six.append(known[where])
        ids.append(tuple(six))
    return ids, spots


def _shaken(spots: Sequence[Point], key: str) -> Any:
    dice = stream(key, "corners")
    jitter = np.array([(dice.between(-CORNER, CORNER), dice.between(-CORNER, CORNER)) for _ in spots])
    return np.array(spots) + jitter


def _lines(
    beside: Sequence[Sequence[int]], ids: Sequence[Sequence[int]], spots: Any, key: str, pieces: int
) -> list[list[Any]]:
    """By cell and direction the line of an edge; neighbours share it, each running its own way round."""
    ends: list[tuple[int, int]] = []
    place: dict[tuple[int, int], int] = {}
    for cell, six in enumerate(beside):
        for d, other in enumerate(six):
            if other < 0 or cell < other:
                place[cell, d] = len(ends)
                ends.append((ids[cell][d], ids[cell][(d + 1) % 6]))
    forth = _bowed(spots, np.array(ends), key, pieces)
    back = forth[:, ::-1].tolist()
    there = forth.tolist()
    return [
        [
            there[place[cell, d]] if (cell, d) in place else back[place[other, (d + 3) % 6]]
            for d, other in enumerate(six)
        ]
        for cell, six in enumerate(beside)
    ]


def _bowed(spots: Any, ends: Any, key: str, pieces: int) -> Any:
    """Edges as lines with a slight bow, shaped (edge, point, xy)."""
    dice = stream(key, "edges")
    swing = np.array([(dice.between(0.35, 1) * BOW, dice.between(0, math.tau)) for _ in range(len(ends))])
    a, b = spots[ends[:, 0]], spots[ends[:, 1]]
    t = np.linspace(0, 1, pieces + 1)
    out = swing[:, :1] * np.sin(np.pi * t) * np.sin(swing[:, 1:] + 5 * t)
    along = b - a
    across = np.stack([-along[:, 1], along[:, 0]], axis=1)
    return a[:, None] + along[:, None] * t[:, None] + across[:, None] * out[:, :, None]
