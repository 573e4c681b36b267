"""Dice notation: "2d6+1" becomes a roll that remembers every die."""

from __future__ import annotations

import re
from dataclasses import dataclass

from realmgen.errors import Unreadable
from realmgen.kit.chance import Chance

MOST_DICE = 100
_NOTATION = re.compile(r"(\d{0,3})d(\d{1,4})([+-]\d{1,6})?", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class DiceRoll:
    """Dice to be rolled and added up."""

    count: int
    sides: int
    plus: int = 0

    def __str__(self) -> str:
        return f"{self.count if self.count > 1 else ''}d{self.sides}{f'{self.plus:+d}' if self.plus else ''}"

    def roll(self, chance: Chance, purpose: str = "") -> int:
        return sum(chance.roll(self.sides, purpose) for _ in range(self.count)) + self.plus


def parse_dice(text: str) -> DiceRoll:
    """Read "d6", "2d6" or "2d6+1"; raises Unreadable. Reads back what `str` writes."""
    found = _NOTATION.fullmatch(text)
    count = int(found[1] or 1) if found else 0
    if not found or not 1 <= count <= MOST_DICE or not 2 <= int(found[2]) <= 1000:
        shown = text if len(text) <= 40 else f"{text[:40]}…"
        raise Unreadable(f"dice {shown!r} cannot be read: write d6, 2d6 or 2d6+1, with at most {MOST_DICE} dice")
    return DiceRoll(count, int(found[2]), int(found[3] or 0))
