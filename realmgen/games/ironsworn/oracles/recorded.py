"""What oracles answered, and what else was drawn, as a journal keeps it: whole, with the dice that fell for it. Told
again, it asks no table, so that a table may change or go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.model import Result
from realmgen.kit.chance import Chance
from realmgen.kit.kept import Kept, kept_json, read_kept
from realmgen.kit.record import from_json, to_json

Results = tuple[Result, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Record(Kept):
    """The results, and for each die that fell its sides and what for."""

    results: Results
    dice: tuple[tuple[int, str], ...]


def recorded(chance: Chance, answer: Callable[[], Results]) -> Results:
    """What `answer` gives, at least one result, which rolls with `chance`; in a replay what was kept, the same dice
    falling again. Raises Unreadable for a record that was spoilt."""
    before = len(chance.rolled)
    asked = False

    def entry() -> str:
        nonlocal asked
        asked = True
        results = kept_json(answer())
        dice = [[die.sides, die.purpose] for die in chance.rolled[before:]]
        return to_json({"results": results, "dice": dice})

    kept = read_kept(_Record, from_json(chance.take(entry), "answer"), "answer")
    if not kept.results:
        raise Unreadable("the record of an answer holds no result")
    if not asked:
        for sides, purpose in kept.dice:
            chance.roll(sides, purpose)
    return kept.results


def drawn(chance: Chance, kind: type[T], make: Callable[[], T | None], what: str) -> T:
    """What `make` drew; in a replay what was kept. Raises Unreadable where that is none of its kind."""
    return read_kept(kind, from_json(chance.take(lambda: to_json(kept_json(make()))), what), what)
