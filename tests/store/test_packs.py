"""Packs in the database."""

import sqlite3
from contextlib import closing

import pytest
from alembic import command
from sqlalchemy import inspect

from realmgen.errors import IllegalCommand, NotFound
from realmgen.store.engine import find_url, make_engine, prepare, read, write
from realmgen.store.ledger import open_ledger
from realmgen.store.migrations import config
from realmgen.store.values import StoredPack

BOOK = StoredPack(
    "my-book", "toy", "My book", "1a2b", {"pack.yaml": "id: my-book", "birds.csv": "entry\nWren, “Owl”\n"}
)


def test_a_pack_is_kept_found_and_taken_away(ledger):
    ledger.packs.put(BOOK)
    found = ledger.packs.get("my-book")
    assert (found.key, found.title, dict(found.files)) == ("my-book", "My book", BOOK.files)
    assert found.added
    assert ledger.packs.sums() == {"my-book": "1a2b"}
    ledger.packs.remove("my-book")
    assert ledger.packs.sums() == {}


def test_a_pack_takes_the_place_of_another_of_its_name(ledger):
    ledger.packs.put(BOOK)
    ledger.packs.put(StoredPack("a-pack", "toy", "First", "3", {}))
    ledger.packs.put(StoredPack("my-book", "toy", "Anew", "2", {}))
    assert {key: ledger.packs.get(key).title for key in ledger.packs.sums()} == {"a-pack": "First", "my-book": "Anew"}


def test_what_is_not_there_is_named(ledger):
    with pytest.raises(NotFound, match="no pack is called 'none'"):
        ledger.packs.get("none")
    with pytest.raises(NotFound, match="no pack is called 'none'"):
        ledger.packs.remove("none")


def test_a_database_from_before_packs_is_brought_up_to_date_after_a_copy(path, ask):
    prepare(path)
    engine = make_engine(find_url(path))
    with write(engine) as connection:
        command.upgrade(config(connection), "0001")
    with read(engine) as connection:
        assert not inspect(connection).has_table("pack")
    engine.dispose()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO campaign VALUES (1, 'a', 'Ash', 0, '2026', '2026')")
        connection.commit()
    ledger = open_ledger(path)
    ledger.packs.put(BOOK)
    assert ask(path, "SELECT name FROM campaign") == [("Ash",)]
    assert ask(path, "SELECT key FROM pack") == [("my-book",)]
    assert ask(path.with_name("realmgen.before-0001.db"), "SELECT name FROM campaign") == [("Ash",)]
    ledger.close()


def test_packs_are_told_by_game(ledger):
    other = StoredPack("ashland", "ironsworn", "Ash", "9", {})
    ledger.packs.put(BOOK)
    ledger.packs.put(other)
    assert ledger.packs.sums("ironsworn") == {"ashland": "9"}
    assert ledger.packs.sums() == {"ashland": "9", "my-book": "1a2b"}
    assert ledger.packs.get("ashland", "ironsworn").title == "Ash"
    with pytest.raises(NotFound, match="no pack is called 'ashland'"):
        ledger.packs.get("ashland", "toy")


def test_a_pack_of_another_game_keeps_its_name(ledger):
    ledger.packs.put(BOOK)
    with pytest.raises(IllegalCommand, match="another game is called 'my-book' already"):
        ledger.packs.put(StoredPack("my-book", "ironsworn", "Mine", "2", {}))
    assert ledger.packs.get("my-book").title == "My book"
