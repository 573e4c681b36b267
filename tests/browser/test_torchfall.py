"""Torchfall in a real browser: a whole game for two by clicks, one against a bot, and all of it legible."""

import pytest
from dashboard_driver import DEEP
from legible import CONTRAST, SMALL

from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.table import Seat
from realmgen.service.torchfall import games, sight

pytestmark = pytest.mark.browser
PEOPLE = (Seat("Isolde"), Seat("Bran"))
WON = (
    *("ashspire-blackpine", "ashspire", "dawnmere", "redwall"),
    *("ashspire", "ashspire-frostgate", "dawnmere", "redwall"),
    *("frostgate", "frostgate", "dawnmere", "redwall"),
    *("dawnmere-frostgate", "ashspire"),
)
"""What is pressed in the shortest game there can be: Isolde wins from Blackpine, Bran walks to and fro."""
BOARD = f"{DEEP}('.board')"
MIDDLE = f"""mark => {{
  const shape = {BOARD}.querySelector(`.over [data-key='${{mark}}']`), {{x, y}} = shape.getBoundingClientRect();
  if (shape.tagName === 'circle') {{ const box = shape.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; }}
  const at = shape.getPointAtLength(shape.getTotalLength() / 2).matrixTransform(shape.getScreenCTM());
  return [at.x, at.y]; }}"""
TOUCHED = f"""() => [...{BOARD}.querySelectorAll('.spots circle')].map(spot => spot.getBoundingClientRect().width)"""


class Match:
    """A window on a game; `state` is how the journal has it."""

    def __init__(self, dashboard, play, game):
        self.dashboard, self.play, self.game, self.page = dashboard, play, game, dashboard.page
        dashboard.open(f"torchfall?game={game.code}")
        self.page.wait_for_selector(".board[data-drawn]")
        dashboard.settled()

    @property
    def state(self):
        return self.play.position(self.game).state.game.state

    def at(self, mark):
        return self.page.evaluate(MIDDLE, mark)

    def press(self, mark):
        """Press a mark of the board, and wait until the page has dealt with it."""
        done = self.page.evaluate(f"{BOARD}.realmgen.data.done")
        self.page.mouse.click(*self.at(mark))
        self.answered(done)

    def answered(self, done):
        self.page.wait_for_function(f"n => {BOARD}.realmgen.data.done > n && !{BOARD}.realmgen.waiting", arg=done)

    def do(self, choice):
        """Give a command on the board."""
        if choice.source:
            self.press("-".join(sorted(choice.source.split("-"))))
        self.press("-".join(sorted(choice.at.split("-"))))


@pytest.fixture
def begin(dashboard, play):
    def begun(seats=PEOPLE, commands=(), window=dashboard, **setup):
        game = games.start(play, load_setup({"players": len(seats)} | setup), seats)
        for command in commands:
            play.do(game, command)
        return Match(window, play, game)

    return begun


def test_a_whole_game_for_two_by_clicks_on_the_board(begin):
    match = begin()
    for mark in WON:
        match.press(mark)
    assert match.state.winners == (0,)
    match.page.get_by_role("heading", name="Isolde wins with 5 Renown").wait_for()
    assert f"game={match.game.code}" in match.page.url
    match.page.reload()
    match.page.get_by_role("heading", name="Isolde wins with 5 Renown").wait_for()


def test_a_game_against_a_bot_to_its_end(begin, play):
    match = begin((Seat("Isolde"), Seat(bot="random")))
    for _ in range(60):
        if match.state.winners:
            break
        match.do(sight.hint(play.position(match.game)).choice)
        assert match.state.winners or match.state.to_move == 0
    assert match.state.winners == (0,)
    match.page.get_by_role("heading", name="Isolde wins").wait_for()


def test_keys_and_what_cannot_be_done(begin):
    match = begin()
    page = match.page
    page.locator(".board [data-key=ashspire]").focus()
    assert "march here" in page.locator(".say").inner_text()
    match.press("redwall")
    page.get_by_text("Nothing was written.").wait_for()
    page.get_by_text("No road leads from").first.wait_for()
    done = page.evaluate(f"{BOARD}.realmgen.data.done")
    page.locator(".board [data-key=ashspire-blackpine]").focus()
    page.keyboard.press("Enter")
    match.answered(done)
    page.get_by_text("1 action left").wait_for()
    match.dashboard.settled()
    page.keyboard.press("u")
    page.get_by_text("2 actions left").wait_for()
    match.dashboard.settled()
    page.keyboard.press("1")
    page.get_by_text("1 action left").wait_for()
    match.dashboard.settled()
    page.keyboard.press("h")
    page.get_by_role("button", name="Do it").wait_for()
    page.wait_for_function(f"{BOARD}.realmgen.data.hinted")


@pytest.mark.parametrize("window", ["dashboard", "tablet"])
def test_text_and_targets_by_day_and_by_night(request, begin, window):
    shown = request.getfixturevalue(window)
    match = begin(commands=("lay ashspire-blackpine",), window=shown)
    page = match.page
    width, height, scrolled = page.evaluate(
        "[innerWidth, innerHeight, document.querySelector('[data-testid=stMain]').scrollHeight]"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert scrolled <= height
    assert min(page.evaluate(TOUCHED)) >= 40
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(f"night => {BOARD}.classList.contains('night') === night", arg=scheme == "dark")
        seen, faint = page.evaluate(CONTRAST)
        assert seen > 20
        assert faint == []
        assert page.evaluate(SMALL) == []
    if window == "tablet":
        for mark in ("redwall", "ashspire"):
            done = page.evaluate(f"{BOARD}.realmgen.data.done")
            page.touchscreen.tap(*match.at(mark))
            match.answered(done)
            if mark == "redwall":
                assert "no road leads from" in page.locator(".say").inner_text()
        assert match.state.to_move == 1
