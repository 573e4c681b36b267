"""How soon a command is done, taken back and seen in a campaign of 5,000 lines, and how soon such a one is open."""

import itertools
import shutil

import pytest
from long_campaign import long_campaign

from realmgen.service.registry import open_play

LINES = 5000
TIMER = """() => new Promise(done => {
  const app = document.querySelector('[data-testid=stApp]');
  const start = performance.now();
  let ran = false;
  const watch = new MutationObserver(() => {
    const running = app.dataset.testScriptState !== 'notRunning';
    ran ||= running;
    if (ran && !running) { watch.disconnect(); done(performance.now() - start); } });
  watch.observe(app, { attributes: true });
  document.querySelector('.st-key-app-undo button').click();
})"""
"""A press of Undo, and how long until the page has been drawn with what came of it."""
PRESSES = 20


@pytest.fixture(scope="session")
def long_database(tmp_path_factory):
    path = tmp_path_factory.mktemp("long") / "long.db"
    play = open_play(path)
    long_campaign(play, LINES)
    play.ledger.close()
    return path


@pytest.fixture
def here(long_database, tmp_path):
    """The campaign in a database of its own, opened and read once."""
    shutil.copy(long_database, tmp_path / "long.db")
    play = open_play(tmp_path / "long.db")
    campaign = play.find("The Long Vale")
    play.history(campaign)
    yield play, campaign
    play.ledger.close()


def bench_open_a_campaign_of_5000_lines_and_its_history(benchmark, long_database, tmp_path):
    shutil.copy(long_database, tmp_path / "long.db")

    def fresh():
        return (open_play(tmp_path / "long.db"),), {}

    def opened(play):
        campaign = play.find("The Long Vale")
        play.position(campaign)
        play.history(campaign)

    benchmark.pedantic(opened, setup=fresh, rounds=8)


def bench_command_after_5000_lines(benchmark, here):
    play, campaign = here
    count = itertools.count()
    benchmark.pedantic(lambda: play.do(campaign, f'remark "{next(count)}"'), rounds=40, warmup_rounds=2)


def bench_command_and_the_history_after_it(benchmark, here):
    play, campaign = here
    count = itertools.count()

    def work():
        play.do(campaign, f'remark "{next(count)}"')
        play.history(campaign)

    benchmark.pedantic(work, rounds=40, warmup_rounds=2)


def bench_undo_after_5000_lines(benchmark, here):
    play, campaign = here
    benchmark.pedantic(lambda: play.undo(campaign, sure=True), rounds=60)


def bench_undo_with_nothing_in_memory(benchmark, here):
    play, campaign = here

    def fresh():
        return (open_play(play.ledger.engine.url.database),), {}

    benchmark.pedantic(lambda other: other.undo(campaign, sure=True), setup=fresh, rounds=8)


@pytest.mark.parametrize("name", ["table", "journal"])
def bench_click_to_repainted_page_after_5000_lines(benchmark, dashboard, play, name):
    known = [one for one in play.campaigns() if one.name == "The Long Vale"]
    campaign = known[0] if known else long_campaign(play, LINES)
    for number in range(PRESSES + 2):
        play.do(campaign, f'remark "to be undone {number}"')
    page = dashboard.open(f"{name}?campaign={campaign.code}")
    page.locator(".st-key-app-undo button").first.wait_for()
    took = []
    benchmark.pedantic(
        lambda: took.append(page.evaluate(TIMER)), rounds=PRESSES, warmup_rounds=2, setup=dashboard.settled
    )
    benchmark.extra_info["ms in the browser"] = round(sorted(took)[len(took) // 2])
