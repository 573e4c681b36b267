"""Pictures that are shown to players, kept as long as the database: an undo may show one again."""

from __future__ import annotations

import json

from sqlalchemy import Engine, insert, select

from realmgen.store.engine import read, write
from realmgen.store.tables import Picture, table
from realmgen.store.values import ShownPicture, now

_TABLE = table(Picture)


class Pictures:
    """The pictures of a database, by names that tell their contents apart."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def get(self, name: str) -> ShownPicture | None:
        """A picture, None where there is none of that name."""
        with read(self._engine) as connection:
            row = connection.execute(select(_TABLE).where(_TABLE.c.name == name)).first()
        return ShownPicture(row.name, row.mime, row.data) if row else None

    def put(self, picture: ShownPicture) -> None:
        """Keep a picture, once."""
        with write(self._engine) as connection:
            if connection.execute(select(_TABLE.c.id).where(_TABLE.c.name == picture.name)).first() is None:
                row = {"name": picture.name, "mime": picture.mime, "added": now(), "data": picture.data}
                connection.execute(insert(_TABLE).values(row))

    def shown_in(self, shown: str) -> ShownPicture | None:
        """The picture that a players' form names (see `kit.game.Game.redact`)."""
        name = (json.loads(shown).get("shared") or {}).get("picture", "") if '"shared"' in shown else ""
        return self.get(name) if name else None
