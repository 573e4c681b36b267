"""The blocks of a legend: one group of entries as tiles of ground, or as rows of swatches with captions.

A block can stand in several numbers of columns; it says how wide and how high it then is, and draws itself.
Lengths are millimetres; heights are measured from the baseline of the heading.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from realmgen.kit.scene import LegendEntry, LegendGroup
from realmgen.render.furniture.hand import CAPTION, HEADING, REF, Hand, Style, halves, shortened
from realmgen.render.furniture.swatch import TILE, draw, lead, reach, tile

TOP = 2.6
COLUMN_GAP = 3.0
STRETCH = 1.18
NARROWEST_LIST = 33.0
SMALL_CAPTION = 0.82


class Block(Protocol):
    """A group of a legend that can be laid out in columns."""

    @property
    def group(self) -> LegendGroup: ...

    def choices(self) -> list[int]:
        """The numbers of columns worth trying."""

    def least(self, columns: int) -> float: ...

    def natural(self, columns: int) -> float: ...

    def height(self, columns: int, width: float) -> float: ...

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
    return Tiles(hand, group) if tiles else Rows(hand, group)


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

    def choices(self) -> list[int]:
        return _even(len(self.group.entries))

    def least(self, columns: int) -> float:
        return 11.0 * columns * self.hand.unit

    def natural(self, columns: int) -> float:
        return 12.8 * columns * self.hand.unit

    def _radius(self, columns: int, width: float) -> float:
        return min(TILE * self.hand.unit, 0.43 * width / columns)

    def height(self, columns: int, width: float) -> float:
        rows = math.ceil(len(self.group.entries) / columns)
        radius = self._radius(columns, width)
        return TOP * self.hand.unit + rows * (1.75 * radius + 5.2 * self.hand.unit) - 1.6 * self.hand.unit

    def draw(self, spot: Spot) -> None:
        heading(self.hand, self.group.heading, spot.x, spot.y, spot.width)
        radius, u = self._radius(spot.columns, spot.width), self.hand.unit
        pitch, step = spot.width / spot.columns, 1.75 * radius + 5.2 * u
        slack = spot.height - self.height(spot.columns, spot.width)
        for k, entry in enumerate(self.group.entries):
            row, column = divmod(k, spot.columns)
            x = (
                spot.x
                + (column + 0.5) * pitch
                - (pitch / 2 - 1.05 * radius) * (1 - 2 * column / max(1, spot.columns - 1))
            )
            y = spot.y + TOP * u + 0.87 * radius + row * (step + min(slack, 2 * u))
            tile(self.hand, entry.style, (x, y), radius)
            self._caption(entry.caption, x, y + 0.87 * radius + 3.0 * u, pitch - 0.6 * u)

    def _caption(self, text: str, x: float, y: float, room: float) -> None:
        words = shortened(text, self.hand, CAPTION, room)
        part = self.hand.part(words, CAPTION, room)
        self.hand.write(words, (x, y), CAPTION, anchor="middle", part=part)


@dataclass(frozen=True, slots=True)
class Rows:
    """Swatches with captions at their right; entries with a `ref` read down the columns, others along the rows."""

    hand: Hand
    group: LegendGroup

    @property
    def listed(self) -> bool:
        return any(entry.ref for entry in self.group.entries)

    def choices(self) -> list[int]:
        return [n for n in _even(len(self.group.entries)) if n <= 6]

    def table(self, columns: int) -> list[list[LegendEntry]]:
        """The entries by column."""
        entries = self.group.entries
        if not self.listed:
            return [list(entries[k::columns]) for k in range(columns)]
        rows = math.ceil(len(entries) / columns)
        return [list(entries[k * rows : (k + 1) * rows]) for k in range(columns)]

    def _natural(self, entry: LegendEntry) -> float:
        ref = self.hand.wide(entry.ref, REF) + 2 * self.hand.unit if entry.ref else 0.0
        return lead(entry) * self.hand.unit + self.hand.wide(entry.caption, CAPTION) + ref

    def _widths(self, columns: int) -> list[float]:
        return [max((self._natural(entry) for entry in column), default=0.0) for column in self.table(columns)]

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

    def lines(self, entry: LegendEntry, width: float) -> tuple[list[str], float]:
        """The caption in one or two lines for a column of that width, and the part of its size it is set at."""
        ref = self.hand.wide(entry.ref, REF) + 2 * self.hand.unit if entry.ref else 0.0
        room = width - lead(entry) * self.hand.unit - ref
        if self.hand.wide(entry.caption, CAPTION, SMALL_CAPTION) <= room:
            return [entry.caption], self.hand.part(entry.caption, CAPTION, room)
        parts = [shortened(line, self.hand, CAPTION, room) for line in halves(entry.caption)]
        return parts, min(self.hand.part(line, CAPTION, room) for line in parts)

    def _deep(self, entry: LegendEntry, width: float) -> float:
        lines, part = self.lines(entry, width)
        return max(2 * reach(entry) * self.hand.unit, len(lines) * 1.2 * self.hand.mm(CAPTION.size * part))

    def depths(self, columns: int, width: float) -> list[float]:
        """Heights of the rows."""
        table, shares = self.table(columns), self.shares(columns, width)
        count = max(map(len, table))
        return [
            max(
                self._deep(column[row], share) for column, share in zip(table, shares, strict=True) if row < len(column)
            )
            for row in range(count)
        ]

    def height(self, columns: int, width: float) -> float:
        return TOP * self.hand.unit + sum(self.depths(columns, width))

    def draw(self, spot: Spot) -> None:
        heading(self.hand, self.group.heading, spot.x, spot.y, spot.width)
        depths = self.depths(spot.columns, spot.width)
        top = TOP * self.hand.unit
        stretch = min(STRETCH, max(1.0, (spot.height - top) / sum(depths)))
        x = spot.x
        for column, share in zip(self.table(spot.columns), self.shares(spot.columns, spot.width), strict=True):
            y = spot.y + top
            for entry, depth in zip(column, depths, strict=False):
                draw_row(self, entry, (x, y + depth * stretch / 2), share)
                y += depth * stretch
            x += share + COLUMN_GAP * self.hand.unit


def draw_row(rows: Rows, entry: LegendEntry, at: tuple[float, float], width: float) -> None:
    """One swatch with its caption and reference; `at` is the left end of the middle of the row."""
    hand, (x, y) = rows.hand, at
    draw(hand, entry, x, y)
    lines, part = rows.lines(entry, width)
    write_lines(hand, lines, part, (x + lead(entry) * hand.unit, y))
    if entry.ref:
        drop = 0.33 * hand.mm(CAPTION.size)
        hand.write(entry.ref, (x + width, y + drop), REF, anchor="end", fill=hand.theme.coordinate)


def write_lines(hand: Hand, lines: Sequence[str], part: float, at: tuple[float, float], style: Style = CAPTION) -> None:
    """One line or more, centred on the height of `at`."""
    size = hand.mm(style.size * part)
    first = at[1] + 0.33 * size - 0.52 * size * (len(lines) - 1)
    for k, line in enumerate(lines):
        hand.write(line, (at[0], first + 1.04 * size * k), style, part=part)
