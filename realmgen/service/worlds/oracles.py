"""The oracles without a journal: listed, found by name, rolled, and told as JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.model import ODDS, Answer, Odds, Result
from realmgen.games.ironsworn.oracles.joined import JOINED, roll_joined
from realmgen.games.ironsworn.oracles.names import not_found
from realmgen.games.ironsworn.oracles.odds import ASK, asked, asking, is_match
from realmgen.games.ironsworn.oracles.rolling import Oracles, offered, roll
from realmgen.games.ironsworn.oracles.telling import text_of, told
from realmgen.kit.chance import Dice, Script, fresh_seed
from realmgen.service.worlds.answers import near, places
from realmgen.service.worlds.fallen import HUNDRED, read_dice

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.games.ironsworn.oracles.table import Oracle

Json = dict[str, Any]
EVEN: Odds = "fifty-fifty"
"""The odds where none are given."""
_NUMBER = re.compile(r"\d{1,4}")


def every_oracle(lore: Lore) -> Oracles:
    """Every oracle by id: ours in their order, the yes or no before those of the moves, then those of packs."""
    oracles = lore.oracles
    first = next((key for key, oracle in oracles.items() if not oracle.number), "")
    found: dict[str, Oracle] = {}
    for key, oracle in oracles.items():
        if key == first:
            found[ASK] = asking(EVEN)
        found[key] = oracle
    return found


def find(name: str, oracles: Oracles) -> str:
    """The id that a name means: the id itself, or a title, however it is written. Raises NotFound with close names."""
    sought = _plain(name)
    for key in (*oracles, *JOINED):
        title = JOINED[key][0] if key in JOINED else oracles[key].title
        if sought in (_plain(key), _plain(title)):
            return key
    raise not_found(name, oracles)


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]+", "-", name.strip().casefold())


def read_odds(text: str) -> Odds:
    """Odds by their name, however it is written; raises Unreadable."""
    sought = _plain(text.replace("/", "-"))
    found = next((odds for odds in ODDS if sought in (odds, {"fifty-fifty": "50-50"}.get(odds))), None)
    if found is None:
        raise Unreadable(f"odds {text[:40]!r} are not known: {', '.join(ODDS)}")
    return found


def read_rolls(text: str) -> list[int]:
    """Dice with commas between them: 0 and 00 as they lie, two d10 as `3 7` or, the tens printed, as `30 7` (IS-606 to
    IS-608). Raises Unreadable."""
    return [value for part in text.split(",") for value in _dice(part.strip())]


def _dice(text: str) -> list[int]:
    if " " in text:
        return read_dice(text, HUNDRED)
    if not text.isascii() or not _NUMBER.fullmatch(text):
        raise Unreadable(f"rolls: {text[:20]!r} is no die: write them with commas, such as 20,85")
    return [int(text)]


def roll_alone(name: str, oracles: Oracles, *, rolls: str | None, odds: str | None, seed: str | None) -> Answer:
    """One answer outside of a journal, with typed dice, by a seed, or by chance.

    Raises NotFound, NeedsRoll where dice are typed and one is missing, and Unreadable.
    """
    key = find(name, oracles)
    check_odds(key, odds)
    chance: Dice | Script = Dice(seed or fresh_seed()) if rolls is None else Script(read_rolls(rolls))
    if key == ASK:
        answer = asked(read_odds(odds or EVEN), chance)
    else:
        one = roll_joined(key, oracles, chance) if key in JOINED else roll(oracles[key], oracles, chance)
        answer = Answer(0, (one,))
    if isinstance(chance, Script):
        chance.finish()
    return answer


def check_odds(key: str, odds: str | None) -> None:
    """Raise Unreadable where odds are given for an oracle that has none."""
    if odds is not None and key != ASK:
        raise Unreadable(f"odds are for {ASK}: {key} is rolled without them")


def answer_json(answer: Answer, oracles: Oracles) -> Json:
    """An answer of one result, as `result_json` has it, with its odds, what they came to and whether dice matched."""
    found = result_json(answer.results[0], oracles)
    if answer.odds is None:
        return found
    return found | {"odds": answer.odds, "answer": "yes" if answer.yes else "no", "match": answer.match}


def result_json(result: Result, oracles: Oracles) -> Json:
    """A result with what its row asked for in `then`; `odds`, `answer` and `match` are null where they mean nothing.

    `row` is null for a name joined from two. `grade`, `move` and `twist` stand there only where there is one.
    """
    found: Json = {
        "oracle": result.oracle,
        "title": result.title,
        "rolls": list(result.rolls),
        "row": _row_json(result, oracles),
        "text": text_of(result),
        "then": [result_json(one, oracles) for one in result.then],
        "odds": None,
        "answer": None,
        "match": is_match(result.rolls[-1]) if _means(result, oracles) else None,
    }
    extra = {"grade": result.grade, "move": result.move, "twist": result.twist}
    return found | {key: text for key, text in extra.items() if text}


def _means(result: Result, oracles: Oracles) -> bool:
    """Whether a match on its table means something."""
    oracle = oracles.get(result.oracle)
    return bool(oracle and oracle.match and result.rolls)


def _row_json(result: Result, oracles: Oracles) -> Json | None:
    if not result.low:
        return None
    oracle = oracles.get(result.oracle)
    text = oracle.row(result.low).text if oracle and result.oracle != ASK else result.text
    return {"min": result.low, "max": result.high, "text": text}


def table_json(name: str, oracles: Oracles, odds: str | None = None) -> list[Json]:
    """All rows of an oracle. Raises NotFound, and Unreadable for a name that is joined from two."""
    found = find(name, oracles)
    check_odds(found, odds)
    if found in JOINED:
        raise Unreadable(f"{found} has no rows of its own: it is joined from {' and '.join(JOINED[found][1])}")
    oracle = asking(read_odds(odds)) if odds else oracles[found]
    return [{"min": row.low, "max": row.high, "text": row.text} for row in oracle.rows]


def list_json(oracles: Oracles) -> list[Json]:
    """Name, title and how many rows each oracle has."""
    return [{"name": key, "title": one.title, "rows": len(one.rows)} for key, one in oracles.items()]


def answer_lines(answer: Answer, oracles: Oracles) -> Iterator[str]:
    """An answer in words, and under it what each of its results might be as well, and what its row offers."""
    yield told(answer)
    for _, result in () if answer.odds else places(answer.results):
        others = [f"{row.text} ({row.how})" for row in near(result, oracles) if row.text not in ("", result.text)]
        if others and not result.then:
            yield f"  or {', '.join(others)}"
        for oracle in offered(result, oracles):
            yield f"  then, if you like: {oracle.title} ({oracle.id})"
