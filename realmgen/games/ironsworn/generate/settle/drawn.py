"""Rows of oracles for a generator: by their odds, of those that suit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.oracles.table import Row
from realmgen.kit.chance import Dice

TRIES = 100
NOUNS: Mapping[str, str] = MappingProxyType(
    {
        "Anomaly": "Wonder",
        "Bay/Fjord": "Fjord",
        "Cairn/Grave": "Cairn",
        "Mystical Site": "Hallow",
        "Path": "Way",
        "River Ford": "Ford",
        "Iron pillar": "Pillar",
        "Ruin older than the firstborn": "Ruin",
    }
)
"""What a location is called in a name, where it is not called what it is."""


class Named(NamedTuple):
    """A name, and what it asks."""

    name: str
    question: str = ""


def row(lore: Lore, oracle: str, dice: Dice) -> Row:
    """A row of an oracle, by its odds."""
    table = lore.oracles[oracle]
    return table.row(dice.below(table.die) + 1)


def suited(lore: Lore, oracle: str, dice: Dice, suits: Callable[[str], bool]) -> str:
    """The text of a row of those that suit, by their odds; of any where none does."""
    rows = lore.oracles[oracle].rows
    those = [row for row in rows if suits(row.text)] or list(rows)
    return dice.weighted(those, [row.high - row.low + 1 for row in those]).text


def settlement(lore: Lore, dice: Dice, taken: set[str]) -> Named:
    """A name that no place has yet: half of them in one word of two parts, the others by what they are called after
    (IS-625, IS-634)."""
    for tried in range(TRIES):
        found = _quick(lore, dice) if dice.below(2) or tried > TRIES // 2 else _called_after(lore, dice)
        if found.name not in taken:
            return found
    return Named(f"{found.name} {len(taken)}")


def _quick(lore: Lore, dice: Dice) -> Named:
    first, last = (row(lore, f"quick-settlement/{part}", dice).text for part in ("prefix", "suffix"))
    last = last.lstrip("-").replace("(s)", "s" if dice.below(2) else "")
    return Named(first.rstrip("-") + last) if first.rstrip("-").lower() != last else _quick(lore, dice)


def _called_after(lore: Lore, dice: Dice) -> Named:
    kind = row(lore, "settlement-name", dice)
    return named(kind.text, row(lore, kind.then[0].oracle, dice).text)


def named(kind: str, example: str) -> Named:
    """A name by what it is called after and what one asks of that; `A god (Elisora)` says itself after what, and has
    its name in brackets (IS-626, IS-633)."""
    what, _, name = example.partition(" (")
    said = f"{what}. {kind.partition('. ')[2]}".rstrip() if name else kind
    return Named(name.rstrip(")") or example, f"Called after {said[0].lower()}{said[1:]}")


def site_name(where: str, like: str, taken: Collection[str], lore: Lore, dice: Dice) -> str:
    """A name of two words that no place has: what it is like, or a word that names begin with, and what it is."""
    noun = NOUNS.get(where, where)
    for _ in range(TRIES):
        first = like if dice.below(2) else row(lore, "quick-settlement/prefix", dice).text.rstrip("-")
        if f"{first} {noun}" not in taken and first.lower() != noun.lower():
            return f"{first} {noun}"
        like = row(lore, "location-descriptor", dice).text
    return f"{like} {noun} {len(taken)}"
