"""How far a seat is from the next Renown, counted in actions and from the board alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from realmgen.games.torchfall.board import bits
from realmgen.games.torchfall.model import BEACONS, NETWORK, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.graph import Tie

FAR = 99
"""More actions than any way on a board takes."""


class Sight:
    """Looks at positions of one game."""

    def __init__(self, rules: Rules) -> None:
        board = rules.board
        self._roads, self._posts = board.roads, len(board.posts)
        self._network, self._lit = rules.scoring.network, rules.ground.lit
        walks = dict.fromkeys((*board.roads, *board.lines), 1)
        self.marches = tuple(self._ways({post}, walks) for post in range(self._posts))
        self.lays: Callable[[int, int], tuple[int, ...]] = lru_cache(1 << 14)(self._lays)

    def to_light(self, state: State, seat: int) -> tuple[tuple[int, int], ...]:
        """(actions, post) of each post that a seat could light: Torches to lay, marches, and the Light itself.
        The way a Warden takes to lay them may be longer. Empty when no Beacon is left."""
        return self.lights(state.torches[seat], state.beacons[seat], state.wardens[seat], self._lit(state))

    def lights(self, torches: int, beacons: int, warden: int, lit: int) -> tuple[tuple[int, int], ...]:
        """The same from the parts of a position that it depends on."""
        if beacons.bit_count() >= BEACONS:
            return ()
        lays, walk = self.lays(torches, beacons), self.marches[warden]
        return tuple([(lays[post] + walk[post] + 1, post) for post in range(self._posts) if not lit >> post & 1])

    def to_lead(self, state: State, seat: int) -> int:
        """Roads that a seat's network wants to be paid for: 0 when it leads already (TF-050)."""
        rival = max(self._network(own) for other, own in enumerate(state.torches) if other != seat)
        return max(0, max(NETWORK, rival + 1) - self._network(state.torches[seat]))

    def _lays(self, torches: int, beacons: int) -> tuple[int, ...]:
        """Torches that each post still wants to hang together with a Beacon."""
        costs = {road: 1 - (torches >> number & 1) for number, road in enumerate(self._roads)}
        return self._ways(set(bits(beacons)), costs)

    def _ways(self, sources: set[int], costs: dict[Tie, int]) -> tuple[int, ...]:
        far = [0 if post in sources else FAR for post in range(self._posts)]
        changed = True
        while changed:
            changed = False
            for (a, b), cost in costs.items():
                if abs(far[a] - far[b]) > cost:
                    far[a], far[b] = min(far[a], far[b] + cost), min(far[b], far[a] + cost)
                    changed = True
        return tuple(far)
