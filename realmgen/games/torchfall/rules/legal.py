"""Every legal command of a position, in a fixed order: marches, torches to lay, light, rekindles.

What depends on the board alone is put together once; positions only choose among it.
"""

from __future__ import annotations

from functools import lru_cache

from realmgen.games.torchfall.board import bits
from realmgen.games.torchfall.commands import Commands
from realmgen.games.torchfall.model import TORCHES, Command, State
from realmgen.games.torchfall.rules.ground import Ground

Listed = tuple[Command, ...]


class Legal:
    """Lists what may be done on one ground."""

    def __init__(self, ground: Ground, commands: Commands) -> None:
        self._ground, self._commands = ground, commands
        self._touching = ground.board.touching
        self._marches = tuple(tuple(map(commands.march, near)) for near in ground.board.near)
        self._light, self._skip = (commands.light,), (commands.skip,)
        self._lays = lru_cache(1 << 12)(self._lays_on)
        self._moves = lru_cache(1 << 15)(self._moves_to)

    def __call__(self, state: State) -> Listed:
        """The legal commands; none when the game is over."""
        if state.winners:
            return ()
        seat = state.to_move
        post, own = state.wardens[seat], state.torches[seat]
        here = self._touching[post]
        moves = self._moves(own, own & here, here & ~sum(state.torches)) if own else ()
        if state.bridge:
            return moves + self._skip
        found = self._marches[post]
        if own.bit_count() < TORCHES:
            found += self._lays(here & ~own)
        # A chain ends with a road at the Warden: without one there is nothing to look into.
        if own & here and self._ground.may_light(state):
            found += self._light
        return found + moves

    def _lays_on(self, roads: int) -> Listed:
        return tuple(map(self._commands.lay, bits(roads)))

    def _moves_to(self, own: int, under: int, empty: int) -> Listed:
        """Each own Torch to each empty road at the Warden, or back to where it lay there (TF-046, TF-A9, TF-A10)."""
        return tuple(
            self._commands.rekindle(source, target)
            for source in bits(own)
            for target in bits(empty | under & 1 << source)
        )
