"""A real dashboard in a real Chromium.

Chromium comes from the system: `apt-get install chromium` on Debian, `brew install --cask chromium` on a Mac, or any
Chrome on the PATH. REALMGEN_REQUIRE_BROWSER=1 makes its absence a failure.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn

import pytest

from realmgen.service.play import Play
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
START = (
    "import sys; from realmgen.ui.serve import serve; sys.exit(serve(port=0, database=sys.argv[1], open_browser=False))"
)
PROBES = re.compile(
    r"/(table|war|torchfall|torchfall_lab|calendar|domain|company|myths|realm|site|library|print|packs|journal)/_stcore/"
)
"""Streamlit asks where it lies by asking below a page first, and is told by a 404."""


def find_chromium() -> str:
    """The browser on this machine; skips (or fails, where one is required) when there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or _missing(
        "no Chromium was found: install it (Debian: apt-get install chromium) to run the browser tests"
    )


def _missing(message: str) -> NoReturn:
    if os.environ.get("REALMGEN_REQUIRE_BROWSER") == "1":
        pytest.fail(message)
    pytest.skip(message)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """A browser for one file of tests: as long as it runs, its event loop keeps pages from being run without one."""
    path = find_chromium()
    if not find_spec("playwright"):
        _missing("playwright is not installed: pip install -e .[dev]")
    from playwright import sync_api

    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser") / "browser.db"


@pytest.fixture(scope="module")
def play(database: Path) -> Play:
    """The dashboard's database, seen from outside."""
    return open_play(database)


@pytest.fixture(scope="module")
def server(database: Path, chromium: Any) -> Iterator[str]:
    """The address of a dashboard that runs as long as the tests."""
    command = [sys.executable, "-c", START, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        yield found[0]
        process.terminate()
        process.stdout.read()


@pytest.fixture
def campaign(play: Play) -> Any:
    """A campaign of its own for each test."""
    made = play.create("The Vale")
    play.do(made, adopt_text(draw_realm(read_options({}), "vale")))
    return made


class Dashboard:
    """A browser window on the dashboard; `troubles` holds console errors and requests to other hosts."""

    def __init__(self, page: Any, address: str) -> None:
        self.page, self.address, self.troubles = page, address, []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)
        page.on("request", self._asked)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not PROBES.search(message.location.get("url", "")):
            self.troubles.append(f"{message.text} ({message.location.get('url')})")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "data:", "blob:")):
            self.troubles.append(f"asked for {request.url}")

    def open(self, path: str = "") -> Any:
        self.page.goto(f"{self.address}/{path}")
        self.page.locator("[data-testid=stMain] [data-testid=stElementContainer]").first.wait_for(state="attached")
        self.page.locator("[data-test-script-state=notRunning]").wait_for(state="attached")
        return self.page

    def realm(self, code: str, hex: str = "") -> Any:
        """Open the Realm page and wait for its map."""
        self.open(f"realm?campaign={code}" + (f"&hex={hex}" if hex else ""))
        self.wait_for_map()
        return self.page

    def table(self, code: str) -> Any:
        """Open the page for play and wait for its map."""
        self.open(f"table?campaign={code}")
        self.wait_for_map()
        self.settled()
        return self.page

    def wait_for_map(self) -> None:
        self.page.wait_for_selector(".map[data-drawn]")
        self.page.wait_for_function(f"{DEEP}('.map').realmgen.tipsAt")

    def settled(self) -> None:
        """Wait until no script has run for a while: what was seen last is what the page knows."""
        self.page.wait_for_function(
            "() => { const app = document.querySelector('[data-testid=stApp]').dataset;"
            " const idle = app.testScriptState === 'notRunning';"
            " const now = performance.now(); if (!idle || !window.idleSince) window.idleSince = now;"
            " return idle && now - window.idleSince > 700 }"
        )

    def heading(self, text: str) -> None:
        """Wait until the panel speaks of something."""
        self.page.locator(".st-key-hexpanel h3", has_text=text).wait_for()

    def spot(self, label: str) -> tuple[float, float]:
        """Where a hex lies on the screen."""
        self.page.wait_for_timeout(250)
        x, y = self.page.evaluate(
            f"label => {{ const map = {DEEP}('.map'), at = map.querySelector('.stage').getBoundingClientRect(),"
            " [x, y] = map.realmgen.view.onStage(map.realmgen.grid.centre(label)); return [at.x + x, at.y + y] }",
            label,
        )
        return x, y

    def click(self, label: str) -> None:
        self.page.mouse.click(*self.spot(label))

    def said(self) -> str:
        """What the foot of the map says."""
        text: str = self.page.locator(".say").inner_text()
        return text

    def drawn(self) -> int:
        """How often the map was drawn."""
        return int(self.page.locator(".map").get_attribute("data-drawn"))

    def redrawn(self, before: int) -> None:
        """Wait until the map was drawn again, and the page after it."""
        self.page.wait_for_function(f"n => +{DEEP}('.map').dataset.drawn > n", arg=before)
        self.settled()

    def tool(self, name: str) -> None:
        self.page.locator(".st-key-toolrow").get_by_text(name, exact=True).click()
        self.page.wait_for_function(f"tool => {DEEP}('.map').realmgen.data.tool === tool", arg=GESTURES[name])


GESTURES = {"Look": "look", "Paint": "stroke", "Place": "tap", "Barrier": "edge", "River": "course", "Note": "look"}
DEEP = (
    "(sel => { const find = root => { const hit = root.querySelector(sel); if (hit) return hit;"
    " for (const node of root.querySelectorAll('*')) if (node.shadowRoot) { const deep = find(node.shadowRoot);"
    " if (deep) return deep; } return null; }; return find(document); })"
)


def _window(chromium: Any, server: str, **settings: Any) -> Iterator[Dashboard]:
    context = chromium.new_context(accept_downloads=True, **settings)
    window = Dashboard(context.new_page(), server)
    yield window
    context.close()
    assert window.troubles == []


@pytest.fixture
def dashboard(chromium: Any, server: str) -> Iterator[Dashboard]:
    yield from _window(chromium, server, viewport={"width": 1280, "height": 800})


@pytest.fixture
def tablet(chromium: Any, server: str) -> Iterator[Dashboard]:
    """A tablet held upright, with a touch screen."""
    yield from _window(chromium, server, viewport={"width": 820, "height": 1180}, has_touch=True)
