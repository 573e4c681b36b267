"""Rolls on the two oracles a beginning is drawn from, with their rows that ask for two others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from realmgen.games.ironsworn.lore import Lore
from realmgen.kit.chance import Chance


class Asked(NamedTuple):
    """An oracle, the result from which on it asks for two others, and what it is called when its dice are asked for."""

    oracle: str
    twice: int
    title: str


TROUBLE = Asked("settlement-trouble", 91, "settlement trouble")
"""What troubles a settlement (IS-635, IS-705)."""
GOAL = Asked("character-goal", 96, "character goal")
"""What a character wants (IS-637, IS-703)."""


def twice(chance: Chance, asked: Asked) -> tuple[int, ...]:
    """One result, or two where the oracle asks for them; a roll that asks again is made again (IS-A53)."""
    first = chance.roll(100, asked.title)
    if first < asked.twice:
        return (first,)
    found: list[int] = []
    while len(found) < 2:
        roll = chance.roll(100, asked.title)
        if roll < asked.twice:
            found.append(roll)
    return tuple(found)


def rows(lore: Lore, asked: Asked, rolls: Sequence[int]) -> dict[int, str]:
    """The rows of results, by their lowest result; one where both are the same."""
    found = (lore.oracles[asked.oracle].row(roll) for roll in rolls)
    return {row.low: row.text for row in found}


def all_rows(lore: Lore, asked: Asked) -> dict[int, str]:
    """Every row that asks for no others, by its lowest result."""
    return {row.low: row.text for row in lore.oracles[asked.oracle].rows if row.low < asked.twice}


def besides(text: str) -> str:
    """What a second row adds to the first."""
    return f" Besides: {text[0].lower()}{text[1:].rstrip('.')}."
