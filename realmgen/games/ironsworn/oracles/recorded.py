"""What oracles answered as a journal keeps it: the results whole, with the dice that fell for them. Told again, it asks
no table, so that a table may change or go."""

from __future__ import annotations

from collections.abc import Callable

from realmgen.games.ironsworn.model import Result
from realmgen.kit.chance import Chance
from realmgen.kit.kept import kept_json, read_kept
from realmgen.kit.record import from_json, to_json

Results = tuple[Result, ...]


def recorded(chance: Chance, answer: Callable[[], Results]) -> Results:
    """What `answer` gives, which rolls with `chance`; in a replay what was kept, the same dice falling again."""
    before = len(chance.rolled)
    asked = False

    def entry() -> str:
        nonlocal asked
        asked = True
        results = [kept_json(result) for result in answer()]
        dice = [[die.sides, die.purpose] for die in chance.rolled[before:]]
        return to_json({"results": results, "dice": dice})

    kept = from_json(chance.take(entry), "answer")
    if not asked:
        for sides, purpose in kept["dice"]:
            chance.roll(sides, purpose)
    return tuple(read_kept(Result, result, "answer") for result in kept["results"])
