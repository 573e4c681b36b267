"""Rolling on an oracle, and on what its rows ask for (IS-471, IS-486, IS-625, IS-A53, IS-A54)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from realmgen.games.ironsworn.model import Grade, How, Repeat, Result
from realmgen.games.ironsworn.oracles.odds import is_match
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then
from realmgen.kit.chance import Chance

DEPTH = 3
"""How deep rows may ask for rolls that ask for rolls."""
REROLLS = 10
"""How often a row that came up already is rolled again, on a table that may have no other."""
MOST, LONGEST = 50, 2000
"""Rolls that one roll may bring in all, and characters of a text that is put together from others."""
DREADFUL = "Something dreadful happens, and your quest takes another course"
"""What a row means that makes things worse and asks for itself again (IS-471)."""
Oracles = Mapping[str, Oracle]
Key = tuple[str, int]
"""A row, by its oracle and its lowest result."""
_PART = re.compile(r"\{(\d{1,2})\}")
_WORSE: dict[Repeat, Grade] = {"worse": "worse", "dramatic": "dramatic"}


def roll(oracle: Oracle, oracles: Oracles, chance: Chance) -> Result:
    """Roll on an oracle; `oracles` are those its rows may ask for. A typed die that is missing raises NeedsRoll, which
    names the table."""
    found = _Roll(oracles, chance).rolled(oracle, _START)
    return graded(found, oracles) if found.then else found


def chosen(oracle: Oracle, oracles: Oracles, chance: Chance, value: int, how: How) -> Result:
    """The result of a value that was chosen and not rolled; what its row asks for is rolled. Raises Unreadable for a
    value that the die does not show."""
    found = _Roll(oracles, chance).of_row(oracle, oracle.row(value), (), _START, how)
    return graded(found, oracles) if found.then else found


def offered(result: Result, oracles: Oracles) -> tuple[Oracle, ...]:
    """The oracles that a result's row offers and that were not rolled by themselves."""
    oracle = oracles.get(result.oracle)
    row = oracle.row(result.low) if oracle and 1 <= result.low <= oracle.die else None
    asked = [oracles.get(then.oracle) for then in row.then if not then.auto] if row else []
    return tuple(one for one in asked if one)


class _Way(NamedTuple):
    """How one came to a roll: its depth, what to do with a row that comes up again, and the rows above that make worse
    what they ask for."""

    depth: int = 0
    repeat: Repeat = "keep"
    above: tuple[Key, ...] = ()


_START = _Way()


class _Roll:
    """One roll with all it asks for."""

    __slots__ = ("_chance", "_left", "_oracles", "_seen")

    def __init__(self, oracles: Oracles, chance: Chance) -> None:
        self._oracles, self._chance = oracles, chance
        self._seen: set[Key] = set()
        self._left = MOST

    def rolled(self, oracle: Oracle, way: _Way) -> Result:
        rolls: list[int] = []
        while True:
            rolls.append(self._chance.roll(oracle.die, oracle.title))
            self._left -= 1
            row = oracle.row(rolls[-1])
            came = way.repeat == "reroll" and (oracle.id, row.low) in self._seen
            if not came or len(rolls) > REROLLS or self._left < 1:
                break
        return self.of_row(oracle, row, tuple(rolls), way, "typed" if self._chance.rolled[-1].typed else "rolled")

    def of_row(self, oracle: Oracle, row: Row, rolls: tuple[int, ...], way: _Way, how: How) -> Result:
        low, high, text, asked, grade, move, form = row
        then: tuple[Result, ...] = ()
        if any(one.auto for one in asked):
            key = (oracle.id, low)
            if grade and key in way.above:
                return Result(oracle.id, oracle.title, rolls, low, high, DREADFUL, (), "dreadful", how, oracle.die)
            if way.depth < DEPTH:
                within = _Way(way.depth + 1, "keep", (*way.above, key) if grade else way.above)
                then = tuple(result for one in asked for result in self._asked(oracle, one, within))
        else:
            self._seen.add((oracle.id, low))
        text = _formed(form, then) if form else text
        twist = oracle.match if oracle.match and rolls and is_match(rolls[-1]) else ""
        return Result(oracle.id, oracle.title, rolls, low, high, text, then, "", how, oracle.die, move, twist)

    def _asked(self, oracle: Oracle, then: Then, way: _Way) -> tuple[Result, ...]:
        target = self._oracles.get(then.oracle) if then.oracle else oracle
        if target is None or not then.auto:
            return ()
        within = way._replace(repeat=then.repeat)
        return tuple(self.rolled(target, within) for _ in range(then.times) if self._left > 0)


def _formed(form: str, then: Sequence[Result]) -> str:
    """The text of a row that is put together from what it asked for."""
    return _PART.sub(lambda part: then[int(part[1]) - 1].text if 1 <= int(part[1]) <= len(then) else "…", form)[
        :LONGEST
    ]


def graded(result: Result, oracles: Oracles, above: Grade = "") -> Result:
    """A result with what its rows make of those they asked for: worse after a row that says so, and where one came up
    twice (IS-471, IS-486, IS-645, IS-646, IS-A54). `above` is what the row above makes of it."""
    oracle = oracles.get(result.oracle)
    if not result.then or oracle is None or not result.low:
        return result if result.grade in ("dreadful", above) else replace(result, grade=above)
    row = oracle.row(result.low)
    then = tuple(graded(one, oracles, row.grade or above) for one in result.then)
    twice = next((_WORSE[one.repeat] for one in row.then if one.repeat in _WORSE), None)
    return replace(result, then=_marked(then, twice, oracles) if twice else then, grade=above)


def _marked(results: tuple[Result, ...], grade: Grade, oracles: Oracles) -> tuple[Result, ...]:
    count = Counter(map(_key, _leaves(results, oracles)))
    return tuple(_mark(result, count, grade) for result in results)


def _mark(result: Result, count: Counter[Key], grade: Grade) -> Result:
    if result.then:
        return replace(result, then=tuple(_mark(one, count, grade) for one in result.then))
    return replace(result, grade=result.grade or grade) if count[_key(result)] > 1 else result


def _leaves(results: Sequence[Result], oracles: Oracles) -> Iterator[Result]:
    """The results in which rolls ended, but for those that only asked for rolls too deep to be made."""
    for result in results:
        oracle = oracles.get(result.oracle)
        if result.then:
            yield from _leaves(result.then, oracles)
        elif oracle is None or not any(one.auto for one in oracle.row(result.low).then):
            yield result


def _key(result: Result) -> Key:
    return (result.oracle, result.low)
