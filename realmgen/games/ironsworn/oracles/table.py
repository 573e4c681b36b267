"""What an oracle is: rows over a die's range, some of which ask for another roll."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from operator import attrgetter
from typing import NamedTuple

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.model import Grade, Repeat


class Then(NamedTuple):
    """What a row asks to be rolled: `times` on the oracle of that id, an empty one for the same table.

    `repeat` says what becomes of a row that comes up again: rolled again, kept, worse, or more dramatic (IS-A53).
    What is not `auto` is offered and not rolled.
    """

    oracle: str = ""
    times: int = 1
    repeat: Repeat = "keep"
    auto: bool = True


class Row(NamedTuple):
    """An entry for the results `low` to `high`; `grade` is what the row makes of the results it asks for (IS-471), and
    `move` a move it suggests (IS-480). In a `form`, such as `{1} of {2}`, stand the texts of what it asks for, by
    their number: that is its text then."""

    low: int
    high: int
    text: str
    then: tuple[Then, ...] = ()
    grade: Grade = ""
    move: str = ""
    form: str = ""


@dataclass(frozen=True, slots=True)
class Oracle:
    """A table whose rows, in rising order, cover 1 to `die` once.

    `number` is its place among the nineteen (IS-616), 0 for the others; `group` is the heading it stands under, `ask`
    what one asks it, `pack` the pack it is from. `credit` holds `source`, `licence` and `author`. `match` says what a
    match means, empty where it means nothing; `also` are ids of oracles that go with it, `aside` entries that stand
    beside it and that no result falls on.
    """

    id: str
    title: str
    rows: tuple[Row, ...]
    die: int = 100
    number: int = 0
    group: str = ""
    ask: str = ""
    pack: str = ""
    match: str = ""
    also: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    credit: dict[str, str] = field(default_factory=dict, compare=False)

    def row(self, value: int) -> Row:
        """The row that answers a result; raises Unreadable off the die's range."""
        return self.rows[self.index(value)]

    def index(self, value: int) -> int:
        """Which row answers a result, from 0; raises Unreadable off the die's range."""
        if not 1 <= value <= self.die:
            raise Unreadable(f"{self.title} is rolled on a d{self.die}: {value} is none of its results")
        return bisect_left(self.rows, value, key=_HIGH)


_HIGH = attrgetter("high")
