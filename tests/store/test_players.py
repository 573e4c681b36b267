"""The players' store: a file of its own, never ahead, with no trace of what is no longer shown."""

import json
import random
import sqlite3
from contextlib import closing

import pytest

from realmgen.errors import NotFound, Unreadable
from realmgen.store.ledger import open_ledger
from realmgen.store.players import open_players


@pytest.fixture
def players(path):
    opened = open_players(path)
    yield opened
    opened.close()


def everything(path):
    """The bytes of the players' file and of all that lies beside it."""
    return b"".join(file.read_bytes() for file in path.parent.iterdir() if "players" in file.name)


def test_it_lies_beside_the_first_and_opens_without_it(path, players):
    players.put("c0de", 3, '{"a":1}')
    assert path.with_name("realmgen.players.db").exists()
    assert not path.exists()
    assert (players.look("c0de"), players.held()) == ({"a": 1}, {"c0de": 3})


def test_an_unknown_code_is_not_found(players):
    with pytest.raises(NotFound, match="no campaign has the code 'nope'"):
        players.look("nope")


def test_it_never_goes_back_by_itself(players):
    players.put("c0de", 5, "5")
    players.put("c0de", 4, "4")
    assert players.look("c0de") == 5
    players.put("c0de", 4, "4", even_back=True)
    assert players.look("c0de") == 4


def test_no_byte_is_left_of_what_was_shown_before(path, players):
    dice = random.Random(4711)
    held, gone = {}, []
    for n in range(150):
        code, word = f"code{dice.randrange(6)}", f"secret-{n:05}"
        text = json.dumps(["x" * dice.choice([5, 300, 5000, 30000]), word, "y" * dice.choice([5, 5000])])
        if code in held:
            gone.append(held[code].encode())
        held[code] = word
        players.put(code, n, text)
    players.forget(["code0"])
    gone.append(held.pop("code0").encode())
    data = everything(path)
    assert [word for word in gone if word in data] == []
    assert all(word.encode() in data for word in held.values())


def test_a_trace_left_on_purpose_is_found(path, players):
    """The same search, with zeroing off: it must see what is left."""
    players.put("c0de", 1, json.dumps("hidden-word" * 2000))
    players.close()
    with closing(sqlite3.connect(path.with_name("realmgen.players.db"))) as connection:
        connection.execute("PRAGMA secure_delete=OFF")
        connection.execute("UPDATE projection SET shown = '1'")
        connection.commit()
    assert b"hidden-word" in everything(path)


def test_a_broken_one_of_ours_is_made_anew(path, players):
    players.put("c0de", 1, json.dumps("x" * 20000))
    players.close()
    file = path.with_name("realmgen.players.db")
    data = file.read_bytes()
    file.write_bytes(data[:100] + b"\x55" * (len(data) - 100))
    again = open_players(path)
    assert again.held() == {}
    again.close()


def test_what_is_not_whole_does_not_count_as_held(path, players):
    players.put("c0de", 1, '{"a":1}')
    players.put("f00d", 1, '{"a":1}')
    with closing(sqlite3.connect(path.with_name("realmgen.players.db"))) as connection:
        connection.execute("UPDATE projection SET shown = '{}' WHERE code = 'c0de'")
        connection.commit()
    assert players.held() == {"f00d": 1}


def test_a_foreign_file_in_its_place_is_refused_and_left(path):
    file = path.with_name("realmgen.players.db")
    file.write_text("my diary")
    with pytest.raises(Unreadable, match="no database of realmgen"):
        open_ledger(path)
    assert file.read_text() == "my diary"
