"""The year: its Seasons and their events, weeks that pass, and how a Chronicle and a calendar tell of it (MB-010,
MB-279 to MB-288, MB-293 to MB-296, MB-A34 to MB-A38)."""

from dataclasses import replace

import pytest
from road_samples import on_road, someone
from season_samples import KNIGHTS, domain, played, step_of, told, turned, year

from realmgen.games.bastionland.commands import Adopt
from realmgen.games.bastionland.domain.model import Task
from realmgen.games.bastionland.domain.tasks import due
from realmgen.games.bastionland.evening import due as asks
from realmgen.games.bastionland.evening import passing_due
from realmgen.games.bastionland.fight.model import Fight
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.entries import entered
from realmgen.games.bastionland.season.events import COLOURS, occasion
from realmgen.games.bastionland.season.outlook import outlook, plan, years
from realmgen.kit.chance import Script

EVENTS = {
    ("spring", "start"): "the Feast of the Sun",
    ("spring", "middle"): "Sceptremass",
    ("spring", "end"): "the Tax",
    ("harvest", "start"): "the Feast of the Stars",
    ("harvest", "middle"): "Eldermass",
    ("harvest", "end"): "the Tithe",
    ("winter", "start"): "the Feast of the Moon",
    ("winter", "middle"): "Kindlemass",
    ("winter", "end"): "the Levy",
}


def the_feast(act, before):
    """What the feast of the Season after this one is in the calendar."""
    state = turned(act, year(season=before))
    assert step_of(state) == "feast"
    return told(act(state, "feast").state)[-1]


def the_week(act, season, event):
    """What the calendar tells when weeks pass from that event."""
    return told(act(year(season=season, event=event), "weeks").state)[-1]


def test_MB_279_three_seasons_make_a_year(act):
    state, seen = year(), []
    for _ in range(4):
        state = played(act, turned(act, state), "feast")
        seen.append((state.day.now.season, state.day.now.year))
    assert seen == [("harvest", 1), ("winter", 1), ("spring", 2), ("harvest", 2)]
    assert COLOURS == {"spring": "Green", "harvest": "Gold", "winter": "Grey"}


def test_MB_280_spring_starts_with_the_feast_of_the_sun(act):
    kind, text = the_feast(act, "winter")
    assert (kind, text) == (
        "event",
        "The Feast of the Sun: revelry without measure, to strengthen people and land.",
    )


def test_MB_281_midspring_is_sceptremass(act):
    kind, text = the_week(act, "spring", "start")
    assert (kind, text.partition(":")[0]) == ("event", "Sceptremass")
    assert "renew their loyalty" in text


def test_MB_282_the_tax_ends_spring(act):
    assert the_week(act, "spring", "middle") == ("event", "The Tax: coins are collected.")


def test_MB_283_harvest_starts_with_the_feast_of_the_stars(act):
    assert the_feast(act, "spring")[1].startswith("The Feast of the Stars: a night of honours")


def test_MB_284_midharvest_is_eldermass(act):
    assert the_week(act, "harvest", "start")[1].startswith("Eldermass: Seers meet in secret")


def test_MB_285_the_tithe_ends_harvest(act):
    assert the_week(act, "harvest", "middle")[1] == "The Tithe: food and drink are collected."


def test_MB_286_winter_starts_with_the_feast_of_the_moon(act):
    assert the_feast(act, "harvest")[1].startswith("The Feast of the Moon: the dead are remembered")


def test_MB_287_at_midwinter_no_home_refuses_shelter(act):
    assert the_week(act, "winter", "start")[1].endswith("no home may refuse anybody shelter.")
    assert occasion("winter", "middle").name == "Kindlemass"


def test_MB_288_the_levy_ends_winter(act):
    assert the_week(act, "winter", "middle")[1] == "The Levy: materials and crafts are collected."


def test_every_season_has_three_events():
    assert {key: occasion(*key).name for key in EVENTS} == EVENTS


def test_MB_295_weeks_lead_to_the_event_that_comes_next(act, realm):
    worn = someone("Isolde", vig=(3, 11), fatigued=True)
    state = on_road(realm, "0304", worn, season="harvest", day=4, phase="night", stage="end", deed="camp", hosted=2)
    step = act(state, "weeks")
    assert step.state.calendar.event == "middle"
    assert step.state.day.now == Moment("morning", 11, "harvest")
    assert step.events[0].text == (
        "Weeks pass, and it is Eldermass, on the Morning of day 11 of Harvest: Seers meet in secret with those they"
        " trust. Everybody's Guard is full again and Fatigue gone."
    )
    assert (step.state.day.stage, step.state.day.hosted, step.state.day.deed) == ("act", 0, "")
    isolde = step.state.company.find("Isolde")
    assert (isolde.fatigued, isolde.vig.now) == (False, 3)
    assert step.state.trail == state.trail


