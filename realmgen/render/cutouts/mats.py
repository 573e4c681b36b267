"""Mats that lie before those who play: room for their pieces, a track, and what to remember."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from realmgen.kit.board import Side
from realmgen.kit.cutouts import Head, Mat, Supply
from realmgen.kit.leaf import Block
from realmgen.render.cutouts.plain import Room, blank, outline
from realmgen.render.cutouts.tracks import spaces
from realmgen.render.drawing import Drawing, Point, Shape
from realmgen.render.furniture.blocks import heading
from realmgen.render.furniture.frame import frame
from realmgen.render.furniture.hand import LAYER, Hand, Style
from realmgen.render.leaf.gather import gathered
from realmgen.render.leaf.strips import Setter
from realmgen.render.paper import Paper
from realmgen.render.prose.flow import Column, columns
from realmgen.render.prose.lines import Setting
from realmgen.render.theme import Theme
from realmgen.render.tokens import COUNTER, ROUND, SIZES, line, placed, tint

MAT: Final = Paper("mat", 190.0, 130.0)
UNIT, SIDE, TOP = 0.62, 9.0, 8.6
"""What frame and headings measure beside those of A4; margins in millimetres."""
LEFT, GUTTER = 75.6, 7.4
HEAD, GAP, COLUMNS = 18.4, 1.8, 3
TEXT: Final = (3.7, 2.3)
NAME: Final = Style(7.4, "display")
SMALL: Final = Style(2.5, "capitals", 0.3)
LABEL: Final = 4.6


def mat_pages(mats: Sequence[Mat], theme: Theme, paper: Paper) -> list[Drawing]:
    """Mats of 190 by 130 mm, as many as lie on a sheet, with marks to cut them apart."""
    return gathered([_mat(mat, theme) for mat in mats], paper)


def _mat(mat: Mat, theme: Theme) -> Drawing:
    own = replace(theme, accent=line(theme, mat.side.style))
    hand = blank(Head(mat.side.name, mat.overline), own, MAT, UNIT)
    frame(hand)
    plain = Hand(hand.drawing, own, 1.0)
    _head(plain, mat)
    y = TOP + HEAD
    for supply in mat.supplies:
        y = _supply(plain, mat.side, supply, y)
    foot = MAT.height - TOP - COUNTER / 2 - 3.4
    heading(plain, mat.track, SIDE, foot - COUNTER / 2 - 1.9, MAT.width - 2 * SIDE)
    spaces(plain, mat.side, (SIDE, foot), MAT.width - 2 * SIDE, mat.last, mat.goals)
    x = SIDE + LEFT + GUTTER
    _text(plain, mat.blocks, Room(x, TOP, MAT.width - SIDE - x, foot - COUNTER / 2 - 7.0 - TOP))
    return hand.drawing


def _head(hand: Hand, mat: Mat) -> None:
    """A shield with the sign, the name beside it."""
    theme, style = hand.theme, mat.side.style
    at = (SIDE + 7.0, TOP + 7.4)
    hand.add(Shape(placed("shield", at, 7.4), fill=line(theme, style)))
    hand.add(Shape(placed(mat.side.sign, (at[0], at[1] - 0.5), 4.6), fill=theme.halo))
    hand.write(mat.overline.upper(), (SIDE + 16.0, TOP + 4.4), SMALL)
    part = hand.part(mat.side.name.upper(), NAME, LEFT - 16.0)
    hand.write(mat.side.name.upper(), (SIDE + 16.0, TOP + 12.0), NAME, part=part, fill=line(theme, style))


def _supply(hand: Hand, side: Side, supply: Supply, y: float) -> float:
    """Room for pieces under a heading; gives where the next begins."""
    heading(hand, supply.name, SIDE, y + 2.4, LEFT)
    wide, high = SIZES[supply.look]
    across = supply.count if supply.look in ROUND else COLUMNS
    pitch = (LEFT - wide) / max(1, across - 1)
    for k in range(supply.count):
        row, column = divmod(k, across)
        at = (SIDE + wide / 2 + column * pitch, y + LABEL + high / 2 + row * (high + GAP))
        _place(hand, side, supply, at)
    return y + LABEL + -(-supply.count // across) * (high + GAP) + 3.2


def _place(hand: Hand, side: Side, supply: Supply, at: Point) -> None:
    """The outline of a piece a little larger than it is, with a pale sign."""
    theme, colour = hand.theme, line(hand.theme, side.style)
    ring = outline(supply.look, at)
    hand.add(Shape([ring], fill=tint(theme, side.style), stroke=colour, width=0.3, dash=(1.1, 0.8)))
    radius = 0.27 * SIZES[supply.look][1] * (1.0 if supply.look in ROUND else 1.25)
    if theme.tinted:
        hand.add(Shape(placed(side.sign, at, radius), fill=colour, opacity=0.35))
    else:
        hand.add(Shape(placed(side.sign, at, radius), stroke=colour, width=0.18))


def _text(hand: Hand, blocks: Sequence[Block], room: Room) -> None:
    """Blocks in the largest type that keeps them in their room."""
    largest, least = TEXT
    size = largest
    while True:
        setting = Setting(size, 1.22 * size, hand.theme.ink)
        found, left = columns(Setter(hand, setting, room.width).strips(blocks), 1, room.height)
        if not left or size <= least:
            break
        size -= 0.05
    column: Column = found[0]
    hand.drawing.add(LAYER, column.draw(room.x, room.y))
