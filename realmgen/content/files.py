"""Where table files lie, and all the tables of a folder with every fault listed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from realmgen.errors import NotFound, Unreadable
from realmgen.kit.table import Table

_PACKAGE = Path(__file__).resolve().parent.parent


def data_dir() -> Path:
    """The folder of the tables: `data/` of a checkout, or where a wheel carries it. Raises NotFound."""
    for folder in (_PACKAGE / "_data", _PACKAGE.parent / "data"):
        if folder.is_dir():
            return folder
    raise NotFound(f"the tables are missing: neither {_PACKAGE / '_data'} nor {_PACKAGE.parent / 'data'} is a folder")


@lru_cache(maxsize=8)
def load_tables(game: str) -> Mapping[str, Table]:
    """Every table of one game by id; raises Unreadable with all faults, NotFound for a game without tables."""
    folder = data_dir() / game
    if not folder.is_dir():
        raise NotFound(f"there are no tables for {game!r} in {data_dir()}")
    tables, faults = read_tables(folder)
    if faults:
        raise Unreadable(*faults)
    return tables


def read_tables(source: Path) -> tuple[dict[str, Table], list[str]]:
    """The tables of one YAML file, or of all that lie in a folder, and every fault found."""
    from realmgen.content.reader import Reader

    tables: dict[str, Table] = {}
    faults: list[str] = []
    for path in [source] if source.is_file() else sorted(source.glob("*.yaml")):
        reader = Reader(path.name)
        for table, line in reader.tables(path):
            if table.id in tables:
                reader.fault(line, f"table {table.id!r} is there already: give it another id")
            tables[table.id] = table
        faults += reader.faults
    return tables, faults


def check_path(path: Path) -> int:
    """The number of tables in a file, a folder or the folders in it; raises Unreadable with every fault, each
    with file and line, NotFound when there is nothing to read."""
    if not path.exists():
        raise NotFound(f"there is no file or folder {str(path)!r}")
    found = [read_tables(path)] if path.is_file() else _below(path)
    faults = [fault for _, some in found for fault in some]
    if faults:
        raise Unreadable(*faults)
    count = sum(len(tables) for tables, _ in found)
    if not count:
        raise NotFound(f"there are no tables in {str(path)!r}: a table file ends in .yaml")
    return count


def _below(folder: Path) -> list[tuple[dict[str, Table], list[str]]]:
    return [read_tables(part) for part in (folder, *sorted(p for p in folder.rglob("*") if p.is_dir()))]
