"""Questions with yes or no for an answer, and picking between two (IS-488 to IS-495)."""

from __future__ import annotations

from realmgen.games.ironsworn.model import ODDS, Odds, Result
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


def ask(odds: Odds, chance: Chance) -> Result:
    """Roll for an answer; its text is Yes or No."""
    value = chance.roll(100, TITLE)
    low, high, text, *_ = asking(odds).row(value)
    return Result(ASK, TITLE, (value,), low, high, text, how="typed" if chance.rolled[-1].typed else "rolled")
