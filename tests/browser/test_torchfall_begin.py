"""Torchfall set up by taps in a real browser: starts, a board of one's own, and a replay by keys."""

import pytest
from dashboard_driver import DEEP

from realmgen.games.torchfall.model import Setup
from realmgen.service.torchfall import games

pytestmark = pytest.mark.browser
BOARD = f"{DEEP}('.board')"
MIDDLE = f"""mark => {{
  const shape = {BOARD}.querySelector(`.over [data-key='${{mark}}']`);
  if (shape.tagName === 'circle') {{ const box = shape.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; }}
  const at = shape.getPointAtLength(shape.getTotalLength() / 2).matrixTransform(shape.getScreenCTM());
  return [at.x, at.y]; }}"""


def tap(page, *marks):
    """Tap marks of the board, each when the page has dealt with the one before."""
    for mark in marks:
        done = page.evaluate(f"{BOARD}.realmgen.data.done")
        page.mouse.click(*page.evaluate(MIDDLE, mark))
        page.wait_for_function(f"n => {BOARD}.realmgen.data.done > n && !{BOARD}.realmgen.waiting", arg=done)


def press(dashboard, name):
    dashboard.page.get_by_role("button").filter(has_text=name).first.click()
    dashboard.settled()


def drawn(dashboard, says):
    """Wait until the board is there whose foot says something."""
    dashboard.page.locator(".board[data-drawn] .say").filter(has_text=says).wait_for()
    dashboard.settled()


def test_starts_and_a_board_of_ones_own_are_set_by_taps(dashboard, play):
    page = dashboard.open("torchfall")
    press(dashboard, "New game")
    drawn(dashboard, "Red starts there")
    tap(page, "greyfen", "dawnmere")
    page.get_by_role("radio", name="Your own").or_(page.get_by_text("Your own", exact=True)).first.click()
    press(dashboard, "Change it")
    drawn(dashboard, "Tap two watchposts")
    tap(page, "greyfen", "frostgate", "ashspire-redwall")
    press(dashboard, "Play on it")
    drawn(dashboard, "starts there")
    press(dashboard, "Begin")
    page.wait_for_url("**game=*")
    game = play.find(page.url.rpartition("game=")[2])
    setup = play.position(game).state.game.rules.setup
    assert setup.starts == ("greyfen", "dawnmere")
    assert setup.board.roads[-1] == ("greyfen", "frostgate")
    assert ("ashspire", "redwall") not in setup.board.roads
    assert len(setup.board.roads) == 12
    assert not dashboard.troubles


def test_a_replay_is_stepped_through_by_keys(dashboard, play):
    game = games.start(play, Setup(), (games.Seat(), games.Seat()))
    for move in ("march ashspire", "march redwall", "march ashspire"):
        play.do(game, move)
    page = dashboard.open(f"torchfall?game={game.code}")
    drawn(dashboard, "")
    press(dashboard, "Share")
    press(dashboard, "Replay")
    slider = page.locator(".st-key-torchfall-replay-slider")
    page.get_by_role("slider").wait_for()
    for key, at in (("ArrowRight", "1 of 3"), ("ArrowRight", "2 of 3"), ("ArrowLeft", "1 of 3"), ("End", "3 of 3")):
        page.keyboard.press(key)
        slider.get_by_text(at, exact=True).first.wait_for()
        dashboard.settled()
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    slider.get_by_text("2 of 3", exact=True).first.wait_for()
    page.locator(".st-key-torchmoment").filter(has_text="Red marches to Redwall Post").wait_for()
    assert not dashboard.troubles
