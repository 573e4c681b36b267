"""Simple tables as CSV: the first row names the columns, each column is a table.

A column called `entry` that stands alone is the file's own table, any other is `<file>.<column>`. A first column called
`roll`, or by its die `d6`, holds results, `1-3` or `4`. Commas, semicolons or tabs; empty cells may follow the last
entry of a column, and the last column.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from realmgen.content.tables import RESULT, TABLE
from realmgen.kit.written import Written

ENTRY = ("entry", "entries")
_ROLL = re.compile(r"roll|d\d{1,3}")
_RESULT = re.compile(RESULT)
_MARKS = (",", ";", "\t")
Row = tuple[int, list[str]]
"""A line of the file and its cells."""


def read_csv(text: str, file: str, faults: list[str]) -> Written:
    """A CSV file as the fields of a table file; what cannot be read is noted and left out."""
    stem = PurePosixPath(file).stem
    rows = _rows(text, file, faults)
    if not rows:
        return Written("")
    columns = _columns(rows, file, faults)
    if not columns:
        return Written("")
    title = stem.replace("-", " ").capitalize()
    fields = {"id": Written(stem), "title": Written(title)}
    if len(columns) == 1 and next(iter(columns)) in ENTRY:
        return Written(fields | {"entries": next(iter(columns.values()))})
    return Written(fields | {"tables": Written(columns)})


def _rows(text: str, file: str, faults: list[str]) -> list[Row]:
    """The rows that are not empty, without the empty cells at their ends."""
    first = text.lstrip().partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(_MARKS, key=first.count), strict=True)
    rows: list[Row] = []
    line = 1
    try:
        for found in reader:
            cells = [" ".join(cell.split()) for cell in found]
            while cells and not cells[-1]:
                cells.pop()
            if cells:
                rows.append((line, cells))
            line = reader.line_num + 1
    except csv.Error as error:
        faults.append(f"{file}:{line}: not CSV: {error}; a quote within quotes is written twice")
        return []
    if not rows:
        faults.append(f"{file}:1: the file is empty")
    return rows


def _columns(rows: list[Row], file: str, faults: list[str]) -> dict[str, Written]:
    line, heads = rows[0]
    heads = [head.casefold().replace(" ", "-") for head in heads]
    rolled = bool(_ROLL.fullmatch(heads[0]))
    columns: dict[str, Written] = {}
    if len(heads) == rolled:
        faults.append(f"{file}:{line}: beside {heads[0]!r} there must be a column of entries")
    for n, head in list(enumerate(heads))[rolled:]:
        if not TABLE.fullmatch(head) or head in columns:
            faults.append(f"{file}:{line}: column {n + 1} must have a name of its own in letters a to z, not {head!r}")
            continue
        column = [(row, _cell(cells, n), _cell(cells, 0) if rolled else "") for row, cells in rows[1:]]
        columns[head] = Written(tuple(_entries(column, head, file, faults)), line)
    faults += _misfits(rows, heads, file) if not rolled else [*_misfits(rows, heads, file), *_no_results(rows, file)]
    return columns


def _misfits(rows: list[Row], heads: list[str], file: str) -> Iterator[str]:
    for row, cells in rows[1:]:
        if len(cells) > len(heads):
            yield (
                f"{file}:{row}: {len(cells)} cells under {len(heads)} column{'s' * (len(heads) > 1)}:"
                " text that holds the mark between cells stands in quotes"
            )


def _no_results(rows: list[Row], file: str) -> Iterator[str]:
    for row, cells in rows[1:]:
        if not _RESULT.fullmatch(cells[0]):
            yield f"{file}:{row}: {cells[0]!r} is no result of a die: write 4 or 1-3"


def _entries(cells: list[tuple[int, str, str]], head: str, file: str, faults: list[str]) -> list[Written]:
    last = max((row for row, text, _ in cells if text), default=0)
    out: list[Written] = []
    for row, text, roll in cells:
        if text:
            out.append(Written(f"{roll}: {text}" if _RESULT.fullmatch(roll) else text, row))
        elif row < last:
            faults.append(f"{file}:{row}: column {head!r} has an empty cell before its last entry")
    return out


def _cell(cells: list[str], n: int) -> str:
    return cells[n] if n < len(cells) else ""
