"""What a position is worth to a seat, in Renown: what it has, what each of its turns pays, what it is near to."""

from __future__ import annotations

from realmgen.games.torchfall.bots.sight import Sight
from realmgen.games.torchfall.model import BEACONS, State
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
        self._centre = rules.scoring.centre
        self._hopes = tuple(DELAY**actions for actions in range(256))

    def __call__(self, state: State, seat: int) -> float:
        """The worth to a seat, beside that of its rivals on average."""
        if state.winners:
            return self._end(state, seat)
        worths = [self._alone(state, one) for one in range(len(state.wardens))]
        own = worths.pop(seat)
        return own - sum(worths) / len(worths)

    def _end(self, state: State, seat: int) -> float:
        """Sooner won is better, later lost as well; a shared victory lies between."""
        if seat not in state.winners:
            return state.round - WON
        return (WON - state.round) / len(state.winners)

    def _alone(self, state: State, seat: int) -> float:
        worth = state.renown[seat] + ROAD * self._network(state.torches[seat])
        if not self._sight.to_lead(state, seat):
            worth += LEAD
        if state.beacons[seat] & self._centre:
            worth += CENTRE
        return worth + self._hope(state, seat)

    def _hope(self, state: State, seat: int) -> float:
        """The Beacons still in supply, at the posts where they would be worth most."""
        hopes = [
            self._hopes[actions] * (BEACON + CENTRE if self._centre >> post & 1 else BEACON)
            for actions, post in self._sight.to_light(state, seat)
        ]
        return sum(sorted(hopes)[-(BEACONS - state.beacons[seat].bit_count()) :]) if hopes else 0.0
