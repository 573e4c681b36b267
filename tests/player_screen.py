"""The players' screen as tests use it: its process, a browser on it, and all that reached that browser.

with opened(database, play, campaign) as link:        # a process of its own, closed at the end
    watcher = Watcher(chromium_page)                  # hears every frame and body from now on
    watcher.page.goto(link)
    assert leaks(watcher.heard(), ["The Salt Widow"]) == []
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from leak_search import readable

from realmgen.service.play import Campaign, Play
from realmgen.service.players import invite
from realmgen.ui.players.process import JOIN, PlayersProcess

HOST = "127.0.0.1"
PATIENCE = 60_000
DRAWN = (
    "n => [...document.querySelectorAll('*')]"
    ".some(node => +(node.shadowRoot?.querySelector('.map')?.dataset.drawn) > n)"
)


@contextmanager
def process(database: Path) -> Iterator[PlayersProcess]:
    """A players' server on a free port of this machine."""
    running = PlayersProcess()
    try:
        running.start(HOST, 0, str(database))
        yield running
    finally:
        running.stop()


@contextmanager
def opened(database: Path, play: Play, campaign: Campaign) -> Iterator[str]:
    """A players' server; the link to a campaign."""
    with process(database) as running:
        yield link_to(running, play, campaign)


def link_to(running: PlayersProcess, play: Play, campaign: Campaign) -> str:
    """The link to a campaign at a server that runs already."""
    return f"{running.address}{JOIN}{invite(play, campaign)}"


class Watcher:
    """Hears all that reaches a browser's page: websocket frames and the bodies of every answer."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self._frames: list[bytes] = []
        self._answers: list[Any] = []
        page.on("websocket", self._opened)
        page.on("response", lambda answer: self._answers.append(answer))

    def _opened(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(_bytes(frame)))

    @property
    def frames(self) -> int:
        return len(self._frames)

    def heard(self) -> bytes:
        """Everything so far, also as it is read where it is drawn letter by letter; our own program is left out."""
        bodies = (_body(answer) for answer in self._answers if "/static/" not in answer.url)
        told = [f"{answer.url} {answer.all_headers()}".encode() for answer in self._answers]
        pages = [self.page.content().encode()]
        return b"\n".join(map(readable, (*self._frames, *bodies, *told, *pages)))

    def shows(self, text: str) -> None:
        """Wait until the page shows a text."""
        self.page.get_by_text(text, exact=False).first.wait_for(timeout=PATIENCE)

    def hides(self, text: str) -> None:
        """Wait until the page no longer shows a text."""
        self.page.get_by_text(text, exact=False).first.wait_for(state="detached", timeout=PATIENCE)

    def drawn(self) -> int:
        """How often the map was drawn."""
        return int(self.page.locator(".map[data-drawn]").first.get_attribute("data-drawn") or 0)

    def redrawn(self, before: int) -> None:
        """Wait until the map was drawn again."""
        self.page.wait_for_function(DRAWN, arg=before, timeout=PATIENCE)


def _bytes(frame: Any) -> bytes:
    return frame.encode() if isinstance(frame, str) else bytes(frame)


def _body(answer: Any) -> bytes:
    if answer.status >= 300 or answer.request.resource_type == "websocket":
        return b""
    found: bytes = answer.body()
    return found
