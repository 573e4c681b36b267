"""A leaf that runs on over many pages in type of one size: a booklet of tables, or a workbook to write in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from realmgen.kit.leaf import Leaf
from realmgen.kit.scene import Caption
from realmgen.render.drawing import Drawing
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import LAYER, Hand, unit_of
from realmgen.render.furniture.title import cartouche, running
from realmgen.render.leaf.forms import SMALLEST
from realmgen.render.leaf.page import FOOT, GUTTER, HEAD, SIDE, SUBTITLE, TOP
from realmgen.render.leaf.strips import Setter
from realmgen.render.paper import Paper
from realmgen.render.prose.flow import Column, columns
from realmgen.render.prose.lines import Setting, quoted
from realmgen.render.theme import Theme

LEADING: Final = 1.24
SMALL, LARGE, WIDE = 2.9, 3.3, 180.0
"""Type in millimetres on narrow paper, and on that of so many millimetres or more."""
TABLES, PROSE = 52.0, 78.0
"""The least width of a column of tables, and of one that is read in lines."""
FURTHER: Final = 12.0


def volume_pages(leaf: Leaf, theme: Theme, paper: Paper, least: float = TABLES) -> list[Drawing]:
    """The pages of a leaf in as many columns of `least` millimetres or more as the paper holds."""
    return _Binding(leaf, theme, paper, least).pages()


@dataclass(frozen=True, slots=True)
class _Binding:
    leaf: Leaf
    theme: Theme
    paper: Paper
    least: float

    @property
    def unit(self) -> float:
        return unit_of(self.paper)

    @property
    def side(self) -> float:
        return SIDE * self.unit

    @property
    def room(self) -> float:
        return self.paper.width - 2 * self.side

    @property
    def gutter(self) -> float:
        return GUTTER * self.unit

    @property
    def count(self) -> int:
        return max(1, int((self.room + self.gutter) // (self.least + self.gutter)))

    @property
    def measure(self) -> float:
        return (self.room - self.gutter * (self.count - 1)) / self.count

    def top(self, first: bool) -> float:
        """Where the text begins."""
        head = HEAD + (SUBTITLE if self.leaf.subtitle else 0.0) if first else FURTHER
        return (TOP + head) * self.unit

    def hand(self) -> Hand:
        words = " ".join(filter(None, (self.leaf.overline, self.leaf.title)))
        drawing = Drawing(self.paper.width, self.paper.height, self.theme.paper, self.leaf.title, words)
        return Hand(drawing, self.theme, self.unit, least=SMALLEST)

    def pages(self) -> list[Drawing]:
        hand = self.hand()
        size = SMALL if self.paper.width < WIDE else LARGE
        setting = Setting(size, LEADING * size, self.theme.ink)
        left = Setter(hand, setting, self.measure).strips(self.leaf.blocks)
        found: list[Hand] = []
        while left or not found:
            if found:
                symbols, hand = hand.drawing.symbols, self.hand()
                hand.drawing.symbols = symbols  # strips were set by the hand of the first page
            top = self.top(first=not found)
            body, left = columns(left, self.count, self.paper.height - FOOT * self.unit - top)
            self.body(hand, body, top)
            found.append(hand)
        for n, done in enumerate(found, 1):
            self.furnish(done, n, len(found))
        return [done.drawing for done in found]

    def body(self, hand: Hand, body: list[Column], top: float) -> None:
        """Columns side by side with fine lines between them."""
        high = max((column.height for column in body), default=0.0)
        for k, column in enumerate(body):
            x = self.side + k * (self.measure + self.gutter)
            hand.drawing.add(LAYER, column.draw(x, top))
            if k:
                hand.rule([(x - self.gutter / 2, top), (x - self.gutter / 2, top + high)])

    def furnish(self, hand: Hand, number: int, count: int) -> None:
        """Frame and foot, the title on the first page and a head on the others."""
        u, leaf = self.unit, self.leaf
        frame(hand)
        footer(hand, " · ".join(filter(None, (leaf.foot, f"{number} of {count}" if count > 1 else ""))))
        if number > 1:
            running(hand, leaf.title, (self.side, self.side + self.room), self.top(first=False) - 4.6 * u)
            return
        caption = Caption(quoted(leaf.overline), quoted(leaf.title), quoted(leaf.subtitle))
        cartouche(hand, caption, self.paper.width / 2, (TOP + 11.6) * u, self.room)
