"""The odds of a fight, told by fighting it many times over: nothing of it is kept."""

from dataclasses import replace

import pytest
from company_samples import ISOLDE, guard, score
from forces_samples import foe, with_units
from hypothesis import given, settings
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.fight.lineup import Lineup
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.fight.odds import Odds, odds
from realmgen.games.bastionland.fight.trial import ROUNDS, Trial
from realmgen.games.bastionland.forces.blocks import STOCK, WARBANDS, of_make
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.chance import Dice


def knight(name, **more):
    return replace(ISOLDE, name=name, **{"vig": score(12), "guard": guard(5), **more})


def fought(ours, theirs, units, *members, **more):
    fighters = (*(Fighter(name, "ours") for name in ours), *(Fighter(name, "theirs") for name in theirs))
    return State(
        company=Company(members=members), units=units, fight=Fight("The ford", Moment(), fighters=fighters, **more)
    )


def two(one, other):
    return with_units(of_make(one, "One"), of_make(other, "Other"))


def test_the_odds_are_the_same_for_the_same_seed_and_change_nothing():
    state = two("militia", "riders")
    first = odds(state, between=("One", "Other"))
    assert first == odds(state, between=("One", "Other"))
    assert first != odds(state, seed="another", between=("One", "Other"))
    assert state == two("militia", "riders")
    assert first.times == 400


def test_who_is_stronger_wins_more_often():
    strong, even, weak = (
        odds(two(one, other), between=("One", "Other"))
        for one, other in (("knights", "militia"), ("riders", "riders"), ("militia", "knights"))
    )
    assert strong.ours > even.ours > weak.ours
    assert strong.shares[0] >= 95
    assert 50 <= even.shares[0] <= 85  # whoever strikes first has that much more
    assert strong.fallen["Other"] > strong.fallen["One"]


def test_shares_are_whole_percents_that_make_a_hundred():
    assert Odds(3, 1, 1, 1, 2.0).shares == (33, 33, 34)
    assert Odds(200, 1, 199, 0, 2.0).shares == (0, 100, 0)
    assert Odds(8, 1, 7, 0, 2.0).shares == (12, 88, 0)


def test_a_fight_that_cannot_end_is_drawn():
    wall = odds(two("trebuchet", "castle-wall"), times=5, between=("One", "Other"))
    assert (wall.drawn, wall.rounds) == (5, ROUNDS)
    gate = odds(two("trebuchet", "gate"), times=50, between=("One", "Other"))
    assert (gate.ours, gate.theirs) == (50, 0)


def test_the_side_whose_turn_it_is_strikes_first():
    units = (foe("A", gd=0, vig=1), foe("B", gd=0, vig=1))
    assert odds(fought(["A"], ["B"], units)).ours == 400
    assert odds(fought(["A"], ["B"], units, turn=2)).theirs == 400


def test_who_is_unready_or_has_acted_loses_the_first_turn():
    state = fought(["A"], ["B"], (foe("A", gd=0, vig=1), foe("B", gd=0, vig=1)))
    for change in ({"late": True}, {"acted": True}):
        first, second = state.fight.fighters
        idle = replace(state, fight=replace(state.fight, fighters=(replace(first, **change), second)))
        assert odds(idle).theirs == 400
    gone = replace(state.fight.fighters[1], out="fled")
    with pytest.raises(IllegalCommand, match="nobody of The foe is in the fight"):
        odds(replace(state, fight=replace(state.fight, fighters=(state.fight.fighters[0], gone))))


def test_of_equals_none_falls_more_often_than_the_others():
    names = [f"B{i}" for i in range(4)]
    state = fought(["Ann"], names, tuple(foe(name, spi=19) for name in names), knight("Ann", guard=guard(12)))
    shares = [odds(state).fallen[name] for name in names]
    assert max(shares) - min(shares) < 0.2
    assert min(shares) > 0


def test_MB_354_knights_alone_cannot_bring_down_a_warband():
    state = fought(["Ann"], ["Riders"], (of_make("riders", "Riders"),), knight("Ann"))
    assert odds(state, times=40).ours == 0


def test_MB_355_a_warband_strikes_several_people_at_once():
    names = [f"B{i}" for i in range(4)]
    state = fought(
        ["Militia"], names, (of_make("militia", "Militia"), *(foe(name, gd=0, vig=1, spi=19) for name in names))
    )
    lineup = Lineup(state, state.fight, 0)
    trial = Trial(lineup, Dice("x"))
    trial._turn(0, begins=True)
    assert trial.up[0]
    assert sorted(trial.up[1:]) == [False, False, False, True]


