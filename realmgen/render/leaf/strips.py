"""The blocks of a leaf as strips: run-in terms, numbered steps, figures, entries with a picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Blanks, Block, Box, Figure, Items, Lead, Rows, Signed, Steps
from realmgen.render.drawing import Item, Shape
from realmgen.render.furniture.hand import Hand
from realmgen.render.leaf.rows import boxed, rows
from realmgen.render.lettering import set_line, width
from realmgen.render.prose.flow import Draw, Strip, baseline, beside, dropped, kept, paragraph
from realmgen.render.prose.lines import Run, Setting, ended

AIR, HEAD_AIR, HEAD_SIZE, TRACKING = 0.32, 0.75, 0.98, 0.075
"""In ems: room above an entry and a heading, and a heading's size and tracking."""
HANG, NUMBER, PICTURE = 1.75, 0.74, 1.05
WRITING = 5.6
"""Millimetres between lines that are written on by hand."""
INITIAL = 2
"""Lines an initial is high."""
Told = Lead | Heading | Paragraph | Entry | Steps | Items | Figure | Signed | Blanks


@dataclass(frozen=True, slots=True)
class Setter:
    """Sets blocks in type of one size in a column of one width."""

    hand: Hand
    setting: Setting
    measure: float
    initials: bool = True

    @property
    def em(self) -> float:
        return self.setting.size

    def strips(self, blocks: Sequence[Block]) -> list[Strip]:
        """All blocks, one below the other."""
        return [strip for block in blocks for strip in self._block(block)]

    def _block(self, block: Block) -> list[Strip]:
        if isinstance(block, Box):
            return boxed(block, self.setting, self.measure, self.hand)
        if isinstance(block, Rows):
            return rows(block, self.setting, self.measure, self.hand)
        return self._told(block)

    def _told(self, block: Told) -> list[Strip]:
        if isinstance(block, Lead):
            return self._lead(block.text)
        if isinstance(block, Heading):
            return self._heading(block.text)
        if isinstance(block, Blanks):
            blank = Strip(max(WRITING, 2 * self.em), self._blank)
            return kept([blank] * block.count)
        if isinstance(block, Steps):
            return [strip for n, text in enumerate(block.items, 1) for strip in self._step(n, text, n <= block.done)]
        if isinstance(block, Items):
            return [strip for n, text in enumerate(block.items) for strip in self._item(n, text)]
        if isinstance(block, Figure):
            return self._figure(block)
        return self._signed(block) if isinstance(block, Signed) else self._plain(block)

    def _plain(self, block: Entry | Paragraph) -> list[Strip]:
        runs = [Run(block.text)]
        if isinstance(block, Entry):
            runs = [Run(ended(block.term), "bold"), *runs]
        return kept(paragraph(runs, self.setting, self.measure, AIR * self.em))

    def _blank(self, x: float, y: float) -> list[Item]:
        foot = y + max(WRITING, 2 * self.em)
        line = [(x, foot), (x + self.measure, foot)]
        return [Shape([line], stroke=self.hand.theme.ink, width=0.12, closed=False)]

    def _lead(self, text: str) -> list[Strip]:
        if not self.initials:
            return paragraph([Run(text)], self.setting, self.measure, AIR * self.em)
        setting = replace(self.setting, justified=True)
        return dropped(text, setting, self.measure, INITIAL, self.hand.theme.accent)

    def _heading(self, text: str) -> list[Strip]:
        """A heading; in several lines where it is longer than the column is wide."""
        size, words = HEAD_SIZE * self.em, text.upper()
        if width(words, size, "capitals", TRACKING * size) <= self.measure:
            return [self.heading(text)]
        setting = replace(self.setting, size=size, justified=False)
        run = Run(words, "capitals", self.hand.theme.accent)
        return [replace(strip, tied=True) for strip in paragraph([run], setting, self.measure, HEAD_AIR * self.em)]

    def heading(self, text: str) -> Strip:
        """A heading with a rule after it."""
        size, hand = HEAD_SIZE * self.em, self.hand
        tracking = TRACKING * size

        def draw(x: float, y: float) -> Sequence[Item]:
            base = y + baseline(self.setting)
            line = set_line(
                text.upper(), x, base, size, "capitals", hand.theme.accent, anchor="start", tracking=tracking
            )
            start = x + width(text.upper(), size, "capitals", tracking) + 0.55 * self.em
            level = base - 0.3 * self.em
            if start > x + self.measure - self.em:
                return [line]
            rule = Shape([[(start, level), (x + self.measure, level)]], stroke=hand.theme.ink, width=0.16, closed=False)
            return [line, rule]

        return Strip(1.08 * self.setting.leading, draw, HEAD_AIR * self.em, tied=True)

    def _hung(self, runs: Sequence[Run], before: float = AIR) -> list[Strip]:
        setting = replace(self.setting, first=HANG * self.em, hang=HANG * self.em)
        return paragraph(runs, setting, self.measure, before * self.em)

    def _step(self, number: int, text: str, done: bool) -> list[Strip]:
        """A step with its number in a seal; one that is done in italics, its seal hollow."""
        strips = self._hung([Run(text, "italic" if done else "regular")])
        return kept(beside(strips, lambda x, y: self._ring(number, x, y) if done else self._seal(number, x, y)))

    def _ring(self, number: int, x: float, y: float) -> list[Item]:
        mx, my, r = x + 0.8 * self.em, y + baseline(self.setting) - 0.32 * self.em, 0.82 * NUMBER * self.em
        round_ = [(mx + r * math.cos(k * math.pi / 12), my + r * math.sin(k * math.pi / 12)) for k in range(24)]
        colour, size = self.hand.theme.seal, 0.86 * NUMBER * self.em / 0.74
        ring = Shape([round_], stroke=colour, width=0.06 * self.em)
        return [ring, set_line(str(number), mx, my + 0.35 * size, size, "display", colour)]

    def _item(self, number: int, text: str) -> list[Strip]:
        """An item with a gem before it."""
        indent = 0.95 * self.em
        setting = replace(self.setting, first=indent, hang=indent)
        strips = paragraph([Run(text)], setting, self.measure, (AIR if not number else 0.1) * self.em)
        return kept(beside(strips, self._gem))

    def _gem(self, x: float, y: float) -> list[Item]:
        mx, my, r = x + 0.4 * self.em, y + baseline(self.setting) - 0.27 * self.em, 0.2 * self.em
        return [Shape([[(mx, my - r), (mx + r, my), (mx, my + r), (mx - r, my)]], fill=self.hand.theme.accent)]

    def _seal(self, number: int, x: float, y: float) -> list[Item]:
        radius = NUMBER * self.em
        at = (x + 0.8 * self.em, y + baseline(self.setting) - 0.32 * self.em)
        size = 0.86 * radius / 0.74
        return [
            self.hand.symbol("seal", at, radius / 0.45),
            set_line(str(number), at[0], at[1] + 0.35 * size, size, "display", self.hand.theme.halo),
        ]

    def _figure(self, figure: Figure) -> list[Strip]:
        """A figure behind a rule of the accent's colour."""
        indent = 0.8 * self.em
        setting = replace(self.setting, first=indent, hang=indent)
        runs = [Run(ended(figure.name), "bold"), Run(figure.line)]
        strips = paragraph(runs, setting, self.measure, AIR * self.em)
        if figure.note:
            strips += paragraph([Run(figure.note, "italic")], setting, self.measure)
        return kept([replace(strip, draw=self._ruled(strip)) for strip in strips])

    def _ruled(self, strip: Strip) -> Draw:
        def draw(x: float, y: float) -> Sequence[Item]:
            side, top, foot = x + 0.2 * self.em, y + 0.06 * self.em, y + strip.height - 0.02 * self.em
            bar = [(side, top), (side, foot + 0.03 * self.em)]
            rule = Shape([bar], stroke=self.hand.theme.accent, width=0.13 * self.em, closed=False)
            return [rule, *strip.draw(x, y)]

        return draw

    def _signed(self, block: Signed) -> list[Strip]:
        """An entry with its picture in the margin."""
        runs = [Run(ended(block.term), "bold"), Run(block.text)] if block.term else [Run(block.text)]
        strips = self._hung(runs)
        return kept(beside(strips, lambda x, y: self._picture(block.style, x, y)))

    def _picture(self, style: str, x: float, y: float) -> list[Item]:
        at = (x + 0.78 * self.em, y + baseline(self.setting) - 0.3 * self.em)
        try:
            return [self.hand.symbol(style, at, 1.55 * PICTURE * self.em)]
        except KeyError:
            return []
