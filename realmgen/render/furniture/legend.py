"""The legend: blocks side by side under a map, or one above the other beside it. Only what the scene lists is there,
and what is there fills the room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from realmgen.kit.scene import LegendEntry, LegendGroup
from realmgen.render.furniture.blocks import Block, Spot, block, write_lines
from realmgen.render.furniture.hand import CAPTION, HEADING, Hand, shortened
from realmgen.render.furniture.swatch import GAP as SWATCH_GAP
from realmgen.render.furniture.swatch import draw, lead

CAP = 2.0
GAP = 5.0
COLUMN_STEP = 7.4
STRIP, STRIP_ROW = 9.0, 6.8
EXACT = 1e-6


@dataclass(frozen=True, slots=True)
class Fitted:
    """A block with the columns and the width it will have."""

    block: Block
    columns: int
    width: float

    @property
    def height(self) -> float:
        return self.block.height(self.columns, self.width)

    @property
    def cut(self) -> int:
        return self.block.cut(self.columns, self.width)


@dataclass(frozen=True, slots=True)
class Legend:
    """Rows of blocks and a closing strip, `width` wide and `height` high from the caps of its first headings."""

    hand: Hand
    width: float
    rows: tuple[tuple[Fitted, ...], ...]
    strip: LegendGroup | None = None

    @property
    def height(self) -> float:
        u = self.hand.unit
        blocks = sum(max(fitted.height for fitted in row) for row in self.rows)
        between = COLUMN_STEP * u * max(0, len(self.rows) - 1)
        caps = CAP * u if self.rows else 0.0
        return caps + blocks + between + (_strip_height(self.hand, self.strip, self.width) if self.strip else 0.0)

    def draw(self, x: float, top: float, spread: float = 0.0) -> None:
        """From the left end `x` and the caps at `top`; `spread` is added between the rows."""
        u = self.hand.unit
        y = top + CAP * u
        for row in self.rows:
            tall = max(fitted.height for fitted in row)
            _draw_row(self.hand, row, (x, y), self.width, tall)
            y += tall + COLUMN_STEP * u + spread
        if self.strip:
            _draw_strip(self.hand, self.strip, x, y - (COLUMN_STEP * u + spread if self.rows else 0.0), self.width)


def _draw_row(hand: Hand, row: Sequence[Fitted], at: tuple[float, float], width: float, tall: float) -> None:
    x, y = at
    gap = (width - sum(fitted.width for fitted in row)) / max(1, len(row) - 1)
    for fitted in row:
        fitted.block.draw(Spot(x, y, fitted.width, fitted.columns, tall))
        x += fitted.width + gap


def below(hand: Hand, groups: Sequence[LegendGroup], width: float) -> Legend:
    """A legend for the foot of a sheet; a last group of plain marks becomes a strip along its bottom."""
    present = [group for group in groups if group.entries]
    strip = present.pop() if len(present) > 1 and _plain(present[-1]) else None
    return Legend(hand, width, tuple(_rows(hand, [block(hand, group) for group in present], width)), strip)


def beside(hand: Hand, groups: Sequence[LegendGroup], width: float) -> Legend:
    """A legend for a column, one block above the other."""
    blocks = [block(hand, group) for group in groups if group.entries]
    return Legend(hand, width, tuple((_widest(each, width),) for each in blocks))


def _widest(each: Block, width: float) -> Fitted:
    fitting = [n for n in each.choices() if each.natural(n) <= width + EXACT] or each.choices()[:1]
    best = min(fitting, key=lambda n: (each.cut(n, width), each.height(n, width), n))
    return Fitted(each, best, width)


def _plain(group: LegendGroup) -> bool:
    return all(entry.swatch == "mark" and not entry.ref for entry in group.entries)


class _Form(NamedTuple):
    """A block in so many columns, and how wide it must and would be."""

    block: Block
    columns: int
    least: float
    natural: float


def _rows(hand: Hand, blocks: list[Block], width: float) -> list[tuple[Fitted, ...]]:
    """Blocks side by side, in as many rows as they need."""
    for count in range(len(blocks), 0, -1):
        row = _row(hand, blocks[:count], width)
        if row:
            return [row, *_rows(hand, blocks[count:], width)]
    return [(Fitted(blocks[0], 1, width),), *_rows(hand, blocks[1:], width)] if blocks else []


def _row(hand: Hand, blocks: Sequence[Block], width: float) -> tuple[Fitted, ...] | None:
    """The blocks in the columns that make the row lowest and fill it best; None when nothing fits."""
    room = width - GAP * hand.unit * (len(blocks) - 1)
    forms = [[_Form(each, n, each.least(n), each.natural(n)) for n in each.choices()] for each in blocks]
    fitting = [row for row in product(*forms) if sum(form.least for form in row) <= room + EXACT]

    def hollow(row: Sequence[Fitted]) -> tuple[int, float, float]:
        heights = [fitted.height for fitted in row]
        return sum(fitted.cut for fitted in row), round(max(heights), 1), -sum(heights)

    return min((_shared(row, room) for row in fitting), key=hollow, default=None)


def _shared(row: Sequence[_Form], room: float) -> tuple[Fitted, ...]:
    """Room shared out: what each block needs, then what the impatient and the patient would like, then by size."""
    widths = [form.least for form in row]
    for patient in (False, True):
        longing = [
            form.natural - wide if form.block.patient == patient else 0.0
            for form, wide in zip(row, widths, strict=True)
        ]
        part = min(1.0, max(0.0, room - sum(widths)) / (sum(longing) or 1.0))
        widths = [wide + more * part for wide, more in zip(widths, longing, strict=True)]
    factor = max(1.0, room / sum(widths))
    return tuple(Fitted(form.block, form.columns, wide * factor) for form, wide in zip(row, widths, strict=True))


def _strip_rows(hand: Hand, group: LegendGroup, width: float) -> list[list[LegendEntry]]:
    room = width - hand.wide(group.heading.upper(), HEADING) - 6 * hand.unit
    rows: list[list[LegendEntry]] = [[]]
    for entry in group.entries:
        taken = sum(_strip_width(hand, other) for other in rows[-1])
        if rows[-1] and taken + _strip_width(hand, entry) > room:
            rows.append([])
        rows[-1].append(entry)
    return rows


def _strip_width(hand: Hand, entry: LegendEntry) -> float:
    return (lead(entry) + 3) * hand.unit + hand.wide(entry.caption, CAPTION)


def _strip_height(hand: Hand, group: LegendGroup, width: float) -> float:
    return (STRIP + STRIP_ROW * (len(_strip_rows(hand, group, width)) - 1)) * hand.unit


def _draw_strip(hand: Hand, group: LegendGroup, x: float, y: float, width: float) -> None:
    """A rule, the heading, and the marks spread evenly over what is left of the line."""
    u = hand.unit
    hand.rule([(x, y + 1.7 * u), (x + width, y + 1.7 * u)])
    hand.write(group.heading.upper(), (x, y + 7 * u), HEADING)
    start = x + hand.wide(group.heading.upper(), HEADING) + 6 * u
    rows = _strip_rows(hand, group, width)
    spare = min(x + width - start - sum(_strip_width(hand, entry) for entry in row) + 3 * u for row in rows)
    gap = spare / max(1, len(rows[0]) - 1)
    for k, row in enumerate(rows):
        at = start
        for entry in row:
            level = y + (6.2 + STRIP_ROW * k) * u
            draw(hand, entry, at + (lead(entry) - SWATCH_GAP) / 2 * u, level)
            words = shortened(entry.caption, hand, CAPTION, width / 2)
            write_lines(hand, [words], hand.part(words, CAPTION, width / 2), (at + lead(entry) * u, level))
            at += _strip_width(hand, entry) + gap
