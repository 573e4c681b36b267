"""Renown: what is gained, in the order it is gained, and who has won. Each gain is 1 Renown and is named by its source.

Networks are counted from the board each time; no award is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.model import (
    BEACONS,
    BELL,
    CHAPEL,
    HIGH_WATCH,
    NETWORK,
    STORM,
    Outcome,
    Setup,
    State,
)

STORM_PAID, BELL_PAID = 1, 2
"""Bits of `State.paid`."""
NOW = 16
"""The first bit of `State.lit` that tells of this turn; those below tell of each seat's latest."""
ENDLESS = 1 << 62
"""The Renown that ends a game which is played to its last round whatever is reached (TF-A17)."""
Gains = tuple[str, ...]
BEACON, NETWORKED, CENTRED, STREAK, JOINED = "beacon", "network", "centre", "streak", "joined"
SOURCES = (BEACON, CHAPEL, STREAK, JOINED, NETWORKED, CENTRED)
"""What Renown comes from."""


class Scoring:
    """What the rules of one set-up pay."""

    def __init__(self, setup: Setup, board: Board) -> None:
        powers = {power: board.number[post] for post, power in setup.powers}
        self._board = board
        self._chapel = powers.get(CHAPEL, -1)
        self._high = 1 << powers[HIGH_WATCH] if HIGH_WATCH in powers else 0
        self._storm = setup.scenario == STORM
        self._pays = 1 if setup.storm_odd else 0
        self.centre = 1 << board.centre if board.centre >= 0 and setup.scenario != BELL else 0
        self._elsewhere = ~(1 << board.centre) if board.centre >= 0 else -1
        self.network: Callable[[int], int] = lru_cache(1 << 16)(self._network)
        self.rounds = setup.timed_rounds
        self.target = ENDLESS if setup.timed_rounds and not setup.timed_race else setup.target

    def _network(self, torches: int) -> int:
        """The largest network of a set of roads, the High Watch included (TF-050, TF-067, TF-A2)."""
        high = self._high
        return max((roads + bool(posts & high) for roads, posts in self._board.groups(torches)), default=0)

    def lit(self, state: State) -> tuple[State, Gains]:
        """After a Light at the post of whoever moves: 1 for the Beacon, 1 for a Chapel, and 1 on Storm Night for the
        first to light on two turns running (TF-049, TF-066, TF-089)."""
        gains: Gains = (BEACON,)
        if state.wardens[state.to_move] == self._chapel:
            gains += (CHAPEL,)
        if not self._storm:
            return state, gains
        if state.lit >> state.to_move & 1 and not state.paid & STORM_PAID:
            gains += (STREAK,)
            state = state._replace(paid=state.paid | STORM_PAID)
        return state._replace(lit=state.lit | NOW << state.to_move), gains

    def remembered(self, state: State) -> int:
        """Who lit on their latest turn, once the turn of whoever moves has ended (TF-A27)."""
        seat = 1 << state.to_move
        return state.lit & ~seat & (NOW - 1) | (seat if state.lit & seat * NOW else 0)

    def joined(self, state: State) -> tuple[State, Gains]:
        """The Bell is Broken: 1 for the first with three Beacons but the centre's in one network (TF-092)."""
        seat = state.to_move
        held = state.beacons[seat] & self._elsewhere
        if state.paid & BELL_PAID or held.bit_count() < BEACONS:
            return state, ()
        for _, posts in self._board.groups(state.torches[seat]):
            if held & posts == held:
                return state._replace(paid=state.paid | BELL_PAID), (JOINED,)
        return state, ()

    def turn(self, state: State) -> Gains:
        """The end of a turn: first the largest network, then the centre (TF-050 to TF-053, TF-088, TF-091, TF-A13)."""
        seat = state.to_move
        gains: Gains = ()
        if self._leads(state):
            gains = (NETWORKED,)
        if state.beacons[seat] & self.centre and (not self._storm or state.round % 2 == self._pays):
            gains += (CENTRED,)
        return gains

    def _leads(self, state: State) -> bool:
        seat, network = state.to_move, self.network
        own = network(state.torches[seat])
        if own < NETWORK:
            return False
        return all(network(torches) < own for other, torches in enumerate(state.torches) if other != seat)

    def credited(self, state: State, gains: Gains) -> tuple[State, Gains]:
        """The gains that still count, and who has won by them: at the target all stops (TF-054, TF-A13)."""
        if not gains:
            return state, gains
        seat = state.to_move
        gains = gains[: self.target - state.renown[seat]]
        renown = state.renown[seat] + len(gains)
        state = state._replace(renown=(*state.renown[:seat], renown, *state.renown[seat + 1 :]))
        return (state._replace(winners=(seat,)) if renown >= self.target else state), gains

    def outcome(self, state: State) -> Outcome:
        """How a game stands, or stood, when it is judged: Renown, Beacons, network, or shared (TF-055 to TF-058)."""
        left = tuple(range(len(state.renown)))
        measures: tuple[tuple[str, Sequence[int]], ...] = (
            ("renown", state.renown),
            ("beacons", [held.bit_count() for held in state.beacons]),
            ("network", [self.network(torches) for torches in state.torches]),
        )
        for by, measured in measures:
            best = max(measured[seat] for seat in left)
            left = tuple(seat for seat in left if measured[seat] == best)
            if len(left) == 1:
                return Outcome(left, by)
        return Outcome(left, "shared")
