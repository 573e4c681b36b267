"""Words in a row."""

from __future__ import annotations

from collections.abc import Iterable


def listed(words: Iterable[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; nothing for none. `last` may be `or`."""
    *most, end = (*words,) or ("",)
    return f"{', '.join(most)} {last} {end}" if most else end
