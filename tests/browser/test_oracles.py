"""The page of oracles in a real browser: an evening by keys and presses, legible and large enough to press."""

import statistics

import pytest
from legible import SMALL, read_and_pressed
from playwright.sync_api import expect

from realmgen.service.worlds import games

pytestmark = pytest.mark.browser
SAID = "document.querySelector('.answer')?.textContent ?? ''"
WATCH = f"""() => {{
  const seen = () => document.querySelector('.evening')?.textContent ?? '';
  const watch = window.watch = {{ times: [], at: 0, was: '' }};
  document.addEventListener('keydown', () => Object.assign(watch, {{ at: performance.now(), was: seen() }}), true);
  new MutationObserver(() => {{
    if (!watch.at || seen() === watch.was || !({SAID})) return;
    watch.times.push(performance.now() - watch.at);
    watch.at = 0;
  }}).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
}}"""
"""Measures the milliseconds from a key to its answer among the lines of the evening."""


class Evening:
    """A window on a journal of oracles; `tale` is how the journal has it."""

    def __init__(self, dashboard, play, *commands):
        self.play, self.dashboard, self.page = play, dashboard, dashboard.page
        self.world = games.start(play, None)
        for command, *dice in commands:
            play.do(self.world, command, rolls=dice or None)
        dashboard.open(f"oracles?world={self.world.code}")
        self.page.locator(".st-key-answercard").wait_for()
        dashboard.settled()

    @property
    def tale(self):
        return self.play.position(self.world).state

    def key(self, key):
        """Press a key, and wait until the evening has one line more."""
        before = self.tale.asked
        self.page.keyboard.press(key)
        self.page.wait_for_function(LINES, arg=before + 1)

    def says(self, text):
        self.page.locator(".answer").get_by_text(text).first.wait_for()


LINES = "count => document.querySelectorAll('.evening .answered').length >= count"


@pytest.fixture
def begin(dashboard, play):
    return lambda *commands, window=dashboard: Evening(window, play, *commands)


def test_just_the_oracles_at_once_and_the_page_loaded_anew(dashboard, play):
    page = dashboard.open("oracles")
    dashboard.settled()
    page.get_by_role("button", name="Just the oracles").click()
    page.wait_for_url("**world=*")
    page.locator(".st-key-answercard").wait_for()
    dashboard.settled()
    page.keyboard.press("g")
    page.locator(".answer").get_by_text("Region").wait_for()
    dashboard.settled()
    page.reload()
    page.locator(".answer").get_by_text("Region").wait_for()
    [answer] = play.position(play.find(page.url.rpartition("world=")[2])).state.answers
    assert answer.results[0].oracle == "region"


def test_ten_oracles_by_keys_and_two_taken_back(begin):
    evening = begin()
    for key in "tgvsbnfmok":
        evening.key(key)
    asked = [[result.oracle for result in answer.results] for answer in evening.tale.answers]
    assert asked[:4] == [["action", "theme"], ["region"], ["location-descriptor", "location"], ["settlement-name"]]
    assert [first for first, *_ in asked[6:]] == [
        *("combat-action", "mystic-backlash", "major-plot-twist", "challenge-rank")
    ]
    evening.dashboard.settled()
    evening.page.keyboard.press("u")
    evening.page.wait_for_function("document.querySelectorAll('.evening .answered').length === 9")
    evening.dashboard.settled()
    evening.page.keyboard.press("u")
    evening.page.wait_for_function("document.querySelectorAll('.evening .answered').length === 8")
    evening.dashboard.settled()
    assert len(evening.tale.answers) == 8
    evening.says("Mystic Backlash")
    evening.page.keyboard.press("Shift+U")
    evening.says("Major Plot Twist")


def test_presses_faster_than_the_page_are_all_done(begin):
    evening = begin()
    for key in "tgsb":
        evening.page.keyboard.press(key)
    evening.page.wait_for_function(LINES, arg=4)
    assert len(evening.tale.answers) == 4
    assert evening.page.get_by_text("Nothing was done").count() == 0


