"""What the calendar's page is told: the year, the plan, and a turn step by step."""

import shutil

import pytest
from company_samples import BRAN, HOB, ISOLDE

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.service import calendar
from realmgen.service.journal import KINDS, Wanted, matching
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play


@pytest.fixture
def play(tmp_path, blank):
    return open_play(shutil.copy(blank, tmp_path / "realmgen.db"))


@pytest.fixture
def campaign(play):
    made = play.create("The Vale")
    play.do(made, adopt_text(draw_realm(read_options({}), "vale")))
    for member in (ISOLDE, BRAN, HOB):
        play.do(made, str(PutMember(member)))
    return made


@pytest.fixture
def seat(play, campaign):
    at = next(home.at for home in play.position(campaign).state.realm.holdings if home.seat)
    play.do(campaign, f'domain {at} "Isolde"')
    return at


def state_of(play, campaign):
    return play.position(campaign).state


def commands(ways):
    return [way.command for way in ways]


def stood(state):
    return [stage.stands for stage in calendar.stages(state)]


def test_what_comes_next_is_first_of_all_ways(play, campaign):
    assert commands(calendar.ways(state_of(play, campaign))) == ["weeks", "turn season", "turn age", "passage"]
    play.do(campaign, "evening")
    play.do(campaign, "goodnight years")
    assert commands(calendar.ways(state_of(play, campaign)))[0] == "turn age"
    assert calendar.still_due(state_of(play, campaign))


def test_the_plan_says_where_each_turn_leads(play, campaign):
    assert calendar.planned(state_of(play, campaign)) == []
    play.do(campaign, "scope chronicle 6")
    told = [text for _, text in calendar.planned(state_of(play, campaign))]
    assert told[0] == "After session 1 the Season turns: Harvest of year 1"
    assert len(told) == 6


def test_steps_are_past_left_out_now_or_to_come(play, campaign, seat):
    assert calendar.stages(state_of(play, campaign)) == ()
    for command in ("turn season", "leave", "leave"):
        play.do(campaign, command)
    state = state_of(play, campaign)
    assert stood(state) == ["past", "left out", "now", *["to come"] * 5]
    assert calendar.next_step(state) == "Time passes"
    assert calendar.headline(state) == ("Spring turns to Harvest", ":gray-badge[Step **3** of 8]")


def test_a_step_that_nobody_needs_is_not_announced_as_the_next(play, campaign):
    play.do(campaign, "turn age")
    state = state_of(play, campaign)
    stands = {stage.step: stage.stands for stage in calendar.stages(state)}
    assert [step for step, how in stands.items() if how == calendar.IDLE] == [
        "collection",
        "misrule",
        "loss",
        "crises",
        "drama",
    ]
    assert calendar.next_step(state) == "Time passes"


@pytest.mark.parametrize("kind", ["season", "age"])
def test_every_step_has_its_rule_in_words(play, campaign, seat, kind):
    play.do(campaign, f"turn {kind}")
    told = []
    while calendar.stages(state := state_of(play, campaign)):
        told.append(calendar.rule(state))
        play.do(campaign, "leave")
    assert all(one and "{" not in one for one in told)
    assert any("The Tax" in one for one in told)
    assert any("The Feast of the" in one for one in told)
    assert calendar.rule(state) == ""


def test_a_domain_is_settled_step_by_step_and_a_dilemma_is_not(play, campaign, seat):
    play.do(campaign, "turn season")
    play.do(campaign, "leave")
    [fief] = calendar.fiefs(state_of(play, campaign), "collection")
    assert (fief.at, fief.done) == (seat, False)
    for command in (f"collect {seat}", "reckon", "onward", "leave", "feast"):
        play.do(campaign, command)
    play.do(campaign, f"crises {seat}", rolls=[3, 1, 2])
    [fief] = calendar.fiefs(state_of(play, campaign), "crises")
    assert fief.dilemma == ("chaos", "debt")
    assert not fief.done
    assert fief.about == "Isolde chooses which comes"


