"""What a position is worth to a seat, in Renown: what it has, what each of its turns pays, what it is near to."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from realmgen.games.torchfall.bots.sight import Sight
from realmgen.games.torchfall.model import BEACONS, NETWORK, State
from realmgen.games.torchfall.rules import Rules

CENTRE = 1.6
"""Ashspire in hand: it pays every turn, and nobody can take it."""
LEAD = 0.8
"""A network that is paid: it pays every turn until it is cut or outgrown."""
ROAD = 0.15
"""Each road of the largest network, paid or not."""
BEACON = 0.9
"""A Beacon that could be lit at once."""
DELAY = 0.8
"""What is left of a hope with each action until it."""
WON = 1000.0


class Worth:
    """Judges positions of one game."""

    def __init__(self, rules: Rules) -> None:
        self._sight, self._network = Sight(rules), rules.scoring.network
        self._centre, self._lit = rules.scoring.centre, rules.ground.lit
        self._hopes = tuple(DELAY**actions for actions in range(256))
        # Most of a position stays as it was from one to the next.
        self._alone: Callable[[int, int, int, int, int, bool], float] = lru_cache(1 << 15)(self._judged)

    def __call__(self, state: State, seat: int) -> float:
        """The worth to a seat, beside that of its rivals on average."""
        if state.winners:
            return self._end(state, seat)
        networks, lit = [self._network(torches) for torches in state.torches], self._lit(state)
        best = max(NETWORK, *networks)
        leader = networks.index(best) if networks.count(best) == 1 else -1
        worths = [
            self._alone(renown, torches, held, warden, lit, one == leader)
            for one, (renown, torches, held, warden) in enumerate(
                zip(state.renown, state.torches, state.beacons, state.wardens, strict=True)
            )
        ]
        own = worths.pop(seat)
        return own - sum(worths) / len(worths)

    def _end(self, state: State, seat: int) -> float:
        """Sooner won is better, later lost as well; a shared victory lies between."""
        if seat not in state.winners:
            return state.round - WON
        return (WON - state.round) / len(state.winners)

    def _judged(self, renown: int, torches: int, held: int, warden: int, lit: int, leads: bool) -> float:
        """What a seat has, what its turns pay, and what it hopes for."""
        worth = renown + ROAD * self._network(torches)
        if leads:
            worth += LEAD
        if held & self._centre:
            worth += CENTRE
        return worth + self._hope(torches, held, warden, lit)

    def _hope(self, torches: int, held: int, warden: int, lit: int) -> float:
        """The Beacons still in supply, at the posts where they would be worth most."""
        hopes = [
            self._hopes[actions] * (BEACON + CENTRE if self._centre >> post & 1 else BEACON)
            for actions, post in self._sight.lights(torches, held, warden, lit)
        ]
        return sum(sorted(hopes)[-(BEACONS - held.bit_count()) :]) if hopes else 0.0
