"""The servers as others meet them: what is sent to whom has said nothing."""

import json
import re
import socket
import stat
import subprocess
import sys
from contextlib import contextmanager

import pytest
from player_screen import process
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from realmgen.errors import NotAllowed, Unreadable
from realmgen.service.passphrase import keyhole, set_passphrase
from realmgen.service.players import invite
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.ui.players.process import PlayersProcess

PHRASE = "four good words here"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
PATHS = (
    "/",
    "/realm",
    "/table",
    "/_stcore/health",
    "/_stcore/host-config",
    "/_stcore/metrics",
    "/_stcore/upload_file/a/b",
    "/_stcore/agent/openapi.json",
    "/media/x",
    "/map-pieces/x",
    "/picture/x",
    "/static/index.html",
    "/app/static/EBGaramond.woff2",
    "/../etc/passwd",
)


def realmgen(database, *words, **more):
    command = [sys.executable, "-m", "realmgen", "--database", str(database), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **more)


def ask(address, path="/", *, method="GET", body="", **headers):
    """Status, headers and body of an answer, read off the wire."""
    host, port = address.removeprefix("http://").split(":")
    sent = {"Host": f"{host}:{port}", "Connection": "close", "Content-Length": len(body)}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
    with socket.create_connection(("127.0.0.1", int(port)), timeout=20) as wire:
        wire.sendall(f"{method} {path} HTTP/1.1\r\n{head}\r\n{body}".encode())
        answer = wire.recv(65536)
        while not answer.startswith(b"HTTP/1.1 101") and (more := wire.recv(65536)):
            answer += more
    top, _, rest = answer.partition(b"\r\n\r\n")
    return int(top.split()[1]), top.decode(), rest


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    database = tmp_path_factory.mktemp("served") / "realmgen.db"
    play = open_play(database)
    campaign = play.create("The Vale", first=adopt_text(draw_realm(read_options({}), "vale")))
    return database, play, campaign


@pytest.fixture(scope="module")
def screen(table):
    with process(table[0]) as running:
        yield running.address


