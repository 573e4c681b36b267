"""Tables of one's own, from the lines somebody pastes to the command that keeps them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.deeds.keeping import Table
from realmgen.games.ironsworn.oracles.own import read_rows, table_faults
from realmgen.service.exports import slug
from realmgen.service.worlds.answers import ranged

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import OwnTable

LONGEST_TITLE, LONGEST_TEXT = 80, 20_000
"""Characters of a title, and of all lines together."""
_LONGEST_ID = 50


def table_command(title: str, text: str, die: int, taken: Collection[str], id: str = "") -> str:
    """The command that keeps a table: lines such as `1-5 Wolves`, or plain ones, equally likely.

    `die` is 0 for as many sides as the lines need; `id` is of a table that is written anew, else it is made from the
    title, other than those `taken`. Raises Unreadable with every fault, by line and range.
    """
    rows = read_rows(text)
    if not rows:
        raise Unreadable("the table has no lines: write one for each row")
    if not title.strip():
        raise Unreadable("the table has no title")
    table = Table(id or _id(title, taken), title.strip(), rows, die or max(row.high for row in rows))
    if faults := table_faults(table.own):
        raise Unreadable(*faults)
    return str(table)


def table_text(table: OwnTable) -> str:
    """A table as the lines it could be written by."""
    return "\n".join(f"{ranged(row.low, row.high).replace('–', '-')} {row.text}" for row in table.rows)


def _id(title: str, taken: Collection[str]) -> str:
    """A name in small letters that nothing else has."""
    stem = slug(title, "table")[:_LONGEST_ID].strip("-")
    names = [stem, *(f"{stem}-{number}" for number in range(2, len(taken) + 3))]
    return next(name for name in names if name not in taken)
