"""The values of a journal: a header, and one line for each command.

Nothing in a journal is ever erased. An undo is a line that `cancels` the last standing command, a redo a line
that `redoes` the one last undone, and a line with `rules` is a seam: from there on newer rules hold, starting
from a state that was stored there. `Trail` follows a journal line by line and knows which commands stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from realmgen.errors import Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.game import Event

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Header:
    """What a journal starts from; `created` is a time in UTC as ISO 8601 text."""

    game: str
    seed: str
    rules_version: int
    created: str
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what was intended, what the dice showed, what was drawn and what came of it.

    `seq` counts from 1 without gaps, `time` is UTC as ISO 8601 text. At most one of `cancels`, `redoes`
    (each the seq of a command) and `rules` (the rules version from here on) is given.
    """

    seq: int
    time: str
    command: str
    rolls: tuple[Rolled, ...] = ()
    drawn: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    cancels: int | None = None
    redoes: int | None = None
    rules: int | None = None

    @property
    def is_command(self) -> bool:
        """Whether the line brought a state of its own: a command of the game, or a seam."""
        return self.cancels is None and self.redoes is None

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


@dataclass
class Trail:
    """Where a journal stands. `after` tells of each command line whose state it was given in (0: the start),
    `head` is the last standing command and `undone` those that can be redone, the next one last."""

    after: dict[int, int] = field(default_factory=dict)
    seams: set[int] = field(default_factory=set)
    head: int = 0
    undone: list[int] = field(default_factory=list)
    length: int = 0

    def take(self, line: Line) -> None:
        """Follow one more line; raises Unreadable when it does not fit where the journal stands."""
        if line.seq != self.length + 1:
            raise Unreadable(f"line {self.length + 1} is missing: line {line.seq} stands in its place")
        self.length = line.seq
        if line.cancels is not None:
            self._undo(line.seq, line.cancels)
        elif line.redoes is not None:
            self._redo(line.seq, line.redoes)
        else:
            self._command(line)

    def standing(self) -> list[int]:
        """The commands in force, oldest first, from the last seam on (the seam itself included)."""
        found = [self.head] if self.head else []
        while found and found[-1] not in self.seams and self.after[found[-1]]:
            found.append(self.after[found[-1]])
        return found[::-1]

    def _undo(self, seq: int, cancels: int) -> None:
        if cancels != self.head or not self.head or self.head in self.seams:
            raise Unreadable(
                f"line {seq} undoes line {cancels}, but the last standing command is {self.head or 'none'}"
            )
        self.head = self.after[cancels]
        self.undone.append(cancels)

    def _redo(self, seq: int, redoes: int) -> None:
        if not self.undone or self.undone[-1] != redoes:
            wanted = self.undone[-1] if self.undone else "none"
            raise Unreadable(f"line {seq} redoes line {redoes}, but the one to redo is {wanted}")
        self.head = self.undone.pop()

    def _command(self, line: Line) -> None:
        self.after[line.seq] = self.head
        if line.rules is not None:
            self.seams.add(line.seq)
        self.head = line.seq
        self.undone.clear()


def follow(lines: Iterable[Line]) -> Trail:
    """The trail of a whole journal; raises Unreadable at the first line that does not fit."""
    trail = Trail()
    for line in lines:
        trail.take(line)
    return trail
