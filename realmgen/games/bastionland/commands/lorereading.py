"""Reading what is ordered of tales, sparks and people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.codec.lore import calling_of, tale_of
from realmgen.games.bastionland.commands import lore as kinds
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.words import Words
from realmgen.games.bastionland.folk.service import SERVICES

T = TypeVar("T")
_TABLE = re.compile(r"[a-z0-9][a-z0-9.:_-]{0,79}")
MOST_COLUMNS = 6


def _entry(words: Words, what: str, read: Callable[[Fields], T]) -> T | None:
    """A JSON object to the end of the command, or null."""
    given = words.value()
    if given is None:
        return None
    fields = Fields(given, what, [])
    found = read(fields) if fields.sound else None
    if fields.faults:
        raise words.wrong("; ".join(fields.faults))
    return found


def _tables(words: Words) -> tuple[str, ...]:
    found: list[str] = []
    while words.more() or not found:
        word = words.next("a table")
        if not _TABLE.fullmatch(word):
            raise words.wrong(f"{word!r} is not the id of a table")
        found.append(word)
    if len(found) > MOST_COLUMNS:
        raise words.wrong(f"{len(found)} tables are given: at most {MOST_COLUMNS}")
    return tuple(found)


LORE_READERS: dict[str, Callable[[Words], Command]] = {
    "tale": lambda w: kinds.SetTale(w.hex(), _entry(w, "tale", tale_of)),
    "calling": lambda w: kinds.SetCalling(w.hex(), _entry(w, "calling", calling_of)),
    "spark": lambda w: kinds.Spark(w.hex(), _tables(w)),
    "hire": lambda w: kinds.Hire(w.hex(), w.choice(tuple(SERVICES), "service")),
}
"""By first word: what reads the rest."""
