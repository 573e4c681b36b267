"""Where the rules find their content: a shelf of tables and records, read as Myths, Knights and sparks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from realmgen.errors import NotFound
from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.games.bastionland.lore.reading import read_calling, read_tale
from realmgen.kit.table import Table
from realmgen.kit.written import Record

MYTHS, KNIGHTS, SPARKS = "myths", "knights", "sparks"


class Shelf(Protocol):
    """What content gives: tables by id, and the records of a folder."""

    @property
    def tables(self) -> Mapping[str, Table]: ...

    def ids(self, folder: str) -> tuple[str, ...]: ...

    def record(self, folder: str, id: str) -> Record: ...


class Library:
    """The content that the rules draw on (MB-M1 to MB-M10). A file is read when first asked for, and then kept."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._tales: dict[str, Tale] = {}
        self._callings: dict[str, Calling] = {}

    @property
    def tables(self) -> Mapping[str, Table]:
        """Every table by id, those of sparks as `sparks.land.how`."""
        return self._shelf.tables

    @property
    def tale_ids(self) -> tuple[str, ...]:
        return self._shelf.ids(MYTHS)

    @property
    def calling_ids(self) -> tuple[str, ...]:
        return self._shelf.ids(KNIGHTS)

    @property
    def sparks(self) -> tuple[str, ...]:
        """The ids of the spark tables (MB-M5)."""
        return self._shelf.ids(SPARKS)

    def tale(self, id: str) -> Tale:
        """A Myth's content; raises NotFound, and Unreadable with every fault of its file."""
        if id not in self._tales:
            self._tales[id] = read_tale(self._shelf.record(MYTHS, id))
        return self._tales[id]

    def calling(self, id: str) -> Calling:
        """A Knight's entry; raises NotFound, and Unreadable with every fault of its file."""
        if id not in self._callings:
            self._callings[id] = read_calling(self._shelf.record(KNIGHTS, id))
        return self._callings[id]

    def spark_title(self, id: str) -> str:
        """What a spark table is called; raises NotFound."""
        title = self._shelf.record(SPARKS, id).root.fields.get("title")
        return str(title.value).strip() if title else id.replace("-", " ").capitalize()

    def columns(self, id: str) -> tuple[Table, ...]:
        """The columns of a spark table, left to right; raises NotFound and Unreadable."""
        fields = self._shelf.record(SPARKS, id).root.fields
        names = fields["tables"].fields if "tables" in fields else {}
        return tuple(self.tables[f"{SPARKS}.{id}.{name}"] for name in names)


class Bare:
    """A shelf with nothing on it: rules that never draw need no more."""

    tables: Mapping[str, Table] = {}

    def ids(self, folder: str) -> tuple[str, ...]:
        return ()

    def record(self, folder: str, id: str) -> Record:
        raise NotFound(f"there is no {id!r} in {folder}")
