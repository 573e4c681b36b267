"""Paper sizes, and how a drawing lies on one sheet or is cut over several. Everything is in millimetres."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from realmgen.errors import Unreadable
from realmgen.render.drawing import Drawing, Item, Point, Shape
from realmgen.render.extent import Box, Extents
from realmgen.render.lettering import set_line

MM_PER_INCH = 25.4
INK, HAIR = "#000000", 0.15
MARK_LENGTH, MARK_GAP, LABEL_SIZE = 5.0, 1.0, 2.6
_EXACT = 1e-6


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet by name; `str` gives a text that `parse_paper` reads back."""

    name: str
    width: float
    height: float

    def __str__(self) -> str:
        return f"{self.name} landscape" if self.width > self.height else self.name

    @property
    def turned(self) -> Paper:
        """The same sheet the other way up."""
        return Paper(self.name, self.height, self.width)


_SHEETS = (
    Paper("A6", 105.0, 148.0),
    Paper("A5", 148.0, 210.0),
    Paper("A4", 210.0, 297.0),
    Paper("A3", 297.0, 420.0),
    Paper("Letter", 215.9, 279.4),
    Paper("Tabloid", 279.4, 431.8),
)
PAPERS: Mapping[str, Paper] = MappingProxyType({str(p): p for s in _SHEETS for p in (s, s.turned)})
_BY_WORDS = {name.lower(): paper for name, paper in PAPERS.items()}


def parse_paper(text: str) -> Paper:
    """`A4`, `a4 landscape` or `Letter-portrait`; raises Unreadable naming the papers there are."""
    wanted = " ".join(re.split(r"[\s_-]+", text.strip().lower())).removesuffix(" portrait")
    if wanted not in _BY_WORDS:
        names = ", ".join(sheet.name for sheet in _SHEETS)
        raise Unreadable(
            f"paper {text!r} is not known: choose one of {names}, followed by landscape if it lies on its side"
        )
    return _BY_WORDS[wanted]


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a drawing: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Page:
    """A window of a drawing, unscaled, with its corner at `at` on the paper; `marks` are drawn on the bare paper."""

    drawing: Drawing
    paper: Paper
    window: Window
    at: Point = (0.0, 0.0)
    label: str = ""
    marks: tuple[Item, ...] = ()

    @property
    def shift(self) -> Point:
        """What takes a point of the drawing to its place on the paper."""
        return self.at[0] - self.window.x, self.at[1] - self.window.y

    @property
    def full(self) -> bool:
        """Whether the drawing covers the paper exactly."""
        window = self.window
        return self.shift == (0.0, 0.0) and (window.width, window.height) == (self.paper.width, self.paper.height)

    def shown(self) -> Drawing:
        """The drawing without what lies wholly outside the window."""
        if self.full:
            return self.drawing
        extents, window = Extents(self.drawing.symbols), self.window
        seen = Box(window.x, window.y, window.x + window.width, window.y + window.height)
        layers = self.drawing.layers.items()
        return replace(self.drawing, layers={name: extents.meeting(items, seen) for name, items in layers})


def whole(drawing: Drawing) -> Page:
    """A drawing on a sheet of just its own size."""
    paper = Paper("drawing", drawing.width, drawing.height)
    return Page(drawing, paper, Window(0.0, 0.0, drawing.width, drawing.height))


def as_page(drawing: Drawing | Page) -> Page:
    """Writers take either; this makes it a page."""
    return drawing if isinstance(drawing, Page) else whole(drawing)


def tiles(drawing: Drawing, paper: Paper, margin: float = 10.0, overlap: float = 10.0) -> list[Page]:
    """The pages that carry a drawing at its true size, row by row.

    One that fits the paper is centred on a single page. A larger one is cut into equal windows that share `overlap`
    with their neighbours and keep `margin` from the paper's edge, with crop marks and a label such as
    "A1 of 3 × 2" (column letter, row number). Raises Unreadable when margin and overlap leave no room.
    """
    if drawing.width <= paper.width + _EXACT and drawing.height <= paper.height + _EXACT:
        at = (paper.width - drawing.width) / 2, (paper.height - drawing.height) / 2
        return [Page(drawing, paper, Window(0.0, 0.0, drawing.width, drawing.height), at)]
    _check_room(paper, margin, overlap)
    columns = _cuts(drawing.width, paper.width - 2 * margin, overlap)
    rows = _cuts(drawing.height, paper.height - 2 * margin, overlap)
    sheet = _Tiling(drawing, paper, margin, overlap, (columns, rows))
    return [sheet.page(column, row) for row in range(len(rows)) for column in range(len(columns))]


