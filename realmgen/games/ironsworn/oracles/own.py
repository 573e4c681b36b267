"""Tables that somebody wrote: what is wrong with one, and its rows out of plain lines (IS-560, IS-615)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.model import OwnRow, OwnTable

MOST_TABLES, LARGEST, LONGEST, LONGEST_TITLE = 100, 1000, 400, 80
"""Tables of a world, sides of a die, characters of a row and of a title."""
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_LINE = re.compile(r"(\d{1,4})(?: ?[-–] ?(\d{1,4}))?[:.)]?\s+(.+)")


def table_faults(table: OwnTable) -> list[str]:
    """Everything that is wrong with a table whose rows are in rising order: what no row answers, or two."""
    return list(_faults(table))


def _faults(table: OwnTable) -> Iterator[str]:
    if not _ID.fullmatch(table.id):
        yield f"table {table.id[:40]!r} must be named in small letters, digits and hyphens, at most 60"
    yield from _text_faults("the title", table.title, LONGEST_TITLE)
    if not 2 <= table.die <= LARGEST:
        yield f"a die has 2 to {LARGEST} sides, not {table.die}"
    elif len(table.rows) > table.die:
        yield f"there are {len(table.rows)} rows: a d{table.die} has results for at most {table.die}"
    else:
        yield from _row_faults(table)
        yield from _uncovered(table)


def _row_faults(table: OwnTable) -> Iterator[str]:
    for row in table.rows:
        yield from _text_faults(f"row {span(row.low, row.high)}", row.text.strip(), LONGEST)
        if not 1 <= row.low <= row.high <= table.die:
            yield f"row {span(row.low, row.high)} does not lie within 1 to {table.die}, the lower result first"


def _text_faults(what: str, text: str, most: int) -> Iterator[str]:
    if not 1 <= len(text) <= most:
        yield f"{what} has {len(text)} characters: 1 to {most}"
    elif not text.isprintable():
        yield f"{what} must be one line of signs that can be printed"


def _uncovered(table: OwnTable) -> Iterator[str]:
    want = 1
    for row in table.rows:
        if row.low > want:
            yield f"no row answers {span(want, row.low - 1)}"
        elif row.low < want:
            yield f"two rows answer {span(row.low, min(row.high, want - 1))}"
        want = max(want, row.high + 1)
    if want <= table.die:
        yield f"no row answers {span(want, table.die)}"


def span(low: int, high: int) -> str:
    """Results of a die as they are written: `4`, `1-3`."""
    return str(low) if low == high else f"{low}-{high}"


def read_rows(text: str) -> tuple[OwnRow, ...]:
    """Rows out of lines such as `1-5 Wolves`; 00 is 100. Lines without results have one each, counted on.

    Raises Unreadable with every line that has no text.
    """
    rows: list[OwnRow] = []
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        found = _LINE.fullmatch(line.strip())
        if found:
            low, high = (int(part) or 100 for part in (found[1], found[2] or found[1]))
            rows.append(OwnRow(low, high, found[3].strip()))
        elif re.fullmatch(r"[\d\s–-]+[:.)]?", line.strip()):
            faults.append(f"line {number}, {line.strip()[:40]!r}, says no more than its results")
        else:
            low = rows[-1].high + 1 if rows else 1
            rows.append(OwnRow(low, low, line.strip()))
    if faults:
        raise Unreadable(*faults)
    return tuple(rows)
