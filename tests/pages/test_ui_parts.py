"""The small parts pages are made of."""

import socket
import threading
from datetime import UTC, datetime, timedelta

import pytest

from realmgen.errors import NotAllowed, Unreadable
from realmgen.ui.paths import page, pages_dir
from realmgen.ui.refusals import refused
from realmgen.ui.serve import serve
from realmgen.ui.shelf import Shelf
from realmgen.ui.undoing import brief
from realmgen.ui.widgets import plain
from realmgen.ui.words import ago, count


def test_the_shelf_keeps_texts_under_addresses_that_tell_nothing():
    shelf = Shelf()
    one, other = shelf.put("a"), shelf.put("b")
    assert one == shelf.put("a") != other
    assert shelf.put("a", "image/svg+xml") != one
    assert shelf.get(one).data == b"a"
    assert shelf.get("0" * 32) is None


def test_the_shelf_lets_go_of_the_longest_unused():
    shelf = Shelf(room=250)
    names = [shelf.put(letter * 100) for letter in "abc"]
    assert [shelf.get(name) is None for name in names] == [True, False, False]
    assert shelf.get(shelf.put("x" * 1000)).data == b"x" * 1000


def test_the_shelf_is_safe_between_threads():
    shelf = Shelf(room=5000)
    workers = [threading.Thread(target=lambda n=n: [shelf.put(f"{n}-{i}") for i in range(500)]) for n in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sum(len(piece.data) for piece in shelf._pieces.values()) == shelf._held <= 5000


def test_text_of_a_user_stays_text():
    assert plain(":material/home:") == "\\:material\\/home\\:"
    assert plain("a *b* [c](d) $x$ :red[y]\n\nz") == "a \\*b\\* \\[c\\]\\(d\\) \\$x\\$ \\:red\\[y\\] z"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(5, "just now"), (60, "1 minute ago"), (7200, "2 hours ago"), (90000, "1 day ago"), (900000, "1 week ago")],
)
def test_how_long_ago(seconds, words):
    now = datetime(2026, 1, 1, tzinfo=UTC)
    assert ago(now - timedelta(seconds=seconds), now) == words


def test_counting():
    assert (count(1, "line"), count(0, "line")) == ("1 line", "0 lines")


def test_a_long_command_is_cut_and_a_realm_is_only_named():
    assert brief('adopt {"schema": 1}') == "a whole Realm"
    assert brief('site 0304 {"name": "The Hushed Vault"}') == "a whole Site in 0304"
    assert len(brief("paint bog " + "0101 " * 50)) == 60


def test_the_pages_are_found():
    here = {path.stem for path in pages_dir().glob("*.py")}
    assert here >= {"campaigns", "realm", "library", "print", "journal"}
    assert page("realm").is_file()


def test_a_taken_port_is_said_before_anything_starts():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(NotAllowed, match=f"port {port} of 127.0.0.1 is already in use"):
            serve(port=port, open_browser=False)


def test_a_host_of_another_machine_is_refused():
    with pytest.raises(Unreadable, match=r"192\.0\.2\.1"):
        serve("192.0.2.1", 0, open_browser=False)


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("the fight goes on: The ford; `peal` ends it", "the fight goes on: The ford"),
        ("Bran is on foot: a joust is ridden (`mount`)", "Bran is on foot: a joust is ridden"),
        ("the Season turns: Collection next, by `collect` for each Domain, or `leave` leaves that out",
         "the Season turns: Collection next"),
        ("it is settled first who lives by `tend` or `expire`", "it is settled first who lives"),
        ("neither Season nor Age is turning: `turn season` or `turn age` begins it",
         "neither Season nor Age is turning"),
        ("Wat is not there: there is Isolde", "Wat is not there: there is Isolde"),
    ],
)  # fmt: skip
def test_a_page_names_no_order_of_the_command_line(reason, told):
    assert refused(reason) == told
