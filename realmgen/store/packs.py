"""Content packs, kept whole in the database: the folder or zip one came from may vanish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Engine, Row, delete, insert, select

from realmgen.errors import NotFound
from realmgen.kit.record import from_json, to_json
from realmgen.store.engine import read, write
from realmgen.store.tables import Pack, table
from realmgen.store.values import StoredPack, now

_TABLE = table(Pack)


class Packs:
    """The packs of a database, by the names they give themselves."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def sums(self) -> dict[str, str]:
        """By id: what tells one content of a pack from another, without reading the content."""
        with read(self._engine) as connection:
            return dict(connection.execute(select(_TABLE.c.key, _TABLE.c.sum)).all())

    def get(self, key: str) -> StoredPack:
        """A pack; raises NotFound."""
        with read(self._engine) as connection:
            row = connection.execute(select(_TABLE).where(_TABLE.c.key == key)).first()
        if row is None:
            raise NotFound(f"no pack is called {key!r}: `realmgen pack list` shows them")
        return _pack(row)

    def put(self, pack: StoredPack) -> None:
        """Keep a pack, in the place of another of its name."""
        values = {"key": pack.key, "game": pack.game, "title": pack.title, "sum": pack.sum}
        texts = {"added": pack.added or now(), "files": to_json(dict(pack.files))}
        with write(self._engine) as connection:
            connection.execute(delete(_TABLE).where(_TABLE.c.key == pack.key))
            connection.execute(insert(_TABLE).values(values | texts))

    def remove(self, key: str) -> None:
        """Take a pack away; raises NotFound."""
        with write(self._engine) as connection:
            if connection.execute(delete(_TABLE).where(_TABLE.c.key == key)).rowcount == 0:
                raise NotFound(f"no pack is called {key!r}: `realmgen pack list` shows them")


def _pack(row: Row[Any]) -> StoredPack:
    files: Mapping[str, str] = from_json(row.files, f"pack {row.key!r}")
    return StoredPack(row.key, row.game, row.title, row.sum, files, row.added)
