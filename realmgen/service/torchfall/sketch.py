"""A board before anything is played on it, also one that is only half drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

from realmgen.errors import Unreadable
from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.formats import record_of, write_text
from realmgen.games.torchfall.guide import Said
from realmgen.games.torchfall.guide.chosen import chosen
from realmgen.games.torchfall.model import FreeBoard, Setup, State
from realmgen.games.torchfall.rules import Rules

__all__ = ["Bare", "Rules", "Sketch", "chosen_of", "record_of_board", "sketch", "sketch_board"]


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
    """What can be drawn of a set-up, sound or not."""
    try:
        rules = Rules(setup)
    except Unreadable:
        return Sketch(_bare(setup), None)
    return Sketch(rules, rules.start())


def sketch_board(board: FreeBoard) -> Bare:
    """A board of one's own as far as it is drawn."""
    return _bare(Setup(board=board))


def _bare(setup: Setup) -> Bare:
    plain = replace(Setup(), board=setup.board, players=setup.players, powers=setup.powers)
    return Bare(plain, Board(plain))


def chosen_of(setup: Setup) -> tuple[Said, ...]:
    """What a set-up differs by from the printed game; nothing where it cannot be played."""
    try:
        return chosen(Rules(setup))
    except Unreadable:
        return ()


def record_of_board(board: FreeBoard) -> bytes:
    """A board as a record without commands: a set-up to bring in again. Raises Unreadable where nobody can play."""
    return write_text(record_of(Setup(board=board), ())).encode()
