"""Pictures of every page: `python tests/shots.py FOLDER` serves a made-up evening and takes them.

Both themes, laptop and tablet. In the README the light laptop ones of Realm, Site and Library stand as
`exports/gallery/dashboard.png`, `dashboard-site.png` and `dashboard-library.png`.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

REALMGEN = [sys.executable, "-m", "realmgen"]
SIZES = ((1280, 800), (820, 1180))
CAMPAIGNS = (
    ("Tuesday at the library", ["--coast", "islands"]),
    ("The Salt Road", ["--coast", "coastal"]),
    ("Amberwick nights", []),
)
CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(database: Path, port: int) -> subprocess.Popen[bytes]:
    env = {**os.environ, "REALMGEN_DATABASE_URL": f"sqlite:///{database}"}
    for number, (name, options) in enumerate(CAMPAIGNS, 1):
        subprocess.run([*REALMGEN, "new", name, "--seed", f"evening-{number}", *options], env=env, check=True)
    server = subprocess.Popen([*REALMGEN, "serve", "--port", str(port), "--no-browser"], env=env)
    for _ in range(100):
        try:
            urlopen(f"http://127.0.0.1:{port}/_stcore/health").close()
            break
        except OSError:
            time.sleep(0.2)
    return server


def shoot(page: Page, home: str, folder: Path, suffix: str) -> None:
    page.goto(home)
    page.get_by_role("button", name="Continue").wait_for(timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"campaigns-{suffix}.png")
    page.get_by_role("button", name="Continue").click()
    page.locator(".map .plate g").first.wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"table-{suffix}.png")
    page.get_by_test_id("stTopNavLink").filter(has_text="Realm").click()
    page.locator(".st-key-hexpanel").wait_for(timeout=30_000)
    page.locator(".map .plate g").first.wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"realm-{suffix}.png")
    page.get_by_test_id("stTopNavLink").filter(has_text="Sites").click()
    drawing = page.get_by_role("button", name="Draw the Site")
    drawing.or_(page.get_by_role("button", name="Show all")).first.wait_for(timeout=30_000)
    if drawing.count():
        drawing.click()
    page.locator(".plan .plate g").first.wait_for(state="attached", timeout=30_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"site-{suffix}.png")
    page.get_by_role("link", name="Library").click()
    page.locator(".book h2").wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / f"library-{suffix}.png")
    for title in ("Print", "Packs", "Journal"):
        page.get_by_test_id("stTopNavSection").click()
        page.get_by_test_id("stTopNavDropdownLink").filter(has_text=title).click()
        page.wait_for_timeout(4000)
        page.screenshot(path=folder / f"{title.lower()}-{suffix}.png", full_page=True)


def every_look(browser: Browser, home: str, folder: Path) -> None:
    for scheme in ("light", "dark"):
        for width, height in SIZES:
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
            shoot(context.new_page(), home, folder, f"{scheme}-{width}")
            context.close()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        port = free_port()
        server = serve(Path(scratch) / "evening.db", port)
        try:
            with sync_playwright() as driver:
                chromium = driver.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
                every_look(chromium, f"http://127.0.0.1:{port}", target)
                chromium.close()
        finally:
            server.terminate()
            server.wait()
