"""The blocks of a legend: one group of entries as tiles of ground, or as rows of swatches with captions.

A block can stand in several numbers of columns; it says how wide and how high it then is, and draws itself.
Lengths are millimetres; heights are measured from the baseline of the heading.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from realmgen.kit.scene import LegendEntry, LegendGroup
from realmgen.render.furniture.hand import CAPTION, HEADING, REF, Hand, broken, shortened
from realmgen.render.furniture.swatch import GAP as SWATCH_GAP
from realmgen.render.furniture.swatch import TILE, draw, lead, reach, tile

TOP = 2.6
COLUMN_GAP = 3.0
STRETCH = 1.18
LEAST_TILE, TILE_PITCH, WIDEST_TILE = 10.3, 12.8, 18.0
NARROWEST_LIST, WIDE_LIST = 33.0, 38.0
SMALL_CAPTION = 0.82
MOST_COLUMNS = 6


class Block(Protocol):
    """A group of a legend that can be laid out in columns."""

    @property
    def group(self) -> LegendGroup: ...

    @property
    def patient(self) -> bool:
        """Whether it takes its natural width only after those that are not."""

    def choices(self) -> list[int]:
        """The numbers of columns worth trying."""

    def least(self, columns: int) -> float: ...

    def natural(self, columns: int) -> float: ...

    def height(self, columns: int, width: float) -> float: ...

    def cut(self, columns: int, width: float) -> int:
        """How many lines of captions would be cut short."""

    def draw(self, spot: Spot) -> None: ...


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a block is drawn: its left end, the baseline of its heading, its width, columns and height."""

    x: float
    y: float
    width: float
    columns: int
    height: float


def block(hand: Hand, group: LegendGroup) -> Block:
    """The kind of block that suits a group."""
    tiles = all(entry.swatch == "ground" for entry in group.entries)
    return Tiles(hand, group) if tiles else Rows(hand, group, tuple(_cell(hand, entry) for entry in group.entries))


def heading(hand: Hand, text: str, x: float, y: float, width: float) -> None:
    """A heading in capitals with a rule to the end of its block."""
    words = shortened(text.upper(), hand, HEADING, width)
    part = hand.part(words, HEADING, width)
    hand.write(words, (x, y), HEADING, part=part)
    start = x + hand.wide(words, HEADING, part) + 1.5 * hand.unit
    if start < x + width:
        hand.rule([(start, y - 0.9 * hand.unit), (x + width, y - 0.9 * hand.unit)])


def _even(count: int) -> list[int]:
    """Numbers of columns that leave no row much shorter than the others."""
    return sorted({math.ceil(count / rows) for rows in range(1, count + 1)})


@dataclass(frozen=True, slots=True)
class Tiles:
    """Hexes of ground with their names below."""

    hand: Hand
    group: LegendGroup
    patient: bool = True

    def choices(self) -> list[int]:
        return _even(len(self.group.entries))

    def least(self, columns: int) -> float:
        return LEAST_TILE * columns * self.hand.unit

    def natural(self, columns: int) -> float:
        return TILE_PITCH * columns * self.hand.unit

    def _radius(self, columns: int, width: float) -> float:
        return min(TILE * self.hand.unit, 0.43 * width / columns)

    def height(self, columns: int, width: float) -> float:
        rows = math.ceil(len(self.group.entries) / columns)
        radius = self._radius(columns, width)
        return TOP * self.hand.unit + rows * (1.75 * radius + 5.2 * self.hand.unit) - 1.6 * self.hand.unit

    def cut(self, columns: int, width: float) -> int:
        return 0

    def draw(self, spot: Spot) -> None:
        heading(self.hand, self.group.heading, spot.x, spot.y, spot.width)
        radius, u = self._radius(spot.columns, spot.width), self.hand.unit
        pitch = min(WIDEST_TILE * u, spot.width / spot.columns)
        full = pitch * spot.columns > 0.95 * spot.width and spot.columns > 1
        step = (min(pitch * spot.columns, spot.width) - 2.1 * radius) / (spot.columns - 1) if full else pitch
        drop = 1.75 * radius + 5.2 * u + min(2 * u, spot.height - self.height(spot.columns, spot.width))
        for k, entry in enumerate(self.group.entries):
            row, column = divmod(k, spot.columns)
            x = spot.x + 1.05 * radius + column * step
            y = spot.y + TOP * u + 0.87 * radius + row * drop
            tile(self.hand, entry.style, (x, y), radius)
            self._caption(entry.caption, x, y + 0.87 * radius + 3.0 * u, step - 0.6 * u)

    def _caption(self, text: str, x: float, y: float, room: float) -> None:
        words = shortened(text, self.hand, CAPTION, room)
        part = self.hand.part(words, CAPTION, room)
        self.hand.write(words, (x, y), CAPTION, anchor="middle", part=part)


class Cell(NamedTuple):
    """An entry as measured: room for its swatch, its caption and its reference with the gap before it."""

    entry: LegendEntry
    lead: float
    caption: float
    tail: float


def _cell(hand: Hand, entry: LegendEntry) -> Cell:
    tail = hand.wide(entry.ref, REF) + 2 * hand.unit if entry.ref else 0.0
    return Cell(entry, lead(entry) * hand.unit, hand.wide(entry.caption, CAPTION), tail)


