"""The players' server as the dashboard starts and stops it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from threading import RLock

from realmgen.errors import NotAllowed
from realmgen.service.players import store_of
from realmgen.ui.listening import EVERYWHERE, own_addresses, web_address

JOIN = "/join/"
PORT = 8502
_COMMAND = (sys.executable, "-m", "realmgen.ui.players.server")


class PlayersProcess:
    """One players' server; what it needs to know goes through a pipe, so that no list of processes shows it."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._child: subprocess.Popen[str] | None = None
        self._address = ""
        self._words: dict[str, str] = {}
        self.port = PORT

    @property
    def running(self) -> bool:
        return self._child is not None and self._child.poll() is None

    @property
    def address(self) -> str:
        """`http://192.168.1.5:8502`, empty while it does not run."""
        return self._address if self.running else ""

    def lead(self, code: str, word: str) -> None:
        """Note the word of a campaign's link, to show it again: it is kept nowhere else."""
        self._words[code] = word

    def link(self, code: str) -> str:
        """The link to a campaign; empty when it has none of ours, or the screen is closed."""
        word = self._words.get(code)
        return f"{self._address}{JOIN}{word}" if word and self.running else ""

    def start(self, host: str = "", port: int | None = None, database: str | None = None) -> str:
        """Serve players at an address of this machine, or the one others in its network find it at; returns the
        address. `database` is the game master's, whose players' store is read. Raises NotAllowed with the reason.
        """
        with self._lock:
            if self.running:
                return self._address
            ours = own_addresses()
            host = host or next(iter(ours), "")
            if not host:
                raise NotAllowed("this machine is in no network: give an address, as in --players 127.0.0.1")
            reachable = ours if host in EVERYWHERE else (host,)
            port = self._begin(host, self.port if port is None else port, reachable, database)
            self._address = web_address(next(iter(reachable), host), port)
            return self._address

    def _begin(self, host: str, port: int, hosts: tuple[str, ...], database: str | None) -> int:
        environment = {key: value for key, value in os.environ.items() if key != "REALMGEN_DATABASE_URL"}
        child = subprocess.Popen(
            _COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
        )
        assert child.stdin
        assert child.stdout
        told = {"store": store_of(database), "host": host, "port": port, "hosts": [h.lower() for h in hosts]}
        child.stdin.write(json.dumps(told) + "\n")
        child.stdin.flush()
        answer = json.loads(child.stdout.readline() or "{}")
        if "port" not in answer:
            child.communicate()
            raise NotAllowed(f"the players' screen could not be opened: {answer.get('fault', 'its process ended')}")
        self._child = child
        return int(answer["port"])

    def stop(self) -> None:
        """Close the players' screen."""
        with self._lock:
            child, self._child = self._child, None
            if child is None:
                return
            try:
                child.communicate(timeout=5)
            except subprocess.TimeoutExpired:
                child.kill()
                child.communicate()


PROCESS = PlayersProcess()
"""The one that this dashboard starts."""
