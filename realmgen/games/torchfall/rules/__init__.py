"""The rules of one set-up: `start`, `legal`, `check`, `apply`. Pure functions over frozen positions."""

from __future__ import annotations

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.commands import Commands
from realmgen.games.torchfall.model import (
    ACTIONS,
    BELL,
    LAY,
    LIGHT,
    MARCH,
    REKINDLE,
    Command,
    Order,
    Outcome,
    Setup,
    State,
)
from realmgen.games.torchfall.problems import problems
from realmgen.games.torchfall.rules.ground import Ground
from realmgen.games.torchfall.rules.legal import Legal
from realmgen.games.torchfall.rules.reasons import Reasons
from realmgen.games.torchfall.rules.scoring import Gains, Scoring
from realmgen.games.torchfall.start import start

Pair = tuple[int, ...]
_new = tuple.__new__


class Rules:
    """The rules of one set-up; raises Unreadable with every reason when it cannot be played."""

    def __init__(self, setup: Setup) -> None:
        if faults := problems(setup):
            raise Unreadable(*(f"setup: {fault}" for fault in faults))
        self.setup, self.board = setup, Board(setup)
        self.commands = Commands(self.board)
        self.scoring = Scoring(setup, self.board)
        self.ground = Ground(setup, self.board)
        self._bell = setup.scenario == BELL
        self.legal = Legal(self.ground, self.commands)
        self._reasons = Reasons(self.ground)

    def start(self) -> State:
        """The first position."""
        return start(self.setup, self.board)

    def parse(self, text: str) -> Order:
        """Read a command, perhaps with its seat; raises Unreadable."""
        return self.commands.read(text)

    def reason(self, state: State, order: Order | Command) -> str:
        """Why an order is not allowed now, for players to read; empty when it is."""
        if isinstance(order, Order):
            return self._reasons.order(state, order)
        return self._reasons.command(state, order)

    def check(self, state: State, order: Order | Command) -> None:
        """Raise IllegalCommand with the reason when an order is not allowed now."""
        if reason := self.reason(state, order):
            raise IllegalCommand(reason)

    def apply(self, state: State, command: Command) -> State:
        """The position after a legal command."""
        return self.step(state, command)[0]

    def step(self, state: State, command: Command) -> tuple[State, Gains]:
        """The position after a legal command, and what Renown it brought, by source and in order."""
        after, gains = self._acted(state, command)
        if self._bell:
            after, joined = self.scoring.joined(after)
            gains += joined
        if gains:
            after, gains = self.scoring.credited(after, gains)
        if after.left or after.bridge or after.winners:
            return after, gains
        return self._turned(after, gains)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if not state.winners:
            return None
        if max(state.renown) >= self.scoring.target:
            return Outcome(state.winners, "target")
        return self.scoring.outcome(state)

    # Where bots come by, a position is made at once from all its parts: `_replace` is several times too slow.

    def _acted(self, state: State, command: Command) -> tuple[State, Gains]:
        """The action itself; a free Rekindle, or skipping it, takes none (TF-027, TF-068)."""
        verb, a, b, _ = command
        if verb == MARCH:
            return self._marched(state, a), ()
        if verb == LIGHT:
            return self._lit(state)
        wardens, torches, beacons, renown, neutral, seat, left, number, bridge, lit, paid, _ = state
        if verb == LAY:
            # Whoever held the road before gets the Torch back.
            gone = ~(1 << a)
            torches = _put(tuple([own & gone for own in torches]), seat, torches[seat] | 1 << a)
        elif verb == REKINDLE:
            torches = _put(torches, seat, torches[seat] & ~(1 << a) | 1 << b)
        left -= not bridge
        return _new(State, (wardens, torches, beacons, renown, neutral, seat, left, number, 0, lit, paid, ())), ()

    def _marched(self, state: State, post: int) -> State:
        """A march; arriving at the Ash Bridge opens a free Rekindle where one can be made (TF-068, TF-A32).

        Nobody arrives there twice in a turn of two actions, so that it need not be counted.
        """
        wardens, torches, beacons, renown, neutral, seat, left, number, _, lit, paid, _ = state
        wardens = _put(wardens, seat, post)
        after = _new(State, (wardens, torches, beacons, renown, neutral, seat, left - 1, number, 0, lit, paid, ()))
        if post == self.ground.bridge:
            opened = after._replace(bridge=1)
            return opened if len(self.legal(opened)) > 1 else after
        return after

    def _lit(self, state: State) -> tuple[State, Gains]:
        seat = state.to_move
        bit = 1 << state.wardens[seat]
        beacons = _put(state.beacons, seat, state.beacons[seat] | bit)
        lit = state._replace(beacons=beacons, neutral=state.neutral & ~bit, left=state.left - 1)
        return self.scoring.lit(lit)

    def _turned(self, state: State, gains: Gains) -> tuple[State, Gains]:
        """The end of a turn: scoring, then the next seat, and perhaps the next or no more rounds (TF-029, TF-030)."""
        if more := self.scoring.turn(state):
            state, more = self.scoring.credited(state, more)
            gains += more
            if state.winners:
                return state, gains
        wardens, torches, beacons, renown, neutral, seat, _, number, _, lit, paid, _ = state
        if lit:
            lit = self.scoring.remembered(state)
        seat = (seat + 1) % self.setup.players
        if seat == self.setup.first:
            number += 1
            if 0 < self.scoring.rounds < number:
                return state._replace(winners=self.scoring.outcome(state).winners), gains
        parts = (wardens, torches, beacons, renown, neutral, seat, ACTIONS, number, 0, lit, paid, ())
        return _new(State, parts), gains


def _put(values: Pair, seat: int, value: int) -> Pair:
    return (*values[:seat], value, *values[seat + 1 :])
