"""A leaf that runs on over many pages in type of one size: a booklet of tables, or a workbook to write in.

A column that begins in the midst of what a heading stands over says so on top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from realmgen.kit.document import Heading
from realmgen.kit.leaf import Leaf
from realmgen.kit.scene import Caption
from realmgen.render.drawing import Drawing
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import LAYER, Hand, Style, shortened, unit_of
from realmgen.render.furniture.title import cartouche, running
from realmgen.render.leaf.forms import SMALLEST
from realmgen.render.leaf.page import FOOT, GUTTER, HEAD, SIDE, SUBTITLE, TOP
from realmgen.render.leaf.strips import Setter
from realmgen.render.paper import Paper
from realmgen.render.prose.flow import Column, Strip, columns
from realmgen.render.prose.lines import Setting, quoted
from realmgen.render.theme import Theme

LEADING: Final = 1.24
SMALL, LARGE, WIDE = 2.9, 3.3, 180.0
"""Type in millimetres on narrow paper, and on that of so many millimetres or more."""
TABLES, PROSE = 52.0, 78.0
"""The least width of a column of tables, and of one that is read in lines."""
FURTHER: Final = 12.0
AGAIN: Final = Style(2.6, "italic")
ROOM: Final = 4.4
"""What is said on top of a column, and the room for it, in millimetres on A4."""


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
        left, under = self.strips(hand)
        found: list[Hand] = []
        while left or not found:
            if found:
                symbols, hand = hand.drawing.symbols, self.hand()
                hand.drawing.symbols = symbols  # strips were set by the hand of the first page
            top = self.top(first=not found) + ROOM * self.unit
            body, left = columns(left, self.count, self.paper.height - FOOT * self.unit - top)
            self.body(hand, body, top, under)
            found.append(hand)
        for n, done in enumerate(found, 1):
            self.furnish(done, n, len(found))
        return [done.drawing for done in found]

    def strips(self, hand: Hand) -> tuple[list[Strip], dict[int, str]]:
        """All of it as strips, and by the identity of a strip the heading it stands under, if it is not that."""
        size = SMALL if self.paper.width < WIDE else LARGE
        setter = Setter(hand, Setting(size, LEADING * size, self.theme.ink), self.measure)
        found: list[Strip] = []
        under: dict[int, str] = {}
        heading = ""
        for block in self.leaf.blocks:
            new = setter.strips([block])
            heading = block.text if isinstance(block, Heading) else heading
            if not isinstance(block, Heading):
                under |= {id(strip): heading for strip in new}
            found += new
        return found, under

    def body(self, hand: Hand, body: list[Column], top: float, under: dict[int, str]) -> None:
        """Columns side by side with fine lines between them."""
        high = max((column.height for column in body), default=0.0)
        for k, column in enumerate(body):
            x = self.side + k * (self.measure + self.gutter)
            hand.drawing.add(LAYER, column.draw(x, top))
            if k:
                hand.rule([(x - self.gutter / 2, top), (x - self.gutter / 2, top + high)])
            again = under.get(id(column.strips[0][1]), "") if column.strips else ""
            if again:
                words = shortened(f"{again}, continued", hand, AGAIN, self.measure)
                hand.write(words, (x, top - 1.3 * self.unit), AGAIN, fill=self.theme.accent)

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
