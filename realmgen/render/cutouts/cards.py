"""Playing cards with a picture: what may be chosen for a game, one thing to a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from realmgen.kit.board import Board, Place
from realmgen.kit.cutouts import Card, Head
from realmgen.render.board.emblems import emblem
from realmgen.render.cutouts.diagram import diagram
from realmgen.render.cutouts.plain import blank
from realmgen.render.drawing import Drawing, Point, Shape, Use
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import LAYER, Hand, Style, shortened
from realmgen.render.leaf.forms import CARD, fitted
from realmgen.render.leaf.gather import gathered
from realmgen.render.lettering import set_line
from realmgen.render.paper import Paper
from realmgen.render.theme import Theme
from realmgen.render.tokens import circle, placed

UNIT, SIDE = 0.62, 8.0
OVERLINE: Final = Style(2.3, "capitals", 0.3)
TITLE_TOP, TITLE_ROOM, TITLE = 12.2, 10.4, (5.4, 3.2)
PICTURE, RADIUS = 38.0, 13.2
"""How far down the middle of the picture lies, and half its height."""
TEXT_TOP, TEXT_FOOT, TEXT, NOTE = 54.0, 81.0, (3.25, 2.3), (2.7, 2.2)


def card_pages(cards: Sequence[Card], theme: Theme, paper: Paper) -> list[Drawing]:
    """Cards of 63 by 88 mm, as many as lie on a sheet, with marks to cut them apart."""
    return gathered([_card(card, theme) for card in cards], paper)


def _card(card: Card, theme: Theme) -> Drawing:
    hand = blank(Head(card.title, card.overline), theme, CARD, UNIT)
    frame(hand)
    footer(hand, card.foot)
    plain, middle = Hand(hand.drawing, theme, 1.0), CARD.width / 2
    room = CARD.width - 2 * SIDE
    words = shortened(card.overline.upper(), plain, OVERLINE, room)
    plain.write(words, (middle, 10.6), OVERLINE, anchor="middle", fill=theme.accent)
    title = fitted(card.title.upper(), "display", theme.ink, (room, TITLE_ROOM), TITLE, centred=True)
    hand.drawing.add(LAYER, title.draw(SIDE, TITLE_TOP + (TITLE_ROOM - title.height) / 2))
    _picture(plain, card, (middle, PICTURE))
    _words(hand, card, room)
    return hand.drawing


def _words(hand: Hand, card: Card, room: float) -> None:
    """The text, and below it in italics what else may be played."""
    high = TEXT_FOOT - TEXT_TOP
    note = fitted(card.note, "italic", hand.theme.ink, (room, high), NOTE) if card.note else None
    below = note.height + 1.2 if note else 0.0
    text = fitted(card.text, "regular", hand.theme.ink, (room, high - below), TEXT)
    top = TEXT_TOP + max(0.0, high - below - text.height) / 3
    hand.drawing.add(LAYER, text.draw(SIDE, top))
    if note:
        hand.drawing.add(LAYER, note.draw(SIDE, top + text.height + 1.2))


def _picture(hand: Hand, card: Card, at: Point) -> None:
    """A board, what stands at a place, a figure in a seal, or a sign."""
    picture = card.picture
    if isinstance(picture, Board):
        hand.add(*diagram(picture, hand.theme, at, RADIUS))
    elif isinstance(picture, Place):
        hand.add(Shape([circle(at, 0.94 * RADIUS)], fill=hand.theme.halo, stroke=hand.theme.ink, width=0.9))
        name = f"emblem-{picture.style}"
        hand.drawing.symbols.setdefault(name, emblem(hand.theme, picture.style))
        hand.add(Use(name, *at, 0.9 * RADIUS))
    elif picture.isdigit():
        hand.stamp("seal", at, RADIUS / 0.48)
        hand.add(set_line(picture, at[0], at[1] + 4.0, 11.0, "display", hand.theme.halo))
    else:
        ring = [circle(at, 0.98 * RADIUS), circle(at, 0.9 * RADIUS)]
        hand.add(Shape([ring[0]], fill=hand.theme.halo), Shape(ring, stroke=hand.theme.ink, width=0.2))
        hand.add(Shape(placed(picture, at, 0.62 * RADIUS), fill=hand.theme.ink))
