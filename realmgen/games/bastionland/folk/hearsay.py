"""How people put what they know: a way of saying it from a table, by chance, and the same each time."""

from __future__ import annotations

import re
from collections.abc import Mapping

from realmgen.kit.chance import stream
from realmgen.kit.table import Table

NO_TABLES: Mapping[str, Table] = {}
TABLE = "hearsay"
_BLANK = re.compile(r"\{(\w+)\}")


class Hearsay:
    """Turns of phrase of the people of one hex; `seed` is the Realm's. Where `tables` have none that says all there is
    to say, it is said plainly."""

    def __init__(self, tables: Mapping[str, Table], seed: str, at: str) -> None:
        self._tables, self._spot = tables, (seed, at)

    def say(self, table: str, plain: str, about: str = "", turn: int = 0, **words: str) -> str:
        """A row of a table with its blanks filled in. What is said `about` several things has a row each, by chance;
        those who speak of one thing `turn` by turn say it in different rows."""
        seed, at = self._spot
        found = self._tables.get(f"{TABLE}.{table}")
        rows = [row for row in found.entries if set(_BLANK.findall(row)) == set(words)] if found else []
        rows = stream(seed, f"{TABLE}/{table}/{at}/{about}").shuffled(rows or [plain])
        row = rows[turn % len(rows)]
        return _BLANK.sub(lambda blank: words.get(blank[1], blank[0]), row)
