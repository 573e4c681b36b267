"""Engines that lose nothing: SQLite as measured safe, PostgreSQL for many tables at once.

SQLite runs in WAL with `synchronous=FULL` and `BEGIN IMMEDIATE` for writes, behind one process-wide lock: a
deferred BEGIN fails at once when two writers meet, and the driver's own transactions lose updates silently.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import RLock
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from realmgen.errors import NotAllowed, Unreadable

APPLICATION = 0x5245414C
"""Marks SQLite files as ours ("REAL" in the header)."""
SAFE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")
ENVIRONMENT = "REALMGEN_DATABASE_URL"
LOCK = RLock()


def find_url(where: str | os.PathLike[str] | None = None) -> URL:
    """The database meant: a URL or a path as given, or what REALMGEN_DATABASE_URL says, or a file in the
    user's data folder. Raises Unreadable when it is none that can be used."""
    text = str(where or os.environ.get(ENVIRONMENT) or home())
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser().absolute()))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Unreadable(
            f"database {text!r} cannot be read: give a path, sqlite:///PATH or postgresql://..."
        ) from error
    return _checked(url)


def home() -> Path:
    """The file in the data folder of the user that is used when none is named."""
    from platformdirs import user_data_path

    return user_data_path("realmgen", appauthor=False) / "realmgen.db"


def _checked(url: URL) -> URL:
    shown = url.render_as_string(hide_password=True)
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise Unreadable(f"database {shown!r} cannot be used: SQLite (sqlite:///PATH) or PostgreSQL (postgresql://...)")
    if url.database in (None, "", ":memory:"):
        raise Unreadable(f"database {shown!r} would be lost at the end: give the path of a file, sqlite:///PATH")
    return URL.create("sqlite", database=str(Path(url.database or "").absolute()))


def path_of(url: URL) -> Path | None:
    """The file of a SQLite database, None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def prepare(path: Path) -> None:
    """Make the folder of a SQLite file and mark a new file as ours.

    Raises Unreadable for a file that is not ours, which is left as it is, and for one that cannot be opened.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        head = _head(path)
        if not head or is_ours(head):
            _mark(path)
            return
    except (OSError, sqlite3.Error) as error:
        raise Unreadable(f"database {str(path)!r} cannot be opened: {error}") from error
    raise Unreadable(f"{str(path)!r} is no database of realmgen: name another file; this one was left as it is")


def is_ours(head: bytes) -> bool:
    """Whether the first hundred bytes of a file are those of a database of ours."""
    return head[:16] == b"SQLite format 3\0" and int.from_bytes(head[68:72], "big") == APPLICATION


def _head(path: Path) -> bytes:
    if not path.exists():
        return b""
    with path.open("rb") as file:
        return file.read(100)


def _mark(path: Path) -> None:
    """The mark goes in before WAL does, so that it stands in the file itself whatever happens next.

    It is asked for even where the file shows it: when we were killed while marking, SQLite takes the mark back.
    """
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
            connection.execute(f"PRAGMA application_id={APPLICATION}")


def make_engine(url: URL, pragmas: tuple[str, ...] = SAFE) -> Engine:
    """An engine; on SQLite every connection starts with `pragmas` and we begin transactions ourselves."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": 30})
        event.listen(engine, "connect", partial(_connected, pragmas))
        event.listen(engine, "begin", _begun)
        return engine
    try:
        return create_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise Unreadable("PostgreSQL needs one more package: pip install 'psycopg[binary]'") from error


def _connected(pragmas: tuple[str, ...], connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begun(connection: Connection) -> None:
    writes = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def read(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment of the database."""
    with _told(engine), engine.connect() as connection:
        yield connection


@contextmanager
def write(engine: Engine) -> Iterator[Connection]:
    """A connection in a transaction of its own: all of it is written, or nothing. One at a time."""
    with LOCK, _told(engine), engine.execution_options(write=True).begin() as connection:
        yield connection


@contextmanager
def _told(engine: Engine) -> Iterator[None]:
    """Tell a database's faults in our own words."""
    try:
        yield
    except DBAPIError as error:
        name = engine.url.render_as_string(hide_password=True)
        if "locked" in str(error.orig):
            raise NotAllowed(f"nothing was done: the database {name} is busy; try again") from error
        fault, _, _ = str(error.orig).partition("\n")
        raise Unreadable(f"the database {name} cannot be used: {fault}") from error
