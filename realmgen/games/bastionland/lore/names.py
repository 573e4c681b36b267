"""Tables that give names: each part is short enough that what is made of them is a name still."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.kit.written import LONGEST, Record

KNIGHT = 36
"""Characters of a Knight's name: `Dame`, a name, a byname and `the` stand before it."""
PARTS = {
    "people": 16,
    "people.offices": 30,
    "places": 30,
    "sparks.name-holding": 20,
    "again": 12,
    **dict.fromkeys(
        ("holdings", "lakes", "landmark", "myths.names", "realms", "region", "rivers", "seas", "seers"), 60
    ),
}
"""Characters of an entry by the table's id, or by its file's."""


def name_faults(record: Record, prefix: str = "") -> Iterator[str]:
    """The entries of a file of tables that are too long for names."""
    file, fields = f"{prefix}{record.stem}", record.root.fields
    lists = {f"{file}.{key}": written for key, written in fields["tables"].fields.items()} if "tables" in fields else {}
    for table, written in (lists | ({file: fields["entries"]} if "entries" in fields else {})).items():
        most = PARTS.get(table) or PARTS.get(file, LONGEST)
        for entry in written.value if isinstance(written.value, tuple) else ():
            text = entry.value if isinstance(entry.value, str) else ""
            if most < len(text) <= LONGEST:
                yield f"{record.file}:{entry.line}: {text[:40]!r} is too long for a name: {most} characters at most"
