"""What the page of Domains is told: who rules what, the Council, Crises, tasks, designs and the Court."""

import shutil
from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE, MAUD

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.road.model import Moment
from realmgen.service import domain
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play


@pytest.fixture
def play(tmp_path, blank):
    return open_play(shutil.copy(blank, tmp_path / "realmgen.db"))


@pytest.fixture
def campaign(play):
    made = play.create("The Vale")
    play.do(made, adopt_text(draw_realm(read_options({}), "vale")))
    for member in (ISOLDE, BRAN, MAUD):
        play.do(made, str(PutMember(member)))
    return made


@pytest.fixture
def homes(play, campaign):
    """The holdings' hexes, the Seat first."""
    return list(domain.free_holdings(state_of(play, campaign)))


def state_of(play, campaign):
    return play.position(campaign).state


def ruled(play, campaign, at, ruler="Isolde"):
    play.do(campaign, f'domain {at} "{ruler}"')
    return at


def one(play, campaign, at):
    return state_of(play, campaign).domain(at)


def test_domains_stand_side_by_side_and_their_holdings_are_free_no_more(play, campaign, homes):
    assert domain.domains(state_of(play, campaign)) == []
    assert domain.is_seat(state_of(play, campaign), homes[0])
    ruled(play, campaign, homes[0])
    ruled(play, campaign, homes[1], "Bran")
    state = state_of(play, campaign)
    assert [found.at for found in domain.domains(state)] == homes[:2]
    assert not set(homes[:2]) & set(domain.free_holdings(state))
    play.do(campaign, f"forsake {homes[1]}")
    assert homes[1] in domain.free_holdings(state_of(play, campaign))


def test_what_began_in_a_year_that_is_over_names_the_year(play, campaign):
    state = state_of(play, campaign)
    assert domain.since(state, Moment(day=4)) == "Spring, day 4"
    later = replace(state, day=replace(state.day, now=Moment(year=3)))
    assert domain.since(later, Moment(day=4)) == "Spring of year 1"


def test_each_seat_says_what_its_holder_does(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    play.do(campaign, f'council {at} steward "Bran"')
    play.do(campaign, f'task {at} "Bran" week "Count the grain"')
    steward, marshal, *_ = domain.council(one(play, campaign, at))
    assert [task.what for task in steward.tasks] == ["Count the grain"]
    assert (marshal.holder, marshal.tasks) == ("", ())
    assert "soldiers" in marshal.does


def test_crises_tasks_and_designs_keep_the_numbers_commands_name_them_by(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    for kind in ("famine", "doubt"):
        play.do(campaign, f"crisis {at} {kind}")
    play.do(campaign, f'settle {at} 1 "Barley came."')
    play.do(campaign, f'council {at} steward "Bran"')
    for what in ("Count the grain", "Mend the gate"):
        play.do(campaign, f'task {at} "Bran" phase "{what}"')
        play.do(campaign, f'design {at} change "{what}"')
    play.do(campaign, f"outcome {at} 1 done")
    play.do(campaign, f"complete {at} 1")
    now = one(play, campaign, at)
    assert [(number, crisis.kind) for number, crisis in domain.open_crises(now)] == [(2, "doubt")]
    assert [crisis.how for crisis in domain.over_crises(now)] == ["Barley came."]
    assert [(number, task.what) for number, task in domain.open_tasks(now)] == [(2, "Mend the gate")]
    assert [task.outcome for task in domain.over_tasks(now)] == ["done"]
    assert [(number, design.what) for number, design in domain.open_designs(now)] == [(2, "Mend the gate")]
    assert [design.what for design in domain.over_designs(now)] == ["Count the grain"]


def test_a_task_is_due_once_its_time_is_up(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    play.do(campaign, f'council {at} steward "Bran"')
    play.do(campaign, f'task {at} "Bran" season "Count the grain"')
    [task] = one(play, campaign, at).tasks
    assert not domain.task_due(state_of(play, campaign), one(play, campaign, at), task)
    for command in ("turn season", "leave", "leave", "leave", "onward"):
        play.do(campaign, command)
    assert domain.task_due(state_of(play, campaign), one(play, campaign, at), task)


def test_warbands_are_counted_at_home_and_out(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    assert domain.mustering(state_of(play, campaign), one(play, campaign, at)) == (3, 3, ())
    play.do(campaign, f'muster {at} "riders"')
    home, most, out = domain.mustering(state_of(play, campaign), one(play, campaign, at))
    assert (home, most, len(out)) == (2, 3, 1)


def test_the_court_is_told_by_what_each_is(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    for order in ('seer "The Wick"', 'courtier "Annot"'):
        play.do(campaign, f"court {at} {order}")
    play.do(campaign, f'court {at} retainer "Tancred"', rolls=[1])
    play.do(campaign, f'retain {at} "Tancred" marshal')
    told = [(who.name, domain.who(who)) for who in domain.at_court(one(play, campaign, at))]
    assert told == [("Tancred", "Retainer of the Marshal"), ("Annot", "Courtier"), ("The Wick", "Seer")]


def test_what_is_wrong_is_said(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    assert list(domain.troubles(state_of(play, campaign), one(play, campaign, at))) == []
    play.do(campaign, f"standing {at} away on")
    for kind in ("famine", "doubt", "panic"):
        play.do(campaign, f"crisis {at} {kind}")
    play.do(campaign, f'council {at} marshal "Bran"')
    play.do(campaign, 'fate "Isolde" slain')
    play.do(campaign, 'fate "Bran" slain')
    dead, marshal, away, misrule = domain.troubles(state_of(play, campaign), one(play, campaign, at))
    assert dead == "Isolde is dead: somebody must follow."
    assert marshal == "Bran, the Marshal, is dead: that seat is empty."
    assert "no Steward" in away
    assert "misrule" in misrule


def test_the_facts_of_a_domain_are_counted(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    play.do(campaign, f"crisis {at} famine")
    crises, bands, due, since = domain.facts(state_of(play, campaign), one(play, campaign, at))
    assert (crises, bands, due) == ("**1** open Crisis", "**3** of 3 Warbands at home", "next collection: the **Tax**")
    assert since == "since Spring, day 1"


def test_who_may_be_given_a_seat_is_of_the_company_or_the_court(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    play.do(campaign, f'court {at} courtier "Annot"')
    play.do(campaign, f'circle {at} "Sir Godric" on')
    found = domain.candidates(state_of(play, campaign), one(play, campaign, at))
    assert found == ["Isolde", "Bran", "Maud", "Sir Godric", "Annot"]


def test_the_steward_chooses_while_the_ruler_is_away(play, campaign, homes):
    at = ruled(play, campaign, homes[0])
    assert domain.chooser(play.position(campaign).state, one(play, campaign, at)) == "Isolde"
    play.do(campaign, f"standing {at} away on")
    assert domain.chooser(play.position(campaign).state, one(play, campaign, at)) == "whoever acts for the ruler"
    play.do(campaign, f'council {at} steward "Bran"')
    assert domain.chooser(play.position(campaign).state, one(play, campaign, at)) == "Bran"
