"""Which database is meant, and what is done with files that are not ours."""

import os
import sqlite3
import threading
from contextlib import closing

import pytest
from sqlalchemy import text

from realmgen.errors import NotAllowed, Unreadable
from realmgen.store import engine as engines
from realmgen.store.engine import ENVIRONMENT, find_url, make_engine, path_of, prepare, read, write
from realmgen.store.ledger import open_ledger

NEW = "INSERT INTO campaign (code, name, archived, created, updated) VALUES ('a', 'b', 0, '', '')"
TAKES_IT_BACK = bytes.fromhex("d9d505f920a163d7 00000000 31a3b484 00000000 00000200 00001000").ljust(512, b"\0")
"""A rollback journal of SQLite that says: the file was empty before."""


def test_a_path_a_url_the_environment_and_the_home_folder_are_found(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(ENVIRONMENT, "sqlite:///from-environment.db")
    assert path_of(find_url("here.db")) == tmp_path / "here.db"
    assert path_of(find_url(tmp_path / "here.db")) == tmp_path / "here.db"
    assert path_of(find_url(f"sqlite:///{tmp_path}/there.db")) == tmp_path / "there.db"
    assert path_of(find_url()) == tmp_path / "from-environment.db"
    monkeypatch.delenv(ENVIRONMENT)
    assert path_of(find_url()).name == "realmgen.db"
    assert find_url("postgresql://gm@table/realm").drivername == "postgresql+psycopg"
    assert path_of(find_url("postgresql://gm@table/realm")) is None


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://gm:secret@table/realm",
        "nonsense://",
        "://",
        "sqlite+pysqlcipher:///x",
    ],
)
def test_what_cannot_be_used_is_refused_without_its_password(url):
    with pytest.raises(Unreadable) as error:
        find_url(url)
    assert "secret" not in str(error.value)


def test_a_missing_folder_is_made(tmp_path):
    open_ledger(tmp_path / "a" / "b c" / "é.db").close()
    assert (tmp_path / "a" / "b c" / "é.players.db").exists()


def foreign(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
        connection.commit()


@pytest.mark.parametrize(
    "make", [foreign, lambda path: path.write_bytes(b"Dear diary, " * 99), lambda path: path.write_text("x")]
)
def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(path, make):
    make(path)
    before = path.read_bytes()
    with pytest.raises(Unreadable, match="is no database of realmgen"):
        open_ledger(path)
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == [path.name]


def test_a_folder_in_the_files_place_and_a_file_in_the_folders_are_told(tmp_path):
    (tmp_path / "file").write_text("x")
    for where in (tmp_path, tmp_path / "file" / "realmgen.db"):
        with pytest.raises(Unreadable, match="cannot be opened"):
            open_ledger(where)


def spoil(path, start):
    """Garbage from a byte on, the write-ahead log folded in first."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(path.read_bytes())
    data[start:] = os.urandom(len(data) - start)
    path.write_bytes(data)
    return bytes(data)


@pytest.mark.parametrize("start", [100, 4096])
def test_a_broken_database_of_ours_is_told_and_not_touched(path, start):
    open_ledger(path).close()
    before = spoil(path, start)
    with pytest.raises(Unreadable, match=r"cannot be (used|opened)"):
        open_ledger(path).campaigns()
    assert path.read_bytes() == before


def test_a_kill_between_making_the_file_and_its_tables_does_no_harm(path):
    prepare(path)
    assert engines.is_ours(path.read_bytes()[:100])
    ledger = open_ledger(path)
    assert ledger.campaigns() == []
    ledger.close()


def test_a_kill_while_the_file_is_marked_is_put_right(path):
    """The mark is in the file, but so is the journal that takes it back."""
    prepare(path)
    path.with_name("realmgen.db-journal").write_bytes(TAKES_IT_BACK)
    assert engines.is_ours(path.read_bytes()[:100])
    open_ledger(path).close()
    assert engines.is_ours(path.read_bytes()[:100])


def test_connections_are_set_to_lose_nothing(ledger):
    with read(ledger.engine) as connection:
        pragma = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragma == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_writers_take_turns_and_lose_no_update(path):
    prepare(path)
    engine = make_engine(find_url(path))
    with write(engine) as connection:
        connection.execute(text("CREATE TABLE counter (n INTEGER)"))
        connection.execute(text("INSERT INTO counter VALUES (0)"))

    def count():
        for _ in range(25):
            with write(engine) as connection:
                n = connection.execute(text("SELECT n FROM counter")).scalar_one()
                connection.execute(text("UPDATE counter SET n = :n"), {"n": n + 1})

    threads = [threading.Thread(target=count) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with read(engine) as connection:
        assert connection.execute(text("SELECT n FROM counter")).scalar_one() == 150
    engine.dispose()


def test_a_write_that_fails_leaves_nothing(ledger):
    def half():
        with write(ledger.engine) as connection:
            connection.execute(text(NEW))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        half()
    with read(ledger.engine) as connection:
        assert connection.execute(text("SELECT count(*) FROM campaign")).scalar_one() == 0


def test_a_busy_database_is_not_allowed_now(path, ledger):
    impatient = make_engine(find_url(path), ("busy_timeout=10",))
    with write(ledger.engine), pytest.raises(NotAllowed, match="is busy"), write(impatient):
        pass
    impatient.dispose()


def test_postgresql_without_its_driver_says_what_to_install(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(Unreadable, match="pip install"):
        make_engine(find_url("postgresql://gm@table/realm"))
