"""Reading what is ordered of tales, sparks and people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar, cast

from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.codec.lore import calling_of, tale_of
from realmgen.games.bastionland.commands import lore as kinds
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.words import Words
from realmgen.games.bastionland.folk.folklore import ASKED, Witness
from realmgen.games.bastionland.folk.people import ROLES, Role
from realmgen.games.bastionland.folk.service import SERVICES
from realmgen.games.bastionland.road.model import SEASONS, Season

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


def _meet(words: Words) -> kinds.Meet:
    at = words.hex()
    return kinds.Meet(at, cast(Role, words.choice(tuple(ROLES), "role")) if words.more() else "")


LORE_READERS: dict[str, Callable[[Words], Command]] = {
    "tale": lambda w: kinds.SetTale(w.hex(), _entry(w, "tale", tale_of)),
    "calling": lambda w: kinds.SetCalling(w.hex(), _entry(w, "calling", calling_of)),
    "prompt": lambda w: kinds.Prompt(w.hex(), w.prose()),
    "spark": lambda w: kinds.Spark(w.hex(), _tables(w)),
    "person": _meet,
    "hire": lambda w: kinds.Hire(w.hex(), w.choice(tuple(SERVICES), "service")),
    "favour": lambda w: kinds.Favour(w.hex(), w.name()),
    "repay": lambda w: kinds.Repay(w.hex(), w.name()),
    "ask": lambda w: kinds.Ask(w.hex(), cast(Witness, w.choice(ASKED, "witness"))),
    "counsel": lambda w: kinds.Counsel(w.hex(), w.number(), w.prose()),
    "approve": lambda w: kinds.Approve(w.hex(), w.name(), w.choice(tuple(kinds.APPROVED), "step")),
    "journey": lambda w: kinds.Journey(w.name(), cast(Season, w.choice(SEASONS, "Season"))),
}
"""By first word: what reads the rest."""
