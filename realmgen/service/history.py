"""A journal as people read it, and folded again to see that it holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from realmgen.errors import RealmgenError, Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.record import Line, Trail, follow, from_json, to_json
from realmgen.service.fold import AnyGame, load_state, replay_line
from realmgen.service.story import texts
from realmgen.store.values import Bundle, Snapshot

KEEP_EVERY = 50
"""After so many lines a state is kept, so that undo need not fold from the start."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the history. `text` tells what happened, `command` is cut short when it is long, `cancelled`
    says that the command does not stand (now)."""

    seq: int
    time: datetime
    command: str
    text: str
    rolls: tuple[Rolled, ...] = ()
    drawn: tuple[str, ...] = ()
    cancelled: bool = False

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


def entries(lines: Iterable[Line]) -> list[Entry]:
    """The lines of a whole journal for reading."""
    every = list(lines)
    stands = _standing_everywhere(follow(every))
    return [_entry(line, line.is_command and line.seq not in stands) for line in every]


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


def _standing_everywhere(trail: Trail) -> set[int]:
    """The commands in force, those behind seams too."""
    found: set[int] = set()
    at = trail.head
    while at:
        found.add(at)
        at = trail.after[at]
    return found


def _entry(line: Line, cancelled: bool) -> Entry:
    time = datetime.fromisoformat(line.time)
    return Entry(line.seq, time, line.command, texts(line.events), line.rolls, line.drawn, cancelled)
