"""Every page can be read and pressed: contrast by WCAG AA, targets of 40 px, in both themes."""

import pytest
from legible import read_and_pressed

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("path", ["", "realm", "library", "journal", "print", "packs"])
def test_text_and_targets(dashboard, campaign, path):
    page = dashboard.open(f"{path}?campaign={campaign.code}" if path else "")
    page.locator("[data-testid=stMain] h3").first.wait_for()
    assert read_and_pressed(dashboard) > 10


@pytest.mark.parametrize(
    ("button", "inside"), [("Dice", "My dice"), ("About", "Rules it bends"), ("Change", "Held by")]
)
def test_what_opens_can_be_read_and_pressed(dashboard, campaign, play, button, inside):
    play.do(campaign, 'roll 2d6 "the ford"', rolls=[3, 4])
    page = dashboard.realm(campaign.code)
    page.get_by_role("button", name=button, exact=True).click()
    opened = page.get_by_test_id("stPopoverBody").get_by_text(inside)
    opened.wait_for()
    if button == "Dice":
        opened.click()
        page.get_by_role("button", name="Roll", exact=True).click()
        page.get_by_text("What does the 2d6 show").wait_for()
    assert read_and_pressed(dashboard) > 10
    assert opened.is_visible()


def test_the_way_back_stays_where_it_is(dashboard, campaign):
    page = dashboard.realm(campaign.code)
    undo = page.get_by_role("button", name="Undo")
    before = undo.bounding_box()
    page.get_by_role("button", name="Dice", exact=True).click()
    page.get_by_role("button", name="Roll", exact=True).click()
    page.get_by_text("Rolled 2d6").wait_for()
    page.keyboard.press("Escape")
    assert undo.bounding_box() == before


def test_the_way_back_is_at_the_far_right_of_a_narrow_strip_too(dashboard, campaign):
    dashboard.page.set_viewport_size({"width": 640, "height": 900})
    page = dashboard.realm(campaign.code)
    strip, undo = page.locator(".st-key-strip").bounding_box(), page.get_by_role("button", name="Undo").bounding_box()
    assert abs(strip["x"] + strip["width"] - undo["x"] - undo["width"]) < 2
    assert page.evaluate("document.documentElement.scrollWidth") == 640
