"""The page of the balance lab: what was measured, shown at once, and comparisons played in the background."""

import json
import time

import pytest

from realmgen.service import lab
from realmgen.service.lab import percent
from realmgen.ui.lab.desk import OPTION, SOURCE, bench


def text(at):
    return "\n".join(element.value for kind in (at.markdown, at.subheader, at.error, at.warning) for element in kind)


def charts(at):
    return [json.loads(chart.proto.spec) for chart in at.get("vega_lite_chart") or at.get("arrow_vega_lite_chart")]


@pytest.fixture
def ask(open_page):
    """The page with a comparison asked for: `ask(games="20", bot="random")`."""

    def asked(variants=("printed", "timed"), **fields):
        at = open_page("torchfall_lab")
        at.multiselect("lab.ask.variants").set_value(list(variants))
        for name, value in fields.items():
            at.selectbox(f"lab.ask.{name}").set_value(value)
        next(button for button in at.button if button.label == "Play").click().run()
        assert not at.exception
        return at

    yield asked
    if bench().run:
        bench().run.cancel()


def played(at, seconds=30):
    """The page once the comparison is over."""
    end = time.monotonic() + seconds
    while bench().run and time.monotonic() < end:
        time.sleep(0.1)
        at.run()
    assert not at.exception
    return at


def test_what_was_measured_is_shown_at_once(open_page):
    at = open_page("torchfall_lab")
    found = {
        one.trial.option: one
        for one in lab.measured().findings
        if (one.trial.players, one.trial.bots) == (2, ("searching",))
    }
    assert f"As printed, whoever opens wins {percent(found['printed'].share(0))} of games" in text(at)
    for option in found:
        assert f"| {lab.title(option)} |" in text(at).replace("\\", "")
    assert len(charts(at)) == 3
    assert f"--games {found['printed'].games}" in at.code[0].value


def test_the_chart_has_each_seat_of_each_option_with_its_interval(open_page):
    at = open_page("torchfall_lab")
    spec = charts(at)[0]
    assert [layer["mark"]["type"] for layer in spec["layer"]] == ["rect", "rule", "rule", "point"]
    assert spec["layer"][3]["encoding"]["shape"]["field"] == "seat"


def test_an_option_is_looked_at_more_closely(open_page):
    at = open_page("torchfall_lab")
    title = lab.title("timed")
    at.selectbox(OPTION).set_value(title).run()
    one = next(one for one in lab.measured().findings if one.trial.option == "timed")
    assert f"{one.length('rounds'):.1f} rounds" in text(at)
    assert lab.centre(one) in text(at)


def test_a_comparison_is_played_and_then_shown(ask):
    at = ask(games="20", bot="random", players="3")
    assert bench().run or bench().found
    at = played(at)
    assert [(one.trial.option, one.trial.players, one.games) for one in bench().found] == [
        ("printed", 3, 20),
        ("timed", 3, 20),
    ]
    at.run()
    assert "--players 3 --bot random" in at.code[0].value
    assert "| Third |" in text(at)
    at.segmented_control(SOURCE).set_value("measured").run()
    assert "--players 3" not in at.code[0].value


def test_it_can_be_stopped_and_what_is_through_stays(ask):
    at = ask(games="2000", nodes="2000", variants=("printed",))
    assert "Stop" in [button.label for button in at.button]
    at.button("lab.stop").click().run()
    played(at, 10)
    assert bench().run is None
    assert bench().found == ()


def test_while_one_is_played_no_other_begins(ask, open_page):
    ask(games="2000", nodes="2000", variants=("printed",))
    first = bench().run
    other = open_page("torchfall_lab")
    assert "Play" not in [button.label for button in other.button]
    bench().start([lab.Trial()])
    assert bench().run is first


def test_what_cannot_be_played_is_refused(ask):
    at = ask(variants=("longer_duel",), players="3")
    assert "Longer Duel cannot be played by 3" in text(at)
    assert bench().run is None
    at = ask(variants=())
    assert "Choose at least one option to play" in text(at)


def test_a_comparison_that_broke_down_says_so(open_page):
    bench().start([lab.Trial("no such option")])
    end = time.monotonic() + 20
    while bench().run.running and time.monotonic() < end:
        time.sleep(0.05)
    at = open_page("torchfall_lab")
    assert "The comparison broke down" in text(at)
    at.button("lab.away").click().run()
    assert "broke down" not in text(at)


def test_weaker_opponents_and_more_players_can_be_looked_at(open_page):
    at = open_page("torchfall_lab")
    at.segmented_control("lab.measured.bots").set_value("greedy").run()
    at.segmented_control("lab.measured.players").set_value("4").run()
    assert not at.exception
    assert "--players 4 --bot greedy" in at.code[0].value
    assert "| Fourth |" in text(at)
    assert "Longer Duel" not in [row.split("|")[2].strip() for row in text(at).splitlines() if row.startswith("| ")]
