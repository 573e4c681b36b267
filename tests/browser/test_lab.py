"""The balance lab in a real browser: it can be read, works without the net, and plays without holding anybody up."""

import time

import pytest
from legible import CONTRAST, SMALL

from realmgen.service import lab

pytestmark = pytest.mark.browser


@pytest.fixture
def page(dashboard):
    page = dashboard.open("torchfall_lab")
    page.locator("[data-testid=stVegaLiteChart] canvas, [data-testid=stVegaLiteChart] svg").nth(2).wait_for()
    dashboard.settled()
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_and_targets(page, dashboard, scheme):
    page.emulate_media(color_scheme=scheme)
    dashboard.still()
    seen, faint = page.evaluate(CONTRAST)
    assert seen > 100
    assert faint == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 1280


def test_nothing_is_wider_than_a_narrow_window(page, dashboard):
    page.set_viewport_size({"width": 640, "height": 900})
    dashboard.still()
    assert page.evaluate("document.documentElement.scrollWidth") == 640


@pytest.mark.timed
def test_a_comparison_is_played_while_the_rest_goes_on(page, dashboard):
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Stop", exact=True).wait_for()
    began = time.monotonic()
    dashboard.open("packs")
    page.locator("[data-testid=stMain] h3").first.wait_for()
    assert time.monotonic() - began < 10
    dashboard.open("torchfall_lab")
    page.get_by_text("50 games of each by searching opponents").wait_for()
    page.get_by_text("Measured", exact=True).click()
    games = lab.measured().findings[0].games
    page.get_by_text(f"{games:,} games of each by searching opponents").wait_for()
