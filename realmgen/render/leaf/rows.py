"""Boxes to tick with what they stand for, and rows of tables by a die, as strips; empty rows are lines to write on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from realmgen.kit.leaf import Box, Rows
from realmgen.render.drawing import Item, Shape
from realmgen.render.furniture.hand import Hand
from realmgen.render.lettering import set_line, width
from realmgen.render.prose.flow import Draw, Strip, baseline, beside, kept, paragraph
from realmgen.render.prose.lines import Run, Setting, ended

AIR, SIDE, HANG = 0.34, 0.86, 1.5
"""In ems: room above a box, its side, and how far its words stand in."""
GAP, BETWEEN, BLANK = 0.75, 0.1, 3.6
"""In ems: between results and text, above a row, and how wide the place of results to write is."""
WRITING, LINE = 8.8, 5.6
"""Millimetres between rows that are written by hand, on A4, and between lines under a box."""
LONG, TEN = 20, 10
"""A table of so many short rows stands in tens, two of them side by side."""
HAIR = 0.1


def boxed(block: Box, setting: Setting, measure: float, hand: Hand) -> list[Strip]:
    """The box beside the first line, a cross in it where it is marked; note and lines stand below the words."""
    em, theme = setting.size, hand.theme
    runs = [Run(ended(block.term), "bold")] if block.term else []
    hung = replace(setting, first=HANG * em, hang=HANG * em)
    strips = paragraph([*runs, Run(block.text)], hung, measure, AIR * em)
    if not strips:
        strips = [Strip(LINE, lambda x, y: [_line(x + HANG * em, x + measure, y + LINE, hand)], AIR * em)]

    def draw(x: float, y: float) -> list[Item]:
        foot, side = y + baseline(setting) + 0.06 * em, SIDE * em
        top = foot - side
        square = [(x, top), (x + side, top), (x + side, foot), (x, foot)]
        box: list[Item] = [Shape([square], fill=theme.paper, stroke=theme.ink, width=0.05 * em)]
        cross = [[(x, top), (x + side, foot)], [(x, foot), (x + side, top)]]
        return [*box, Shape(cross, stroke=theme.accent, width=0.12 * em, closed=False)] if block.marked else box

    note = paragraph([Run(block.note, "italic")], hung, measure, 0.12 * em) if block.note else []
    blank = Strip(LINE, lambda x, y: [_line(x + HANG * em, x + measure, y + LINE, hand)])
    return [*_held(beside(strips, draw), note), *kept(note), *_tied([blank] * block.lines)]


def _held(strips: list[Strip], note: list[Strip]) -> list[Strip]:
    """A short text whole, its last line held to what stands below it."""
    strips = kept(strips)
    return [*strips[:-1], replace(strips[-1], tied=True)] if note else strips


def _tied(strips: list[Strip]) -> list[Strip]:
    return [replace(strip, tied=True) for strip in strips[:-1]] + strips[-1:]


def rows(block: Rows, setting: Setting, measure: float, hand: Hand) -> list[Strip]:
    """Results flush right in one column, their text beside them; no row is parted. Long tables of short entries stand
    in tens, two side by side."""
    half = (measure - setting.size) / 2
    table = _Table(block, setting, half, hand)
    if len(block.items) >= LONG and table.short:
        found = _in_tens(table, measure)
    else:
        table = replace(table, measure=measure)
        found = [strip for label, text in block.items for strip in kept(table.row(label, text), most=99)]
    if len(found) > 1:
        found[0] = replace(found[0], tied=True)
        found[-2] = replace(found[-2], tied=True)
    lead = paragraph([Run(block.lead)], setting, measure, AIR * setting.size) if block.lead else []
    return [*(replace(strip, tied=True) for strip in lead), *found]


@dataclass(frozen=True, slots=True)
class _Table:
    """Sets rows in a column `measure` wide."""

    block: Rows
    setting: Setting
    measure: float
    hand: Hand

    @property
    def em(self) -> float:
        return self.setting.size

    @property
    def wide(self) -> float:
        """How wide the results are."""
        return max((width(label, self.em, "bold") for label, _ in self.block.items), default=0.0) or BLANK * self.em

    @property
    def indent(self) -> float:
        return self.wide + GAP * self.em

    @property
    def short(self) -> bool:
        """Whether every entry stands on one line."""
        room = self.measure - self.indent
        return all(text and width(text, self.em, "regular") <= room for _, text in self.block.items)

    def row(self, label: str, text: str) -> list[Strip]:
        """One row, or the lines it is written on."""
        if not text:
            return [Strip(WRITING * self.hand.unit, lambda x, y: self.blank(label, x, y))]
        hung = replace(self.setting, first=self.indent, hang=self.indent)
        strips = paragraph([Run(text)], hung, self.measure, BETWEEN * self.em)
        return beside(strips, lambda x, y: [self.result(label, x, y + baseline(self.setting))])

    def result(self, label: str, x: float, base: float) -> Item:
        colour = self.hand.theme.coordinate
        return set_line(label, x + self.wide, base, self.em, "bold", colour, anchor="end")

    def blank(self, label: str, x: float, y: float) -> list[Item]:
        foot = y + WRITING * self.hand.unit
        line = _line(x + self.indent, x + self.measure, foot, self.hand)
        return [self.result(label, x, foot - 0.9) if label else _line(x, x + self.wide, foot, self.hand), line]


def _in_tens(table: _Table, measure: float) -> list[Strip]:
    """The first ten at the left, the next at the right, and so on below a fine line."""
    every, found = table.block.items, list[Strip]()
    for start in range(0, len(every), 2 * TEN):
        rows = every[start : start + 2 * TEN]
        half = math.ceil(len(rows) / 2)
        left, right = rows[:half], rows[half:]
        pairs = [_side_by_side(table, one, other, measure) for one, other in zip_longest(left, right)]
        if start + 2 * TEN < len(every):
            pairs[-1] = _underlined(pairs[-1], measure, table.hand)
        found += _tied(pairs)
    return found


def _side_by_side(table: _Table, left: tuple[str, str], right: tuple[str, str] | None, measure: float) -> Strip:
    (one,) = table.row(*left)
    other = table.row(*right)[0] if right else None

    def draw(x: float, y: float) -> Sequence[Item]:
        return [*one.draw(x, y), *(other.draw(x + measure - table.measure, y) if other else ())]

    return replace(one, draw=draw)


def _underlined(strip: Strip, measure: float, hand: Hand) -> Strip:
    drawn: Draw = strip.draw

    def draw(x: float, y: float) -> Sequence[Item]:
        return [*drawn(x, y), _line(x, x + measure, y + strip.height + 0.2, hand)]

    return replace(strip, draw=draw, height=strip.height + 0.4)


def _line(x0: float, x1: float, y: float, hand: Hand) -> Shape:
    return Shape([[(x0, y), (x1, y)]], stroke=hand.theme.ink, width=HAIR, closed=False)
