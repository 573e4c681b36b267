"""Crises until they are resolved (MB-396 to MB-405, MB-A59 to MB-A61)."""

import dataclasses

import pytest
from domain_samples import AT, kinds, ruled, troubled
from lore_samples import library
from road_samples import someone, texts

from realmgen.games.bastionland.domain.crises import KINDS, misruled, possible
from realmgen.games.bastionland.domain.model import CRISES, Domain
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.domain.crises import random_kinds
from realmgen.games.bastionland.season.model import Turning
from realmgen.kit.chance import Script


@pytest.fixture
def rules():
    return Rules(library())


def face(kind, die=1):
    return library().tables[f"crises.{kind}"].entry(die)


def test_MB_396_a_crisis_roll_is_made_for_every_ruled_domain(act, realm, refused):
    state = act(ruled(realm), 'domain 0105 "Sir Ivo"').state
    for at in (AT, "0105"):
        state = act(state, f"crises {at}", 4).state
    refused(state, "crises 0303", "Amberwick is no Domain")


def test_MB_396_within_a_turn_it_is_made_once_for_each(act, realm, refused):
    state = ruled(realm)
    turning = Turning("season", state.day.now, "crises")
    state = dataclasses.replace(state, calendar=dataclasses.replace(state.calendar, turning=turning))
    state = dataclasses.replace(state, domains=(*state.domains, Domain("0105", "Sir Ivo")))
    rolled = act(state, "crises 0601", 4).state
    assert rolled.calendar.turning.rolled == (AT,)
    refused(rolled, "crises 0601", "the Crisis Roll of Lakenholt is settled for this turn")
    waiting = act(state, "crises 0601", 2, 1, 2).state
    assert waiting.calendar.turning.rolled == ()
    assert act(waiting, "dilemma 0601 chaos", 1).state.calendar.turning.rolled == (AT,)


def test_MB_397_a_one_is_a_calamity_of_two_crises(act, realm):
    step = act(ruled(realm), "crises 0601", 1, 3, 2, 1, 1)
    assert kinds(step.state) == ["famine", "debt"]
    assert texts(step) == [
        "The Crisis Roll of Lakenholt was a 1, Calamity: two Crises at once.",
        f"Famine at Lakenholt: {face('famine')}",
        f"Debt at Lakenholt: {face('debt')}",
    ]


@pytest.mark.parametrize("die", [2, 3])
def test_MB_397_two_and_three_are_a_dilemma_between_two(act, realm, refused, die):
    step = act(ruled(realm), "crises 0601", die, 3, 5)
    assert (kinds(step.state), step.state.domain(AT).dilemma) == ([], ("famine", "panic"))
    assert step.events[0].text.endswith("which the ruler chooses. Famine or Panic: Isolde chooses.")
    refused(step.state, "crises 0601", "a Dilemma waits first: Famine or Panic")
    refused(step.state, "dilemma 0601 debt", "the choice is between Famine or Panic, not Debt")
    chosen = act(step.state, "dilemma 0601 panic", 2)
    assert (kinds(chosen.state), chosen.state.domain(AT).dilemma) == (["panic"], ())
    assert texts(chosen) == ["Isolde chose Panic for Lakenholt.", f"Panic at Lakenholt: {face('panic', 2)}"]
    refused(chosen.state, "dilemma 0601 panic", "no Dilemma waits at Lakenholt")


@pytest.mark.parametrize("die", [4, 5, 6])
def test_MB_397_four_to_six_are_prosperity(act, realm, die):
    step = act(ruled(realm), "crises 0601", die)
    assert (kinds(step.state), step.state.domain(AT).dilemma) == ([], ())
    assert texts(step) == [f"The Crisis Roll of Lakenholt was a {die}, Prosperity: no Crisis."]


def test_MB_397_a_crisis_that_is_open_is_rolled_again(act, realm):
    state = ruled(realm, crises=troubled("famine", "debt"))
    assert kinds(act(state, "crises 0601", 1, 3, 2, 3, 6, 6, 1, 1, 1).state) == ["famine", "debt", "doubt", "chaos"]
    offered = act(state, "crises 0601", 2, 3, 1, 1, 2, 5).state.domain(AT).dilemma
    assert offered == ("chaos", "panic")


def test_MB_397_each_die_of_two_crises_says_which_it_is_for():
    dice = Script([3, 3, 5])
    assert random_kinds(Domain(AT, "Isolde"), 2, dice) == ("famine", "panic")
    assert [die.purpose for die in dice.rolled] == [
        "first of 2 Crises",
        "second of 2 Crises",
        "second of 2 Crises again, as it cannot be Famine",
    ]


