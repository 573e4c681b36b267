"""The same game once more, and who can play it by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from realmgen.games.torchfall.bots import BOTS
from realmgen.service.torchfall import games

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

__all__ = ["BOTS", "rematch"]


def rematch(play: Play, game: Campaign) -> Campaign:
    """A new game of the same set-up and seats, which the next seat opens."""
    table = play.position(game).state
    setup = table.game.rules.setup
    nxt = replace(setup, first=(setup.first + 1) % setup.players)
    return games.start(play, nxt, table.seats, within=games.home_of(play, game))
