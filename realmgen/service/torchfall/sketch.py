"""A board before anything is played on it, also one that is only half drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from realmgen.errors import Unreadable
from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.formats import record_of, write_json, write_text
from realmgen.games.torchfall.generate import draw
from realmgen.games.torchfall.model import FreeBoard, Setup, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import fresh_seed
from realmgen.service.campaigns import one_line
from realmgen.service.printing import Export, slug

__all__ = ["Bare", "Rules", "Sketch", "drawn_record", "record_of_board", "sketch", "sketch_board"]


@dataclass(frozen=True, slots=True)
class Bare:
    """A board with its set-up, by no rules."""

    setup: Setup
    board: Board


@dataclass(frozen=True, slots=True)
class Sketch:
    """What can be drawn of a set-up: its board, and the first position where it can be played."""

    ground: Rules | Bare
    state: State | None


def sketch(setup: Setup) -> Sketch:
    """What can be drawn of a set-up, sound or not; pieces are shown from starts that are not even, too."""
    for made in (setup, replace(setup, free_starts=True)):
        try:
            rules = Rules(made)
        except Unreadable:
            continue
        return Sketch(rules, rules.start())
    return Sketch(_bare(setup), None)


def sketch_board(board: FreeBoard) -> Bare:
    """A board of one's own as far as it is drawn."""
    return _bare(Setup(board=board))


def _bare(setup: Setup) -> Bare:
    plain = replace(Setup(), board=setup.board, players=setup.players, powers=setup.powers)
    return Bare(plain, Board(plain))


def drawn_record(seed: str | None, players: int, form: str = "text") -> Export:
    """A whole set-up by seed as a record, `text` or `json`; None draws a seed, which stands in the record."""
    seed = fresh_seed() if seed is None else one_line("seed", seed)
    record = record_of(draw(seed, players), ())
    if form == "json":
        return Export(f"torchfall-{slug(seed)}.json", "application/json", write_json(record).encode())
    return Export(f"torchfall-{slug(seed)}.txt", "text/plain", write_text(record).encode())


def record_of_board(board: FreeBoard) -> bytes:
    """A board as a record without commands: a set-up to bring in again. Raises Unreadable where nobody can play."""
    return write_text(record_of(Setup(board=board), ())).encode()