@contextmanager
def dashboard(database, *words):
    command = [sys.executable, "-m", "realmgen", "--database", str(database), "serve", "--no-browser", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout
            found = re.search(r"http://\S+", running.stdout.readline())
            yield found[0], running.stdout
        finally:
            running.terminate()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_a_passphrase_is_kept_as_a_salted_hash_that_its_owner_alone_can_read(tmp_path):
    database = tmp_path / "realmgen.db"
    said = realmgen(database, "passphrase", input=f"{PHRASE}\n")
    kept = tmp_path / "realmgen.passphrase.json"
    assert said.returncode == 0, said.stderr
    assert str(kept) in said.stdout
    first = kept.read_text()
    assert "$argon2id$" in first
    assert PHRASE not in first
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600 or sys.platform == "win32"
    realmgen(database, "passphrase", input=f"{PHRASE}\n")
    assert kept.read_text() != first


def test_a_short_passphrase_is_refused(tmp_path):
    said = realmgen(tmp_path / "realmgen.db", "passphrase", input="short\n")
    assert (said.returncode, list(tmp_path.iterdir())) == (2, [])
    assert "the passphrase has 5 characters" in said.stderr


@pytest.mark.parametrize("words", ["        ", "eight\0letters", "eight\ud800letters"])
def test_a_passphrase_that_is_blank_or_cannot_be_typed_is_refused(tmp_path, words):
    with pytest.raises(Unreadable, match="blank, or has a character that cannot be typed"):
        set_passphrase(words, str(tmp_path / "realmgen.db"))


@pytest.mark.parametrize("spoilt", [{"hash": "none"}, {"key": ""}, {"key": "short"}])
def test_a_spoilt_passphrase_opens_to_nobody(tmp_path, spoilt):
    database = str(tmp_path / "realmgen.db")
    kept = set_passphrase(PHRASE, database)
    kept.write_text(json.dumps(json.loads(kept.read_text()) | spoilt))
    with pytest.raises(Unreadable, match="set the passphrase anew"):
        keyhole(database)


def test_without_a_passphrase_the_dashboard_is_served_to_nobody_else(tmp_path):
    said = realmgen(tmp_path / "realmgen.db", "serve", "--host", "0.0.0.0", "--port", free_port(), "--no-browser")
    assert said.returncode == 1
    assert "set a passphrase first (realmgen passphrase)" in said.stderr


def test_nothing_is_sent_before_the_passphrase_is_said(table):
    database = table[0]
    assert realmgen(database, "passphrase", input=f"{PHRASE}\n").returncode == 0
    with dashboard(database, "--host", "0.0.0.0", "--port", free_port()) as (address, _):
        address = address.replace("0.0.0.0", "127.0.0.1")
        for path in PATHS:
            status, _, body = ask(address, path)
            assert (status, b"streamlit" in body.lower()) == (401, False), path
        assert ask(address, "/realm", Accept="text/html")[0] == 303
        assert ask(address, "/_stcore/stream", **UPGRADE)[0] == 403
        assert ask(address, "/_stcore/stream", **UPGRADE, Cookie="realmgen_gm=gm.forged.cookie")[0] == 403
        cookie = said_to(address, PHRASE)
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        known = cookie.split(";")[0]
        assert ask(address, "/", Cookie=known)[0] == 200
        assert ask(address, "/_stcore/stream", **UPGRADE, Cookie=known)[0] == 101
        wrong = [ask(address, "/enter", method="POST", body="passphrase=x")[0] for _ in range(7)]
        assert wrong == [403] * 5 + [429] * 2
        assert ask(address, "/enter", method="POST", body=f"passphrase={PHRASE.replace(' ', '+')}")[0] == 429
        assert ask(address, "/", Cookie=known)[0] == 200


def said_to(address, phrase):
    status, head, _ = ask(address, "/enter", method="POST", body=f"passphrase={phrase.replace(' ', '+')}")
    assert status == 303, head
    return re.search(r"set-cookie: (.*)", head, re.IGNORECASE)[1]


def test_the_screen_sends_nothing_to_who_comes_by_no_link(table, screen):
    for path in (*PATHS, "/join/", "/join/wrong", "/join/wrong/../x"):
        status, _, body = ask(screen, path)
        assert (status, b"streamlit" in body.lower(), b"Vale" in body) == (403, False, False), path
    assert b"This link is wrong." in ask(screen)[2]
    assert ask(screen, "/_stcore/stream", **UPGRADE)[0] == 403


def test_the_screen_lets_in_who_comes_by_its_link_and_lets_nobody_do_anything(table, screen):
    _, play, campaign = table
    word = invite(play, campaign)
    status, head, body = ask(screen, f"/join/{word}")
    cookie = re.search(r"set-cookie: (.*)", head, re.IGNORECASE)[1]
    assert (status, body, "HttpOnly" in cookie, "SameSite=lax" in cookie) == (303, b"", True, True)
    known = cookie.split(";")[0]
    assert ask(screen, "/", Cookie=known)[0] == 200
    assert ask(screen, "/_stcore/stream", **UPGRADE, Cookie=known)[0] == 101
    for path in ("/_stcore/metrics", "/_stcore/upload_file/a/b", "/_stcore/agent/openapi.json", "/app/static/x"):
        assert ask(screen, path, Cookie=known)[0] == 404, path
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert ask(screen, "/", method=method, Cookie=known)[0] == 405
    assert ask(screen, "/picture/x", Cookie=known)[0] == 404


def said_on_the_wire(screen, known, message):
    """What comes of the page being asked for, and then of a message."""
    heard = b""
    with connect(screen.replace("http", "ws") + "/_stcore/stream", additional_headers={"Cookie": known}) as wire:
        wire.send(BackMsg(rerun_script=ClientState()).SerializeToString())
        wire.send(message)
        try:
            while True:
                heard += wire.recv(timeout=2)
        except TimeoutError:
            return heard
        except ConnectionClosed:
            return None


def test_a_players_browser_may_ask_for_the_page_and_say_nothing_else(table, screen):
    _, play, campaign = table
    head = ask(screen, f"/join/{invite(play, campaign)}")[1]
    known = re.search(r"set-cookie: ([^;]*)", head, re.IGNORECASE)[1]
    assert said_on_the_wire(screen, known, BackMsg(app_heartbeat=True).SerializeToString())
    for order in ("clear_cache", "load_git_info", "stop_script", "debug_shutdown_runtime"):
        assert said_on_the_wire(screen, known, BackMsg(**{order: True}).SerializeToString()) is None, order
    for junk in ("words", b"\xff" * 50, b""):
        assert said_on_the_wire(screen, known, junk) is None, junk
    assert ask(screen, Cookie=known)[0] == 200


def test_a_new_link_turns_the_old_one_off(table, screen):
    _, play, campaign = table
    old, new = invite(play, campaign), invite(play, campaign)
    assert [ask(screen, f"/join/{word}")[0] for word in (old, new)] == [403, 303]
    invite(play, campaign)
    assert ask(screen, f"/join/{new}")[0] == 403


def test_the_screen_answers_to_its_own_address_alone(table, screen):
    _, play, campaign = table
    word = invite(play, campaign)
    for host in ("evil.example", "evil.example:80", "[::", ""):
        assert ask(screen, f"/join/{word}", Host=host)[0] == 400, host
    port = screen.rsplit(":", 1)[1]
    assert ask(screen, f"/join/{word}", Host=f"localhost:{port}")[0] == 303


def test_the_screens_process_tells_no_list_of_processes_what_leads_to_it(table):
    database = table[0]
    running = PlayersProcess()
    try:
        running.start("127.0.0.1", 0, str(database))
        child = running._child
        assert child
        assert str(database) not in " ".join(map(str, child.args))
        assert "join" not in " ".join(map(str, child.args))
    finally:
        running.stop()
    assert child.poll() is not None
    assert not running.running


def test_a_port_that_is_taken_is_said_where_the_screen_was_asked_for(table, screen):
    port = int(screen.rsplit(":", 1)[1])
    with pytest.raises(NotAllowed, match=f"port {port} of 127.0.0.1 is already in use"):
        PlayersProcess().start("127.0.0.1", port, str(table[0]))


def test_serve_opens_both_and_says_the_players_link(table):
    database = table[0]
    with dashboard(database, "--port", free_port(), "--players", "127.0.0.1", "--players-port", free_port()) as (
        _,
        out,
    ):
        told = out.readline()
        link = re.search(r"Players of The Vale come in at (http://[^/]+)(/join/\S+)", told)
        assert link, told
        assert ask(link[1], link[2])[0] == 303