def _check_room(paper: Paper, margin: float, overlap: float) -> None:
    for what, value in (("margin", margin), ("overlap", overlap)):
        if not 0 <= value < math.inf:
            raise Unreadable(f"{what} {value:g} mm cannot be: give millimetres, 0 or more")
    room = min(paper.width, paper.height) - 2 * margin
    if room < overlap + 20:
        raise Unreadable(
            f"margin {margin:g} mm with overlap {overlap:g} mm leaves no room on {paper}"
            f" ({paper.width:g} × {paper.height:g} mm): make them smaller"
        )


def _cuts(length: float, room: float, overlap: float) -> list[tuple[float, float]]:
    """Start and length of each of the fewest equal stretches that cover `length` with the overlap."""
    count = max(1, math.ceil((length - overlap - _EXACT) / (room - overlap)))
    stretch = (length + (count - 1) * overlap) / count
    return [(i * (stretch - overlap), stretch) for i in range(count)]


def column_letters(index: int) -> str:
    """0 -> A, 25 -> Z, 26 -> AA."""
    letters = ""
    while index >= 0:
        letters = chr(ord("A") + index % 26) + letters
        index = index // 26 - 1
    return letters


Cuts = list[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class _Tiling:
    drawing: Drawing
    paper: Paper
    margin: float
    overlap: float
    cuts: tuple[Cuts, Cuts]

    def page(self, column: int, row: int) -> Page:
        (x, width), (y, height) = self.cuts[0][column], self.cuts[1][row]
        at = (self.paper.width - width) / 2, (self.paper.height - height) / 2
        label = f"{column_letters(column)}{row + 1} of {len(self.cuts[0])} × {len(self.cuts[1])}"
        window = Window(x, y, width, height)
        marks = (*self._crops(at, window), *self._joins(at, window, column, row), *self._words(at, window, label))
        return Page(self.drawing, self.paper, window, at, label, marks)

    def _tick(self, start: Point, way: Point) -> Shape:
        """A short line from just outside the window towards the paper's edge."""
        length = max(0.0, min(MARK_LENGTH, self.margin - MARK_GAP))
        (x, y), (dx, dy) = start, way
        near = (x + dx * MARK_GAP, y + dy * MARK_GAP)
        return Shape([[near, (near[0] + dx * length, near[1] + dy * length)]], stroke=INK, width=HAIR, closed=False)

    def _crops(self, at: Point, window: Window) -> list[Shape]:
        """Two ticks at each corner: cut along them."""
        sides = ((at[0], -1.0), (at[0] + window.width, 1.0)), ((at[1], -1.0), (at[1] + window.height, 1.0))
        corners = [(x, y, dx, dy) for x, dx in sides[0] for y, dy in sides[1]]
        return [self._tick((x, y), way) for x, y, dx, dy in corners for way in ((dx, 0.0), (0.0, dy))]

    def _joins(self, at: Point, window: Window, column: int, row: int) -> list[Shape]:
        """Ticks where the neighbouring page's edge comes to lie."""
        xs = [at[0] + self.overlap] * (column > 0)
        xs += [at[0] + window.width - self.overlap] * (column < len(self.cuts[0]) - 1)
        ys = [at[1] + self.overlap] * (row > 0)
        ys += [at[1] + window.height - self.overlap] * (row < len(self.cuts[1]) - 1)
        top, bottom, left, right = at[1], at[1] + window.height, at[0], at[0] + window.width
        ends = [((x, y), (0.0, dy)) for x in xs for y, dy in ((top, -1.0), (bottom, 1.0))]
        ends += [((x, y), (dx, 0.0)) for y in ys for x, dx in ((left, -1.0), (right, 1.0))]
        return [] if self.overlap == 0 else [self._tick(*end) for end in ends]

    def _words(self, at: Point, window: Window, label: str) -> list[Item]:
        foot = at[1] + window.height + 0.5 * self.margin + 0.35 * LABEL_SIZE
        if self.margin < 2 * LABEL_SIZE:
            return []
        return [set_line(label, at[0] + window.width / 2, foot, LABEL_SIZE, "regular", INK)]