def test_a_question_is_asked_without_the_mouse(begin):
    evening = begin()
    page = evening.page
    page.keyboard.press("a")
    page.keyboard.type("Is the ferry at 2 banks?")
    page.keyboard.press("Enter")
    evening.key("2")
    evening.says("Is the ferry at 2 banks?")
    [answer] = evening.tale.answers
    assert (answer.question, answer.odds) == ("Is the ferry at 2 banks?", "likely")
    expect(page.get_by_label("Ask a question that yes or no answers")).to_have_value("")
    evening.dashboard.settled()
    page.keyboard.press("x")
    page.keyboard.type("It left at dusk")
    page.keyboard.press("Enter")
    page.locator(".evening .note").get_by_text("It left at dusk").wait_for()
    page.keyboard.press("j")
    page.keyboard.type("We wait under the pillar.")
    page.keyboard.press("Enter")
    page.locator(".evening .prose").get_by_text("We wait under the pillar.").first.wait_for()
    evening.dashboard.settled()
    assert [line.text for line in evening.play.history(evening.world)].count("We wait under the pillar.") == 1
    page.keyboard.press("/")
    page.keyboard.type("troll")
    page.get_by_role("button", name="Troll").wait_for()
    page.get_by_role("button", name="Region").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_test_id("stPopoverBody").get_by_text("the question; Enter leads out of it again").wait_for()
    assert len(evening.tale.answers) == 1


def test_dice_of_the_table_are_typed_where_they_are_asked_for(begin):
    evening = begin()
    page = evening.page
    page.locator(".st-key-strip").get_by_text("My dice").click()
    evening.dashboard.settled()
    page.keyboard.press("t")
    page.get_by_text("what does the d100 show").wait_for()
    page.wait_for_function("document.activeElement.matches('.st-key-oracledice input')")
    page.keyboard.type("2 1")
    page.keyboard.press("Enter")
    page.locator(".st-key-answercard").get_by_text("Theme").wait_for()
    page.wait_for_function("document.activeElement.matches('.st-key-oracledice input')")
    page.keyboard.type("00")
    page.keyboard.press("Enter")
    evening.says("Leave")
    [answer] = evening.tale.answers
    assert [(result.rolls, result.how) for result in answer.results] == [((21,), "typed"), ((100,), "typed")]


def test_a_row_is_moved_to_and_picked(begin):
    evening = begin(("roll challenge-rank", 37))
    page = evening.page
    page.get_by_role("button", name="Row below").click()
    evening.says("Formidable")
    page.get_by_role("button", name="By hand").click()
    page.get_by_test_id("stPopoverBody").get_by_role("button", name="Epic").click()
    evening.says("Epic")
    page.get_by_test_id("stPopoverBody").wait_for(state="detached")


@pytest.mark.parametrize("window", ["dashboard", "tablet"])
def test_text_and_targets_by_day_and_by_night(request, begin, window):
    shown = request.getfixturevalue(window)
    evening = begin(("roll action theme", 37, 50), ("roll pay-the-price", 2, 35), ("ask likely", 88), window=shown)
    page = evening.page
    page.locator(".st-key-oracles-earlier button").first.click()
    evening.says("Pay the Price")
    width, height, scrolled = page.evaluate(
        "[innerWidth, innerHeight, document.querySelector('[data-testid=stMain]').scrollHeight]"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert scrolled <= height
    assert read_and_pressed(shown) > 60


def test_on_a_telephone_nothing_is_too_small_or_too_wide(begin):
    evening = begin(("roll action theme", 37, 50))
    evening.page.set_viewport_size({"width": 390, "height": 844})
    evening.dashboard.still()
    assert evening.page.evaluate(SMALL.replace("document.", "document.querySelector('[data-testid=stMain]').")) == []
    assert evening.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.timed
def test_an_answer_is_there_in_a_moment(begin):
    evening = begin(*[("roll action theme",)] * 30)
    evening.page.evaluate(WATCH)
    for number, key in enumerate("tgvsb" * 2, 1):
        evening.page.keyboard.press(key)
        evening.page.wait_for_function("count => window.watch.times.length >= count", arg=number)
        evening.dashboard.settled()
    quick, *_ = statistics.quantiles(evening.page.evaluate("window.watch.times"), n=4)
    assert quick < 150
