"""The steps from each version of the schema to the next; a database is brought up to date as it is opened.

The next step is written with `alembic.command.revision(config(connection), "why", autogenerate=True)`, then
added to VERSIONS.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

from realmgen.errors import Unreadable
from realmgen.store.engine import SAFE, make_engine, path_of, read, write

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""Every version of the schema, oldest first."""
_MIGRATING = (*SAFE, "foreign_keys=OFF")


def bring_up_to_date(engine: Engine) -> None:
    """Take the database to the newest version, after a backup when it held an older one.

    Raises Unreadable when it was made by a newer program.
    """
    current = version(engine)
    if current == VERSIONS[-1]:
        return
    if current not in (None, *VERSIONS):
        name = engine.url.render_as_string(hide_password=True)
        raise Unreadable(f"the database {name} was made by a newer realmgen (schema {current}): update the program")
    if current is not None:
        _back_up(engine, current)
    _upgrade(engine)


def version(engine: Engine) -> str | None:
    """The version of the schema, None when there is none yet."""
    with read(engine) as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return found


def config(connection: Connection) -> Config:
    """Alembic's settings for one connection."""
    from alembic.config import Config

    settings = Config(stdout=sys.stdout)  # its default is whatever stood there when Alembic was first imported
    settings.set_main_option("script_location", "realmgen.store:migrations")
    settings.set_main_option("file_template", "v%%(rev)s_%%(slug)s")
    settings.attributes["connection"] = connection
    return settings


def _back_up(engine: Engine, current: str) -> None:
    path = path_of(engine.url)
    if path is None:
        return
    target = _free(path, current)
    try:
        with closing(sqlite3.connect(path, timeout=30)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise Unreadable(f"{str(path)!r} could not be copied before it is changed, so it was left: {error}") from error


def _free(path: Path, current: str) -> Path:
    names = (path.with_name(f"{path.stem}.before-{current}{f'-{n}' if n else ''}{path.suffix}") for n in range(1000))
    return next(name for name in names if not name.exists())


def _upgrade(engine: Engine) -> None:
    """Foreign keys are off meanwhile: with them on, rebuilding a table deletes the rows that point to it."""
    from alembic import command

    migrating = make_engine(engine.url, _MIGRATING)
    try:
        with write(migrating) as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(5245414)"))
            command.upgrade(config(connection), "head")
            check_references(connection)
    finally:
        migrating.dispose()


def check_references(connection: Connection) -> None:
    """Raise Unreadable when a row of a SQLite database points to one that is not there."""
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise Unreadable("the database could not be brought up to date: rows point to others that are missing")
