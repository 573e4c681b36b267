"""Answers in words, in one line with their dice: `Action: Seek (45); Theme: Wound (9)`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from realmgen.games.ironsworn.model import Answer, Grade, Result
from realmgen.games.ironsworn.oracles.odds import WORDS

GRADES: dict[Grade, str] = {
    "": "",
    "dreadful": "",
    "worse": ", and worse than that",
    "dramatic": ", and more than that",
}
MATCH = "A match: make it extreme, or give it a twist."


def told(answer: Answer) -> str:
    """An answer in a line."""
    question = f"{answer.by} asked. " if answer.by else ""
    question += f"{_asked(answer.question)} " if answer.question else ""
    if answer.odds and answer.results:
        return f"{question}{_decided(answer, answer.results[0])}"
    return f"{question}{'; '.join(f'{result.title}: {reading(result)}' for result in answer.results)}."


def _asked(question: str) -> str:
    return question if question[-1] in "?!.…" else f"{question}?"


def _decided(answer: Answer, result: Result) -> str:
    assert answer.odds
    match = f" {MATCH}" if answer.match else ""
    if answer.first:
        chosen = answer.first if answer.yes else answer.second
        return f"{answer.first} ({WORDS[answer.odds]}), or {answer.second}: {chosen} ({dice(result)}).{match}"
    return f"{result.text} ({WORDS[answer.odds]}, {dice(result)}).{match}"


def reading(result: Result) -> str:
    """What a result says, with its dice."""
    if not result.low and not result.then:
        return result.text
    if not result.then:
        return f"{text_of(result)} ({dice(result)}){_move(result)}"
    if not result.low:
        return f"{result.text} ({', '.join(map(dice, result.then))})"
    within = "; ".join(_together(result.then))
    if all(one.oracle == result.oracle for one in result.then):
        return f"({dice(result)}) {within}"
    return f"{within}. {result.text} ({dice(result)})"


def _together(results: Sequence[Result]) -> Iterator[str]:
    """Each reading once: a row that came up twice has both its dice."""
    for _, same in groupby(results, key=lambda one: id(one) if one.then else (one.oracle, one.low)):
        found = list(same)
        first = found[0]
        if first.then:
            yield reading(first)
        else:
            yield f"{text_of(first)} ({', '.join(map(dice, found))}){_move(first)}"


def text_of(result: Result) -> str:
    """A row's text with what its grade makes of it."""
    return f"{result.text}{GRADES[result.grade]}"


def dice(result: Result) -> str:
    """The dice of a result, and how its row was come by."""
    rolls = ", again ".join(map(str, result.rolls))
    if result.how == "picked":
        return "picked"
    if result.how in ("above", "below"):
        return f"{rolls or 'picked'}, the row {result.how}"
    return f"{rolls} reversed" if result.how == "reversed" else rolls


def _move(result: Result) -> str:
    return f": {result.move}" if result.move else ""
