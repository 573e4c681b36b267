"""Records that hold tables: lists of entries, equally likely or by the results of a die."""

from __future__ import annotations

import re

from realmgen.kit.table import Row, Table
from realmgen.kit.written import Form, Record, Written

_ROW = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?: (.+)", re.DOTALL)
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
    if entries := form.take("entries", needed=False):
        found[base] = _table(base, entries, form)
    if form.has("tables"):
        part = form.part("tables")
        for key in part.left:
            found[f"{base}.{key}"] = _table(f"{base}.{key}", part.take(key), form)
    form.finish()
    return {key: table for key, table in found.items() if table}, form.faults


def _table(id: str, written: Written | None, form: Form) -> Table | None:
    assert written
    if not isinstance(written.value, tuple) or not written.value:
        form.fault(written.line, f"table {id!r} must be a list of entries")
        return None
    rows: list[Row] = []
    seen: dict[str, int] = {}
    for item in written.value:
        text = item.value.strip() if isinstance(item.value, str) else ""
        if not text:
            form.fault(item.line, "an entry must be text")
        elif not text.isprintable():
            form.fault(item.line, "an entry must be one paragraph of letters and signs that can be printed")
        row = _row(text, rows[-1].high + 1 if rows else 1, item.line, form)
        if row.entry in seen:
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