def test_what_came_of_a_turn_is_told_until_something_else_is_done(play, campaign, seat):
    play.do(campaign, "turn season")
    play.do(campaign, 'situation "The siege"', rolls=[1])
    assert calendar.told(play, campaign) == ["The siege: it became as bad as it could (1)."]
    assert calendar.just_turned(play, campaign) == []
    play.do(campaign, "turned")
    assert "is over" in calendar.just_turned(play, campaign)[-1]
    play.do(campaign, 'remark "The players go home."')
    assert calendar.just_turned(play, campaign) == []
    play.do(campaign, "turn season")
    while state_of(play, campaign).calendar.turning:
        play.do(campaign, "leave")
    assert calendar.just_turned(play, campaign) != []
    play.do(campaign, 'remark "They come back."')
    assert calendar.just_turned(play, campaign) == []


def test_the_journal_finds_what_came_of_seasons_and_domains(play, campaign, seat):
    play.do(campaign, "turn season")
    found = matching(play.history(campaign), Wanted(kinds=frozenset({"realm"})), state_of(play, campaign))
    assert [entry.verb for entry in found] == ["domain", "turn"]
    assert KINDS["realm"] == "Seasons and Domains"


def test_what_was_undone_is_not_told(play, campaign):
    play.do(campaign, "turn season")
    play.do(campaign, 'situation "The siege"', rolls=[1])
    play.undo(campaign)
    assert calendar.told(play, campaign) == []


def test_a_pilgrimage_can_name_what_is_not_known(play, campaign):
    state = state_of(play, campaign)
    known = calendar.unknown(state)
    marks = {mark.at for mark in state.realm.landmarks}
    assert {at for at in known if at[0].isdigit()} == marks  # with a map they know all else
    region = next(one.name for one in state.realm.regions if one.name)
    assert known[region] == f"{region} (all of it)"
    for command in ("turn season", "leave", "onward", calendar.pursuit_order("Isolde", "pilgrimage", region)):
        play.do(campaign, command)
    assert region not in calendar.unknown(state_of(play, campaign))


def test_in_the_fog_a_pilgrimage_can_name_every_hex_not_seen(play, campaign):
    play.do(campaign, "fog on")
    state = state_of(play, campaign)
    assert len([at for at in calendar.unknown(state) if at[0].isdigit()]) >= state.realm.grid.size - 1


def test_pursuits_are_those_of_the_turn(play, campaign):
    play.do(campaign, "turn age")
    state = state_of(play, campaign)
    assert calendar.pursuits(state) == ("duty", "succession", "legacy")
    assert [(one.name, one.chosen) for one in calendar.seekers(state)] == [("Isolde", ""), ("Bran", "")]
    assert calendar.heirs(state, "Isolde")[0] == "Hob"
    assert (
        calendar.pursuit_order("Isolde", "succession", "Hob", knighted=True) == 'pursuit "Isolde" succession "Hob" on'
    )
    assert calendar.pursuit_order("Isolde", "legacy", "") == 'pursuit "Isolde" legacy'


def test_who_rules_after_the_dead_is_asked(play, campaign, seat):
    assert calendar.successions(state_of(play, campaign)) == ()
    play.do(campaign, 'fate "Isolde" dead')
    [one] = calendar.successions(state_of(play, campaign))
    assert (one.command, one.verb) == ("", f"succeed {seat}")
    play.do(campaign, f'heir {seat} named "Bran"')
    [one] = calendar.successions(state_of(play, campaign))
    assert one.command == f"succeed {seat}"


def test_tasks_are_counted_once_they_are_due(play, campaign, seat):
    play.do(campaign, f'council {seat} steward "Bran"')
    play.do(campaign, f'task {seat} "Bran" season "Fill the granary"')
    assert calendar.tasks_due(state_of(play, campaign)) == []
    for command in ("turn season", "leave", "leave", "leave", "onward"):
        play.do(campaign, command)
    [(name, at, number)] = calendar.tasks_due(state_of(play, campaign))
    assert (at, number) == (seat, 1)
    assert name


def test_what_happened_stands_by_year_the_latest_first(play, campaign):
    play.do(campaign, 'happened other "The old bridge fell." open')
    play.do(campaign, 'happened other "A new bridge stands." secret')
    state = state_of(play, campaign)
    assert [entry.text for entry in calendar.happened(state, 1)] == ["A new bridge stands.", "The old bridge fell."]
    assert calendar.happened(state, 2) == []
    assert calendar.years(state) == (1,)
