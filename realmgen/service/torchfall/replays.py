"""A game looked at again from its start, move by move: one of ours, or a record that was brought in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.games.torchfall.formats import record_of, write_text
from realmgen.games.torchfall.match import replay
from realmgen.games.torchfall.model import Order, State
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.table import Seat, Table
from realmgen.games.torchfall.table.telling import acted, ended
from realmgen.service.torchfall.records import read_record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game: the position, and the sentence of the command that led to it. `seat` gave it, in `round`;
    what the rules refused changed nothing."""

    state: State
    text: str
    seat: int = -1
    round: int = 1
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Replay:
    """All moments of a game, the first before anything was done; `how` tells how it ended, if it did."""

    title: str
    rules: Rules
    seats: tuple[Seat, ...]
    frames: tuple[Frame, ...]
    orders: tuple[Order, ...]
    how: str

    def until(self, count: int) -> bytes:
        """A record of what was done in the first so many moves."""
        kept = [order for order, frame in zip(self.orders[:count], self.frames[1:], strict=False) if not frame.refused]
        return write_text(record_of(self.rules.setup, kept)).encode()


def of_game(title: str, table: Table) -> Replay:
    """A game at the table; raises IllegalCommand before it has begun."""
    match = table.game
    return _replay(title, match.rules, table.seats, match.orders)


def of_record(title: str, data: bytes) -> Replay:
    """A record, text or JSON, which may hold what the rules refuse; raises Unreadable with every fault."""
    record = read_record(data)
    return _replay(title, record.rules, (Seat(),) * record.rules.setup.players, record.orders)


def _replay(title: str, rules: Rules, seats: Sequence[Seat], orders: Iterable[Order]) -> Replay:
    given, sitting = tuple(orders), tuple(seats)
    before = rules.start()
    frames = [Frame(before, "The game begins.")]
    for played in replay(rules, given):
        seat, turn = before.to_move, before.round
        if played.reason:
            text = f"Refused: {played.order.command.text}. {played.reason[:1].upper()}{played.reason[1:]}."
        else:
            text = acted(rules, sitting, before, played.order.command, played.gains)
        frames.append(Frame(played.state, text, seat, turn, bool(played.reason)))
        before = played.state
    return Replay(title, rules, sitting, tuple(frames), given, ended(rules, sitting, before))
