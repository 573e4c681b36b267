"""Answers in words, in one line with their dice: `Action: Seek (45); Theme: Wound (9).` A story leaves out the dice."""

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
"""What is said behind a result that came up again."""
MATCH = "A match: make it extreme, or give it a twist."


def told(answer: Answer, *, plain: bool = False) -> str:
    """An answer in a line; a `plain` one without dice."""
    before = f"{answer.by} asked. " if answer.by else ""
    before += f"{_ended(answer.question, '?')} " if answer.question else ""
    if answer.odds and answer.results:
        return f"{before}{_decided(answer, answer.results[0], plain)}"
    found = [f"{result.title}: {reading(result, plain=plain)}" for result in answer.results]
    twists = [f" A match: {_ended(result.twist, '.')}" for result in answer.results if result.twist]
    return f"{before}{' '.join([*(_ended(one, ';') for one in found[:-1]), _ended(found[-1], '.')])}{''.join(twists)}"


def _ended(text: str, sign: str) -> str:
    return text if text[-1] in "?!.…" else f"{text}{sign}"


def _decided(answer: Answer, result: Result, plain: bool) -> str:
    assert answer.odds
    odds, match = WORDS[answer.odds], f" {MATCH}" if answer.match else ""
    if answer.first:
        chosen = answer.first if answer.yes else answer.second
        between = f"{answer.first}, or {answer.second}" if plain else f"{answer.first} ({odds}), or {answer.second}"
        return f"{between}: {chosen}{_fell(dice(result), plain)}.{match}"
    return f"{result.text}{_fell(f'{odds}, {dice(result)}', plain)}.{match}"


def reading(result: Result, *, plain: bool = False) -> str:
    """What a result says, with its dice or without."""
    if not result.low:
        rolls = _fell(", ".join(map(dice, result.then)), plain) if result.then else ""
        return f"{result.text}{rolls}"
    if not result.then:
        return _leaf([result], plain)
    within = "; ".join(_together(result.then, plain))
    if all(one.oracle == result.oracle for one in result.then):
        return within if plain else f"({dice(result)}) {within}"
    if all(one.text in result.text for one in result.then):
        return f"{text_of(result)}{_fell(', '.join(map(dice, (result, *result.then))), plain)}"
    return f"{within}. {result.text}{_fell(dice(result), plain)}"


def _together(results: Sequence[Result], plain: bool) -> Iterator[str]:
    """Each reading once: a row that came up twice has both its dice."""
    for _, same in groupby(results, key=lambda one: id(one) if one.then else (one.oracle, one.low)):
        found = list(same)
        yield reading(found[0], plain=plain) if found[0].then else _leaf(found, plain)


def _leaf(same: Sequence[Result], plain: bool) -> str:
    """A row that stands for itself, the dice of all results that fell on it, and the move it suggests."""
    move = f": {same[0].move}" if same[0].move else ""
    return f"{text_of(same[0]).removesuffix('.')}{_fell(', '.join(map(dice, same)), plain)}{move}"


def _fell(how: str, plain: bool) -> str:
    return "" if plain else f" ({how})"


def text_of(result: Result) -> str:
    """A row's text with what its grade makes of it."""
    return f"{result.text.removesuffix('.')}{GRADES[result.grade]}" if GRADES[result.grade] else result.text


def dice(result: Result) -> str:
    """The dice of a result, and how its row was come by."""
    rolls = ", again ".join(map(str, result.rolls))
    if result.how == "picked":
        return "picked"
    if result.how in ("above", "below"):
        return f"{rolls or 'picked'}, the row {result.how}"
    return f"{rolls} reversed" if result.how == "reversed" else rolls
