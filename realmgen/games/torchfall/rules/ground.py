"""What a set-up lets players do, as far as it does not change in play."""

from __future__ import annotations

from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.model import BEACONS, BRIDGE, FRONTIER, Setup, State


class Ground:
    """A board with the few variants that decide what is allowed."""

    def __init__(self, setup: Setup, board: Board) -> None:
        powers = {power: board.number[post] for post, power in setup.powers}
        self.board = board
        self.bridge = powers.get(BRIDGE, -1)
        self.claimable = 1 << board.number[FRONTIER] if setup.open_frontier else 0
        # Until when the centre stays dark; the literal Quiet Opening ends as the second round begins (TF-A22).
        self.quiet_rounds = (2 if setup.quiet_strict else 1) if setup.quiet_opening else 0

    def lit(self, state: State) -> int:
        """The posts that nobody may light: the lit ones, but for a neutral Beacon to take over (TF-045, TF-072)."""
        return sum(state.beacons) | state.neutral & ~self.claimable

    def quiet(self, state: State, post: int) -> bool:
        """Whether a Quiet Opening still keeps a post dark (TF-070)."""
        return post == self.board.centre and state.round <= self.quiet_rounds

    def chained(self, state: State, post: int) -> bool:
        """Whether own Torch roads lead from a post to an own Beacon (TF-041, TF-060, TF-A4, TF-A5)."""
        seat = state.to_move
        return self.board.reached(state.torches[seat], post) & state.beacons[seat] != 0

    def may_light(self, state: State) -> bool:
        """Whether whoever moves may light where their Warden stands."""
        post, held = state.wardens[state.to_move], state.beacons[state.to_move]
        return (
            held.bit_count() < BEACONS
            and not self.lit(state) >> post & 1
            and not self.quiet(state, post)
            and self.chained(state, post)
        )
