"""Pieces of a game: the signs and colours of those who play, and tokens at the size they are cut to."""

from realmgen.render.board.measures import TOKEN
from realmgen.render.tokens.pieces import COUNTER, ROUND, SIZES, STRIP, box, circle, piece
from realmgen.render.tokens.signs import outlines, placed
from realmgen.render.tokens.tones import line, tint

__all__ = [
    "COUNTER",
    "ROUND",
    "SIZES",
    "STRIP",
    "TOKEN",
    "box",
    "circle",
    "line",
    "outlines",
    "piece",
    "placed",
    "tint",
]
