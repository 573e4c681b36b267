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
from urllib.parse import quote

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    LargeBinary,
    MetaData,
    Table,
    Text,
    delete,
    insert,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlmodel import Field, SQLModel

from realmgen.errors import NotFound, Unreadable
from realmgen.store.engine import find_url, make_engine, path_of, prepare, read, write
from realmgen.store.tables import table
from realmgen.store.values import ShownPicture

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


class Link(_Shown, table=True):
    """How players come to a campaign: the hash of what their link holds, never the link itself."""

    code: str = Field(primary_key=True)
    hash: str = Field(unique=True)


class Picture(_Shown, table=True):
    """The picture that lies before the players of a campaign, as long as it does."""

    code: str = Field(primary_key=True)
    name: str
    mime: str
    data: bytes = Field(sa_column=Column(LargeBinary, nullable=False))


_TABLE, _LINK, _PICTURE = table(Projection), table(Link), table(Picture)


class Shelf:
    """Reading of the players' store. Give it out to the players' server; it holds nothing hidden."""

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

    def led_to(self, hash: str) -> tuple[str, int | None] | None:
        """The code that a link leads to, with the line it shows, None where there is nothing to show; None when
        there is no such link."""
        query = select(_LINK.c.code, _TABLE.c.seq).outerjoin(_TABLE, _TABLE.c.code == _LINK.c.code)
        with read(self._engine) as connection:
            found = connection.execute(query.where(_LINK.c.hash == hash)).first()
        return (found.code, found.seq) if found else None

    def picture(self, code: str, name: str) -> tuple[str, bytes] | None:
        """Media type and bytes of the picture that lies before the players, if it is that one."""
        here = (_PICTURE.c.code == code, _PICTURE.c.name == name)
        with read(self._engine) as connection:
            found = connection.execute(select(_PICTURE).where(*here)).first()
        return (found.mime, found.data) if found else None

    def close(self) -> None:
        self._engine.dispose()


class Players(Shelf):
    """The players' store as the game master's program writes it."""

    def held(self) -> dict[str, int]:
        """By code: the line each projection was made at; those that are not whole are left out."""
        with read(self._engine) as connection:
            found = connection.execute(select(_TABLE)).all()
        return {row.code: row.seq for row in found if row.sum == _sum(row.shown)}

    def put(
        self, code: str, seq: int, shown: str, *, picture: ShownPicture | None = None, even_back: bool = False
    ) -> None:
        """Keep a projection with the picture it shows unless a later one is here; `even_back` overwrites that too."""
        row = self._insert(_TABLE).values(code=code, seq=seq, sum=_sum(shown), shown=shown)
        new = {key: row.excluded[key] for key in ("seq", "sum", "shown")}
        where = None if even_back else _TABLE.c.seq <= row.excluded.seq
        with write(self._engine) as connection:
            kept = connection.execute(row.on_conflict_do_update(index_elements=[_TABLE.c.code], set_=new, where=where))
            if kept.rowcount:
                _lay(connection, code, picture)

    def forget(self, codes: list[str]) -> None:
        """Show nothing more of these campaigns; their links stay."""
        with write(self._engine) as connection:
            for shown in (_TABLE, _PICTURE):
                connection.execute(delete(shown).where(shown.c.code.in_(codes)))

    def link(self, code: str, hash: str) -> None:
        """Lead a link to a campaign, in the place of the one before."""
        row = self._insert(_LINK).values(code=code, hash=hash)
        with write(self._engine) as connection:
            connection.execute(row.on_conflict_do_update(index_elements=[_LINK.c.code], set_={"hash": hash}))

    def _insert(self, into: Table) -> Any:
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        return make(into)


def _lay(connection: Connection, code: str, picture: ShownPicture | None) -> None:
    """Lay a picture before the players, and take away what lay there."""
    here = _PICTURE.c.code == code
    lying = connection.scalar(select(_PICTURE.c.name).where(here))
    if lying == (picture.name if picture else None):
        return
    connection.execute(delete(_PICTURE).where(here))
    if picture:
        row = {"code": code, "name": picture.name, "mime": picture.mime, "data": picture.data}
        connection.execute(insert(_PICTURE).values(row))


def watch_players(where: str) -> Shelf:
    """The players' store to read and never to write: the path of its file, or a PostgreSQL URL.

    Raises Unreadable when there is none.
    """
    if "://" in where:
        url = find_url(where).update_query_dict({"options": "-c default_transaction_read_only=on"})
        return Shelf(make_engine(url).execution_options(schema_translate_map={None: SCHEMA}))
    path = Path(where)
    if not path.is_file():
        raise Unreadable(f"there is no players' store {where!r}: open the campaign in the dashboard once")
    url = URL.create("sqlite", database=f"file:{quote(str(path))}", query={"mode": "ro", "uri": "true"})
    return Shelf(make_engine(url, ("query_only=ON", "busy_timeout=30000")))


def store_of(where: str | os.PathLike[str] | None = None) -> str:
    """What `watch_players` wants to watch the store that goes with a game master's database."""
    url = find_url(where)
    path = path_of(url)
    return url.render_as_string(hide_password=False) if path is None else str(_beside(path))


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.stem}.players.db")


def open_players(where: str | os.PathLike[str] | None = None) -> Players:
    """The players' store that goes with a game master's database (see `engine.find_url`).

    Made when it is not there yet; made anew when it is ours but broken, because nothing is lost with it.
    """
    url = find_url(where)
    path = path_of(url)
    if path is None:
        return Players(_on_postgresql(url))
    beside = _beside(path)
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
        _Shown.metadata.create_all(connection)
        if engine.dialect.name == "sqlite" and connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
            raise Unreadable("the players' store is broken")


def _sum(shown: str) -> str:
    return hashlib.blake2b(shown.encode(), digest_size=16).hexdigest()


def discard(path: Path) -> None:
    """Throw away a SQLite file with all that belongs to it."""
    for suffix in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
