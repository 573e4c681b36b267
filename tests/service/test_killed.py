"""What was acknowledged is there, whatever happens to the process (SIGKILL) and whoever else writes."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from toy_game import Toy

from realmgen.service.play import Play
from realmgen.store.ledger import open_ledger

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
HAMMER = Path(__file__).parents[1] / "hammer.py"
KILLS, COMMANDS = 20, 1000


def start():
    return subprocess.Popen(
        [sys.executable, str(HAMMER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )


@pytest.fixture(scope="module")
def hammers():
    """Two processes that fork writers."""
    processes = [start(), start()]
    yield processes
    for process in processes:
        process.stdin.close()
        process.stdout.close()
        process.wait(30)


@pytest.fixture
def hammer(hammers):
    return hammers[0]


def begin(process, path, times):
    """The pid of a new writer."""
    process.stdin.write(f"{times} {path}\n")
    word, pid = process.stdout.readline().split()
    assert word == "pid"
    return int(pid)


def answers(process):
    """What a writer says, to its end."""
    for line in process.stdout:
        if line == "dead\n":
            return
        yield line.split()


def acknowledged(process):
    return [int(words[1]) for words in answers(process) if words[0] == "ack"]


def kill_after(process, pid, acks, delay):
    """The lines acknowledged until the writer was killed, a little after so many of them."""
    heard = []
    for words in answers(process):
        if words[0] == "ack":
            heard.append(int(words[1]))
        if len(heard) == acks:
            time.sleep(delay)
            os.kill(pid, signal.SIGKILL)
    return heard


def seqs(path):
    """The lines in the file, asked past the store, and the file's own opinion of its health."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        return [seq for (seq,) in connection.execute("SELECT seq FROM line ORDER BY seq")]


def shown(path):
    """The line that the players were shown last, asked past the store."""
    with closing(sqlite3.connect(path.with_name("realmgen.players.db"))) as connection:
        return max((seq for (seq,) in connection.execute("SELECT seq FROM projection")), default=0)


def whole(path):
    """Open a database as a game master would, and see that everything in it agrees; gives the last line."""
    play = Play(open_ledger(path), {"toy": Toy()})
    [campaign] = play.campaigns()
    assert play.replay(campaign) == []
    assert play.ledger.players.held()[campaign.code] == campaign.seq
    assert play.ledger.players.look(campaign.code) == play.look(campaign, as_player=True)
    play.do(campaign, "add 1")
    play.ledger.close()
    return campaign.seq


def test_killed_at_twenty_points_of_a_thousand_commands_nothing_acknowledged_is_lost(tmp_path, hammer):
    path, dice, heard = tmp_path / "realmgen.db", random.Random(), []
    for kill in range(KILLS):
        acks = dice.randint(1, 2 * COMMANDS // KILLS - 1) if kill < KILLS - 1 else max(1, COMMANDS - len(heard))
        pid = begin(hammer, path, 10**6)
        heard += kill_after(hammer, pid, acks, dice.random() * 0.02)
        written = seqs(path)
        assert written == list(range(1, len(written) + 1))
        assert set(heard) <= set(written)
        assert shown(path) <= len(written)
    assert len(heard) >= COMMANDS
    assert whole(path) == len(written)


def test_killed_while_the_database_is_made_it_opens_all_the_same(tmp_path, hammer):
    for n in range(6):
        path = tmp_path / f"{n}.db"
        pid = begin(hammer, path, 1)
        time.sleep(n * 0.04)
        os.kill(pid, signal.SIGKILL)
        for _ in answers(hammer):
            pass
        begin(hammer, path, 1)
        assert len(acknowledged(hammer)) == 1
        assert whole(path) >= 1


def test_two_processes_share_one_journal_and_lose_no_line(tmp_path, hammers):
    path = tmp_path / "realmgen.db"
    begin(hammers[0], path, 1)
    heard = acknowledged(hammers[0])
    for process in hammers:
        begin(process, path, 60)
    for process in hammers:
        heard += acknowledged(process)
    assert sorted(heard) == seqs(path) == list(range(1, 122))
    assert whole(path) == 121
