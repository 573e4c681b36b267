"""What the year offers: the turn that is due, and in a turn what comes next (MB-010, MB-293, MB-298, MB-A40)."""

from dataclasses import replace

import pytest
from road_samples import someone
from season_samples import KNIGHTS, at_step, domain, played, turned, year

from realmgen.games.bastionland.fight.model import Fight
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.offers import suggestions


def wanted(state):
    """Label and order of what comes next; a `…` stands for the words of a choice."""
    return [
        (one.label, one.command or f"{one.verb} …")
        for one in suggestions(state)
        if one.group == "wanted" and not one.why_not
    ]


def orders(state):
    return [order for _, order in wanted(state)]


def test_between_two_turns_nothing_is_wanted_and_all_is_there(rules):
    found = suggestions(year(*KNIGHTS))
    assert [(one.label, one.command, one.group) for one in found] == [
        ("Weeks pass, to Sceptremass", "weeks", "sensible"),
        ("Turn the Season", "turn season", "sensible"),
        ("Turn the Age", "turn age", "sensible"),
    ]
    assert suggestions(year(event="end"))[0].label == "Weeks pass: the Season turns"
    fought = suggestions(replace(year(), fight=Fight("the ford", Moment())))
    assert [one.why_not for one in fought] == [
        "a fight goes on: end it before time passes",
        *["a fight goes on: end it before time passes"] * 2,
    ]


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
    assert [one.command for one in suggestions(state)].count(order[1]) == 1
    assert suggestions(state)[0].command == order[1]


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
    assert orders(act(year(), "passage", 1).state) == ["turn season"]
    assert orders(act(year(), "passage", 2).state) == []


def test_each_step_of_a_season_is_offered_in_its_turn(act, realm):
    names = ("0303", "Dame Orla Vane"), ("0601", "Sir Bram")
    state = year(*KNIGHTS[:1], realm=realm, domains=tuple(domain(*name) for name in names))
    state = act(state, "turn season").state
    assert wanted(state) == [("A situation left open", "situation …"), ("Nothing else is left open", "leave")]
    state = act(state, "leave").state
    assert wanted(state) == [
        ("Amberwick: the Tax, as usual", "collect 0303"),
        ("Amberwick: the Tax, increased", "collect 0303 increased"),
        ("Lakenholt: the Tax, as usual", "collect 0601"),
        ("Lakenholt: the Tax, increased", "collect 0601 increased"),
    ]
    beside = [(one.label, one.command or one.verb) for one in suggestions(state) if one.group == "sensible"]
    assert beside == [
        ("Leave this out", "leave"),
        ("A situation left open", "situation"),
        ("End the turn here", "turned"),
    ]
    state = act(state, "leave").state
    assert wanted(state) == [("The check for misrule", "reckon")]
    state = act(state, "leave").state
    assert wanted(state) == [("Months pass: the next Season", "onward")]
    state = act(state, "onward").state
    assert wanted(state) == [
        ("Isolde: a pilgrimage", 'pursuit "Isolde" pilgrimage …'),
        ("Isolde: courtesy", 'pursuit "Isolde" courtesy …'),
        ("Isolde: service", 'pursuit "Isolde" service …'),
    ]
    state = act(state, "leave").state
    assert wanted(state) == [("The Feast of the Stars", "feast")]
    state = act(state, "feast").state
    assert wanted(state) == [
        ("Amberwick: the Crisis Roll", "crises 0303"),
        ("Lakenholt: the Crisis Roll", "crises 0601"),
    ]
    torn = replace(state, domains=(domain(dilemma=("debt", "doubt")), state.domains[1]))
    assert wanted(torn)[:2] == [("Amberwick: Debt", "dilemma 0303 debt"), ("Amberwick: Doubt", "dilemma 0303 doubt")]
    state = at_step(state, "drama")
    assert orders(state) == ["drama 0303", "drama 0601"]


def test_each_step_of_an_age_is_offered_in_its_turn(act):
    people = (someone("Isolde", age="old", successor="Bran"), someone("Bran"))
    state = played(act, year(*people), "turn age", "leave")
    assert wanted(state) == [("Years pass: the next Age", "onward")]
    state = act(state, "onward").state
    assert wanted(state) == [("What age takes from the Old", "wane")]
    state = act(state, "wane", 1).state
    assert wanted(state) == [("Everybody is an Age older", "ripen")]
    state = act(state, "leave").state
    assert wanted(state) == [("Glory for every Knight", "acclaim")]
    state = act(state, "acclaim").state
    assert wanted(state) == [
        ("Isolde: duty", 'pursuit "Isolde" duty …'),
        ("Isolde: the succession", 'pursuit "Isolde" succession …'),
        ("Isolde: a legacy to Bran", 'pursuit "Isolde" legacy'),
        ("Bran: duty", 'pursuit "Bran" duty …'),
        ("Bran: the succession", 'pursuit "Bran" succession …'),
        ("Bran: a legacy", 'pursuit "Bran" legacy …'),
    ]


def test_MB_418_a_seat_whose_ruler_is_dead_asks_for_the_next(act, realm):
    dead = replace(KNIGHTS[0], fate="dead")
    state = year(dead, KNIGHTS[1], realm=realm, domains=(domain(ruler="Isolde"),))
    assert wanted(state) == [("Who rules Amberwick", "succeed 0303 …")]
    named = replace(state, domains=(domain(ruler="Isolde", successor="Bran"),))
    assert wanted(named) == [("Bran rules Amberwick", "succeed 0303")]
    assert act(named, "succeed 0303").state.domains[0].ruler == "Bran"
    turning = act(named, "turn season").state
    assert "succeed 0303" in [one.command for one in suggestions(turning)]
