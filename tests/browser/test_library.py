"""The library, the packs and what is written of a hex, in a real browser."""

import time

import pytest
from legible import read_and_pressed

from realmgen.content import data_dir
from realmgen.service import packs
from realmgen.service.library import catalogue
from realmgen.service.realms import library

pytestmark = pytest.mark.browser
TEMPLATE = data_dir() / "packs" / "template"


def opened(dashboard, campaign, path="library"):
    page = dashboard.open(f"{path}?campaign={campaign.code}")
    page.locator("[data-testid=stMain] h3").first.wait_for()
    dashboard.settled()
    return page


def turn(dashboard, part):
    dashboard.page.get_by_test_id("stButtonGroup").get_by_text(part, exact=True).click()
    dashboard.settled()


def title(page, name):
    page.locator(".book h2", has_text=name).wait_for()


@pytest.mark.timed
def test_the_list_answers_while_one_types(dashboard, campaign):
    page = opened(dashboard, campaign)
    page.get_by_placeholder("Search Myths").press_sequentially("ferry", delay=60)
    started = time.monotonic()
    title(page, "The Sleeping Ferry")
    assert time.monotonic() - started < 1
    assert page.get_by_placeholder("Search Myths").input_value() == "ferry"
    dashboard.settled()
    page.get_by_test_id("stRadioOption").filter(has_text="The Bell Below").click()
    title(page, "The Bell Below")


def test_arrow_keys_leaf_on_and_typing_neither_leafs_nor_rolls(dashboard, campaign):
    names = [entry.name for entry in catalogue(library(), "myths").entries]
    page = opened(dashboard, campaign)
    title(page, names[0])
    page.keyboard.press("ArrowRight")
    title(page, names[1])
    dashboard.settled()
    page.keyboard.press("ArrowLeft")
    title(page, names[0])
    dashboard.settled()
    field = page.get_by_placeholder("Search Myths")
    field.press_sequentially("dd")
    field.press("ArrowLeft")
    dashboard.settled()
    assert page.get_by_text("shows").count() == 0


def test_a_roll_brings_its_line_into_sight_and_nothing_moves(dashboard, campaign):
    page = opened(dashboard, campaign)
    button = page.get_by_role("button", name="Roll d6")
    before = button.bounding_box()
    for _ in range(4):
        page.keyboard.press("d")
        dashboard.settled()
        assert button.bounding_box() == before
        line, frame = (
            page.locator(f".st-key-findlist{inside}").first.bounding_box() for inside in (" [data-selected]", "")
        )
        assert frame["y"] <= line["y"] + 1
        assert line["y"] + line["height"] <= frame["y"] + frame["height"] + 1


def test_a_myth_goes_into_the_realm_and_undo_brings_the_old_one_back(dashboard, campaign, play):
    old = play.position(campaign).state.realm.myths[0]
    page = opened(dashboard, campaign)
    page.get_by_role("button", name="Put into the Realm").click()
    page.get_by_role("button", name=f"In place of Myth {old.number}").click()
    dashboard.settled()
    assert play.position(campaign).state.realm.myths[0].name == "The Bell Below"
    page.keyboard.press("u")
    dashboard.settled()
    assert play.position(campaign).state.realm.myths[0] == old


def test_a_myth_is_printed_on_a5(dashboard, campaign, tmp_path):
    page = opened(dashboard, campaign)
    page.get_by_role("button", name="Print").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF").click()
    download.value.save_as(tmp_path / "myth.pdf")
    assert download.value.suggested_filename == "the-bell-below.pdf"
    assert (tmp_path / "myth.pdf").read_bytes().startswith(b"%PDF")


def test_a_spark_lands_in_the_note_of_a_hex(dashboard, campaign, play):
    page = opened(dashboard, campaign)
    turn(dashboard, "Sparks")
    page.get_by_role("button", name="Land", exact=False).first.click()
    line = page.locator(".drawn").inner_text()
    dashboard.settled()
    page.get_by_label("Hex of the note").fill("0304")
    page.get_by_label("Hex of the note").press("Enter")
    dashboard.settled()
    page.get_by_role("button", name="Note", exact=False).last.click()
    dashboard.settled()
    assert play.position(campaign).state.notes["0304"] == line


def test_what_a_vassal_tells_is_copied_with_one_press(dashboard, campaign, play):
    seat = next(home for home in play.position(campaign).state.realm.holdings if home.seat)
    dashboard.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = dashboard.realm(campaign.code, seat.at)
    page.locator(".st-key-lore").get_by_text("Told", exact=True).click()
    told = page.locator(".st-key-told code")
    told.wait_for()
    dashboard.settled()
    page.mouse.move(2, 2)
    page.wait_for_timeout(600)
    copying = page.locator(".st-key-told button")
    assert copying.evaluate(
        "node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.offsetWidth >= 40"
    )
    copying.click()
    assert page.evaluate("navigator.clipboard.readText()") == told.inner_text()


def test_a_pack_of_loose_files_is_looked_at_named_kept_and_switched_on(dashboard, campaign, play):
    page = opened(dashboard, campaign, "packs")
    page.locator("input[type=file]").set_input_files(
        [TEMPLATE / "apples.csv", TEMPLATE / "myths" / "the-pear-thief.yaml"]
    )
    page.get_by_label("Title").fill("From my orchard")
    page.get_by_label("Where the words come from").fill("my orchard")
    page.get_by_label("Where the words come from").press("Enter")
    page.get_by_text("1 Myth, 2 tables").wait_for()
    assert packs.installed(play) == []
    page.get_by_role("button", name="Add this pack").click()
    page.get_by_role("button", name="Switch on").click()
    page.get_by_text("on in").first.wait_for()
    dashboard.settled()
    assert packs.switched_on(play, campaign) == ("from-my-orchard",)
    packs.remove(play, "from-my-orchard")


@pytest.mark.parametrize("part", ["Knights & Seers", "Sparks", "Tables"])
def test_every_part_can_be_read_and_pressed(dashboard, campaign, part):
    page = opened(dashboard, campaign)
    turn(dashboard, part)
    page.keyboard.press("d")
    assert read_and_pressed(dashboard) > 10


@pytest.mark.parametrize("part", ["Omens", "Truth", "People"])
def test_every_part_of_a_myth_in_the_panel_can_be_read_and_pressed(dashboard, campaign, play, part):
    realm = play.position(campaign).state.realm
    page = dashboard.realm(campaign.code, realm.myths[0].at)
    page.locator(".st-key-lore").get_by_text(part, exact=True).click()
    assert read_and_pressed(dashboard) > 10


@pytest.mark.parametrize("path", ["library", "packs"])
@pytest.mark.parametrize("width", [640, 820])
def test_nothing_scrolls_sideways(dashboard, campaign, path, width):
    dashboard.page.set_viewport_size({"width": width, "height": 900})
    page = opened(dashboard, campaign, path)
    assert page.evaluate("document.documentElement.scrollWidth") == width
