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


def check_data(folder: Path | None = None) -> list[str]:
    """Every fault in every table file below a folder (default: all of ours), each with file and line."""
    top = folder or data_dir()
    games = sorted(path for path in top.iterdir() if path.is_dir())
    return [fault for game in [top, *games] for fault in read_tables(game)[1]]


def read_tables(folder: Path) -> tuple[dict[str, Table], list[str]]:
    """The tables of the YAML files in one folder, and every fault found."""
    from realmgen.content.reader import Reader

    tables: dict[str, Table] = {}
    faults: list[str] = []
    for path in sorted(folder.glob("*.yaml")):
        reader = Reader(path.name)
        for table, line in reader.tables(path):
            if table.id in tables:
                reader.fault(line, f"table {table.id!r} is there already: give it another id")
            tables[table.id] = table
        faults += reader.faults
    return tables, faults
