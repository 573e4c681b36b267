"""What turns, Domains and fights leave in the read model."""

from dataclasses import replace

import pytest
from company_samples import guard, score
from hypothesis import given
from hypothesis import strategies as st

from realmgen.games.bastionland.domain.model import Crisis, Design, Domain, Task
from realmgen.games.bastionland.fight.model import Fight, Fighter, Past
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Day, Moment
from realmgen.games.bastionland.rules.turntables import turned_rows
from realmgen.games.bastionland.season.model import Calendar, Entry

THEN, NOW = Moment("night", 4, "winter", 1, 1), Moment("morning", 1, "spring", 2, 2)
DATED = {"age": 1, "year": 1, "season": "winter", "day": 4, "phase": "night"}
RULED = Domain(
    "0304",
    "Isolde",
    THEN,
    {"marshal": "Odo"},
    ("Bran",),
    crises=(Crisis("famine", THEN, "Rats.", announced=True, ended=NOW, how="Grain came."), Crisis("doubt", THEN)),
    tasks=(Task("Odo", "wall the ford", "season", THEN, outcome="failed", how="It rained."),),
    designs=(Design("a bridge", "building", THEN, done=NOW),),
    successor="Maud",
    misrule=True,
)
BAND = Unit("The Millers", "warband", guard(2, 3), score(7, 10), score(10), score(7), make="militia", home="0304")


def test_a_domain_its_council_crises_tasks_and_designs_have_rows():
    rows = turned_rows(State(domains=(RULED,)))
    words = {"at": "0304", "name": "", "ruler": "Isolde", "law": "named", "successor": "Maud", "crises": 1}
    flags = {"misrule": True, "turmoil": False, "coffers": False, "away": False, "ended": False}
    assert rows["domain"] == [{"key": "0304", **words, **flags, **DATED}]
    crises = [(row["key"], row["kind"], row["announced"], row["resolved"], row["how"]) for row in rows["crisis"]]
    assert crises == [("0304 1", "famine", True, True, "Grain came."), ("0304 2", "doubt", False, False, "")]
    council = {row["key"]: row["holder"] for row in rows["council"]}
    seats = {"0304 steward": "", "0304 marshal": "Odo", "0304 sheriff": "", "0304 envoy": ""}
    assert council == {**seats, "0304 circle 1": "Bran"}
    assert [(row["given"], row["span"], row["outcome"]) for row in rows["task"]] == [("Odo", "season", "failed")]
    assert [(row["what"], row["size"], row["done"]) for row in rows["design"]] == [("a bridge", "building", True)]


@pytest.mark.parametrize("order", [1, -1])
def test_a_holding_that_is_ruled_anew_has_one_row_of_each(order):
    domains = (replace(RULED, ended=True), replace(RULED, ruler="Maud"))[::order]
    for rows in turned_rows(State(domains=domains)).values():
        assert len({row["key"] for row in rows}) == len(rows)
    [row] = turned_rows(State(domains=domains))["domain"]
    assert (row["ruler"], row["ended"]) == ("Maud", False)


def test_units_and_fights_have_rows():
    fight = Fight("At the ford", NOW, 4, fighters=(Fighter("Isolde", "ours"), Fighter("The Millers", "theirs")))
    past = Past("In the mill", THEN, NOW, "won", 3, "They ran.", ("Isolde",), ("Two thieves", "A dog"))
    rows = turned_rows(State(units=(BAND,), fight=fight, fights=(past,)))
    (unit,) = rows["warband"]
    assert (unit["vig"], unit["vig_full"], unit["guard"], unit["make"], unit["fate"]) == (7, 10, 2, "militia", "")
    told = [(row["key"], row["outcome"], row["rounds"], row["ours"], row["theirs"]) for row in rows["battle"]]
    assert told == [("1", "won", 3, "Isolde", "Two thieves, A dog"), ("2", "", 2, "Isolde", "The Millers")]


def test_seasons_and_ages_are_counted_from_what_happened(state):
    entries = (Entry(THEN, "event", "Feast of the Moon."), Entry(NOW, "turn", "A new Age.", secret=True))
    state = replace(state, day=Day(now=NOW), calendar=Calendar("middle", entries))
    rows = turned_rows(state)
    assert [(row["key"], row["event"], row["now"], row["happened"]) for row in rows["season"]] == [
        ("1 1 winter", "end", False, 1),
        ("2 2 spring", "middle", True, 1),
    ]
    assert [(row["key"], row["began"], row["years"], row["now"]) for row in rows["age"]] == [
        ("1", 1, 1, False),
        ("2", 2, 1, True),
    ]
    assert [(row["kind"], row["secret"], row["season"]) for row in rows["happened"]] == [
        ("event", False, "winter"),
        ("turn", True, "spring"),
    ]


@given(st.lists(st.builds(Moment, year=st.integers(1, 5), age=st.integers(1, 3)), max_size=8))
def test_every_season_has_one_row(moments):
    state = State(calendar=Calendar(entries=tuple(Entry(on, "other", "x") for on in moments)))
    rows = turned_rows(state)
    assert len({row["key"] for row in rows["season"]}) == len(rows["season"]) == len({(m.age, m.year) for m in moments})
    assert sum(row["happened"] for row in rows["age"]) == len(moments)
