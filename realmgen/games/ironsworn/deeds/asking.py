"""Asking the oracles: rolling on tables, yes or no, picking between two, and looking at an answer another way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import KEPT, Answer, Odds, Result, Tale
from realmgen.games.ironsworn.oracles.joined import JOINED, joined, roll_joined
from realmgen.games.ironsworn.oracles.names import known, not_found, with_own
from realmgen.games.ironsworn.oracles.odds import ASK, asked
from realmgen.games.ironsworn.oracles.recorded import Results, recorded
from realmgen.games.ironsworn.oracles.rolling import Oracles, chosen, graded, roll
from realmgen.games.ironsworn.oracles.telling import told
from realmgen.games.ironsworn.oracles.turning import turned
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

MOST_NAMES, LONGEST = 12, 400
"""Oracles rolled on at once, and characters of a question, a choice or a note."""
GM = "The game master"
Way = Literal["above", "below", "reversed"]


@dataclass(frozen=True, slots=True)
class Roll(Deed):
    """Roll on one oracle or on several at once (IS-609, IS-612)."""

    verb: ClassVar[str] = "roll"
    words: ClassVar[tuple[str, ...]] = ("names",)
    names: tuple[str, ...]
    question: str = ""
    by: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        if not 1 <= len(self.names) <= MOST_NAMES:
            raise IllegalCommand(f"{len(self.names)} oracles are named: roll on 1 to {MOST_NAMES} at once")
        if ASK in self.names:
            raise IllegalCommand("the oracle is asked for yes or no with odds, such as: ask likely")
        _check_texts(self.question, self.by)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        results = recorded(chance, lambda: self._results(with_own(lore.oracles, tale.tables), chance))
        return _answered(tale, Answer(0, results, self.question, by=self.by))

    def _results(self, oracles: Oracles, chance: Chance) -> Results:
        for name in self.names:
            if not known(name, oracles):
                raise not_found(name, oracles)
        return tuple(
            roll_joined(name, oracles, chance) if name in JOINED else roll(oracles[name], oracles, chance)
            for name in self.names
        )


@dataclass(frozen=True, slots=True)
class Ask(Deed):
    """Ask for yes or no (IS-488 to IS-493)."""

    verb: ClassVar[str] = "ask"
    words: ClassVar[tuple[str, ...]] = ("odds", "question")
    odds: Odds
    question: str = ""
    by: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        _check_texts(self.question, self.by)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        return _answered(tale, asked(self.odds, chance, Answer(0, (), self.question, by=self.by)))


@dataclass(frozen=True, slots=True)
class Two(Deed):
    """Pick between two: the first where the answer is yes (IS-467, IS-494)."""

    verb: ClassVar[str] = "two"
    words: ClassVar[tuple[str, ...]] = ("odds", "first", "second")
    odds: Odds
    first: str
    second: str
    question: str = ""
    by: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        if not self.first.strip() or not self.second.strip():
            raise IllegalCommand("one of the two is empty: name both things that may happen")
        _check_texts(self.first, self.second, self.question, self.by)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        between = Answer(0, (), self.question, first=self.first, second=self.second, by=self.by)
        return _answered(tale, asked(self.odds, chance, between))


@dataclass(frozen=True, slots=True)
class Decide(Deed):
    """Draw a conclusion without dice: what is obvious, and dramatic (IS-466, IS-467, IS-487)."""

    verb: ClassVar[str] = "decide"
    words: ClassVar[tuple[str, ...]] = ("text",)
    text: str
    question: str = ""
    by: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        if not self.text.strip():
            raise IllegalCommand("nothing was decided: say what happens")
        _check_texts(self.text, self.question, self.by)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        result = Result("", "Decided", (), 0, 0, self.text.strip(), how="picked")
        return _answered(tale, Answer(0, (result,), self.question, by=self.by))


@dataclass(frozen=True, slots=True)
class Pick(Deed):
    """Take a row by hand, by one of its results; 0 is 100. What it asks for is rolled."""

    verb: ClassVar[str] = "pick"
    words: ClassVar[tuple[str, ...]] = ("name", "value")
    name: str
    value: int
    question: str = ""
    by: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        _check_texts(self.question, self.by)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        results = recorded(chance, lambda: (self._result(with_own(lore.oracles, tale.tables), chance),))
        return _answered(tale, Answer(0, results, self.question, by=self.by))

    def _result(self, oracles: Oracles, chance: Chance) -> Result:
        if self.name not in oracles:
            raise not_found(self.name, oracles)
        oracle = oracles[self.name]
        return chosen(oracle, oracles, chance, self.value or min(oracle.die, 100), "picked")


@dataclass(frozen=True, slots=True)
class Turn(Deed):
    """Look at an answer another way: the row above, the row below, the digits reversed (IS-609, IS-610).

    `at` says which of its results, counted from 1, and within it which of those that it asked for: `turn 5 below 2 1`.
    """

    verb: ClassVar[str] = "turn"
    words: ClassVar[tuple[str, ...]] = ("number", "way", "at")
    number: int
    way: Way
    at: tuple[int, ...] = (1,)

    def check(self, tale: Tale, lore: Lore) -> None:
        answer = answer_of(tale, self.number)
        if answer.odds:
            raise IllegalCommand("an answer of yes or no has no rows beside it: ask again instead")
        _at(answer.results, self.at)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        answer = answer_of(tale, self.number)
        oracles = with_own(lore.oracles, tale.tables)

        def other(result: Result) -> Result:
            return turned(result, self.way, oracles, chance)

        def read() -> Results:
            return tuple(graded(one, oracles) for one in _with(answer.results, self.at, other))

        results = recorded(chance, read)
        after = replace(answer, results=results)
        return Step(with_answer(tale, after), (_event("turned", "Read another way. ", after),))


def answer_of(tale: Tale, number: int) -> Answer:
    """An answer that is still kept; raises NotFound."""
    found = next((answer for answer in tale.answers if answer.number == number), None)
    if found:
        return found
    if 1 <= number <= tale.asked:
        raise NotFound(f"answer {number} is no longer at hand: the last {KEPT} are, the older ones are in the journal")
    raise NotFound(f"there is no answer {number}: {tale.asked} were given so far")


def with_answer(tale: Tale, answer: Answer) -> Tale:
    """The state with an answer changed."""
    return replace(tale, answers=tuple(answer if one.number == answer.number else one for one in tale.answers))


def _answered(tale: Tale, answer: Answer) -> Step[Tale]:
    """The state with one answer more; the oldest gives way where there are too many."""
    by = answer.by or (GM if tale.mode == "guided" else "")
    given = replace(answer, number=tale.asked + 1, by=by, question=answer.question.strip())
    after = replace(tale, answers=(*tale.answers, given)[-KEPT:], asked=given.number)
    return Step(after, (_event("answered", "", given),))


def _event(kind: str, before: str, answer: Answer) -> Event:
    """`said` is the answer as a story has it, without dice."""
    data = {"number": answer.number, "said": f"{before}{told(answer, plain=True)}"}
    return Event(kind, f"{before}{told(answer)}", data)


def _at(results: Results, at: tuple[int, ...]) -> Result:
    """The result at a place; raises NotFound."""
    first, *rest = at or (1,)
    if not 1 <= first <= len(results):
        raise NotFound(f"there is no result {first} there: {len(results)} were given")
    return _at(results[first - 1].then, tuple(rest)) if rest else results[first - 1]


def _with(results: Results, at: tuple[int, ...], change: Callable[[Result], Result]) -> Results:
    """The results with the one at a place changed; a joined name follows its parts."""
    first, *rest = at or (1,)
    one = results[first - 1]
    one = replace(one, then=_with(one.then, tuple(rest), change)) if rest else change(one)
    if one.oracle in JOINED:
        one = joined(one)
    return (*results[: first - 1], one, *results[first:])


def _check_texts(*texts: str) -> None:
    for text in texts:
        if len(text) > LONGEST:
            raise IllegalCommand(f"{text[:40]!r} goes on for {len(text)} characters: at most {LONGEST}")


DEEDS: tuple[type[Deed], ...] = (Roll, Ask, Two, Decide, Pick, Turn)
