"""A board on paper: the map within its border, title, who plays with what, and what the marks mean."""

from __future__ import annotations

from realmgen.kit.board import Board
from realmgen.kit.scene import Caption
from realmgen.render.board.chart import described, formed, painted
from realmgen.render.board.legend import Legend, legend
from realmgen.render.drawing import Drawing, Shape
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import Hand, unit_of
from realmgen.render.furniture.title import cartouche
from realmgen.render.paper import Paper
from realmgen.render.theme import Theme

SIDE, TOP, HEAD, FOOT = 13.0, 10.3, 21.0, 12.6
TITLE_BASE, BEFORE_LEGEND, COLUMN, BESIDE = 12.1, 2.6, 62.0, 7.0
BORDER = ((0.0, 0.5), (-1.1, 0.16))
"""Millimetres of A4 outside the map, and how wide the line there is."""


def board_sheet(board: Board, theme: Theme, paper: Paper) -> list[Drawing]:
    """The pages of a board on paper, upright or lying: one. The same board gives the same page.

    On A4 and Letter what lies on a place of a board of seven is `TOKEN` millimetres wide, on A3 more.
    """
    drawing = Drawing(paper.width, paper.height, theme.paper, board.title, described(board))
    hand = Hand(drawing, theme, unit_of(paper))
    u = hand.unit
    room = (SIDE * u, TOP * u, paper.width - SIDE * u, paper.height - FOOT * u)
    if paper.width > paper.height:
        _beside(hand, board, room)
    else:
        _below(hand, board, room)
    frame(hand)
    footer(hand, board.footer)
    return [drawing]


def _below(hand: Hand, board: Board, room: tuple[float, float, float, float]) -> None:
    """Title, map and legend one under the other."""
    (x0, y0, x1, y1), u = room, hand.unit
    told = legend(hand, board, x1 - x0)
    bottom = y1 - told.height - BEFORE_LEGEND * u
    _map(hand, board, (x0, y0 + HEAD * u, x1, bottom))
    _title(hand, board, ((x0 + x1) / 2, y0), x1 - x0)
    told.draw(x0, bottom + BEFORE_LEGEND * u)


def _beside(hand: Hand, board: Board, room: tuple[float, float, float, float]) -> None:
    """The map at the left, title and legend in a column at its right."""
    (x0, y0, x1, y1), u = room, hand.unit
    y0 += 2.5 * u
    left = x1 - COLUMN * u
    _map(hand, board, (x0 + 1.5 * u, y0, left - BESIDE * u, y1))
    _title(hand, board, ((left + x1) / 2, y0 + 4 * u), x1 - left)
    told: Legend = legend(hand, board, x1 - left)
    told.draw(left, y0 + (HEAD + 10) * u)


def _map(hand: Hand, board: Board, room: tuple[float, float, float, float]) -> None:
    x0, y0, x1, y1 = room
    form = formed(board, (x1 - x0, y1 - y0), hand.unit)
    chart = painted(hand.drawing, board, hand.theme, form, (x0, y0))
    for layer, items in chart.pieces(board, hand.theme).items():
        hand.drawing.add(layer, items)
    for out, wide in BORDER:
        d = out * hand.unit
        box = [(x0 + d, y0 + d), (x1 - d, y0 + d), (x1 - d, y1 - d), (x0 + d, y1 - d)]
        hand.drawing.add("border", [Shape([box], stroke=hand.theme.ink, width=wide * hand.unit)])


def _title(hand: Hand, board: Board, at: tuple[float, float], room: float) -> None:
    caption = Caption(title=board.title, subtitle=board.subtitle)
    cartouche(hand, caption, at[0], at[1] + TITLE_BASE * hand.unit, room)
