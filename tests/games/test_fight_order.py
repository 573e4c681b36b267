"""The steps of an attack in their order, and what is at hand for it (MB-053 to MB-057, MB-092)."""

import pytest
from fight_samples import foe, fought, knight, last, running


@pytest.fixture
def run(act):
    return running(act)


def test_MB_057_MB_086_a_shield_that_is_trapped_is_no_armour_against_that_very_attack(act, run):
    bandit = foe(gd=20, armour=3, shields=True)
    state = run(fought(act, knight(), bandit), 'attack "Bandit" "Isolde"', ("strike", 7, 4)).state
    step = run(state, ('gambit "Bandit" 2 trap', 20), "land")
    assert (last(step, "landed")["armour"], last(step, "landed")["damage"]) == (2, 5)
    saved = run(state, ('gambit "Bandit" 2 trap', 10), "land")
    assert last(saved, "landed")["armour"] == 3


@pytest.mark.parametrize("what", ["strip helm", "break shield"])
def test_MB_057_MB_091_armour_struck_off_is_gone_before_the_blow_lands(act, run, what):
    state = run(fought(act, knight(), foe(gd=20, attacks=("longsword 2d8 hefty",))), "next").state
    state = run(state, 'attack "Isolde" "Bandit"', ("strike", 8, 7)).state
    step = run(state, (f'gambit "Isolde" 1 other greater "{what}"', 20), "land")
    assert (last(step, "landed")["armour"], last(step, "landed")["damage"]) == (2, 5)


def test_MB_101_a_shield_trapped_in_a_duel_has_struck_at_the_same_moment(act, run):
    bandit = foe(gd=20, armour=2, shields=True, attacks=("mace d8 hefty", "shield d4"))
    state = run(fought(act, knight(gd=20), bandit), 'bout duel "Isolde" "Bandit"', ("strike", 7, 4, 2, 4)).state
    step = run(state, ('gambit "Bandit" 2 trap', 20), "land")
    assert [event.data["damage"] for event in step.events if event.kind == "landed"] == [6, 1]


def test_MB_085_MB_101_what_a_duel_impairs_is_impaired_in_the_next_bout_of_the_two(act, run):
    duel = ('bout duel "Isolde" "Bandit"', ("strike", 2, 4, 2))
    state = run(fought(act, knight(gd=20), foe(gd=20)), *duel, ('gambit "Bandit" 2 impair', 20), "land", "next").state
    assert state.fight.turn == 3
    step = run(state, 'bout duel "Isolde" "Bandit"', ("strike", 2, 1, 4), "land", "next")
    assert step.state.fight.turn == 5
    assert run(step.state, 'bout duel "Isolde" "Bandit"', ("strike", 2, 1, 8), "land").state


def test_MB_084_MB_101_who_was_stopped_in_a_duel_stands_still_in_the_turn_after_it(act, run, refused):
    other = foe("Odo")
    state = fought(act, knight(gd=20), knight("Ben"), foe(gd=20), other, foes=("Bandit", "Odo"))
    orders = ('bout duel "Isolde" "Bandit"', ("strike", 2, 4, 2), ('gambit "Bandit" 2 stop', 20), "land", "next")
    state = run(state, *orders).state
    assert state.fight.turn == 2
    state = run(state, "next", "next").state
    refused(state, 'stand "Bandit" far', "was stopped")
    assert run(state, "next", "next", 'stand "Bandit" far').state


def test_MB_092_from_far_off_they_shoot_unless_it_is_said_otherwise(act, run):
    archer = foe("Archer", attacks=("spear d8 hefty", "shortbow d6 long"))
    state = run(fought(act, knight(), archer, foes=("Archer",)), "next", 'stand "Archer" far').state
    assault = act(state, 'attack "Isolde" "Archer"').state.fight.assault
    assert assault.pools[0].strikes[0].arms == ("shortbow d6 long",)


def test_MB_092_far_off_without_a_bow_they_keep_what_they_have_in_hand(act, run):
    thrower = foe("Thrower", attacks=("javelin d6 hefty",))
    state = run(fought(act, knight(), thrower, foes=("Thrower",)), "next", 'stand "Thrower" far').state
    step = run(state, 'attack "Isolde" "Thrower"', "terms ranged on", ("strike", 6), "land")
    assert last(step, "landed")["damage"] == 3
