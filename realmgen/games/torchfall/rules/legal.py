"""Every legal command of a position, in a fixed order: marches, torches to lay, light, rekindles.

What depends on the board alone is put together once; positions only choose among it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

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
        self._from = lru_cache(1 << 12)(self._moves_from)
        self._moves = lru_cache(1 << 15)(self._moves_to)

    def __call__(self, state: State) -> Listed:
        """The legal commands; none when the game is over."""
        wardens, torches, _, _, _, seat, _, _, bridge, _, _, winners = state
        if winners:
            return ()
        post, own = wardens[seat], torches[seat]
        here = self._touching[post]
        moves = self._moves(own, own & here, here & ~sum(torches)) if own else ()
        if bridge:
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
        return tuple(chain.from_iterable([self._from(source, empty | under & 1 << source) for source in bits(own)]))

    def _moves_from(self, source: int, targets: int) -> Listed:
        return tuple([self._commands.rekindle(source, target) for target in bits(targets)])
