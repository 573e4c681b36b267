"""Spark tables: columns that are read left to right (MB-M5)."""

from __future__ import annotations

from collections.abc import Mapping

from realmgen.kit.table import Table
from realmgen.kit.written import Record

ROWS, COLUMNS = 12, 3


def spark_faults(record: Record, tables: Mapping[str, Table]) -> list[str]:
    """What keeps sound tables from being sparks: a title, and one to three columns on a d12."""
    fields = record.root.fields
    faults = [] if "title" in fields else [f"{record.file}:1: `title` is missing"]
    if "tables" not in fields:
        return [*faults, f"{record.file}:1: a spark table has `tables`: one to {COLUMNS} columns, each with a name"]
    columns = fields["tables"].fields
    if len(columns) > COLUMNS:
        faults.append(f"{record.file}:{fields['tables'].line}: {len(columns)} columns: at most {COLUMNS}")
    for name, column in columns.items():
        found = next((table for key, table in tables.items() if key.endswith(f".{record.stem}.{name}")), None)
        if found and len(found.rows) != ROWS:
            faults.append(
                f"{record.file}:{column.line}: column {name!r} must have {ROWS} entries, not {len(found.rows)}"
            )
        elif found and found.die != ROWS:
            faults.append(f"{record.file}:{column.line}: the entries of column {name!r} must be equally likely")
    return faults
