"""What goes into the store and comes out of it, free of SQL."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from realmgen.kit.game import Json, Rows
from realmgen.kit.record import Header, Line


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as listed. `code` is its public name, eight hexadecimal digits; `seq` its last line; `within` the id
    of the campaign that a game at the table belongs to."""

    id: int
    code: str
    name: str
    game: str
    archived: bool
    created: datetime
    updated: datetime
    seq: int = 0
    within: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a campaign's journal stands, without its state. `head` is the last standing command (0: none),
    `undone` lists what can be redone, the next one last."""

    campaign: Campaign
    journal: int
    seq: int
    head: int
    undone: tuple[int, ...]
    rules_version: int
    seed: str


@dataclass(frozen=True, slots=True)
class Commit:
    """One line and all that follows from it, written together or not at all.

    `after` is the command whose state a command line was given in, `state` and `shown` are JSON (the game
    master's and the players'), `keep` asks for a snapshot of the state, `told` is a command's row in words.
    """

    line: Line
    standing: Standing
    after: int | None
    state: str
    shown: str
    rows: Rows
    keep: bool = False
    told: Json | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after a command line, as JSON of a rules version; a `seam` may never be thrown away."""

    at: int
    rules_version: int
    state: str
    seam: bool = False


@dataclass(frozen=True, slots=True)
class Bundle:
    """A whole campaign, times as text. `snapshots` hold at least the state of every seam; `state` is the
    latest, as JSON of `rules_version`."""

    name: str
    code: str
    header: Header
    rules_version: int
    state: str
    lines: tuple[Line, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    archived: bool = False
    created: str = ""
    updated: str = ""
    within: int | None = None


@dataclass(frozen=True, slots=True)
class StoredPack:
    """A content pack: `key` is the name it gives itself, `files` its texts by their path in it, `added` a time as
    text, and `sum` tells one content from another."""

    key: str
    game: str
    title: str
    sum: str
    files: Mapping[str, str]
    added: str = ""


@dataclass(frozen=True, slots=True)
class ShownPicture:
    """A picture to lay before players: `name` tells its content from any other's."""

    name: str
    mime: str
    data: bytes


def now() -> str:
    """The time in UTC as ISO 8601 text with microseconds, which sorts as time does."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
