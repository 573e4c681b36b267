"""Who sits at the table, and the game they play."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.errors import IllegalCommand
from realmgen.games.torchfall.match import Match
from realmgen.games.torchfall.model import COLOURS


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a colour: a name, which may be empty, and for an opponent of ours which one (see `bots.BOTS`)."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its seats; no match before it has begun."""

    match: Match | None = None
    seats: tuple[Seat, ...] = ()

    @property
    def game(self) -> Match:
        """The match; raises IllegalCommand before it has begun."""
        if self.match is None:
            raise IllegalCommand("the game has not begun yet: choose who plays, and on which board")
        return self.match


NOBODY = Table()
"""The table a journal starts from."""


def who(seats: tuple[Seat, ...], seat: int) -> str:
    """What a seat is called: by name, else by colour."""
    return seats[seat].name or COLOURS[seat]
