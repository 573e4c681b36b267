"""A game that is played: the rules, the commands so far and where they led. Undo replays all but the last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from realmgen.errors import IllegalCommand
from realmgen.games.torchfall.model import Order, Setup, State
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.rules.scoring import Gains


class Played(NamedTuple):
    """One order as it was met: `reason` says why it was refused, and then `state` is as it was before."""

    order: Order
    reason: str
    gains: Gains
    state: State


def replay(rules: Rules, orders: Iterable[Order]) -> Iterator[Played]:
    """Play orders one by one; one that is refused changes nothing."""
    state = rules.start()
    for order in orders:
        reason, gains = rules.reason(state, order), Gains()
        if not reason:
            state, gains = rules.step(state, order.command)
        yield Played(order, reason, gains, state)


@dataclass(frozen=True, slots=True)
class Match:
    """A game at some point of it: frozen, so that each move makes another."""

    rules: Rules
    state: State
    orders: tuple[Order, ...] = ()

    @classmethod
    def of(cls, setup: Setup) -> Match:
        """A game that begins; raises Unreadable when the set-up cannot be played."""
        rules = Rules(setup)
        return cls(rules, rules.start())

    def do(self, text: str) -> Match:
        """After a command; raises Unreadable or IllegalCommand."""
        order = self.rules.parse(text)
        self.rules.check(self.state, order)
        kept = Order(order.command, self.state.to_move)
        return Match(self.rules, self.rules.apply(self.state, order.command), (*self.orders, kept))

    def undo(self) -> Match:
        """Before the last command; raises IllegalCommand at the start."""
        if not self.orders:
            raise IllegalCommand("nothing has been played yet: there is nothing to take back")
        state = self.rules.start()
        for order in self.orders[:-1]:
            state = self.rules.apply(state, order.command)
        return Match(self.rules, state, self.orders[:-1])
