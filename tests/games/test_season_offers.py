"""What moves time on, and which of it is due (MB-010, MB-293, MB-298)."""

from dataclasses import replace

import pytest
from season_samples import KNIGHTS, played, turned, year

from realmgen.games.bastionland.fight.model import Fight
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.offers import ways


def wanted(state):
    """Label and order of what is due."""
    return [(one.label, one.command) for one in ways(state) if one.group == "wanted"]


def test_between_two_turns_nothing_is_wanted_and_all_is_there():
    assert [(one.label, one.command, one.group) for one in ways(year(*KNIGHTS))] == [
        ("Weeks pass, to Sceptremass", "weeks", "more"),
        ("Turn the Season", "turn season", "more"),
        ("Turn the Age", "turn age", "more"),
        ("Passage of Time", "passage", "more"),
    ]
    assert ways(year(event="end"))[0].label == "Weeks pass: the Season turns"
    *turns, _ = ways(replace(year(), fight=Fight("the ford", Moment())))
    assert [one.why_not for one in turns] == ["a fight goes on: end it before time passes"] * 3


@pytest.mark.parametrize(
    ("passes", "order"),
    [
        ("weeks", ("Weeks pass, to Sceptremass", "weeks")),
        ("months", ("Turn the Season", "turn season")),
        ("years", ("Turn the Age", "turn age")),
    ],
)
def test_MB_293_what_a_nights_end_asks_comes_first(act, passes, order):
    state = played(act, year(*KNIGHTS), "evening", f"goodnight {passes}")
    assert wanted(state) == [order]
    assert [one.command for one in ways(state)].count(order[1]) == 1
    assert ways(state)[0].command == order[1]


def test_MB_010_a_chronicles_plan_is_offered_once_its_session_is_over(act):
    state = year(*KNIGHTS)
    planned = replace(state.company, scope="chronicle", sessions=3, schedule=("none", "season", "age"))
    state = played(act, replace(state, company=planned), "evening")
    assert wanted(state) == []
    state = played(act, state, "goodnight none")
    assert wanted(state) == []
    state = played(act, state, "evening", "goodnight none")
    assert wanted(state) == [("Turn the Season, as was planned", "turn season")]
    state = played(act, turned(act, state), "turned")
    assert wanted(state) == []
    assert wanted(played(act, state, "evening", "goodnight none")) == [("Turn the Age, as was planned", "turn age")]


def test_MB_298_what_the_passage_of_time_says_is_offered(act):
    assert wanted(act(year(), "passage", 1).state) == [("Turn the Season", "turn season")]
    assert wanted(act(year(), "passage", 2).state) == []
