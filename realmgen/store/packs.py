"""Content packs, kept whole in the database: the folder or zip one came from may vanish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Engine, Row, delete, insert, select

from realmgen.errors import IllegalCommand, NotFound
from realmgen.kit.record import from_json, to_json
from realmgen.store.engine import read, write
from realmgen.store.tables import Pack, table
from realmgen.store.values import StoredPack, now

_TABLE = table(Pack)


class Packs:
    """The packs of a database, by the names they give themselves."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def sums(self, game: str = "") -> dict[str, str]:
        """By id: what tells one content of a pack from another, without reading the content; of one game, or of all."""
        wanted = select(_TABLE.c.key, _TABLE.c.sum)
        with read(self._engine) as connection:
            return dict(connection.execute(wanted.where(_TABLE.c.game == game) if game else wanted).all())

    def get(self, key: str, game: str = "") -> StoredPack:
        """A pack, of one game or of any; raises NotFound."""
        with read(self._engine) as connection:
            row = connection.execute(select(_TABLE).where(_TABLE.c.key == key)).first()
        if row is None or game not in ("", row.game):
            raise NotFound(f"no pack is called {key!r}: `realmgen pack list` shows them")
        return _pack(row)

    def put(self, pack: StoredPack) -> None:
        """Keep a pack, in the place of another of its name; raises IllegalCommand where that is of another game."""
        there = self.sums()
        if pack.key in there and pack.key not in self.sums(pack.game):
            raise IllegalCommand(f"a pack of another game is called {pack.key!r} already: remove that one first")
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
