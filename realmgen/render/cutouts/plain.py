"""What all sheets to cut up share: a framed page with its title, lines to cut along, and marks outside of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from realmgen.kit.board import Side
from realmgen.kit.cutouts import Head
from realmgen.kit.scene import Caption
from realmgen.render.drawing import Drawing, Point, Shape, Use
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import Hand, unit_of
from realmgen.render.furniture.title import cartouche
from realmgen.render.leaf.page import FOOT, HEAD, SIDE, SUBTITLE, TOP
from realmgen.render.paper import Paper
from realmgen.render.theme import Theme
from realmgen.render.tokens import ROUND, SIZES, box, circle, piece

CUT: Final = 0.12
PIECES, CUTS, MARKS = "pieces", "cuts", "marks"
TICK_GAP, TICK = 0.6, 1.3


@dataclass(frozen=True, slots=True)
class Room:
    """A rectangle on the page in millimetres."""

    x: float
    y: float
    width: float
    height: float


def blank(head: Head, theme: Theme, paper: Paper, unit: float = 0.0) -> Hand:
    """A hand on an empty page."""
    words = " ".join(filter(None, (head.overline, head.title)))
    return Hand(Drawing(paper.width, paper.height, theme.paper, head.title, words), theme, unit or unit_of(paper))


def framed(head: Head, theme: Theme, paper: Paper) -> tuple[Hand, Room]:
    """A page with frame, title and foot, and the room between them."""
    hand = blank(head, theme, paper)
    u = hand.unit
    frame(hand)
    caption = Caption(head.overline, head.title, head.subtitle)
    cartouche(hand, caption, paper.width / 2, (TOP + 11.6) * u, paper.width - 2 * SIDE * u)
    footer(hand, head.foot)
    top = (TOP + HEAD + (SUBTITLE if head.subtitle else 0.0)) * u
    return hand, Room(SIDE * u, top, paper.width - 2 * SIDE * u, paper.height - FOOT * u - top)


def stamp(hand: Hand, look: str, side: Side, at: Point) -> None:
    """A piece at its true size, with the line it is cut along."""
    name = f"{look}-{side.style or 'nobody'}-{side.sign}"
    hand.drawing.symbols.setdefault(name, piece(hand.theme, look, side))
    hand.drawing.add(PIECES, [Use(name, *at, 1.0)])
    hand.drawing.add(CUTS, [Shape([outline(look, at)], stroke=hand.theme.ink, width=CUT)])


def outline(look: str, at: Point) -> list[Point]:
    """The line that a piece is cut along."""
    wide, high = SIZES[look]
    return circle(at, wide / 2) if look in ROUND else box(at, wide, high)


def ticks(hand: Hand, room: Room, columns: int = 1, rows: int = 1) -> None:
    """Marks outside of a block of equal pieces, where a straight cut begins and ends."""
    xs = [room.x + room.width * k / columns for k in range(columns + 1)]
    ys = [room.y + room.height * k / rows for k in range(rows + 1)]
    near, far = TICK_GAP, TICK_GAP + TICK
    lines = [[(x, y + way * near), (x, y + way * far)] for x in xs for y, way in _ends(room.y, room.height)]
    lines += [[(x + way * near, y), (x + way * far, y)] for y in ys for x, way in _ends(room.x, room.width)]
    hand.drawing.add(MARKS, [Shape(lines, stroke=hand.theme.ink, width=CUT, closed=False)])


def _ends(start: float, long: float) -> tuple[tuple[float, int], tuple[float, int]]:
    return (start, -1), (start + long, 1)


def cut_round(hand: Hand, room: Room) -> None:
    """The line that a rectangle is cut along, with marks at its corners."""
    middle = (room.x + room.width / 2, room.y + room.height / 2)
    hand.drawing.add(CUTS, [Shape([box(middle, room.width, room.height)], stroke=hand.theme.ink, width=CUT)])
    ticks(hand, room)
