"""Records that hold tables: lists of entries, equally likely or by the results of a die."""

from __future__ import annotations

import re

from realmgen.kit.table import Row, Table
from realmgen.kit.written import LONGEST, Form, Record, Written, text_fault

SPARKS = "sparks"
"""The folder of tables whose ids begin with its name."""
RESULT = r"(\d{1,6})(?: ?[-–] ?(\d{1,6}))?"
"""One result of a die, or several: `4`, `1-3`."""
TABLE = re.compile(r"[a-z0-9][a-z0-9-]*")
_ROW = re.compile(rf"{RESULT}: (.+)", re.DOTALL)
LONGEST_TITLE = 80


def read_tables(record: Record, prefix: str = "") -> tuple[dict[str, Table], list[str]]:
    """The tables of a record by their ids, which begin with `prefix`, and every fault of the file."""
    form = Form.of(record)
    if not form.sound:
        return {}, form.faults
    form.header(record)
    form.text("title", needed=False, most=LONGEST_TITLE)
    found: dict[str, Table | None] = {}
    base = f"{prefix}{record.stem}"
    if form.has("entries") == form.has("tables"):
        form.fault(1, "give either `tables` or `entries`")
    if base == SPARKS:
        form.fault(1, f"{base!r} is the folder of spark tables: give the file another name")
    if entries := form.take("entries", needed=False):
        found[base] = _table(base, entries, form)
    if form.has("tables"):
        found |= _named(base, form.part("tables"))
    form.finish()
    return {key: table for key, table in found.items() if table}, form.faults


def _named(base: str, part: Form) -> dict[str, Table | None]:
    """Several tables by their ids."""
    if part.sound and not part.left:
        part.fault(part.line, "`tables` must hold a list of entries under each table's name")
    found: dict[str, Table | None] = {}
    for key in part.left:
        if not TABLE.fullmatch(key):
            part.fault(part.line_of(key), f"table {key[:40]!r} must be named in small letters, digits and hyphens")
        found[f"{base}.{key}"] = _table(f"{base}.{key}", part.take(key), part)
    return found


def _table(id: str, written: Written | None, form: Form) -> Table | None:
    assert written
    if not isinstance(written.value, tuple) or not written.value:
        form.fault(written.line, f"table {id!r} must be a list of entries")
        return None
    rows: list[Row] = []
    seen: dict[str, int] = {}
    for item in written.value:
        text = item.value.strip() if isinstance(item.value, str) else ""
        if fault := text_fault(item, LONGEST):
            form.fault(item.line, f"an entry {fault}")
        row = _row(text, rows[-1].high + 1 if rows else 1, item.line, form)
        if text and row.entry in seen:
            form.fault(item.line, f"{row.entry!r} stands in line {seen[row.entry]} already")
        seen.setdefault(row.entry, item.line)
        rows.append(row)
    return Table(id, tuple(rows))


def _row(text: str, expected: int, line: int, form: Form) -> Row:
    found = _ROW.fullmatch(text)
    if not found:
        return Row(expected, expected, text)
    low, high = int(found[1]), int(found[2] or found[1])
    if low != expected or high < low:
        form.fault(line, f"results {low}-{high} do not follow: the next result is {expected}")
    return Row(expected, max(high, expected), found[3].strip())


def joined(ours: Table, theirs: Table) -> Table:
    """The rows of both tables: those of the second follow, but for entries that are there already."""
    rows = list(ours.rows)
    known = set(ours.entries)
    for row in theirs.rows:
        if row.entry not in known:
            low = rows[-1].high + 1
            rows.append(Row(low, low + row.high - row.low, row.entry))
    return Table(ours.id, tuple(rows))
