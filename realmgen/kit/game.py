"""What a game system is: pure rules over frozen values.

The service folds a journal of commands through these functions; `service.fold` alone calls `apply`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from realmgen.kit.chance import Chance

S = TypeVar("S")
C = TypeVar("C")
Json = dict[str, Any]
Rows = Mapping[str, list[Json]]
"""By read-model table: the rows that hold of a state, each with the key that table is unique by."""


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, past tense: `text` for people, `data` for programs.

    `reveals` marks an event that showed something hidden: undoing past it asks first.
    """

    kind: str
    text: str
    data: Mapping[str, Any]
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a command led to."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S, C]):
    """The rules of one system. `str(command)` is its text, `parse` reads it back."""

    key: str
    rules_version: int

    def new(self) -> S:
        """The empty state a journal starts from."""

    def parse(self, text: str) -> C:
        """Read a command; raises Unreadable."""

    def offers(self, state: S) -> Iterable[C]:
        """Commands that make buttons; every one passes `check`."""

    def check(self, state: S, command: C) -> None:
        """Raise IllegalCommand with the reason when the command is not allowed now."""

    def apply(self, state: S, command: C, chance: Chance) -> Step[S]:
        """The state after a checked command. Pure: all chance is in `chance`."""

    def redact(self, state: S) -> Json:
        """What players may see, as JSON; nothing hidden stands in it. A picture that lies before them is named by
        `shared.picture`."""

    def dump(self, state: S) -> Json: ...

    def load(self, stored: Json) -> S:
        """Read what `dump` wrote; raises Unreadable with every fault."""

    def upgrade(self, stored: Json, version: int) -> Json:
        """A dump of an older rules version, as this version would have written it."""

    def rows(self, state: S) -> Rows: ...

    def moment(self, state: S) -> Json:
        """When it is in the game's own time, as flat columns; `night` is the game night that goes on, 0 for none."""

    def problems(self, state: S) -> list[str]:
        """Every rule the state breaks, in words; empty when it is sound."""
