"""How soon the dashboard answers in Chromium, and what it weighs."""

import os
import re
from pathlib import Path

import pytest
from dashboard_driver import DEEP

from realmgen.service.realms import adopt_text, draw_realm, read_options

LABELS = [f"{column:02d}{row:02d}" for column in range(2, 12) for row in range(2, 12)]
TIMER = f"""([x, y, label, drawn]) => new Promise(done => {{
  const map = {DEEP}('.map'), heading = () => document.querySelector('.st-key-hexpanel h3')?.textContent ?? '';
  const answered = () => label ? heading().includes(label) : +map.dataset.drawn > drawn;
  const start = performance.now();
  const watch = new MutationObserver(() => {{
    if (answered()) {{ watch.disconnect(); done(performance.now() - start); }} }});
  const what = {{ subtree: true, childList: true, characterData: true, attributes: true }};
  watch.observe(document.body, what);
  watch.observe(map, what);
  const target = map.getRootNode().elementFromPoint(x, y);
  const how = {{ bubbles: true, composed: true, clientX: x, clientY: y, pointerId: 1, button: 0, buttons: 1 }};
  for (const kind of ['pointerdown', 'pointerup', 'click'])
    target.dispatchEvent(new PointerEvent(kind, {{ ...how, pointerType: 'mouse', isPrimary: true }}));
}})"""
"""A click at a spot of the screen, and how long until the panel names the hex or the map was drawn anew."""


def resident_mb() -> int:
    """The memory of the server that this process started, in MB."""
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text()
            command = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if f"PPid:\t{os.getpid()}\n" in text and b"realmgen.ui.serve" in command:
            return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) // 1024
    return 0


def bench_first_map_after_opening(benchmark, dashboard, campaign):
    benchmark.pedantic(lambda: dashboard.realm(campaign.code), rounds=5, warmup_rounds=1)


def bench_click_to_panel(benchmark, dashboard, campaign):
    page = dashboard.realm(campaign.code, "0101")
    labels = iter(LABELS)

    def click():
        label = next(labels)
        spot = dashboard.spot(label)
        return (spot, label), {}

    def answer(spot, label):
        page.evaluate(TIMER, [*spot, label, 0])

    benchmark.pedantic(answer, setup=click, rounds=40)


def bench_edit_to_repainted_map(benchmark, dashboard, campaign, play):
    realm = play.position(campaign).state.realm
    page = dashboard.realm(campaign.code, "0101")
    dashboard.tool("Paint")
    labels = iter([label for label in LABELS if realm.terrain[realm.grid.find(label)] != "forest"][::2])

    def stroke():
        return (dashboard.spot(next(labels)), dashboard.drawn()), {}

    def answer(spot, drawn):
        page.evaluate(TIMER, [*spot, "", drawn])

    benchmark.pedantic(answer, setup=stroke, rounds=20)


def bench_server_with_ten_pages(benchmark, chromium, server, campaign):
    def ten():
        contexts = [chromium.new_context() for _ in range(10)]
        for context in contexts:
            page = context.new_page()
            page.goto(f"{server}/realm?campaign={campaign.code}")
            page.wait_for_selector(".map[data-drawn]", timeout=60_000)
        weight = resident_mb()
        for context in contexts:
            context.close()
        return weight

    benchmark.extra_info["MB"] = benchmark.pedantic(ten, rounds=1)


@pytest.mark.parametrize("size", ["60", "99"])
def bench_first_map_of_a_large_realm(benchmark, dashboard, play, size):
    made = play.create(
        f"Large {size}", first=adopt_text(draw_realm(read_options({"width": size, "height": size}), size))
    )
    benchmark.pedantic(lambda: dashboard.realm(made.code), rounds=1)
