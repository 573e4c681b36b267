"""The content of a game, from what came along and the packs that are switched on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from realmgen.content.source import Source, folder_source
from realmgen.content.tables import SPARKS, joined
from realmgen.errors import NotFound, Unreadable
from realmgen.kit.table import Table
from realmgen.kit.written import Record

_PACKAGE = Path(__file__).resolve().parent.parent


def data_dir() -> Path:
    """The folder of the content: `data/` of a checkout, or where a wheel carries it. Raises NotFound."""
    for folder in (_PACKAGE / "_data", _PACKAGE.parent / "data"):
        if folder.is_dir():
            return folder
    raise NotFound(f"the tables are missing: neither {_PACKAGE / '_data'} nor {_PACKAGE.parent / 'data'} is a folder")


def load(game: str, packs: Sequence[Source] = ()) -> Shelf:
    """The content of one game. Nothing is read yet but the names of its files; raises NotFound for a game without."""
    return Shelf((_house(data_dir() / game), *packs))


def documents(game: str, pattern: str) -> list[str]:
    """The files of a game that are neither tables nor records, such as what was measured, by their names in order;
    raises NotFound where there is none."""
    found = sorted((data_dir() / game).glob(pattern))
    if not found:
        raise NotFound(f"there is no {pattern} in {data_dir() / game}")
    return [path.read_text(encoding="utf-8") for path in found]


@lru_cache(maxsize=8)
def _house(folder: Path) -> Source:
    if not folder.is_dir():
        raise NotFound(f"there are no tables for {folder.name!r} in {folder.parent}")
    return folder_source(folder)


class Shelf:
    """Tables by id, and records by folder and id. A later source adds to the earlier ones, or replaces them: tables
    one by one, other folders as a whole. An entry of an id that is there already takes its place."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self.sources = tuple(sources)
        self.tables: Mapping[str, Table] = _Tables(self.sources)

    def ids(self, folder: str) -> tuple[str, ...]:
        """The ids of a folder's records, those of packs last."""
        found: dict[str, None] = {}
        for source in self._standing(folder):
            found |= dict.fromkeys(source.ids(folder))
        return tuple(found)

    def record(self, folder: str, id: str) -> Record:
        """A record as it is written, its faults with it; raises NotFound."""
        for source in reversed(self._standing(folder)):
            if source.holds(folder, id):
                return source.record(folder, id)
        raise NotFound(f"there is no {id!r} in {folder}: {', '.join(self.ids(folder)) or 'the folder is empty'}")

    def _standing(self, folder: str) -> Sequence[Source]:
        """The sources of a folder, from the last that replaces it on."""
        holding = [source for source in self.sources if source.ids(folder)]
        first = max((n for n, source in enumerate(holding) if source.replaces and folder != SPARKS), default=0)
        return holding[first:]


class _Tables(Mapping[str, Table]):
    """Tables by id, each file read when one of its tables is first asked for."""

    def __init__(self, sources: Sequence[Source]) -> None:
        self._sources = sources
        self._made: dict[str, Table] = {}

    def __getitem__(self, id: str) -> Table:
        """Raises KeyError, and Unreadable with every fault of the table's file."""
        if id not in self._made:
            self._made[id] = self._make(id)
        return self._made[id]

    def _make(self, id: str) -> Table:
        folder, file = _place(id)
        table: Table | None = None
        for source in self._sources:
            found = source.tables(folder, file).get(id) if source.holds(folder, file) else None
            table = _both(table, found, source) if found else table
        if table is None:
            raise KeyError(id)
        return table

    def __iter__(self) -> Iterator[str]:
        """Every id; reads every file."""
        found: dict[str, None] = {}
        faults: list[str] = []
        for source in self._sources:
            for folder, file in ((where, file) for where in ("", SPARKS) for file in source.ids(where)):
                try:
                    found |= dict.fromkeys(source.tables(folder, file))
                except Unreadable as error:
                    faults += error.faults
        if faults:
            raise Unreadable(*faults)
        return iter(found)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _place(id: str) -> tuple[str, str]:
    first, _, rest = id.partition(".")
    return (SPARKS, rest.partition(".")[0]) if first == SPARKS else ("", first)


def _both(ours: Table | None, theirs: Table, source: Source) -> Table:
    return theirs if ours is None or source.replaces else joined(ours, theirs)
