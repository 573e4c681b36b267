"""Every fault of content files, by file and line: content finds what the neutral form wants, lore what a game wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from realmgen.content import ENDINGS, read_record, read_tables
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.lore import KNIGHTS, MYTHS, SPARKS, read_calling, read_tale, spark_faults
from realmgen.kit.written import Record

Counts = Mapping[str, int]
"""How many Myths, Knights, spark tables and other tables there are, by those words."""


def check_path(path: Path) -> Counts:
    """What a file holds, or a folder with all that lies below it.

    Raises Unreadable with every fault, each with file and line, NotFound when there is nothing to read.
    """
    if not path.exists():
        raise NotFound(f"there is no file or folder {str(path)!r}")
    counts: Counter[str] = Counter()
    faults: list[str] = []
    for name, file in _files(path):
        record = read_record(name, file.read_bytes())
        what, count, found = check_record(record, file.absolute().parent.name)
        counts[what] += count
        faults += found
    if faults:
        raise Unreadable(*faults)
    if not counts:
        raise NotFound(f"there is no content in {str(path)!r}: its files end in {' or '.join(ENDINGS)}")
    return counts


def check_record(record: Record, folder: str) -> tuple[str, int, list[str]]:
    """What a file of a folder is, how many of it it holds, and every fault."""
    if folder in (MYTHS, KNIGHTS):
        try:
            read_tale(record) if folder == MYTHS else read_calling(record)
        except Unreadable as error:
            return folder, 1, list(error.faults)
        return folder, 1, []
    prefix = f"{SPARKS}." if folder == SPARKS else ""
    tables, faults = read_tables(record, prefix)
    if folder == SPARKS:
        return "spark tables", 1, faults + spark_faults(record, tables)
    return "tables", len(tables), faults


def _files(path: Path) -> Iterator[tuple[str, Path]]:
    if path.is_file():
        yield path.name, path
        return
    for file in sorted(path.rglob("*")):
        if file.suffix in ENDINGS and file.is_file():
            yield file.relative_to(path).as_posix(), file
