"""Opponents that do not look ahead."""

from __future__ import annotations

from realmgen.games.torchfall.bots.bot import offers
from realmgen.games.torchfall.bots.sight import FAR, Sight
from realmgen.games.torchfall.model import LIGHT, Command, Order, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import Dice


class RandomBot:
    """Takes any legal command."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def choose(self, state: State, dice: Dice) -> Order:
        return Order(dice.pick(offers(self._rules, state)), state.to_move)


class GreedyBot:
    """Lights when it can; else takes what gains most, or brings it nearest to gaining. The dice break ties."""

    def __init__(self, rules: Rules) -> None:
        self._rules, self._sight = rules, Sight(rules)

    def choose(self, state: State, dice: Dice) -> Order:
        legal = offers(self._rules, state)
        lights = [command for command in legal if command.verb == LIGHT]
        worths = {command: self._worth(state, command) for command in lights or legal}
        best = max(worths.values())
        return Order(dice.pick([command for command, worth in worths.items() if worth == best]), state.to_move)

    def _worth(self, state: State, command: Command) -> tuple[int, int]:
        after, gains = self._rules.step(state, command)
        return len(gains), -self._wait(after, state.to_move)

    def _wait(self, state: State, seat: int) -> int:
        """Actions to its next Beacon, and roads to a network that pays, as far as it can be seen."""
        nearest, _ = min(self._sight.to_light(state, seat), default=(FAR, 0))
        return nearest + self._sight.to_lead(state, seat)
