"""Questions with yes or no for an answer, and picking between two (IS-488 to IS-495)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from realmgen.games.ironsworn.model import ODDS, Answer, How, Odds, Result
from realmgen.games.ironsworn.oracles.table import Oracle, Row
from realmgen.kit.chance import Chance

ASK = "ask-the-oracle"
TITLE = "Ask the Oracle"
WORDS: dict[Odds, str] = {
    "almost-certain": "almost certain",
    "likely": "likely",
    "fifty-fifty": "fifty-fifty",
    "unlikely": "unlikely",
    "small-chance": "a small chance",
}
"""In a sentence."""
NAMES: dict[Odds, str] = {odds: words.removeprefix("a ").capitalize() for odds, words in WORDS.items()} | {
    "fifty-fifty": "50/50"
}
"""On a button, and in a table."""
_ALONE = Answer(0, ())


@cache
def asking(odds: Odds) -> Oracle:
    """The table of a question with such odds: no, and yes from a result on."""
    least = ODDS[odds]
    rows = (Row(1, least - 1, "No"), Row(least, 100, "Yes"))
    return Oracle(ASK, TITLE, rows, group="Moves", ask="is it so?")


def is_yes(value: int, odds: Odds) -> bool:
    """Whether a result means yes (IS-488 to IS-492)."""
    return value >= ODDS[odds]


def is_match(value: int) -> bool:
    """Whether both dice show the same: 11, 22 to 99, and 100 (IS-493, IS-A52)."""
    return value % 11 == 0 or value == 100


def asked(odds: Odds, chance: Chance, question: Answer = _ALONE) -> Answer:
    """A question with its answer rolled: yes or no, and whether the dice matched."""
    value = chance.roll(100, TITLE)
    low, high, text, *_ = asking(odds).row(value)
    how: How = "typed" if chance.rolled[-1].typed else "rolled"
    result = Result(ASK, TITLE, (value,), low, high, text, how=how)
    return replace(question, results=(result,), odds=odds, yes=is_yes(value, odds), match=is_match(value))