def test_MB_356_MB_357_a_leader_adds_dice_and_shares_the_harm():
    militia = replace(of_make("militia", "Militia"), vig=score(19), guard=guard(9))
    state = fought(["Militia", "Ann"], ["Riders"], (militia, of_make("riders", "Riders")), knight("Ann", armour=0))
    alone = Lineup(state, state.fight, 0)
    fighters = (*state.fight.fighters[:1], replace(state.fight.fighters[1], leads="Militia"), state.fight.fighters[2])
    led = Lineup(state, replace(state.fight, fighters=fighters), 0)
    assert [one.dice for one in alone.all[:2]] == [(8,), (8, 8, 4)]
    assert [one.dice for one in led.all[:2]] == [(8, 8, 8, 4), ()]
    assert led.shares == {0: 1}
    trial = Trial(led, Dice("x"))
    trial._hurt(0, 3)
    assert [body.guard for body in trial.bodies[:2]] == [6, 2]


def test_MB_105_MB_107_a_group_at_half_its_number_tests_each_its_own():
    wolves = foe("Wolves", "beast", number=4, spi=0, gd=0, vig=1)
    state = fought(["Ogre"], ["Wolves"], (foe("Ogre", gd=99, vig=19), wolves))
    told = odds(state, times=50)
    assert told.ours == 50
    assert told.rounds == 2
    steady = replace(state, units=(state.units[0], replace(wolves, spi=score(19))))
    assert odds(steady, times=50).rounds > 3


def test_MB_106_an_organised_group_breaks_on_its_leaders_spirit():
    band = [foe(f"B{i}", gd=0, vig=1, spi=19, leader="Chief") for i in range(3)]
    chief = foe("Chief", gd=50, vig=19, spi=0, named=True)
    names = [one.name for one in (*band, chief)]
    state = fought(["Ogre"], names, (foe("Ogre", gd=99, vig=19), *band, chief))
    lineup = Lineup(state, state.fight, 0)
    trial = Trial(lineup, Dice("x"))
    trial._down(1)
    assert trial.up == [True, False, True, True, True]
    trial._down(2)
    assert trial.up == [True, False, False, False, False]


def test_MB_108_knights_never_break():
    state = fought(["Ann"], ["Ogre"], (foe("Ogre"),), knight("Ann", spi=score(0, 9)))
    assert [one.morale for one in Lineup(state, state.fight, 0).all] == ["", "alone"]


def test_steeds_under_their_riders_do_not_fight_for_themselves():
    steed = replace(ISOLDE, name="Dun", kind="steed", items=("Trample (d8)",))
    state = fought(["Ann", "Dun"], ["Ogre"], (foe("Ogre"),), knight("Ann"), steed)
    assert [one.name for one in Lineup(state, state.fight, 0).all] == ["Ann", "Ogre"]


def test_a_crowd_is_tried_less_often():
    few, many = (fought(["K"], ["Rats"], (foe("Rats", number=number),), knight("K")) for number in (59, 99))
    assert odds(few, 50).times == 50
    assert odds(many, 50).times == 30
    assert odds(many, 3).times == 3


def test_without_a_fight_or_with_too_many_trials_nothing_is_told():
    with pytest.raises(IllegalCommand, match="no fight goes on"):
        odds(State())
    with pytest.raises(IllegalCommand, match="1 to 5000 times, not 0"):
        odds(two("militia", "riders"), times=0, between=("One", "Other"))


HOSTS = st.lists(st.sampled_from(STOCK), min_size=1, max_size=4)


@given(HOSTS, HOSTS, st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_odds_always_add_up_and_whatever_fights_comes_to_an_end(ours, theirs, seed):
    mine = [of_make(make, f"O{i}") for i, make in enumerate(ours)]
    others = [of_make(make, f"T{i}") for i, make in enumerate(theirs)]
    state = fought([one.name for one in mine], [one.name for one in others], (*mine, *others))
    told = odds(state, times=10, seed=str(seed))
    assert told.ours + told.theirs + told.drawn == told.times == 10
    assert sum(told.shares) == 100
    assert min(told.shares) >= 0
    assert 1 <= told.rounds <= ROUNDS
    assert set(told.fallen) == {one.name for one in state.units}
    assert all(0 <= share <= 1 for share in told.fallen.values())


@given(st.sampled_from([*WARBANDS]), st.sampled_from([*WARBANDS]), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_no_blow_of_a_trial_heals_anybody(one, other, seed):
    state = two(one, other)
    fight = Fight("x", Moment(), fighters=(Fighter("One", "ours"), Fighter("Other", "theirs")))
    trial = Trial(Lineup(replace(state, fight=fight), fight, 0), Dice(str(seed)))
    for turn in range(20):
        before = list(trial.bodies)
        trial._turn(turn % 2, begins=turn < 2)
        for old, new in zip(before, trial.bodies, strict=True):
            assert new.guard <= old.guard
            assert new.vig <= old.vig
