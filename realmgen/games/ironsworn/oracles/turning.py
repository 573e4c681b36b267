"""What an answer might be as well: the row above, the row below, its digits reversed (IS-609, IS-610)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.model import How, Result
from realmgen.games.ironsworn.oracles.rolling import Oracles, chosen
from realmgen.games.ironsworn.oracles.table import Oracle, Row
from realmgen.kit.chance import Chance

WAYS: tuple[How, ...] = ("above", "below", "reversed")


def reversed_digits(value: int) -> int:
    """A d100 with its digits turned round: 37 is 73, 7 is 70, 70 is 7, and 100 stays (IS-610, IS-A55)."""
    tens, units = divmod(value % 100, 10)
    return units * 10 + tens or 100


def turned_row(result: Result, way: How, oracle: Oracle) -> Row | None:
    """The row a result would turn to; None above the first, below the last, and where no d100 was rolled (IS-A56)."""
    value = _value(result, way, oracle)
    return oracle.row(value) if value else None


def turned(result: Result, way: How, oracles: Oracles, chance: Chance) -> Result:
    """A result turned, what its new row asks for rolled. Digits that are reversed turn back. Raises IllegalCommand
    where there is no such row."""
    oracle = oracles.get(result.oracle)
    value = _value(result, way, oracle) if oracle else 0
    if not oracle or not value:
        raise IllegalCommand(f"{result.title}, {result.text!r}: {_why_not(way, oracle)}")
    back = way == "reversed" and result.how == "reversed"
    found = chosen(oracle, oracles, chance, value, "rolled" if back else way)
    return replace(found, rolls=result.rolls)


def _value(result: Result, way: How, oracle: Oracle) -> int:
    """A result of the row that lies that way, 0 for none."""
    if way == "reversed":
        if not result.rolls or oracle.die != 100:
            return 0
        return result.rolls[-1] if result.how == "reversed" else reversed_digits(result.rolls[-1])
    beside = result.low - 1 if way == "above" else result.high + 1
    return beside if result.low and beside <= oracle.die else 0


def _why_not(way: How, oracle: Oracle | None) -> str:
    if oracle is None:
        return "it was not rolled on a table that is at hand"
    if way == "reversed":
        return "digits are reversed of a d100 that was rolled"
    return f"there is no row {way} {'the first' if way == 'above' else 'the last'}"
