"""An answer as people read it, and the rows one may move to from where its dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from realmgen.games.ironsworn.oracles.names import with_own
from realmgen.games.ironsworn.oracles.rolling import offered
from realmgen.games.ironsworn.oracles.turning import WAYS, turned_row
from realmgen.service.worlds.asking import MATCH, ODDS

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.games.ironsworn.model import Answer, How, Result, Tale
    from realmgen.games.ironsworn.oracles.table import Oracle, Row

GRADES = {"worse": "worse", "dramatic": "more dramatic", "dreadful": "something dreadful, that turns the quest"}
HOW = {
    "typed": "your dice",
    "picked": "picked by hand",
    "above": "the row above",
    "below": "the row below",
    "reversed": "digits reversed",
}
NAMES = {"above": "Row above", "below": "Row below", "reversed": "Digits reversed"}
HUNDRED = 100


class Near(NamedTuple):
    """A row that may be moved to: `how` the command calls it by, what it is called, the results that give it and what
    it says; an empty text where there is none."""

    how: str
    name: str
    range: str = ""
    text: str = ""


def oracles_of(lore: Lore, tale: Tale) -> Mapping[str, Oracle]:
    """Every table there is in a world, one's own too."""
    return with_own(lore.oracles, tale.tables)


def near(result: Result, oracles: Mapping[str, Oracle]) -> list[Near]:
    """The row above, the row below, and what the reversed digits give (IS-609, IS-610); there is none beyond the ends
    of a table (IS-A56). Nothing of a result that no table gave."""
    oracle = oracles.get(result.oracle)
    if oracle is None or not result.low:
        return []
    found = [_near(way, NAMES[way], turned_row(result, way, oracle)) for way in WAYS]
    return [one for one in found if one.how != "reversed" or (oracle.die == HUNDRED and result.rolls)]


def _near(way: How, name: str, row: Row | None) -> Near:
    return Near(way, name, ranged(row.low, row.high), row.text) if row else Near(way, name)


def offers(answer: Answer, oracles: Mapping[str, Oracle]) -> list[Oracle]:
    """The oracles that rows of an answer name and leave to you, each once."""
    found = (oracle for result in every(answer.results) for oracle in offered(result, oracles))
    return list({oracle.id: oracle for oracle in found}.values())


def ranged(low: int, high: int) -> str:
    """`34`, `33–41`."""
    return str(low) if low == high else f"{low}–{high}"


def asked(answer: Answer) -> str:
    """What was asked, in a line."""
    if answer.odds is None:
        return _as_question(answer.question)
    odds = ODDS[answer.odds]
    if answer.second:
        return f"{odds}: {answer.first}. Else: {answer.second}"
    return f"{_as_question(answer.question)} · {odds}" if answer.question else odds


def _as_question(text: str) -> str:
    return text if not text or text[-1] in "?!.…" else f"{text}?"


def said(answer: Answer) -> str:
    """The answer in a word or two: of a question yes or no, of two outcomes the one, else what was drawn."""
    if answer.odds is None:
        return " · ".join(leaves_text(result) for result in answer.results)
    if answer.second:
        return answer.first if answer.yes else answer.second
    return "Yes" if answer.yes else "No"


def is_rolled(answer: Answer) -> bool:
    """Whether oracles gave it, and not somebody who decided."""
    return all(result.oracle for result in answer.results)


def twist(answer: Answer) -> str:
    """What its match may mean, empty without one."""
    return MATCH[bool(answer.yes)] if answer.match and answer.yes is not None else ""


def leaves_text(result: Result) -> str:
    """What a result came to in the end: of a roll twice both."""
    return result.text if is_joined(result) else " + ".join(map(_graded, leaves(result)))


def _graded(result: Result) -> str:
    return f"{result.text} ({GRADES[result.grade]})" if result.grade else result.text


def is_joined(result: Result) -> bool:
    """Whether it is a name put together from what it asked for."""
    return bool(result.then) and not result.low


def leaves(result: Result) -> Iterator[Result]:
    """The results a roll ended in."""
    if not result.then:
        yield result
    for one in result.then:
        yield from leaves(one)


def every(results: Iterable[Result]) -> Iterator[Result]:
    """The results and what they asked for."""
    for result in results:
        yield result
        yield from every(result.then)


def places(results: Iterable[Result], within: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Result]]:
    """Every result that fell on a row, with the way to it: its number, then within it that of what it asked for."""
    for number, result in enumerate(results, 1):
        at = (*within, number)
        if result.low:
            yield at, result
        yield from places(result.then, at)
