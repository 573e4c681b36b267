"""Where the text that we do not understand is kept: `State.words`, by label.

The first line of an entry is what was said of that hex; each further line is a whole statement of the map that
is about no single hex (a trail, a comment), put where there is room.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.kit.hex import Grid


def stored(grid: Grid, by_hex: Mapping[str, str], lines: Iterable[str], warnings: list[str]) -> dict[str, str]:
    """The entries for words by hex and for lines; what is too long for any entry is named in `warnings`."""
    entries = {at: text for at, text in by_hex.items() if len(text) <= LONGEST_TEXT}
    warnings += [f"the words of {at} are too long to be kept" for at in by_hex if at not in entries]
    places = (grid.label(cell) for cell in range(grid.size))
    at = next(places)
    for line in lines:
        if len(line) >= LONGEST_TEXT:
            warnings.append(f"a line is too long to be kept: {line[:60]}")
            continue
        while len(entries.get(at, "")) + len(line) >= LONGEST_TEXT:
            at = next(places)
        entries[at] = f"{entries.get(at, '')}\n{line}"
    return entries


def words_by_hex(words: Mapping[str, str]) -> dict[str, str]:
    """By label: what was said of the hex."""
    return {at: text.split("\n", 1)[0] for at, text in words.items()}


def lines_of(words: Mapping[str, str]) -> list[str]:
    """The statements that are about no single hex, in their order."""
    return [line for at in sorted(words) for line in words[at].split("\n")[1:]]
