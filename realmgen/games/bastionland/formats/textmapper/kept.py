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
    labels = [grid.label(cell) for cell in range(grid.size)]
    place = 0
    for line in lines:
        while place < grid.size - 1 and LONGEST_TEXT > len(line) >= _room(entries, labels[place]):
            place += 1
        if len(line) < _room(entries, labels[place]):
            entries[labels[place]] = f"{entries.get(labels[place], '')}\n{line}"
        else:
            why = "is too long" if len(line) >= LONGEST_TEXT else "finds no more room"
            warnings.append(f"a line {why} to be kept: {line[:60]}")
    return entries


def _room(entries: Mapping[str, str], at: str) -> int:
    return LONGEST_TEXT - len(entries.get(at, ""))


def words_by_hex(words: Mapping[str, str]) -> dict[str, str]:
    """By label: what was said of the hex."""
    return {at: text.split("\n", 1)[0] for at, text in words.items()}


def lines_of(words: Mapping[str, str]) -> list[str]:
    """The statements that are about no single hex, in their order."""
    return [line for at in sorted(words) for line in words[at].split("\n")[1:]]
