"""The people of a Court, as tables tell of them (MB-392 to MB-395)."""

from __future__ import annotations

import re

_NAME = re.compile(r"[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*")
_RANKS = ("Lady", "Dame", "Sir", "Master", "Mistress", "Brother", "Sister", "Widow", "Young", "Blind", "Captain")
_LONGEST = 4


def called_in(entry: str) -> str:
    """What somebody is called of whom a table tells in a sentence: the name that stands in it, else its first words."""
    first = _NAME.match(entry)
    named = [found for found in _NAME.finditer(entry) if found.start() and " " in found[0]]
    if first and (" " in first[0] or first[0] in _RANKS):
        return first[0][:80]
    if named:
        return named[0][0][:80]
    return f"{' '.join(entry.split()[:_LONGEST]).rstrip(',.;:')}…"[:80]


def comes_for() -> str:
    """What the die of a Petitioner decides."""
    return "what they come for: aid (1), counsel (2), justice (3)"
