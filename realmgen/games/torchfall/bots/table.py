"""A game that bots play out among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from realmgen.errors import Unreadable
from realmgen.games.torchfall.bots.bot import Bot
from realmgen.games.torchfall.formats import Record, record_of
from realmgen.games.torchfall.model import Order, Outcome, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import stream

TURNS = 200
"""Turns of all seats together after which a game is judged as it stands."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played: its orders, where they led after so many turns, and how it is judged.

    `ended` is False when it was broken off: then it is judged like a timed one, by Renown, Beacons, network or shared
    (TF-055 to TF-058)."""

    rules: Rules
    orders: tuple[Order, ...]
    state: State
    turns: int
    outcome: Outcome
    ended: bool

    @property
    def record(self) -> Record:
        """The game to keep, and to replay."""
        return record_of(self.rules.setup, self.orders)


def play_out(rules: Rules, bots: Sequence[Bot], seed: str, limit: int = TURNS) -> Game:
    """Play from the first position, a bot to each seat, each with dice of its own: to the end, or for so many turns.

    Raises Unreadable when there are not as many bots as seats, or no turn to play.
    """
    if len(bots) != rules.setup.players:
        raise Unreadable(f"{len(bots)} bots cannot play: {rules.setup.players} are wanted, one to each seat")
    if limit < 1:
        raise Unreadable(f"limit {limit} cannot be: 1 turn or more")
    dice = [stream(seed, f"seat {seat}") for seat in range(len(bots))]
    state, orders, turns = rules.start(), list[Order](), 0
    while not state.winners and turns < limit:
        seat = state.to_move
        order = bots[seat].choose(state, dice[seat])
        orders.append(order)
        state = rules.apply(state, order.command)
        turns += bool(state.winners) or state.to_move != seat
    outcome = rules.outcome(state) or rules.scoring.outcome(state)
    return Game(rules, tuple(orders), state, turns, outcome, bool(state.winners))
