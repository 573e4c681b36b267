"""A journal as people read it, and folded again to see that it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from threading import Lock
from typing import Any

from realmgen.errors import RealmgenError, Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.game import Event, Json
from realmgen.kit.record import Line, Trail, follow, from_json, to_json
from realmgen.service.fold import AnyGame, load_state, replay_line
from realmgen.service.story import Story, texts
from realmgen.store.values import Bundle, Snapshot

KEEP_EVERY = 50
"""After so many lines a state is kept, so that undo need not fold from the start."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the history. `text` tells what happened, `command` is cut short when it is long, `cancelled`
    says that the command does not stand (now), `turns` that the line is an undo or a redo. `moment` is when it was
    in the game's own time."""

    seq: int
    time: datetime
    command: str
    text: str
    rolls: tuple[Rolled, ...] = ()
    drawn: tuple[str, ...] = ()
    cancelled: bool = False
    turns: bool = False
    moment: Mapping[str, Any] = field(default_factory=dict)
    events: tuple[Event, ...] = ()

    @property
    def verb(self) -> str:
        """The first word of the command."""
        return self.command.partition(" ")[0]

    def __str__(self) -> str:
        dice = " ".join(f"d{die.sides}:{die.value}{'*' if die.typed else ''}" for die in self.rolls)
        parts = (f"{self.seq:>5}", f"{self.time:%Y-%m-%d %H:%M}", self.text or self.command, dice and f"[{dice}]")
        return "  ".join(part for part in (*parts, "(undone)" if self.cancelled else "") if part)


@dataclass(slots=True)
class Folded:
    """What came of folding a journal: the state, the states to keep on the way, and every fault."""

    state: Any = None
    kept: list[Snapshot] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class Chronicle:
    """The lines of a journal for reading, taken as they come; safe between threads."""

    def __init__(self, start: Json) -> None:
        self._story = Story(start)
        self._entries: list[Entry] = []
        self._lock = Lock()

    def grown(self, more: Callable[[int], Iterable[Line]]) -> list[Entry]:
        """Every line, those asked of `more` beyond the last one known included."""
        with self._lock:
            for line in more(self._story.trail.length):
                self._take(line)
            return list(self._entries)

    def _take(self, line: Line) -> None:
        moment = self._story.take(line)
        concerned = line.cancels or line.redoes
        if concerned:
            before = self._entries[concerned - 1]
            self._entries[concerned - 1] = replace(before, cancelled=line.cancels is not None)
        self._entries.append(_entry(line, moment))


def fold_journal(game: AnyGame, bundle: Bundle) -> Folded:
    """Fold what stands in a journal, and what could be redone, checking every line against the rules.

    What was played by older rules than this program's is not folded: its stored state is read instead.
    """
    folded = Folded()
    try:
        stored = load_state(game, bundle.state, bundle.rules_version, "the latest state")
        if bundle.rules_version == game.rules_version:
            _fold(game, bundle, folded)
            _compare(game, folded.state, bundle.state, folded.faults)
        else:
            folded.state = stored
    except RealmgenError as error:
        folded.faults += error.faults
    return folded


def _fold(game: AnyGame, bundle: Bundle, folded: Folded) -> None:
    trail = follow(bundle.lines)
    lines = {line.seq: line for line in bundle.lines}
    stands = trail.standing()
    folded.state = _start(game, bundle, stands, trail)
    for count, seq in enumerate(seq for seq in stands if seq not in trail.seams):
        folded.state = replay_line(game, folded.state, lines[seq])
        if count % KEEP_EVERY == KEEP_EVERY - 1:
            folded.kept.append(Snapshot(seq, game.rules_version, to_json(game.dump(folded.state))))
    ahead = folded.state
    for seq in reversed(trail.undone):
        ahead = replay_line(game, ahead, lines[seq])


def _start(game: AnyGame, bundle: Bundle, stands: Sequence[int], trail: Trail) -> Any:
    if not stands or stands[0] not in trail.seams:
        return game.new()
    seam = next((shot for shot in bundle.snapshots if shot.at == stands[0]), None)
    if seam is None:
        raise Unreadable(f"the state at line {stands[0]}, where newer rules began, is missing")
    return load_state(game, seam.state, seam.rules_version, f"the state at line {seam.at}")


def _compare(game: AnyGame, state: Any, stored: str, faults: list[str]) -> None:
    ours, theirs = from_json(to_json(game.dump(state)), "state"), from_json(stored, "state")
    keys = sorted(key for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key))
    if keys:
        faults.append(f"the stored state differs from what the journal tells, in {', '.join(keys)}")


def _entry(line: Line, moment: Json) -> Entry:
    time, text = datetime.fromisoformat(line.time), texts(line.events)
    parts = (line.seq, time, line.command, text, line.rolls, line.drawn, False, not line.is_command)
    return Entry(*parts, moment, line.events)