def test_MB_295_in_winter_the_weather_comes_first_as_on_every_morning(act, realm):
    assert act(on_road(realm, "0304", season="winter"), "weeks").state.day.stage == "weather"


def test_MB_A35_after_the_last_event_weeks_turn_the_season(act):
    state = played(act, year(), "weeks", "weeks")
    assert (state.calendar.event, state.day.now.day) == ("end", 15)
    step = act(state, "weeks")
    assert step_of(step.state) == "unresolved"
    assert step.state.day.now == state.day.now
    assert step.events[0].text.startswith("After the Tax Spring has no other event. The Season begins to turn")
    after = played(act, step.state, "leave", "onward", "feast")
    assert (after.calendar.event, after.calendar.turning) == ("start", None)


def test_weeks_never_pass_in_a_fight_or_a_turn_and_a_last_day_stays_the_last(act, refused):
    refused(act(year(), "turn season").state, "weeks", "the Season is turning already")
    refused(replace(year(), fight=Fight("the ford", Moment())), "weeks", "a fight goes on: end it before time passes")
    refused(
        replace(year(), fight=Fight("the ford", Moment())),
        "turn age",
        "a fight goes on: end it before time passes",
    )
    dying = year(*KNIGHTS[:1], replace(KNIGHTS[1], dying=True))
    refused(dying, "weeks", "Bran is dying: say what becomes of them before time passes, by `tend` or `expire`")
    refused(dying, "turn season", "Bran is dying")
    assert act(year(day=9998), "weeks").state.day.now.day == 9999
    refused(year(year=9999), "turn age", "year 10000 and Age 2 cannot be told")
    fought = played(act, year(KNIGHTS[0]), "turn season", "leave", 'fight "the toll"')
    refused(fought, "onward", "a fight goes on: end it before time passes")
    late = played(act, year(), "turn age", "leave", "clock winter 5 morning 9999")
    refused(late, "onward", "year 10000 and Age 2 cannot be told")


def test_MB_391_tasks_are_due_when_weeks_or_a_season_have_passed(act, realm):
    tasks = (
        Task("Wenna", "dig the well", "week", Moment()),
        Task("Odo", "win over the guilds", "season", Moment()),
        Task("Ilse", "find the spy", "phase", Moment(), outcome="done"),
    )
    state = year(realm=realm, domains=(domain(tasks=tasks),))
    step = act(state, "weeks")
    assert step.events[0].text.endswith("Due at Amberwick: dig the well (Wenna).")
    assert [number for number, _ in due(step.state, step.state.domains[0])] == [1]
    state = played(act, state, "turn season", "leave", "leave", "leave")
    text = act(state, "onward").events[0].text
    assert text.endswith("Due at Amberwick: dig the well (Wenna). Due at Amberwick: win over the guilds (Odo).")
    later = replace(state, domains=(domain(tasks=(replace(tasks[1], turns=1),)),))
    assert "Due" not in act(later, "onward").events[0].text


def night(act, state, passes):
    return played(act, state, "evening", f"goodnight {passes}")


@pytest.mark.parametrize(
    ("passes", "order", "after"),
    [
        ("none", "", None),
        ("weeks", "weeks", ("harvest", 1, 1, "middle")),
        ("months", "turn season", ("winter", 1, 1, "start")),
        ("years", "turn age", ("spring", 2, 2, "start")),
    ],
)
def test_MB_293_the_nights_end_says_how_much_time_is_to_pass_and_by_which_order(act, passes, order, after):
    state = night(act, year(season="harvest"), passes)
    assert bool(asks(state)) is bool(order)
    assert passing_due(state) == (None if passes == "none" else passes)
    if not order:
        return
    state = act(state, order).state
    if state.calendar.turning:
        assert passing_due(state) is None
        state = played(act, state, "leave", "onward")
    now = state.day.now
    assert (now.season, now.year, now.age, state.calendar.event) == after
    assert asks(state) == ""


def test_after_the_last_event_the_nights_end_names_the_turn(act):
    state = night(act, year(event="end"), "weeks")
    assert asks(state) == "Weeks pass: this Season has no other event, so that it turns next."


