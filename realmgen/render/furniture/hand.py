"""The hand that draws furniture: its theme, the size of its millimetre, and the styles of its type.

Sizes are those of an A4 sheet in millimetres; `unit` turns them into millimetres on this paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from realmgen.kit.hex import Layout
from realmgen.render.drawing import Drawing, Face, Item, Point, Shape, Text, Use
from realmgen.render.glyphs import symbols
from realmgen.render.lettering import Anchor, clean, set_line, width
from realmgen.render.paper import Paper
from realmgen.render.theme import Theme

A4_WIDTH: Final = 210.0
LARGEST_UNIT: Final = 1.5
SMALLEST_TYPE = 1.9
LAYER = "furniture"


class Style(NamedTuple):
    """A size and tracking in A4 millimetres, and a face."""

    size: float
    face: Face
    tracking: float = 0.0


OVERLINE = Style(3.2, "capitals", 0.7)
TITLE = Style(9.6, "display", 0.9)
SUBTITLE = Style(3.5, "italic")
HEADING = Style(2.7, "capitals", 0.25)
CAPTION = Style(2.8, "regular")
REF = Style(2.6, "regular")
SCALE = Style(3.0, "italic")
MEASURE = Style(2.5, "italic")
FIGURE = Style(2.5, "regular")
FOOTER = Style(2.5, "italic")
NORTH = Style(3.2, "display")


def unit_of(paper: Paper) -> float:
    """How large furniture is on a paper beside that of an A4 sheet."""
    return min(LARGEST_UNIT, min(paper.width, paper.height) / A4_WIDTH)


@dataclass(frozen=True, slots=True)
class Hand:
    """Draws on `drawing`, with `unit` millimetres to the A4 millimetre."""

    drawing: Drawing
    theme: Theme
    unit: float
    layout: Layout = "flat"
    least: float = SMALLEST_TYPE
    """The smallest type in millimetres."""

    def mm(self, size: float) -> float:
        """A size of type on this paper, never too small to read."""
        return max(self.least, size * self.unit)

    def add(self, *items: Item) -> None:
        self.drawing.add(LAYER, items)

    def wide(self, text: str, style: Style, part: float = 1.0) -> float:
        """Width of a line in millimetres, set at `part` of its size."""
        return width(text, self.mm(style.size * part), style.face, style.tracking * self.unit * part)

    def write(
        self, text: str, at: Point, style: Style, *, anchor: Anchor = "start", part: float = 1.0, fill: str = ""
    ) -> None:
        """Set a line with its baseline at `at`."""
        size, tracking = self.mm(style.size * part), style.tracking * self.unit * part
        self.add(self.line(text, at, size, Style(0, style.face, tracking), anchor=anchor, fill=fill))

    def line(
        self, text: str, at: Point, size: float, style: Style, *, anchor: Anchor = "start", fill: str = ""
    ) -> Text:
        """A line whose size and tracking are already millimetres."""
        return set_line(text, *at, size, style.face, fill or self.theme.ink, anchor=anchor, tracking=style.tracking)

    def part(self, text: str, style: Style, room: float, least: float = 0.0) -> float:
        """The part of its size at which a line fits into `room`, at least `least`; type stays readable."""
        least = max(least, self.least / (style.size * self.unit))
        long = self.wide(text, style)
        return 1.0 if long <= room else max(min(least, 1.0), room / long)

    def stamp(self, name: str, at: Point, scale: float, *, flip: bool = False) -> None:
        """Add a symbol."""
        self.add(self.symbol(name, at, scale, flip=flip))

    def symbol(self, name: str, at: Point, scale: float, *, flip: bool = False) -> Use:
        """A symbol at `at`, `scale` millimetres to its unit; raises KeyError where nobody drew it."""
        if name not in self.drawing.symbols:
            self.drawing.symbols.update(symbols(self.theme, [name]))
        return Use(name, *at, scale, flip)

    def rule(self, spots: Iterable[Point]) -> None:
        """A fine line."""
        self.add(Shape([list(spots)], stroke=self.theme.ink, width=0.18 * self.unit, closed=False))


def shortened(text: str, hand: Hand, style: Style, room: float) -> str:
    """The text, cut and ended with an ellipsis when even the smallest type is too wide for `room`."""
    text, part = clean(text), hand.part(text, style, room)
    if hand.wide(text, style, part) <= room + 1e-6:
        return text
    while text and hand.wide(text + "…", style, part) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def broken(text: str, between: str = " ", count: int = 2) -> list[str]:
    """The text in so many lines of about one length, broken where `between` stands; in fewer where it is too rare."""
    words = text.split(between)
    cuts = combinations(range(1, len(words)), min(count, len(words)) - 1)
    ways = ([between.join(words[a:b]) for a, b in pairwise((0, *cut, len(words)))] for cut in cuts)
    return min(ways, key=lambda way: max(map(len, way)))