@dataclass(frozen=True, slots=True)
class Rows:
    """Swatches with captions at their right; entries with a `ref` read down the columns, others along the rows."""

    hand: Hand
    group: LegendGroup
    cells: tuple[Cell, ...]
    patient: bool = False

    @property
    def listed(self) -> bool:
        return any(entry.ref for entry in self.group.entries)

    def choices(self) -> list[int]:
        return [n for n in _even(len(self.cells)) if n <= MOST_COLUMNS]

    def table(self, columns: int) -> list[tuple[Cell, ...]]:
        """The entries by column."""
        if not self.listed:
            return [self.cells[k::columns] for k in range(columns)]
        rows = math.ceil(len(self.cells) / columns)
        return [self.cells[k : k + rows] for k in range(0, len(self.cells), rows)]

    def _widths(self, columns: int) -> list[float]:
        least = WIDE_LIST * self.hand.unit if self.listed else 0.0
        return [max(least, _lead(col) + max(c.caption + c.tail for c in col)) for col in self.table(columns)]

    def natural(self, columns: int) -> float:
        return sum(self._widths(columns)) + COLUMN_GAP * self.hand.unit * (columns - 1)

    def least(self, columns: int) -> float:
        most = NARROWEST_LIST * self.hand.unit
        return sum(min(most, wide) for wide in self._widths(columns)) + COLUMN_GAP * self.hand.unit * (columns - 1)

    def shares(self, columns: int, width: float) -> list[float]:
        """Widths of the columns when the block is `width` wide."""
        wanted, gaps = self._widths(columns), COLUMN_GAP * self.hand.unit * (columns - 1)
        spare = width - gaps - sum(wanted)
        if spare >= 0:
            return [wide + spare / columns for wide in wanted]
        return [wide * (width - gaps) / sum(wanted) for wide in wanted]

    def lines(self, cell: Cell, width: float) -> tuple[list[str], float]:
        """The caption in one to three lines for a room of that width, and the part of its size it is set at."""
        room, words = width - cell.tail, cell.entry.caption
        if cell.caption <= room:
            return [words], 1.0
        if self.hand.wide(words, CAPTION, SMALL_CAPTION) <= room:
            return [words], self.hand.part(words, CAPTION, room)
        ways = ([shortened(line, self.hand, CAPTION, room) for line in broken(words, count=n)] for n in (2, 3))
        parts = min(ways, key=_cut)
        return parts, min(self.hand.part(line, CAPTION, room) for line in parts)

    def cut(self, columns: int, width: float) -> int:
        table, shares = self.table(columns), self.shares(columns, width)
        return sum(
            _cut(self.lines(cell, share - _lead(column))[0])
            for column, share in zip(table, shares, strict=True)
            for cell in column
        )

    def _deep(self, cell: Cell, width: float) -> float:
        least = 2 * reach(cell.entry) * self.hand.unit
        if cell.caption + cell.tail <= width:
            return least
        lines, part = self.lines(cell, width)
        return max(least, len(lines) * 1.2 * self.hand.mm(CAPTION.size * part))

    def depths(self, columns: int, width: float) -> list[float]:
        """Heights of the rows."""
        table, shares = self.table(columns), self.shares(columns, width)
        rooms = [share - _lead(column) for column, share in zip(table, shares, strict=True)]
        return [
            max(self._deep(column[row], room) for column, room in zip(table, rooms, strict=True) if row < len(column))
            for row in range(max(map(len, table)))
        ]

    def height(self, columns: int, width: float) -> float:
        return TOP * self.hand.unit + sum(self.depths(columns, width))

    def draw(self, spot: Spot) -> None:
        heading(self.hand, self.group.heading, spot.x, spot.y, spot.width)
        depths = self.depths(spot.columns, spot.width)
        table, shares = self.table(spot.columns), self.shares(spot.columns, spot.width)
        top = TOP * self.hand.unit
        stretch = min(STRETCH, max(1.0, (spot.height - top) / sum(depths)))
        part = self._part(table, shares)
        x = spot.x
        for column, share in zip(table, shares, strict=True):
            y, begin = spot.y + top, _lead(column)
            for cell, depth in zip(column, depths, strict=False):
                middle = y + depth * stretch / 2
                draw(self.hand, cell.entry, x + (begin - SWATCH_GAP * self.hand.unit) / 2, middle)
                self._caption(cell, (x + begin, middle), share - begin, part)
                y += depth * stretch
            x += share + COLUMN_GAP * self.hand.unit

    def _part(self, table: Sequence[Sequence[Cell]], shares: Sequence[float]) -> float:
        """One size for all captions: that of the longest."""
        return min(
            self.lines(cell, share - _lead(column))[1]
            for column, share in zip(table, shares, strict=True)
            for cell in column
        )

    def _caption(self, cell: Cell, at: tuple[float, float], width: float, part: float) -> None:
        """Caption and reference; `at` is the left end of the middle of the row."""
        lines, _ = self.lines(cell, width)
        write_lines(self.hand, lines, part, at)
        if cell.entry.ref:
            drop = 0.33 * self.hand.mm(CAPTION.size)
            end = (at[0] + width, at[1] + drop)
            self.hand.write(cell.entry.ref, end, REF, anchor="end", fill=self.hand.theme.coordinate)


def _cut(lines: Sequence[str]) -> int:
    return sum(line.endswith("…") for line in lines)


def _lead(column: Sequence[Cell]) -> float:
    """Room for the swatches of a column, so that its captions begin on one line."""
    return max(cell.lead for cell in column)


def write_lines(hand: Hand, lines: Sequence[str], part: float, at: tuple[float, float]) -> None:
    """A caption in one line or more, centred on the height of `at`."""
    size = hand.mm(CAPTION.size * part)
    first = at[1] + 0.33 * size - 0.52 * size * (len(lines) - 1)
    for k, line in enumerate(lines):
        hand.write(line, (at[0], first + 1.04 * size * k), CAPTION, part=part)
