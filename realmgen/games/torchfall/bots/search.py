"""An opponent that looks ahead: alpha-beta over whole turns, one turn deeper each time while its budget lasts.

All rivals are taken to play against it, so that the same search serves two to four.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from realmgen.games.torchfall.bots.bot import offers
from realmgen.games.torchfall.bots.worth import WON, Worth
from realmgen.games.torchfall.model import LAY, LIGHT, REKINDLE, Command, Order, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import Dice

DEEPEST = 12
"""Turns that are looked ahead at most."""
NODES = 1000
KEPT = 1 << 15
"""Positions of which a bot remembers what follows from them, and what they are worth."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think over one command: positions met and, where given, seconds too. The same number of
    positions gives the same command everywhere; seconds depend on the machine."""

    nodes: int = NODES
    seconds: float | None = None


class SearchBot:
    """Searches until its budget is spent. The dice choose between commands that are worth the same."""

    def __init__(self, rules: Rules, budget: Budget | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._sight = Foresight(rules)
        self._budget, self._clock = budget or Budget(), clock

    def choose(self, state: State, dice: Dice) -> Order:
        legal = offers(self._sight.rules, state)
        commands = _promising(legal, dice.shuffled(legal))
        look = Look(self._sight, state.to_move, self._spent())
        for depth in range(1, DEEPEST + 1):
            commands, best = look.ranked(state, commands, depth)
            if look.over or abs(best) > WON / 2 or len(commands) == 1:
                break
        return Order(commands[0], state.to_move)

    def _spent(self) -> Callable[[int], bool]:
        """Whether so many positions are too many, or the time is up."""
        nodes, seconds, clock = self._budget.nodes, self._budget.seconds, self._clock
        if seconds is None:
            return lambda met: met > nodes
        end = clock() + seconds
        return lambda met: met > nodes or clock() > end


class Foresight:
    """What may be done in a position, what comes of it, and what it is worth: the same whenever it is asked, so that
    answers are kept for a while."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.legal: Callable[[State], tuple[Command, ...]] = lru_cache(KEPT)(rules.legal)
        self.apply: Callable[[State, Command], State] = lru_cache(KEPT)(rules.apply)
        self.worth: Callable[[State, int], float] = lru_cache(KEPT)(Worth(rules))


class Look:
    """One search, for one seat. Once `over`, what it still returns is of no worth."""

    def __init__(self, sight: Foresight, seat: int, spent: Callable[[int], bool]) -> None:
        self._legal, self._apply, self._worth = sight.legal, sight.apply, sight.worth
        self._seat, self._spent = seat, spent
        self._known: dict[tuple[State, int], tuple[float, float]] = {}
        self._first: dict[State, Command] = {}
        self.met, self.over = 0, False

    def ranked(self, state: State, commands: list[Command], depth: int) -> tuple[list[Command], float]:
        """The commands with the best one first, so many turns deep. When the budget ends on the way, the best of those
        that were looked at: the first of them was the best before."""
        best, found = -inf, commands[0]
        for command in commands:
            value = self._after(state, command, depth, (best, inf))
            if self.over:
                break
            if value > best:
                best, found = value, command
        return [found, *(command for command in commands if command is not found)], best

    def _after(self, state: State, command: Command, depth: int, window: tuple[float, float]) -> float:
        after = self._apply(state, command)
        return self._value(after, depth - (after.to_move != state.to_move), *window)

    def _value(self, state: State, depth: int, low: float, high: float) -> float:
        """The worth of a position as far as it lies between two bounds; beyond them, a bound of it."""
        self.met += 1
        self.over = self.over or self._spent(self.met)
        if self.over or depth == 0 or state.winners:
            return self._worth(state, self._seat)
        key = (state, depth)
        least, most = self._known.get(key, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._most(state, depth, low, high) if state.to_move == self._seat else self._least(*key, low, high)
        self._known[key] = (least if value <= low else value, most if value >= high else value)
        return value

    def _most(self, state: State, depth: int, low: float, high: float) -> float:
        best = -inf
        for command in self._ordered(state):
            value = self._after(state, command, depth, (max(low, best), high))
            if value > best:
                best, self._first[state] = value, command
            if best >= high:
                break
        return best

    def _least(self, state: State, depth: int, low: float, high: float) -> float:
        best = inf
        for command in self._ordered(state):
            value = self._after(state, command, depth, (low, min(high, best)))
            if value < best:
                best, self._first[state] = value, command
            if best <= low:
                break
        return best

    def _ordered(self, state: State) -> list[Command]:
        legal = self._legal(state)
        commands = _promising(legal, legal)
        first = self._first.get(state)
        return [first, *(command for command in commands if command is not first)] if first else commands


def _promising(legal: tuple[Command, ...], order: list[Command] | tuple[Command, ...]) -> list[Command]:
    """The commands worth a look, in an order, but lights first and then Torches.

    While a Torch can be laid, none is moved: laying does the same and keeps the other where it is.
    """
    verbs = {command.verb for command in legal}
    left = [command for command in order if command.verb != REKINDLE or LAY not in verbs]
    return sorted(left, key=_rank)


def _rank(command: Command) -> int:
    return (LIGHT, LAY).index(command.verb) if command.verb in (LIGHT, LAY) else 2
