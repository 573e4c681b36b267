"""Dice of the table, read as people write them down: two d10 as tens and units, 00 and 0 as 100."""

from __future__ import annotations

import re

from realmgen.errors import Unreadable

HUNDRED = 100
_DIE = re.compile(r"[0-9]{1,3}")
_PAIR = re.compile(r"([0-9]|[0-9]0)\s+([0-9])")


def read_dice(text: str, sides: int) -> list[int]:
    """The dice of a text, each 1 to `sides`; several stand apart by commas or, whole numbers, by spaces.

    Of a d100 two d10 may be written as they lie, tens first: `3 7`, or `80 3` where the tens are printed on the die
    (IS-606, IS-608); `0 0`, `00` and `0` are 100 (IS-607). Raises Unreadable with what cannot be.
    """
    return [value for part in text.split(",") if part.strip() for value in _part(part.strip(), sides)]


def _part(text: str, sides: int) -> list[int]:
    pair = _PAIR.fullmatch(text) if sides == HUNDRED else None
    if pair:
        tens, units = int(pair[1]), int(pair[2])
        return [(tens if len(pair[1]) == 2 else tens * 10) + units or HUNDRED]
    return [_whole(word, sides) for word in text.split()]


def _whole(word: str, sides: int) -> int:
    value = int(word) if _DIE.fullmatch(word) else -1
    if value == 0 and sides in (10, HUNDRED):
        value = sides
    if not 1 <= value <= sides:
        also = ", 00 being 100" if sides == HUNDRED else ""
        raise Unreadable(f"a d{sides} shows 1 to {sides}{also}; you typed “{word[:12]}”")
    return value
