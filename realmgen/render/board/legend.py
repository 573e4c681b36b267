"""What stands under a board: who plays with what sign and pattern, and what its marks mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from shapely.geometry import LineString

from realmgen.kit.board import Board
from realmgen.render.board.badges import badge
from realmgen.render.board.marks import puffs
from realmgen.render.board.pieces import band
from realmgen.render.board.signs import tone
from realmgen.render.drawing import Item, Point, Shape, Use
from realmgen.render.furniture.hand import CAPTION, Hand, shortened
from realmgen.render.glyphs.strokes import dot, filled, rect
from realmgen.render.ground.work import rings

ROW, GAP, AIR = 8.6, 6.0, 1.6
"""A4 millimetres from row to row, between entries, and between a swatch and its caption."""
SIDE_WIDE, MARK_WIDE = 24.0, 11.0
MEDAL, STRIP = 3.0, 0.72
"""The sign of a side, and how large the piece of its marker is."""


@dataclass(frozen=True, slots=True)
class Told:
    """An entry: what is drawn, how wide that is in A4 millimetres, and the words."""

    mark: str
    wide: float
    caption: str


@dataclass(frozen=True, slots=True)
class Legend:
    """Swatches with captions in rows of a given width, centred or one below the other; `height` 0: nothing is told."""

    hand: Hand
    board: Board
    rows: tuple[tuple[Told, ...], ...]
    width: float

    @property
    def listed(self) -> bool:
        """Whether every entry has a row of its own; captions then begin on one line."""
        return all(len(row) == 1 for row in self.rows)

    @property
    def height(self) -> float:
        return ROW * self.hand.unit * len(self.rows)

    def draw(self, x: float, y: float) -> None:
        """From the upper left corner of its room."""
        for k, row in enumerate(self.rows):
            wides = [_wide(self.hand, told, self.width) for told in row]
            gap = GAP * self.hand.unit
            left = x if self.listed else x + (self.width - sum(wides) - gap * (len(row) - 1)) / 2
            level = y + (k + 0.5) * ROW * self.hand.unit
            for start, told in zip(accumulate((w + gap for w in wides), initial=left), row, strict=False):
                self._told(told, start, level)

    def _told(self, told: Told, x: float, level: float) -> None:
        u = self.hand.unit
        lead = max(each.wide for row in self.rows for each in row) if self.listed else told.wide
        self.hand.add(*swatch(self.hand, self.board, told, (x + (lead - told.wide) / 2 * u, level)))
        base = level + 0.33 * self.hand.mm(CAPTION.size)
        room = self.width - (lead + AIR) * u
        part = self.hand.part(told.caption, CAPTION, room)
        words = shortened(told.caption, self.hand, CAPTION, room)
        self.hand.write(words, (x + (lead + AIR) * u, base), CAPTION, part=part)


def legend(hand: Hand, board: Board, width: float) -> Legend:
    """Sides first, then marks, in as few rows as hold them."""
    rows = [row for group in (_sides(board), _marks(board)) for row in _rows(hand, list(group), width)]
    return Legend(hand, board, tuple(rows), width)


def _sides(board: Board) -> Iterator[Told]:
    for number, side in enumerate(board.sides):
        yield Told(f"side-{number}", SIDE_WIDE, side.name)


def _marks(board: Board) -> Iterator[Told]:
    for mark, caption in board.legend:
        yield Told(mark, MARK_WIDE, caption)
    for place in board.places:
        if place.badge:
            yield Told(f"badge-{place.badge}", MARK_WIDE - 3, f"{place.name}: {place.note}")


def _wide(hand: Hand, told: Told, most: float) -> float:
    return min(most, (told.wide + AIR) * hand.unit + hand.wide(told.caption, CAPTION))


def _rows(hand: Hand, entries: list[Told], width: float) -> list[tuple[Told, ...]]:
    """As few rows as hold the entries, none much shorter than the others."""
    for count in range(1, len(entries) + 1):
        most = -(-len(entries) // count)
        rows = [tuple(entries[k : k + most]) for k in range(0, len(entries), most)]
        wides = (sum(_wide(hand, told, width) for told in row) + GAP * hand.unit * (len(row) - 1) for row in rows)
        if count == len(entries) or max(wides) <= width:
            return rows
    return []


def swatch(hand: Hand, board: Board, told: Told, at: Point) -> Iterator[Item]:
    """The picture of an entry, from its left end on a level."""
    kind, _, rest = told.mark.partition("-")
    if kind == "side":
        yield from _side(hand, board, int(rest), told, at)
    elif kind == "badge":
        yield from badge(hand.theme, rest, (at[0] + told.wide / 2 * hand.unit, at[1]), 3.4 * hand.unit)
    else:
        yield from _mark(hand, told, at)


def _side(hand: Hand, board: Board, number: int, told: Told, at: Point) -> Iterator[Item]:
    u, (x, y) = hand.unit, at
    course = tuple((x + told.wide * u * k / 8, y) for k in range(9))
    hue = tone(hand.theme, board.sides[number].style)
    yield from band(course, hue, hand.theme, STRIP * u)
    yield Use(f"medal-{number}", x + told.wide / 2 * u, y, MEDAL * u)


def _mark(hand: Hand, told: Told, at: Point) -> Iterator[Item]:
    theme, u, (x, y) = hand.theme, hand.unit, at
    middle = x + told.wide / 2 * u
    if told.mark == "place":
        yield filled(dot(middle, y, 3.6 * u, 12).difference(dot(middle, y, 3.0 * u, 12)), theme.ink)
    elif told.mark == "stand":
        ring = [(a, b) for a, b in dot(middle, y, 3.2 * u, 12).exterior.coords]
        yield Shape([ring[:-1]], stroke=theme.terrain_ink, width=0.25 * u, dash=(0.7 * u, 0.9 * u))
    elif told.mark == "line":
        whole = puffs(LineString([(x, y), (x + told.wide * u, y)]), 0.75 * u)
        yield Shape(rings(whole, 0.03), fill=theme.halo, stroke=theme.terrain_ink, width=0.25 * u)
    else:
        yield Shape(
            [[(x, y), (x + told.wide * u, y)]],
            stroke=theme.terrain_ink,
            width=0.8 * u,
            closed=False,
            dash=(1.5 * u, 1.7 * u),
        )
    if told.mark in ("road", "long"):
        slot = rect(middle - 3.4 * u, y - 1.5 * u, middle + 3.4 * u, y + 1.5 * u)
        yield Shape([list(slot.exterior.coords)[:-1]], fill=theme.halo, stroke=theme.ink, width=0.25 * u)
