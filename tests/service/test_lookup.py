"""Which rules stand first where they are looked up: by page, and by what goes on."""

from dataclasses import replace

import pytest

from realmgen.games.bastionland.fight.model import Assault, Fight
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.model import AGE_STEPS, Calendar, Turning
from realmgen.service import lookup

FORD = Fight("The ford", Moment())
FIGHT = State(fight=FORD)


def turning(step):
    return State(calendar=Calendar(turning=Turning("age", Moment(), step)))


@pytest.mark.parametrize("page", ["war", "table"])
def test_in_a_fight_its_rules_come_first_and_those_of_the_moment_before_them(page):
    declared = replace(FIGHT, fight=replace(FORD, assault=Assault(())))
    rolled = replace(FIGHT, fight=replace(FORD, assault=Assault((), "rolled")))
    assert lookup.fitting(FIGHT, page)[:2] == ("Fighting", "Attacks")
    assert lookup.fitting(declared, page)[:2] == ("Attacks", "Feats")
    assert lookup.fitting(rolled, page)[:2] == ("Gambits", "Feats")
    assert {"Scars", "Warbands", "Ships and sieges"} <= set(lookup.fitting(rolled, page))


@pytest.mark.parametrize("page", ["calendar", "table"])
def test_in_a_turn_each_step_has_its_rules(page):
    assert lookup.fitting(turning("crises"), page)[0] == "Crises"
    assert lookup.fitting(turning("feast"), page)[0] == "The year"
    assert lookup.fitting(turning("glory"), page)[0] == "Glory"
    for step in AGE_STEPS:
        assert lookup.look_up("", "", turning(step), page)


def test_each_page_begins_with_what_it_is_about():
    assert lookup.fitting(State(), "war")[0] == "Warbands"
    assert lookup.fitting(State(), "calendar")[0] == "Seasons and Ages"
    assert lookup.fitting(State(), "domain")[0] == "Domains"
    assert lookup.fitting(State()) == lookup.MAKING


def test_whatever_fits_is_a_topic():
    tables = (lookup.WAR, lookup.YEAR, lookup.RULE, lookup.MAKING, *lookup.BY_STEP.values(), *lookup.BY_STAGE.values())
    assert {topic for table in tables for topic in table} <= set(lookup.topics())
    assert set(lookup.BY_STEP) <= set(AGE_STEPS)


def test_no_rule_of_fights_of_the_year_and_of_domains_is_left_out_where_it_is_needed():
    told = {row for page in ("war", "calendar", "domain") for row in lookup.look_up("", "", State(), page)}
    wanted = {*lookup.WAR, *lookup.YEAR, *lookup.RULE}
    assert told >= {row for topic in wanted for row in lookup.found("", topic)}
