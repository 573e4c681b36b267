"""Boxes to tick with what they stand for, and rows of tables by a die, as strips; empty rows are lines to write on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.kit.leaf import Box, Rows
from realmgen.render.drawing import Item, Shape
from realmgen.render.lettering import set_line, width
from realmgen.render.prose.flow import Draw, Strip, baseline, beside, kept, paragraph
from realmgen.render.prose.lines import Run, Setting, ended
from realmgen.render.theme import Theme

AIR, SIDE, HANG = 0.34, 0.86, 1.5
"""In ems: room above a box, its side, and how far its words stand in."""
GAP, BETWEEN, BLANK = 0.75, 0.1, 3.6
"""In ems: between results and text, above a row, and how wide the place of results to write is."""
WRITING = 5.4
"""Millimetres between lines that are written on by hand."""
LONG, EVERY = 20, 5
"""A table of so many rows has a fine line below each so many of them."""
HAIR = 0.1


def boxed(block: Box, setting: Setting, measure: float, theme: Theme) -> list[Strip]:
    """The box beside the first line, a cross in it where it is marked."""
    em = setting.size
    runs = [Run(ended(block.term), "bold")] if block.term else []
    hung = replace(setting, first=HANG * em, hang=HANG * em)
    strips = paragraph([*runs, Run(block.text)], hung, measure, AIR * em)

    def draw(x: float, y: float) -> list[Item]:
        foot, side = y + baseline(setting) + 0.06 * em, SIDE * em
        top = foot - side
        square = [(x, top), (x + side, top), (x + side, foot), (x, foot)]
        box: list[Item] = [Shape([square], fill=theme.paper, stroke=theme.ink, width=0.05 * em)]
        cross = [[(x, top), (x + side, foot)], [(x, foot), (x + side, top)]]
        return [*box, Shape(cross, stroke=theme.accent, width=0.12 * em, closed=False)] if block.marked else box

    return kept(beside(strips, draw))


def rows(block: Rows, setting: Setting, measure: float, theme: Theme) -> list[Strip]:
    """Results flush right in one column, their text beside them; no row is parted."""
    em = setting.size
    wide = max((width(label, em, "bold") for label, _ in block.items), default=0.0) or BLANK * em
    found: list[Strip] = []
    for n, (label, text) in enumerate(block.items, 1):
        strips = _row(label, text, setting, (measure, wide), theme)
        strips[0] = replace(strips[0], before=BETWEEN * em)
        if len(block.items) >= LONG and n % EVERY == 0 and n < len(block.items) and text:
            strips[-1] = _underlined(strips[-1], measure, theme)
        found += kept(strips, most=99)
    if found:
        found[0] = replace(found[0], tied=len(block.items) > 1)
    return found


def _row(label: str, text: str, setting: Setting, room: tuple[float, float], theme: Theme) -> list[Strip]:
    measure, wide = room
    indent = wide + GAP * setting.size

    def result(x: float, y: float) -> list[Item]:
        if not label:
            return [_line(x, x + wide, y + WRITING, theme)]
        base = y + (baseline(setting) if text else WRITING - 0.9)
        return [set_line(label, x + wide, base, setting.size, "bold", theme.coordinate, anchor="end")]

    def write(x: float, y: float) -> Sequence[Item]:
        return [*result(x, y), _line(x + indent, x + measure, y + WRITING, theme)]

    if not text:
        return [Strip(WRITING, write)]
    hung = replace(setting, first=indent, hang=indent)
    return beside(paragraph([Run(text)], hung, measure), result)


def _underlined(strip: Strip, measure: float, theme: Theme) -> Strip:
    drawn: Draw = strip.draw

    def draw(x: float, y: float) -> Sequence[Item]:
        return [*drawn(x, y), _line(x, x + measure, y + strip.height, theme)]

    return replace(strip, draw=draw)


def _line(x0: float, x1: float, y: float, theme: Theme) -> Shape:
    return Shape([[(x0, y), (x1, y)]], stroke=theme.ink, width=HAIR, closed=False)