def test_MB_397_where_one_alone_can_come_it_does_and_there_is_no_choice(act, realm):
    state = ruled(realm, crises=troubled(*CRISES[:5]))
    for die in (1, 2):
        step = act(state, "crises 0601", die, 1)
        assert (kinds(step.state)[5:], step.state.domain(AT).dilemma) == (["doubt"], ())
        assert step.events[0].text.endswith("Only Doubt can come.")


def test_MB_397_where_all_six_are_nothing_comes(act, realm, refused):
    state = ruled(realm, crises=troubled(*CRISES))
    for die in (1, 3, 6):
        assert kinds(act(state, "crises 0601", die).state) == list(CRISES)
    assert act(state, "crises 0601", 1).events[0].text.endswith("All six are there: nothing comes.")
    refused(state, "crisis 0601 any", "all six Crises are at Lakenholt already")


def test_MB_386_MB_397_the_steward_chooses_while_the_ruler_is_away(act, realm):
    state = ruled(realm, away=True, council={"steward": "Ede"})
    step = act(state, "crises 0601", 2, 1, 2)
    assert step.events[0].text.endswith("Ede chooses.")
    assert texts(act(step.state, "dilemma 0601 debt", 1))[0] == "Ede chose Debt for Lakenholt."
    nobody = act(ruled(realm, away=True), "crises 0601", 2, 1, 2)
    assert nobody.events[0].text.endswith("whoever acts for the ruler chooses.")
    assert texts(act(nobody.state, "dilemma 0601 debt", 1))[0].startswith("Whoever acts for the ruler chose Debt")


def test_MB_397_for_a_ruler_who_is_dead_the_steward_chooses_or_whoever_acts(act, realm):
    dead = act(ruled(realm, council={"steward": "Ede"}), 'fate "Isolde" dead').state
    step = act(dead, "crises 0601", 2, 1, 2)
    assert step.events[0].text.endswith("Debt: Ede chooses.")
    assert texts(act(step.state, "dilemma 0601 debt", 1))[0] == "Ede chose Debt for Lakenholt."
    alone = act(act(ruled(realm), 'fate "Isolde" dead').state, "crises 0601", 2, 1, 2)
    assert alone.events[0].text.endswith("whoever acts for the ruler chooses.")


def test_MB_398_a_crisis_stays_until_it_is_resolved(act, realm, refused):
    state = act(ruled(realm), "crisis 0601 famine", 1).state
    assert kinds(state) == ["famine"]
    state = act(act(state, "crises 0601", 5).state, "crises 0601", 6).state
    assert kinds(state) == ["famine"]
    refused(state, "crisis 0601 famine", "Famine is at Lakenholt already")
    step = act(state, 'settle 0601 1 "barges of wheat came"')
    assert kinds(step.state) == []
    (crisis,) = step.state.domain(AT).crises
    assert (crisis.ended, crisis.how) == (state.day.now, "Barges of wheat came.")
    assert texts(step) == ["Famine at Lakenholt is resolved: Barges of wheat came."]
    refused(step.state, 'settle 0601 1 "again"', "Famine at Lakenholt is resolved: Barges of wheat came.")
    assert kinds(act(step.state, "crisis 0601 famine", 1).state) == ["famine"]


def test_MB_398_a_crisis_is_picked_with_its_face_or_rolled(act, realm, refused):
    step = act(ruled(realm), 'crisis 0601 debt "the mint burned"')
    assert texts(step) == ["Debt at Lakenholt: The mint burned."]
    assert kinds(act(step.state, "crisis 0601 any", 2, 4, 1).state) == ["debt", "misery"]
    refused(step.state, 'settle 0601 2 "x"', "Lakenholt has no Crisis 2: it has 1 Crisis")
    refused(ruled(realm), 'settle 0601 1 "x"', "Lakenholt has no Crisis 1: it has none")
    refused(act(step.state, "crisis 0601 any", 1, 1).state, 'settle 0601 0 "x"', "no Crisis 0: it has 2 Crises")


@pytest.mark.parametrize(("die", "kind", "name"), [
    (1, "chaos", "Chaos"), (2, "debt", "Debt"), (3, "famine", "Famine"),
    (4, "misery", "Misery"), (5, "panic", "Panic"), (6, "doubt", "Doubt"),
])  # fmt: skip
def test_MB_399_MB_400_MB_401_MB_402_MB_403_MB_404_each_face_of_the_die_is_a_crisis(act, realm, die, kind, name):
    step = act(ruled(realm), "crisis 0601 any", die, 1)
    assert (kinds(step.state), step.state.domain(AT).crises[0].face) == ([kind], face(kind))
    assert step.events[0].text == f"{name} at Lakenholt: {face(kind)}"


@pytest.mark.parametrize(("kind", "word"), [
    ("chaos", "justice"), ("debt", "treasury"), ("famine", "food"),
    ("misery", "spirits"), ("panic", "safe"), ("doubt", "rules"),
])  # fmt: skip
def test_MB_399_MB_400_MB_401_MB_402_MB_403_MB_404_each_wants_a_resolution_of_its_own(kind, word):
    assert word in KINDS[kind].ends
    assert sum(word in about.ends for about in KINDS.values()) == 1


