"""Simple tables as CSV: the first row names the columns, each column is a table.

A column called `entry` is the file's own table, any other is `<file>.<column>`. A first column called `roll` holds the
results of a die, `1-3` or `4`. Commas, semicolons or tabs; empty cells may follow the last entry of a column.
"""

from __future__ import annotations

import csv
import io
import re
from pathlib import PurePosixPath

from realmgen.kit.written import Written

ROLL, ENTRY = "roll", ("entry", "entries")
_COLUMN = re.compile(r"[a-z0-9][a-z0-9-]*")
_MARKS = (",", ";", "\t")


def read_csv(data: bytes, file: str, faults: list[str]) -> Written:
    """A CSV file as the fields of a table file; what cannot be read is noted and left out."""
    stem = PurePosixPath(file).stem
    try:
        text = data.decode("utf-8-sig")
        rows = _rows(text)
    except UnicodeDecodeError as error:
        faults.append(f"{file}:1: not UTF-8 text: byte {error.start} cannot be read; save it as CSV UTF-8")
        return Written("")
    except csv.Error as error:
        faults.append(f"{file}:1: not CSV: {error}")
        return Written("")
    if not rows:
        faults.append(f"{file}:1: the file is empty")
        return Written("")
    columns = _columns(rows, file, faults)
    title = stem.replace("-", " ").capitalize()
    fields = {"id": Written(stem), "title": Written(title)}
    if len(columns) == 1 and next(iter(columns)) in ENTRY:
        return Written(fields | {"entries": next(iter(columns.values()))})
    return Written(fields | {"tables": Written(columns)})


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """The rows that are not empty, each with its line."""
    first = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(_MARKS, key=first.count), strict=True)
    rows: list[tuple[int, list[str]]] = []
    line = 1
    for cells in reader:
        if any(cell.strip() for cell in cells):
            rows.append((line, [" ".join(cell.split()) for cell in cells]))
        line = reader.line_num + 1
    return rows


def _columns(rows: list[tuple[int, list[str]]], file: str, faults: list[str]) -> dict[str, Written]:
    line, heads = rows[0]
    heads = [head.casefold().replace(" ", "-") for head in heads]
    rolled = heads[0] == ROLL
    columns: dict[str, Written] = {}
    for n, head in enumerate(heads):
        if n == 0 and rolled:
            continue
        if not _COLUMN.fullmatch(head) or head in columns:
            faults.append(f"{file}:{line}: column {n + 1} must have a name of its own in letters, not {head!r}")
            continue
        column = [(row, _cell(cells, n), _cell(cells, 0) if rolled else "") for row, cells in rows[1:]]
        columns[head] = Written(tuple(_entries(column, head, file, faults)), line)
    for row, cells in rows[1:]:
        if any(cells[len(heads) :]):
            faults.append(f"{file}:{row}: {len(cells)} cells under {len(heads)} columns")
    return columns


def _entries(cells: list[tuple[int, str, str]], head: str, file: str, faults: list[str]) -> list[Written]:
    last = max((row for row, text, _ in cells if text), default=0)
    out: list[Written] = []
    for row, text, roll in cells:
        if text:
            out.append(Written(f"{roll}: {text}" if roll else text, row))
        elif row < last:
            faults.append(f"{file}:{row}: column {head!r} has an empty cell before its last entry")
    return out


def _cell(cells: list[str], n: int) -> str:
    return cells[n] if n < len(cells) else ""
