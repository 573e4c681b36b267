"""What is not right with units, a fight and Domains is told, and nothing of what is."""

from dataclasses import replace

import pytest
from company_samples import guard, score
from domain_samples import AT, ruled, troubled
from fight_samples import band, foe, fought, gate, knight, steed, world
from road_samples import someone

from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.fight.model import Fighter
from realmgen.games.bastionland.problems.turned import turned_problems


def told(state):
    return list(turned_problems(state))


def test_what_is_as_it_should_be_is_no_problem(act, realm):
    fight = fought(act, knight(), steed(), foe(leader="Isolde"), band(), gate())
    assert told(fight) == []
    assert told(act(fight, 'finish "Militia" wiped').state) == []
    assert told(ruled(realm, crises=troubled("debt", "famine"), council={"steward": "Bran"})) == []


@pytest.mark.parametrize(
    ("unit", "line"),
    [
        (foe(number=3, down=3), "Bandit counts as standing, and all 3 of them are down"),
        (foe(vig=score(0, 8)), "Bandit counts as standing with VIG 0: `finish` says what became of it"),
        (replace(gate(), guard=guard(0, 5)), "Gate counts as standing with Guard 0: `finish` says what became of it"),
        (foe(leader="Odo"), "Bandit is led by Odo, who is neither of the Company nor among the units"),
        (foe("isolde"), "2 of the Company and the units are called Isolde"),
    ],
)
def test_a_unit_written_by_hand_that_contradicts_itself_is_told(unit, line):
    assert told(world(knight(), unit)) == [line]


def test_a_fight_that_was_made_otherwise_by_hand_is_told(act):
    state = fought(act, knight(), steed(), foe())
    isolde = Fighter("Isolde", "ours", steed="Moth", leads="Bandit")
    fighters = (isolde, Fighter("Odo", "theirs"), Fighter("Odo", "theirs"))
    assert told(replace(state, fight=replace(state.fight, fighters=fighters))) == [
        "Odo stands in the fight 2 times",
        "Isolde rides Moth, which is not there",
        "Isolde leads Bandit from the front, which is no Warband",
        "Odo stands in the fight, and is neither of the Company nor among the units",
        "Odo stands in the fight, and is neither of the Company nor among the units",
    ]


def test_domains_that_do_not_fit_the_map_or_their_ruler_are_told(rules, realm):
    state = ruled(
        realm, someone("Isolde", fate="slain"), council={"steward": "Isolde"}, crises=troubled("debt", "debt")
    )
    state = replace(state, domains=(*state.domains, Domain("0501", "Bran"), Domain(AT, "Maud")))
    found = [
        "Lakenholt is more than one Domain",
        "Isolde rules Lakenholt, and is dead: somebody is to follow",
        "Isolde rules Lakenholt, and is its Steward as well",
        "Debt is at Lakenholt 2 times at once",
        "Bran rules in 0501, where no Holding stands",
        "Maud rules Lakenholt, and on the map Isolde does",
        "Lakenholt is more than one Domain",
    ]
    assert told(state) == found
    assert rules.problems(state)[-len(found) :] == found
