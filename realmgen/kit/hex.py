"""Hexes: axial coordinates, offset grids and the labels printed on a map.

Axial `Hex(q, r)` follows the usual convention. A flat-top grid is odd-q (0-based odd columns lie half a
hex lower), a pointy-top grid odd-r. Labels are column-row, two digits each, 1-based: `0101` is top left.
A *cell* is the index of a hex in its grid, counted down the columns, so that cells sort as labels do.
Direction `d` points over the edge between corners `d` and `d + 1`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from realmgen.errors import Unreadable

Layout = Literal["flat", "pointy"]
SQRT3 = math.sqrt(3)
DIRECTIONS = ((-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
DIRECTION_NAMES: dict[Layout, tuple[str, ...]] = {
    "flat": ("NW", "N", "NE", "SE", "S", "SW"),
    "pointy": ("W", "NW", "NE", "E", "SE", "SW"),
}
LARGEST = 99
_LABEL = re.compile(r"([0-9]{2})([0-9]{2})")


class Hex(NamedTuple):
    """A hex in axial coordinates."""

    q: int
    r: int

    def neighbour(self, direction: int) -> Hex:
        dq, dr = DIRECTIONS[direction % 6]
        return Hex(self.q + dq, self.r + dr)

    def neighbours(self) -> tuple[Hex, ...]:
        return tuple(self.neighbour(d) for d in range(6))

    def distance(self, other: Hex) -> int:
        """Steps between two hexes, barriers ignored."""
        dq, dr = self.q - other.q, self.r - other.r
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def ring(self, radius: int) -> Iterator[Hex]:
        """The hexes exactly `radius` steps away, once each."""
        if radius == 0:
            yield self
            return
        dq, dr = DIRECTIONS[4]
        at = Hex(self.q + dq * radius, self.r + dr * radius)
        for direction in range(6):
            for _ in range(radius):
                yield at
                at = at.neighbour(direction)

    def line(self, other: Hex) -> list[Hex]:
        """A straight walk from here to `other`, both ends included."""
        steps = self.distance(other)
        return [_nearest(self, other, i / steps) for i in range(steps + 1)] if steps else [self]


def _nearest(a: Hex, b: Hex, t: float) -> Hex:
    q, r = a.q + (b.q - a.q) * t + 1e-6, a.r + (b.r - a.r) * t + 2e-6
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        return Hex(-rr - rs, rr)
    return Hex(rq, -rq - rs) if dr > ds else Hex(rq, rr)


def to_offset(at: Hex, layout: Layout) -> tuple[int, int]:
    """0-based (column, row) of an axial hex."""
    if layout == "flat":
        return at.q, at.r + (at.q - (at.q & 1)) // 2
    return at.q + (at.r - (at.r & 1)) // 2, at.r


def from_offset(column: int, row: int, layout: Layout) -> Hex:
    """Axial hex at 0-based (column, row)."""
    if layout == "flat":
        return Hex(column, row - (column - (column & 1)) // 2)
    return Hex(column - (row - (row & 1)) // 2, row)


def to_label(column: int, row: int) -> str:
    """`0101` for the 0-based pair (0, 0)."""
    return f"{column + 1:02d}{row + 1:02d}"


def from_label(label: str) -> tuple[int, int]:
    """0-based (column, row) of a label; raises Unreadable."""
    found = _LABEL.fullmatch(label)
    if not found or "00" in found.groups():
        raise Unreadable(f"hex {label!r} is not a label: two digits for the column and two for the row, such as 0304")
    return int(found[1]) - 1, int(found[2]) - 1


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of hexes, 1 to 99 each way."""

    width: int
    height: int
    layout: Layout = "flat"

    @property
    def size(self) -> int:
        return self.width * self.height

    def cell(self, column: int, row: int) -> int | None:
        """The cell at 0-based (column, row), None when that lies off the map."""
        inside = 0 <= column < self.width and 0 <= row < self.height
        return column * self.height + row if inside else None

    def offset(self, cell: int) -> tuple[int, int]:
        return divmod(cell, self.height)

    def label(self, cell: int) -> str:
        return to_label(*self.offset(cell))

    def find(self, label: str) -> int:
        """The cell with that label; raises Unreadable when there is none."""
        cell = self.cell(*from_label(label))
        if cell is None:
            last = to_label(self.width - 1, self.height - 1)
            raise Unreadable(f"hex {label} is off the map, which runs from 0101 to {last}")
        return cell

    def hex(self, cell: int) -> Hex:
        return from_offset(*self.offset(cell), self.layout)

    def at(self, place: Hex) -> int | None:
        return self.cell(*to_offset(place, self.layout))

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """By cell: the six neighbours in direction order, -1 where the map ends."""
        return _neighbours(self)

    def direction(self, cell: int, other: int) -> int | None:
        """The direction from a cell to its neighbour, None when they do not touch."""
        row = self.neighbours[cell]
        return row.index(other) if other in row else None

    def distance(self, cell: int, other: int) -> int:
        return self.hex(cell).distance(self.hex(other))

    def on_rim(self, cell: int) -> bool:
        return -1 in self.neighbours[cell]

    @property
    def directions(self) -> tuple[str, ...]:
        """The compass names of the six directions."""
        return DIRECTION_NAMES[self.layout]


@lru_cache(maxsize=32)
def _neighbours(grid: Grid) -> tuple[tuple[int, ...], ...]:
    def beside(cell: int) -> tuple[int, ...]:
        found = (grid.at(n) for n in grid.hex(cell).neighbours())
        return tuple(-1 if n is None else n for n in found)

    return tuple(beside(cell) for cell in range(grid.size))


def centre(at: Hex, layout: Layout) -> tuple[float, float]:
    """Centre of a hex on paper, in hex radii, y downwards."""
    if layout == "flat":
        return 1.5 * at.q, SQRT3 * (at.r + at.q / 2)
    return SQRT3 * (at.q + at.r / 2), 1.5 * at.r


@lru_cache
def corners(layout: Layout) -> tuple[tuple[float, float], ...]:
    """The six corners round a centre, in hex radii, y downwards."""
    start = 180 if layout == "flat" else 150
    angles = (math.radians(start + 60 * d) for d in range(6))
    return tuple((math.cos(a), math.sin(a)) for a in angles)
