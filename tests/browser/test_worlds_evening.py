"""A whole evening in a real browser: a world by dice of the table, ten oracles, two taken back, its settlements on
paper."""

from pathlib import Path

import pytest

from realmgen.service.worlds.drafts import categories

pytestmark = pytest.mark.browser
ANSWERS = "count => document.querySelectorAll('.evening .answered').length === count"


def typed(page, label, text):
    """Type dice into the field that is named so."""
    field = page.get_by_label(f"What the d100 shows: {label}")
    field.fill(text)
    field.press("Enter")


def test_a_world_by_typed_dice_ten_oracles_two_taken_back_and_settlement_cards(dashboard, play):
    page = dashboard.open("worlds")
    dashboard.settled()
    page.get_by_role("button", name="New world").click()
    page.locator(".st-key-worldpreview .map[data-drawn]").wait_for()
    dashboard.still()
    page.locator(".st-key-strip").get_by_text("My dice").click()
    dashboard.settled()
    typed(page, "where home lies", "5 0")
    dashboard.settled()
    for count, (category, dice) in enumerate(zip(categories(), ("33", "00", "3 4", *["67"] * 8), strict=True), 1):
        typed(page, category.title, dice)
        page.get_by_text(f"· {count} of 11 chosen").wait_for()
        dashboard.settled()
    page.get_by_role("button", name="Keep it").click()
    page.wait_for_url("**world=*")
    made = play.find(page.url.rpartition("world=")[2].partition("&")[0])
    world = play.position(made).state.world
    assert [truth.options for truth in world.truths] == [(1,), (3,), (2,), *[(2,)] * 8]
    assert world.region_of(world.place(world.home).cell) == 5

    dashboard.open(f"oracles?world={made.code}")
    page.locator(".st-key-answercard").wait_for()
    dashboard.settled()
    for count, key in enumerate("tgvsbnfmok", 1):
        page.keyboard.press(key)
        page.wait_for_function(ANSWERS, arg=count)
    for count in (9, 8):
        dashboard.settled()
        page.keyboard.press("u")
        page.wait_for_function(ANSWERS, arg=count)
    assert len(play.position(made).state.answers) == 8

    dashboard.open(f"worlds?world={made.code}")
    page.get_by_role("button", name="Print").click()
    page.get_by_test_id("stPopoverBody").get_by_label("What").click()
    page.get_by_role("option", name="Settlement cards").click()
    with page.expect_download() as got:
        page.get_by_role("button", name="Download: Settlement cards").click()
    data = Path(got.value.path()).read_bytes()
    assert got.value.suggested_filename.endswith("-settlements.pdf")
    assert data.startswith(b"%PDF")
    cards = sum(place.kind == "settlement" for place in world.places)
    assert data.count(b"/Type /Page\n") == -(-cards // 4)
