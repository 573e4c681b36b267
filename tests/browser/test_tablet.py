"""By taps, on a tablet held upright: what was asked for is seen where one is."""

import pytest
from company_samples import COMPANY

from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json


@pytest.fixture
def riding(play, campaign):
    for member in COMPANY.members:
        play.do(campaign, f"member {to_json(kept_json(member))}")
    play.do(campaign, "at 0604")
    play.do(campaign, "evening")
    return campaign


def in_view(page, selector):
    """Whether it stands within the screen, and nothing over it."""
    return page.locator(selector).first.evaluate(
        "one => { const at = one.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2;"
        " return at.top >= 0 && at.bottom <= innerHeight && one.contains(document.elementFromPoint(x, y)) }"
    )


def test_a_save_far_down_the_page_is_told_in_view(tablet, riding):
    page = tablet.open(f"company?campaign={riding.code}")
    last = page.locator("[class*=st-key-sheet-]").get_by_role("button", name="Save", exact=True).last
    last.tap()
    page.locator(".st-key-rollcard", has_text="Save").wait_for()
    assert last.bounding_box()["y"] > 0
    assert in_view(page, ".st-key-rollcard")


def test_what_is_refused_far_down_the_page_is_said_in_view(tablet, riding):
    page = tablet.open(f"company?campaign={riding.code}")
    tablet.still()
    page.get_by_text("Give or take Glory").tap()
    tablet.still()
    page.get_by_text("Write it down").tap()
    page.get_by_text("say who lost the duel").wait_for()
    tablet.settled()
    assert in_view(page, ".st-key-notice")


def test_a_note_to_a_line_is_written_in_view(tablet, riding, play):
    for number in range(40):
        play.do(riding, f'remark "Mile {number}."')
    page = tablet.open(f"journal?campaign={riding.code}")
    page.locator("#line-2 a.no").tap()
    page.get_by_text("To line 2:").wait_for()
    assert in_view(page, ".st-key-journal-note input")


def test_the_hint_of_what_was_tapped_goes(tablet, riding):
    page = tablet.table(riding.code)
    page.get_by_role("button", name="Play", exact=True).first.tap()
    tablet.settled()
    assert not any(hint.is_visible() for hint in page.locator("[role=tooltip]").all())


def test_a_long_name_at_the_foot_of_the_map_stands_whole(tablet, riding):
    page = tablet.table(riding.code)
    page.locator(".say").evaluate("one => { one.textContent = '1103 Hornbeam Chase, forest, a barrier' }")
    high, room = page.locator(".say").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert high <= room
