"""Random tables: rows over a die's range, each with one entry."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import NamedTuple

from realmgen.errors import Unreadable


class Row(NamedTuple):
    """An entry for the results `low` to `high` of the table's die."""

    low: int
    high: int
    entry: str


@dataclass(frozen=True, slots=True)
class Table:
    """Rows in rising order that cover 1 to `die` without gaps."""

    id: str
    rows: tuple[Row, ...]

    @classmethod
    def of(cls, id: str, entries: tuple[str, ...] | list[str]) -> Table:
        """A table of equally likely entries."""
        return cls(id, tuple(Row(n, n, entry) for n, entry in enumerate(entries, 1)))

    @property
    def die(self) -> int:
        """Raises Unreadable for a table without rows."""
        if not self.rows:
            raise Unreadable(f"table {self.id} has no entries: nothing can be drawn from it")
        return self.rows[-1].high

    @property
    def entries(self) -> tuple[str, ...]:
        return tuple(row.entry for row in self.rows)

    def entry(self, result: int) -> str:
        """The entry for a result of the die; raises Unreadable off the die's range."""
        if not 1 <= result <= self.die:
            raise Unreadable(f"table {self.id} is rolled on a d{self.die}; {result} was given")
        return self.rows[bisect_left(self.rows, result, key=lambda row: row.high)].entry
