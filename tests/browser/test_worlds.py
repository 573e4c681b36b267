"""Worlds in a real browser: made with one press, a hex pressed, a place renamed and taken back, all of it legible."""

import pytest
from dashboard_driver import DEEP
from legible import read_and_pressed
from world_pages import begun, small_world, world_of

from realmgen.service.worlds import facts

pytestmark = pytest.mark.browser


@pytest.fixture
def world(play):
    """A world of its own, put away after the test."""
    game = begun(play)
    yield game
    play.archive(game)


@pytest.fixture(scope="module")
def shown(play):
    """A world that is only looked at."""
    game = begun(play)
    yield game
    play.archive(game)


FURTHEST = "Math.max(...[...document.querySelectorAll('.st-key-hexpanel *')].map(one => one.scrollTop))"
"""How far what stands beside the map is scrolled, in pixels."""


def opened(dashboard, path):
    """A page of a world, with its map if it has one."""
    page = dashboard.open(path)
    if path.startswith("worlds"):
        dashboard.wait_for_map()
    dashboard.settled()
    return page


def press(dashboard, name, *, exact=False):
    dashboard.page.get_by_role("button", name=name, exact=exact).first.click()
    dashboard.settled()


def test_a_world_is_made_with_one_press_and_a_hex_is_looked_at(dashboard, play):
    page = dashboard.open("worlds")
    dashboard.settled()
    press(dashboard, "A world now")
    page.wait_for_url("**world=*")
    dashboard.wait_for_map()
    game = play.find(page.url.partition("world=")[2].partition("&")[0])
    world = world_of(play, game)
    home = world.place(world.home)
    dashboard.heading(home.name)
    label = world.grid.label(next(cell for cell in world.grid.neighbours[home.cell] if cell >= 0))
    dashboard.click(label)
    here = facts.hex_facts(world, label)
    dashboard.heading(here.title if here.places else label)
    assert f"hex={label}" in page.url
    play.archive(game)


def test_a_place_is_renamed_and_taken_back(dashboard, play, world):
    page = opened(dashboard, f"worlds?world={world.code}")
    before = small_world().place(small_world().home).name
    press(dashboard, "Change")
    name = page.get_by_test_id("stPopoverBody").get_by_label("Name", exact=True)
    name.fill("Cold Harbour")
    name.press("Enter")
    dashboard.heading("Cold Harbour")
    dashboard.settled()
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => {DEEP}('.map').textContent.toLowerCase().includes('cold harbour')")
    press(dashboard, "Undo")
    dashboard.heading(before)
    assert world_of(play, world).place(small_world().home).name == before


def test_ground_is_painted_and_a_place_is_put_on_the_map(dashboard, play, world):
    page = opened(dashboard, f"worlds?world={world.code}")
    home = small_world().place(small_world().home)
    taken = {place.cell for place in small_world().places}
    cell = next(n for n in small_world().grid.neighbours[home.cell] if n >= 0 and n not in taken)
    label = small_world().grid.label(cell)
    page.locator(".st-key-toolrow").get_by_text("Ground", exact=True).click()
    page.wait_for_function(f"() => {DEEP}('.map').realmgen.data.tool === 'stroke'")
    dashboard.settled()
    dashboard.click(label)
    dashboard.settled()
    assert world_of(play, world).ground[cell] == "f"
    page.locator(".st-key-toolrow").get_by_text("Place", exact=True).click()
    page.wait_for_function(f"() => {DEEP}('.map').realmgen.data.tool === 'tap'")
    dashboard.settled()
    dashboard.click(label)
    dashboard.settled()
    assert [place.cell for place in world_of(play, world).places][-1] == cell


def test_keys_alone_roll_somebody_and_undo_it(dashboard, play, world):
    page = opened(dashboard, f"people?world={world.code}")
    count = len(small_world().people)
    page.keyboard.press("n")
    dashboard.settled()
    person = world_of(play, world).people[-1]
    page.locator(".st-key-personpanel h3", has_text=person.name).wait_for()
    page.keyboard.press("u")
    dashboard.settled()
    assert len(world_of(play, world).people) == count


@pytest.mark.parametrize("path", ["worlds", "truths", "people", "people?foe=wolf"])
def test_text_and_targets(dashboard, shown, path):
    opened(dashboard, f"{path}{'&' if '?' in path else '?'}world={shown.code}")
    assert read_and_pressed(dashboard) > 10


def test_the_form_of_a_new_world_can_be_read_and_pressed(dashboard, shown):
    page = dashboard.open("worlds")
    dashboard.settled()
    press(dashboard, "New world")
    page.get_by_text("Home lies in").wait_for()
    assert read_and_pressed(dashboard) > 10


@pytest.mark.parametrize("path", ["worlds", "truths", "people"])
def test_nothing_is_cut_off_on_a_tablet(tablet, shown, path):
    page = opened(tablet, f"{path}?world={shown.code}")
    tablet.still()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    undo = page.get_by_role("button", name="Undo").bounding_box()
    assert undo["x"] + undo["width"] <= 820


def test_each_place_is_shown_from_its_beginning(dashboard, shown):
    page = opened(dashboard, f"worlds?world={shown.code}&hex={small_world().grid.label(small_world().places[0].cell)}")
    page.locator(".st-key-hexpanel h3").first.hover()
    page.mouse.wheel(0, 400)
    page.wait_for_function(f"() => {FURTHEST} > 100")
    page.get_by_text("All places", exact=True).click()
    dashboard.settled()
    page.wait_for_function(f"() => {FURTHEST} === 0")
