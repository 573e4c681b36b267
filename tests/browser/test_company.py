"""A Knight is typed in from a sheet of paper, with the keyboard alone."""

import pytest

KEYS = 140
"""The most keys a whole sheet may take: under a minute at three a second, which is slow."""
READY = "[data-testid='stDialog'] input"


@pytest.fixture
def keys(dashboard):
    """Press keys one by one, and count them."""
    pressed = []

    def press(*given, text=""):
        for key in given:
            dashboard.page.keyboard.press(key)
        dashboard.page.keyboard.type(text, delay=5)
        pressed.extend([*given, *text])
        return pressed

    return press


def test_a_knight_from_paper_takes_few_keys(dashboard, campaign, play, keys):
    page = dashboard.open(f"company?campaign={campaign.code}")
    first = page.get_by_role("button", name="Type in a Knight")
    first.wait_for()
    first.focus()
    keys("Enter")
    page.locator(READY).first.wait_for()
    keys("Tab", "Tab")
    assert page.get_by_label("Name", exact=True).evaluate("one => one === document.activeElement")
    keys(text="Wenna")
    keys("Tab", text="The Salt Knight")
    keys("Tab", text="11 9 7 4")
    keys("Tab", text="3")
    keys("Tab", text="mace\nshield\nmail (A1)\na bell without a clapper")
    keys("Tab", text="Hush. Still every voice.")
    keys("Tab", text="Hear out a quarrel.")
    keys("Enter")
    page.locator("[data-testid='stDialog']").wait_for(state="detached")
    page.get_by_text("The Salt Knight").first.wait_for()
    knight = play.position(campaign).state.company.find("Wenna")
    assert (knight.vig.now, knight.cla.now, knight.spi.now, knight.guard.now) == (11, 9, 7, 4)
    assert knight.title == "The Salt Knight"
    assert knight.items == ("mace (d8 hefty)", "shield (d4, A1)", "mail (A1)", "a bell without a clapper")
    assert play.position(campaign).state.company.glory("Wenna") == 3
    assert len(keys()) <= KEYS
