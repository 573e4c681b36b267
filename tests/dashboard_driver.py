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
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

import pytest

from realmgen.service.play import Campaign, Play
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
PATIENCE = 60_000
START = (
    "import sys; from realmgen.ui.serve import serve; sys.exit(serve(port=0, database=sys.argv[1], open_browser=False))"
)
PROBES = re.compile(
    r"/(table|war|torchfall|torchfall_lab|calendar|domain|company|myths|realm|site|library|print|packs|journal"
    r"|worlds|truths|people|quests|oracles)/_stcore/"
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


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """A browser for one folder of tests: as long as it runs, its event loop keeps pages from being run without one."""
    path = find_chromium()
    if not find_spec("playwright"):
        _missing("playwright is not installed: pip install -e .[dev]")
    from playwright import sync_api

    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser") / "browser.db"


@pytest.fixture(scope="package")
def play(database: Path) -> Play:
    """The dashboard's database, seen from outside."""
    return open_play(database)


@pytest.fixture(scope="package")
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
def campaign(play: Play) -> Iterator[Campaign]:
    """A campaign of its own for each test, put away after it."""
    made = play.create("The Vale")
    play.do(made, adopt_text(draw_realm(read_options({}), "vale")))
    yield made
    play.archive(made)


class Dashboard:
    """A browser window on the dashboard; `troubles` holds console errors and requests to other hosts."""

    def __init__(self, page: Any, address: str) -> None:
        self.page, self.address, self.troubles = page, address, []
        page.set_default_timeout(PATIENCE)
        for event, told in self._listeners.items():
            page.on(event, told)

    @property
    def _listeners(self) -> dict[str, Any]:
        return {"pageerror": self._failed, "console": self._heard, "request": self._asked}

    def leave(self) -> None:
        """Listen no more."""
        for event, told in self._listeners.items():
            self.page.remove_listener(event, told)

    def _failed(self, error: Any) -> None:
        self.troubles.append(str(error))

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
        """Wait until all that was asked of the server is answered and drawn: what is seen is what the page knows."""
        self.page.wait_for_function(SETTLED, arg=next(WAITS))

    def still(self) -> None:
        """Wait until the page has settled, with all its parts and letters, and nothing on it moves or fades."""
        self.settled()
        self.page.wait_for_function(STILL)

    def heading(self, text: str) -> None:
        """Wait until the panel speaks of something."""
        self.page.locator(".st-key-hexpanel h3", has_text=text).wait_for()

    def spot(self, label: str) -> tuple[float, float]:
        """Where a hex lies on the screen, once it stays there."""
        x, y = self.page.wait_for_function(SPOT, arg=label).json_value()
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


TALK = """(() => {
  if (window.talk) return;
  const talk = window.talk = { asked: false, running: false, at: 0 };
  const field = bytes => {
    for (let at = 0; at < bytes.length;) {
      const tag = bytes[at] >> 3, kind = bytes[at] & 7;
      if (bytes[at] > 127 || tag > 2) return tag;
      let size = 0, shift = 0, byte;
      do { byte = bytes[++at]; size |= (byte & 127) << shift; shift += 7; } while (byte > 127);
      at += kind === 2 ? size + 1 : 1;
    }
  };
  const heard = what => {
    if (what === NEW_SESSION) Object.assign(talk, { asked: false, running: true });
    if (what === SCRIPT_FINISHED) talk.running = false;
    talk.at = performance.now();
  };
  const NEW_SESSION = 4, SCRIPT_FINISHED = 6, RERUN_SCRIPT = 11, Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => data instanceof ArrayBuffer && heard(field(new Uint8Array(data))));
    }
    send(data) {
      if (new Uint8Array(data.buffer ?? data)[data.byteOffset ?? 0] >> 3 === RERUN_SCRIPT)
        Object.assign(talk, { asked: true, at: performance.now() });
      super.send(data);
    }
  };
})()"""
"""Listens to what the page and the server tell each other: which runs were asked for, begun and ended."""
SETTLED = """number => {
  const talk = window.talk, app = document.querySelector('[data-testid=stApp]')?.dataset, now = performance.now();
  if (talk.waited !== number) Object.assign(talk, { waited: number, since: now });
  return app?.testScriptState === 'notRunning' && !talk.asked && !talk.running && talk.at
    && now - Math.max(talk.at, talk.since) > 450;
}"""
"""Whether every run that was asked for has ended, and for nearly half a second neither side said anything more: what
the page fetches lies there then."""
STILL = """() => document.fonts.status === 'loaded' && !document.querySelector('[data-testid=stSkeleton]')
  && document.getAnimations().every(one => one.playState !== 'running'
    || one.effect.getComputedTiming().endTime === Infinity)"""
SPOT = f"""label => {{
  const map = {DEEP}('.map'), at = map.querySelector('.stage').getBoundingClientRect(), now = performance.now();
  const [x, y] = map.realmgen.view.onStage(map.realmgen.grid.centre(label)), seen = [at.x + x, at.y + y];
  if (String(seen) !== String(map.seen)) Object.assign(map, {{ seen, seenAt: now }});
  return now - map.seenAt > 150 && seen;
}}"""
WAITS = count()
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}


def _page(chromium: Any, settings: dict[str, Any]) -> Any:
    page = chromium.new_context(accept_downloads=True, **settings).new_page()
    page.add_init_script(TALK)
    return page


def _window(chromium: Any, server: str, **settings: Any) -> Iterator[Dashboard]:
    """A window of its own."""
    window = Dashboard(_page(chromium, settings), server)
    yield window
    window.page.context.close()
    assert window.troubles == []


class Windows:
    """Windows that serve one test after another: a page starts in a third of the time where another was before."""

    def __init__(self, chromium: Any, address: str) -> None:
        self._chromium, self._address, self._pages = chromium, address, {}

    def lend(self, name: str, settings: dict[str, Any]) -> Iterator[Dashboard]:
        """The window of that name, as if it were new."""
        if name not in self._pages or self._pages[name].is_closed():
            self._pages[name] = _page(self._chromium, settings)
        page = self._pages[name]
        self._as_new(page, settings)
        window = Dashboard(page, self._address)
        yield window
        window.leave()
        assert window.troubles == []

    def _as_new(self, page: Any, settings: dict[str, Any]) -> None:
        page.goto(f"{self._address}/_stcore/health")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.context.clear_cookies()
        page.context.clear_permissions()
        page.set_viewport_size(settings["viewport"])
        page.emulate_media(color_scheme="light")
        page.mouse.move(0, 0)


@pytest.fixture(scope="package")
def windows(chromium: Any, server: str) -> Windows:
    return Windows(chromium, server)


@pytest.fixture
def dashboard(windows: Windows) -> Iterator[Dashboard]:
    yield from windows.lend("wide", WIDE)


@pytest.fixture
def tablet(windows: Windows) -> Iterator[Dashboard]:
    """A tablet held upright, with a touch screen."""
    yield from windows.lend("upright", UPRIGHT)
