"""What is cut out of paper to play with: pieces, tracks, mats and cards. Games fill them; render draws them.

A `look` or `style` names what the renderer knows. All text is plain.
"""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.kit.board import Board, Place, Side
from realmgen.kit.leaf import Block


@dataclass(frozen=True, slots=True)
class Head:
    """`overline` stands small above the title, `subtitle` under it, `foot` at the foot of the page."""

    title: str
    overline: str = ""
    subtitle: str = ""
    foot: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """So many pieces of one look for a side, and what they are called."""

    name: str
    look: str
    side: Side
    count: int = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces under a heading."""

    heading: str
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """A space of a track that means something, and what is said of it."""

    at: int
    text: str


@dataclass(frozen=True, slots=True)
class Lanes:
    """A track with a lane for each side, spaces from `first` on, as many as the paper holds, `least` or more."""

    heading: str
    note: str
    first: int
    least: int
    goals: tuple[Goal, ...]
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Supply:
    """Room on a mat for so many pieces of one look, and what is kept there."""

    name: str
    look: str
    count: int


@dataclass(frozen=True, slots=True)
class Mat:
    """What lies before one who plays: room for pieces, a track from 0 to `last`, and what to remember."""

    side: Side
    overline: str
    supplies: tuple[Supply, ...]
    track: str
    last: int
    goals: tuple[Goal, ...]
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card: `picture` is a board, a place, the name of a sign, or a figure in digits."""

    overline: str
    title: str
    text: str
    picture: Board | Place | str
    note: str = ""
    foot: str = ""
