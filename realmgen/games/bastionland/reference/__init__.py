"""The rules in short, by topic, to be looked up while playing; their words are ours. `found` searches them."""

from __future__ import annotations

from functools import cache

from realmgen.games.bastionland.reference import goods, people, play, realm, road, war
from realmgen.games.bastionland.reference.row import Row

__all__ = ["Row", "found", "rows", "topics"]
SHORT = 4
"""Letters of a word that is looked for as it stands: longer ones find their plural in -ies too."""


@cache
def rows() -> tuple[Row, ...]:
    """Every row; those of one topic stand together, the topics in the order in which play asks for them."""
    every = [*play.rows(), *war.rows(), *road.rows(), *realm.rows(), *people.rows(), *goods.rows()]
    order = dict.fromkeys(row.topic for row in every)
    return tuple(row for topic in order for row in every if row.topic == topic)


def topics() -> tuple[str, ...]:
    """The topics, in that order."""
    return tuple(dict.fromkeys(row.topic for row in rows()))


def found(words: str, topic: str = "") -> tuple[Row, ...]:
    """The rows, of one topic or of all, that hold every one of some words, or parts of words, in title, topic or text,
    or are those of a number of the ledger (`MB-205`); those with all of them in the title come first."""
    wanted = [word.removesuffix("y") if len(word) > SHORT else word for word in words.casefold().split()]
    fits = [row for row in rows() if topic in ("", row.topic) and all(word in _searched(row) for word in wanted)]
    return tuple(sorted(fits, key=lambda row: not all(word in row.title.casefold() for word in wanted)))


def _searched(row: Row) -> str:
    return " ".join((row.topic, row.title, row.text, *row.ids)).casefold()