def test_MB_405_three_open_crises_are_misrule_and_two_are_not(realm):
    assert misruled(ruled(realm, crises=troubled("chaos", "debt", "doubt")).domain(AT))
    two = ruled(realm, crises=troubled("chaos", "debt")).domain(AT)
    assert not misruled(two)
    over = dataclasses.replace(troubled("doubt")[0], ended=two.since)
    assert not misruled(dataclasses.replace(two, crises=(*two.crises, over)))


def test_MB_405_misrule_lasts_until_play_ends_it(act, realm):
    state = ruled(realm, misrule=True, crises=troubled("chaos"))
    state = act(state, 'settle 0601 1 "the ringleaders hanged"').state
    assert state.domain(AT).misrule
    step = act(state, 'standing 0601 misrule off "the people are reconciled"')
    assert not step.state.domain(AT).misrule
    assert step.events[0].text == "The misrule of Lakenholt is over: the people are reconciled."
    assert act(step.state, "standing 0601 misrule on").events[0].text == (
        "Misrule at Lakenholt: Vassals revolt, Knights leave, and pretenders press their claims."
    )


def test_MB_205_luck_never_brings_a_crisis_to_a_domain(act, realm):
    step = act(ruled(realm), "luck", 1)
    assert "Crisis" in step.events[0].text
    assert step.state.domains == ruled(realm).domains


def test_a_crisis_is_a_secret_until_it_is_announced(act, realm, refused):
    state = act(ruled(realm), "crisis 0601 famine", 1).state
    assert [entry.secret for entry in state.calendar.entries] == [True]
    step = act(state, "announce 0601 1 on")
    assert step.events[0].text == f"All speak of Famine at Lakenholt: {face('famine')}"
    assert step.events[0].reveals
    assert ([one.announced for one in step.state.domain(AT).crises], secrets(step.state)) == ([True], [False])
    refused(step.state, "announce 0601 1 on", "players know of Famine at Lakenholt already")
    back = act(step.state, "announce 0601 1 off")
    assert (secrets(back.state), back.events[0].reveals) == ([True], False)
    refused(back.state, "announce 0601 1 off", "players do not know of Famine at Lakenholt already")


def secrets(state):
    return [entry.secret for entry in state.calendar.entries if entry.kind == "crisis"]


def test_what_ended_unknown_is_known_with_its_end_once_it_is_announced(act, realm):
    state = act(ruled(realm), "crisis 0601 famine", 1).state
    state = act(state, 'settle 0601 1 "wheat"').state
    assert secrets(state) == [True, True]
    assert secrets(act(state, "announce 0601 1 on").state) == [False, False]
    assert secrets(act(act(state, 'crisis 0601 famine "rats"').state, "announce 0601 2 on").state) == [
        True,
        True,
        False,
    ]


def test_a_crisis_is_announced_whatever_its_holding_is_called_by_then(act, realm):
    state = act(ruled(realm), "crisis 0601 famine", 1).state
    state = act(act(state, 'rename 0601 "Wake"').state, 'settle 0601 1 "wheat"').state
    assert [entry.text for entry in state.calendar.entries] == [
        f"Famine at Lakenholt: {face('famine')}",
        "Famine at Wake is resolved: Wheat.",
    ]
    assert secrets(act(state, "announce 0601 1 on").state) == [False, False]


def test_a_crisis_that_players_know_ends_before_their_eyes(act, realm):
    state = act(act(ruled(realm), "crisis 0601 famine", 1).state, "announce 0601 1 on").state
    assert secrets(act(state, 'settle 0601 1 "wheat"').state) == [False, False]


def test_nothing_is_announced_of_a_holding_that_is_hidden(act, realm):
    state = act(ruled(realm), 'domain 0604 "Odo"').state
    state = act(act(state, "crisis 0604 famine", 1).state, "announce 0604 1 on").state
    assert secrets(state) == [True]


def test_a_crisis_by_hand_takes_it_out_of_the_dilemma(act, realm):
    state = act(ruled(realm), "crises 0601", 2, 1, 2).state
    state = act(state, "crisis 0601 chaos", 1).state
    assert state.domain(AT).dilemma == ("debt",)
    assert kinds(act(state, "dilemma 0601 debt", 1).state) == ["chaos", "debt"]


def test_possible_are_those_that_are_not_there(realm):
    assert possible(ruled(realm, crises=troubled("chaos", "doubt")).domain(AT)) == ("debt", "famine", "misery", "panic")


def test_nobody_rules_there_any_more(act, realm, refused):
    gone = act(ruled(realm, someone("Isolde")), "forsake 0601").state
    refused(gone, "crises 0601", "Lakenholt is no Domain")
