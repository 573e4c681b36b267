"""What is told of a package: what it holds, in whose words, and what was odd."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from realmgen.games.ironsworn.datasworn import Package

KINDS: Mapping[str, str] = {
    "oracle": "oracles",
    "truth": "truths",
    "foe": "foes",
    "region": "regions",
    "move": "moves",
    "asset": "assets",
    "rarity": "rarities",
    "site": "sites",
    "theme": "themes",
    "domain": "domains",
}
"""Kinds of what packages hold, one and many."""


class Credited(NamedTuple):
    """How many things of a kind are credited in which words."""

    kind: str
    number: int
    words: str


@dataclass(frozen=True, slots=True)
class Report:
    """What a package is and holds. `expands` is the ruleset it builds upon, `counts` are by kind, `remarks` tell what
    is odd and what is made of it; `added` is a time as text, empty while it is not kept."""

    id: str
    title: str
    version: str
    expands: str
    counts: Mapping[str, int]
    credits: tuple[Credited, ...]
    dangling: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    added: str = ""


def report_of(package: Package, added: str = "") -> Report:
    """The report of a package."""
    said = (Credited(kind, number, words) for (kind, words), number in package.credits.items())
    return Report(
        package.id,
        package.title,
        package.version,
        package.expands,
        package.counts,
        tuple(sorted(said, key=lambda one: (list(KINDS).index(one.kind), -one.number))),
        package.dangling,
        package.remarks,
        added,
    )


def credit_lines(report: Report) -> tuple[tuple[str, str], ...]:
    """By the words that give credit: how many of what they are due for, such as `38 oracles, 35 moves`."""
    counts: dict[str, dict[str, int]] = {}
    for kind, number, words in report.credits:
        counts.setdefault(words, {})[kind] = number
    return tuple((words, count_words(those)) for words, those in counts.items())


def count_words(counts: Mapping[str, int]) -> str:
    """Counts in words, such as `38 oracles, 1 region`."""
    said = ((counts[one], one if counts[one] == 1 else many) for one, many in KINDS.items() if counts.get(one))
    return ", ".join(f"{count} {word}" for count, word in said)
