import sqlite3
from contextlib import closing

import pytest

from realmgen.store.ledger import open_ledger


@pytest.fixture
def path(tmp_path):
    return tmp_path / "realmgen.db"


@pytest.fixture
def ledger(path):
    opened = open_ledger(path)
    yield opened
    opened.close()


@pytest.fixture
def ask():
    """Ask a SQLite file directly, past the store."""

    def answer(path, sql, *values):
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute(sql, values).fetchall()

    return answer
