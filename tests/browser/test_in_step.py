"""Two game masters at one campaign see what the other does, and are not disturbed by it."""

import time

import pytest

pytestmark = pytest.mark.browser
SECONDS = 2.0


@pytest.fixture
def other(chromium, server):
    """A second browser at the same table."""
    from dashboard_driver import _window

    yield from _window(chromium, server, viewport={"width": 1280, "height": 800})


def waited(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


@pytest.mark.timed
def test_two_browsers_are_in_step_within_two_seconds(dashboard, other, play, campaign):
    mine, theirs = dashboard.realm(campaign.code, "0404"), other.realm(campaign.code, "0404")
    took = []
    for n in range(3):
        theirs.get_by_role("button", name="Undo").wait_for()
        play.do(campaign, f'rename realm "Vale {n}"')
        for page in (mine, theirs):
            took.append(waited(lambda page=page, n=n: page.get_by_role("heading", name=f"Vale {n}").wait_for()))
    assert max(took) < SECONDS
    mine.keyboard.press("u")
    assert waited(lambda: theirs.get_by_role("heading", name="Vale 1").wait_for()) < SECONDS + 0.5


def test_typing_and_an_open_popover_outlive_what_another_does(dashboard, play, campaign):
    page = dashboard.realm(campaign.code, "0404")
    page.get_by_role("button", name="About").click()
    field = page.get_by_role("textbox", name="Name of the Realm")
    field.fill("")
    field.press_sequentially("The Half", delay=20)
    play.do(campaign, 'note 0101 "from afar"')
    page.wait_for_timeout(2500)
    field.press_sequentially(" Typed", delay=20)
    assert field.input_value() == "The Half Typed"
    play.do(campaign, 'note 0102 "from afar"')
    page.wait_for_timeout(2500)
    page.get_by_role("button", name="Rename", exact=True).click()
    page.get_by_role("heading", name="The Half Typed").wait_for()
    assert play.position(campaign).state.realm.name == "The Half Typed"


def test_a_dialog_stays_open_whatever_another_does(dashboard, play, campaign):
    page = dashboard.realm(campaign.code, "0404")
    page.get_by_role("button", name="Roll again").click()
    page.get_by_role("button", name="A whole new Realm").click()
    seed = page.get_by_role("textbox", name="Seed")
    seed.fill("half a se")
    play.do(campaign, 'rename realm "Elsewhere"')
    page.wait_for_timeout(3500)
    assert seed.input_value() == "half a se"
    assert not page.get_by_role("heading", name="Elsewhere").count()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("heading", name="Elsewhere").wait_for()
