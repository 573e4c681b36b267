"""Tables that give names and the texts of Sites: what is made of their entries must be no longer than a name or a
text may be."""

from __future__ import annotations

import re
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
    "sites.name": 60,
    "sites": 1000,
    **dict.fromkeys(
        ("holdings", "lakes", "landmark", "myths.names", "realms", "region", "rivers", "seas", "seers"), 60
    ),
}
"""Characters of an entry by the table's id, or by its file's; `sites` are those of every ground."""
_MET = ("sites.feature", "sites.danger", "sites.treasure")
"""What is met at a point of a Site, whose name stands before it."""
_NAMED = re.compile(r"[^:]{1,60}: ")
_GROUND = re.compile(r"^sites-(?!threads\b)[a-z0-9-]+")


def name_faults(record: Record, prefix: str = "") -> Iterator[str]:
    """The entries of a file of tables that are too long for what is made of them."""
    file, fields = f"{prefix}{record.stem}", record.root.fields
    lists = {f"{file}.{key}": written for key, written in fields["tables"].fields.items()} if "tables" in fields else {}
    for table, written in (lists | ({file: fields["entries"]} if "entries" in fields else {})).items():
        alike = _GROUND.sub("sites", table)
        most = PARTS.get(alike) or PARTS.get(alike.rpartition(".")[0], LONGEST)
        for entry in written.value if isinstance(written.value, tuple) else ():
            text = entry.value if isinstance(entry.value, str) else ""
            if most < len(text) <= LONGEST:
                yield f"{record.file}:{entry.line}: {text[:40]!r} is too long here: {most} characters at most"
            elif text and alike in _MET and not _NAMED.match(text):
                yield f"{record.file}:{entry.line}: {text[:40]!r} must begin with a name, as `The Low Door: …`"
