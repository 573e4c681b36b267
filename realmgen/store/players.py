"""The players' store: what they may see of each campaign, by its public code, and nothing else.

It is a database of its own, so that the players' server need never open the game master's: a second SQLite
file beside the first (`NAME.players.db`), or the schema `players` on PostgreSQL, which can be granted to a role
of its own. It is written after the game master's commit, never before, so it can lag but not run ahead, and it
can be made anew from there: so it is not synced, and what a power cut spoilt is found by its sum and written
again. What was overwritten is zeroed: the file keeps no trace of what is no longer shown.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import URL, Column, Engine, MetaData, Text, delete, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Field, SQLModel

from realmgen.errors import NotFound, Unreadable
from realmgen.store.engine import find_url, make_engine, path_of, prepare, read, write
from realmgen.store.tables import table

SCHEMA = "players"
_PRAGMAS = ("journal_mode=DELETE", "synchronous=OFF", "secure_delete=ON", "busy_timeout=30000")


class _Shown(SQLModel):
    metadata: ClassVar[MetaData] = MetaData()


class Projection(_Shown, table=True):
    """What players may see of a campaign at a line of its journal, as JSON, and its BLAKE2 sum."""

    code: str = Field(primary_key=True)
    seq: int
    sum: str
    shown: str = Field(sa_column=Column(Text, nullable=False))


_TABLE = table(Projection)


class Players:
    """The players' store. Give it out to the players' server; it holds nothing hidden."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def look(self, code: str) -> Any:
        """What players may see of a campaign; raises NotFound."""
        return json.loads(self.text(code))

    def text(self, code: str) -> str:
        """The same as JSON text; raises NotFound."""
        with read(self._engine) as connection:
            found: str | None = connection.scalar(select(_TABLE.c.shown).where(_TABLE.c.code == code))
        if found is None:
            raise NotFound(f"no campaign has the code {code!r}: ask your game master for the eight characters")
        return found

    def held(self) -> dict[str, int]:
        """By code: the line each projection was made at; those that are not whole are left out."""
        with read(self._engine) as connection:
            found = connection.execute(select(_TABLE)).all()
        return {row.code: row.seq for row in found if row.sum == _sum(row.shown)}

    def put(self, code: str, seq: int, shown: str, *, even_back: bool = False) -> None:
        """Keep a projection unless a later one is here; `even_back` overwrites that too."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        row = make(_TABLE).values(code=code, seq=seq, sum=_sum(shown), shown=shown)
        new = {key: row.excluded[key] for key in ("seq", "sum", "shown")}
        where = None if even_back else _TABLE.c.seq <= row.excluded.seq
        with write(self._engine) as connection:
            connection.execute(row.on_conflict_do_update(index_elements=[_TABLE.c.code], set_=new, where=where))

    def forget(self, codes: list[str]) -> None:
        with write(self._engine) as connection:
            connection.execute(delete(_TABLE).where(_TABLE.c.code.in_(codes)))

    def close(self) -> None:
        self._engine.dispose()


def open_players(where: str | os.PathLike[str] | None = None) -> Players:
    """The players' store that goes with a game master's database (see `engine.find_url`).

    Made when it is not there yet; made anew when it is ours but broken, because nothing is lost with it.
    """
    url = find_url(where)
    path = path_of(url)
    if path is None:
        return Players(_on_postgresql(url))
    beside = path.with_name(f"{path.stem}.players.db")
    try:
        return Players(_on_sqlite(beside))
    except Unreadable:
        prepare(beside)
        discard(beside)
        return Players(_on_sqlite(beside))


def _on_sqlite(path: Path) -> Engine:
    prepare(path)
    engine = make_engine(URL.create("sqlite", database=str(path)), _PRAGMAS)
    try:
        _create(engine)
    except Unreadable:
        engine.dispose()
        raise
    return engine


def _on_postgresql(url: URL) -> Engine:
    engine = make_engine(url).execution_options(schema_translate_map={None: SCHEMA})
    with write(engine) as connection:
        connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}"))
    _create(engine)
    return engine


def _create(engine: Engine) -> None:
    with write(engine) as connection:
        _TABLE.create(connection, checkfirst=True)
        if engine.dialect.name == "sqlite" and connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
            raise Unreadable("the players' store is broken")


def _sum(shown: str) -> str:
    return hashlib.blake2b(shown.encode(), digest_size=16).hexdigest()


def discard(path: Path) -> None:
    """Throw away a SQLite file with all that belongs to it."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