def test_MB_A34_a_season_that_is_set_by_hand_stands_at_its_start(act):
    state = played(act, year(*KNIGHTS), "weeks")
    assert act(state, "clock spring 20 night").state.calendar.event == "middle"
    assert act(state, "clock winter 3 night").state.calendar.event == "start"
    assert act(act(state, "clock winter 3 night").state, "clock spring 1 morning").state.calendar.event == "start"


def test_the_year_is_told_season_by_season(act):
    state = played(act, turned(act, played(act, year(), 'happened battle "The ford was held"')), "feast", "weeks")
    found = outlook(state)
    assert (found.number, found.ages) == (1, (1,))
    assert [(quarter.season, quarter.when) for quarter in found.quarters] == [
        ("spring", "past"),
        ("harvest", "now"),
        ("winter", "to come"),
    ]
    assert [[date.when for date in quarter.dates] for quarter in found.quarters] == [
        ["past"] * 3,
        ["past", "now", "to come"],
        ["to come"] * 3,
    ]
    assert [date.name for date in found.quarters[1].dates] == ["the Feast of the Stars", "Eldermass", "the Tithe"]
    assert [entry.text for entry in found.quarters[0].entries] == ["The ford was held."]
    assert [entry.kind for entry in found.quarters[1].entries] == ["turn", "event", "event"]
    assert [quarter.when for quarter in outlook(state, 2).quarters] == ["to come"] * 3
    assert years(state) == (1,)
    later = turned(act, state, "age")
    assert years(later) == (1, 2)
    assert [quarter.when for quarter in outlook(later, 1).quarters] == ["past"] * 3
    assert outlook(later).ages == (2,)


def chronicle(schedule, **more):
    state = year(**more)
    return replace(state, company=replace(state.company, scope="chronicle", sessions=len(schedule), schedule=schedule))


def test_MB_010_MB_011_the_plan_says_where_each_turn_leads(act):
    state = chronicle(("season", "season", "age", "none"))
    assert [(one.session, one.turn, one.when) for one in plan(state)] == [
        (1, "season", "now"),
        (2, "season", "to come"),
        (3, "age", "to come"),
        (4, "none", "to come"),
    ]
    assert [one.leads and (one.leads.season, one.leads.year, one.leads.age) for one in plan(state)] == [
        ("harvest", 1, 1),
        ("winter", 1, 1),
        ("spring", 2, 2),
        None,
    ]
    over = night(act, state, "months")
    assert [one.when for one in plan(over)] == ["now", "to come", "to come", "to come"]
    passed = turned(act, over)
    assert [one.when for one in plan(passed)] == ["past", "now", "to come", "to come"]
    assert [one.leads and one.leads.season for one in plan(passed)] == [None, "winter", "spring", None]
    assert plan(year()) == ()


def test_MB_A36_winter_and_months_are_a_new_year_of_the_same_age(act):
    now = turned(act, year(season="winter", year=4, age=2)).day.now
    assert now == Moment("morning", 1, "spring", 5, 2)


def test_what_happened_is_written_down_by_hand_open_or_secret(act, refused):
    step = act(year(), 'happened death "Old Wat died" secret')
    assert step.events[0].text == "Written into the calendar, secretly: Old Wat died."
    entry = step.state.calendar.entries[0]
    assert (entry.kind, entry.text, entry.secret) == ("death", "Old Wat died.", True)
    assert not act(year(), 'happened other "Snow"').state.calendar.entries[0].secret
    refused(year(), 'happened other " "', "say what happened")


def test_what_happened_goes_along_to_another_realm_and_a_turn_stays_behind(act, realm, rules):
    state = act(year(*KNIGHTS, season="harvest", event="middle", realm=realm), "turn season").state
    state = replace(state, calendar=replace(state.calendar, legacies={"Perkin": 4}))
    state = act(entered(state, "crisis", "Famine at Amberwick.", at="0303"), "leave").state
    other = Adopt(replace(realm, seed="another"))
    after = rules.apply(state, other, Script([])).state.calendar
    assert [(entry.text, entry.at) for entry in after.entries] == [("Famine at Amberwick.", "")]
    assert (after.event, after.turning, after.legacies) == ("middle", None, {"Perkin": 4})


def test_who_died_and_which_battle_was_won_is_remembered(act):
    state = year(*KNIGHTS, someone("Grey", "steed"))
    orders = (
        'fate "Bran" slain "the Moss Child"',
        'fate "Maud" left',
        'fate "Grey" dead',
        'battle "the ford" "Isolde"',
    )
    assert told(played(act, state, *orders)) == [
        ("death", "Bran was slain."),
        ("battle", "A battle for the histories was won: the ford."),
    ]
