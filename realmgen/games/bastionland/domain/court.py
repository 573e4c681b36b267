"""What the people of a Court are called, as tables tell of them (MB-392 to MB-395)."""

from __future__ import annotations

import re

_NAME = r"[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*"
_FIRST = re.compile(rf"({_NAME})(?: the [a-z-]+|(?=, an? |, aged ))?")
_LATER = re.compile(r"(?<!the )\b[A-Z][a-z]+(?:[ -][A-Z][a-z]+)+")
_NONE = ("A", "All", "An", "For", "Forbidden", "How", "In", "Masked", "On", "Since", "Some", "The", "Two", "Your")
"""Words that often stand first and are nobody's name."""
_MOST = 4


def called_in(entry: str) -> str:
    """What somebody is called of whom a table tells in a sentence: the name that stands in it, such as `Alard Pym` or
    `Otto the dog-boy`, else its first words."""
    first = _FIRST.match(entry)
    if first and first[1].split()[0] not in _NONE and (" " in first[0] or entry[first.end() :].startswith(",")):
        return first[0][:80]
    for found in _LATER.finditer(entry):
        words = found[0].split()
        if words[0] != "The":
            return " ".join(words[words[0] in _NONE :])[:80]
    return f"{' '.join(entry.split()[:_MOST]).rstrip(',.;:')}…"[:80]
