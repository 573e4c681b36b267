"""What a page says round a question: odds, what a match may mean, hints, and the commands as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.deeds.asking import GM
from realmgen.games.ironsworn.model import ODDS as FROM
from realmgen.games.ironsworn.oracles.odds import NAMES as ODDS
from realmgen.kit.record import to_json
from realmgen.service.worlds.shelf import PLACE, PRICE, SOMEONE, TWIST, WORDS, Press

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.games.ironsworn.model import Answer, Tale

__all__ = ["ODDS", "PRICE"]
COSTS = (
    "Hurt: Endure Harm · Disheartened: Endure Stress · Gear: −supply · Time, standing: −momentum · Unsure how much: 2"
)
"""What a price comes to (IS-468)."""
MATCH = {
    True: "Yes, and more than that. Or something nobody saw coming. Or nothing, where it does not fit.",
    False: "No, and more than that. Or something nobody saw coming. Or nothing, where it does not fit.",
}
"""What a match may mean; it is for those at the table to say (IS-493)."""
IN_A_ROW = 3
_FEW = "Three questions in a row: trust your first thought, and play on."
_GUIDED = "The game master is the oracle here, and may ask it or hand it to you."
_HINTS: Mapping[str, str] = {
    "Yes or no": "Ask, then say how likely a yes is.",
    "Between two": "Rate the first, by the book as likely; else the second.",
    "Spark": "Two words are enough: what do they make you see here?",
    "Conclude": "No dice: the most interesting thing that makes sense.",
    "Pay the Price": "It may just change the story; a decisive move costs more. A match on the move: roll for it.",
}


def words(verb: str, *said: str | int, **left: str) -> str:
    """A command as text: its words behind the verb, then what else there is to it; what is empty is left out."""
    more = {name: text for name, text in left.items() if text}
    return " ".join([verb, *map(to_json, said), *([to_json(more)] if more else [])])


def chance(odds: str) -> str:
    """How many of a hundred results say yes (IS-495)."""
    from_ = next(low for key, low in FROM.items() if key == odds)
    return f"Yes on {from_} to 100: {101 - from_} %"


def hint(tale: Tale, mode: str) -> str:
    """A line beside the question: of its mode, gentler when there were many (IS-496), and whose it is (IS-497)."""
    if asked_in_a_row(tale) >= IN_A_ROW:
        return _FEW
    return _GUIDED if tale.mode == "guided" else _HINTS[mode]


def askers(tale: Tale) -> list[str]:
    """Who asked so far, by name, beside the game master."""
    return [name for name in dict.fromkeys(answer.by for answer in tale.answers) if name and name != GM]


def asked_in_a_row(tale: Tale) -> int:
    """How many yes/no questions were asked last, with nothing between them."""
    count = 0
    for answer in reversed(tale.answers):
        if not is_question(answer):
            break
        count += 1
    return count


def is_question(answer: Answer) -> bool:
    """Whether yes or no was asked."""
    return answer.odds is not None and not answer.second


def sparks(lore: Lore) -> list[Press]:
    """What gives an idea: words to read together, and a turn of the plot."""
    found = [WORDS, PLACE, SOMEONE, Press("Plot twist", (TWIST,))]
    return [press for press in found if all(name in lore.oracles for name in press.ids)]
