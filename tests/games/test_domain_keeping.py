"""A Domain and its Holding are one, whatever changes the Realm or its people."""

import dataclasses
from functools import reduce

import pytest
from domain_samples import AT, ruled, ruler_on_map, troubled
from lore_samples import library
from road_samples import someone

from realmgen.games.bastionland.commands import Adopt
from realmgen.games.bastionland.domain.model import Courtier
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Script


@pytest.fixture
def rules():
    return Rules(library())


def test_the_map_and_the_domain_have_one_ruler(act, realm):
    state = act(ruled(realm), 'ruler 0601 "Sir Ivo"').state
    assert (state.domain(AT).ruler, ruler_on_map(state)) == ("Sir Ivo", "Sir Ivo")
    state = act(state, 'domain 0601 "Maud"').state
    assert (state.domain(AT).ruler, ruler_on_map(state)) == ("Maud", "Maud")
    assert act(state, 'ruler 0601 ""').state.domain(AT) is None


def test_a_ruler_of_a_holding_that_is_no_domain_makes_none(act, state):
    assert act(state, 'ruler 0105 "Sir Ivo"').state.domains == ()


def test_a_domain_goes_where_its_holding_goes_and_ends_with_it(act, realm):
    state = ruled(realm, crises=troubled("famine"))
    moved = act(state, "move 0601 0503").state
    assert (moved.domain(AT), moved.domain("0503").ruler) == (None, "Isolde")
    assert act(moved, "remove 0503").state.domain("0503") is None
    assert act(state, "remove 0105").state.domains == state.domains


def test_a_holding_built_where_another_is_gone_begins_without_its_crises(act, realm):
    def after(*texts):
        return reduce(lambda state, text: act(state, text).state, texts, old)

    old = ruled(realm, crises=troubled("famine"), misrule=True)
    built = 'place castle 0601 "Newkeep"'
    new = after("remove 0601", built, 'domain 0601 "Maud"')
    assert (new.domain(AT).crises, new.domain(AT).misrule, new.domain(AT).ruler) == ((), False, "Maud")
    left = after("forsake 0601", "remove 0601", built, 'domain 0601 "Maud"')
    assert left.domain(AT).crises == ()
    stood = after("forsake 0601", 'domain 0601 "Maud"')
    assert (stood.domain(AT).crises, stood.domain(AT).misrule) == (troubled("famine"), True)


def test_a_realm_that_is_rolled_again_keeps_its_rulers(rules, realm):
    state = ruled(realm)
    other = tuple(dataclasses.replace(home, ruler="A Stranger") for home in state.realm.holdings)
    adopt = dataclasses.replace(state.realm, holdings=other)
    after = rules.apply(state, Adopt(adopt), Script([])).state
    assert (after.domain(AT).ruler, ruler_on_map(after), ruler_on_map(after, "0303")) == (
        "Isolde",
        "Isolde",
        "A Stranger",
    )


def test_a_new_realm_has_no_domains(rules, realm):
    other = dataclasses.replace(realm, seed="another")
    assert rules.apply(ruled(realm), Adopt(other), Script([])).state.domains == ()


def test_a_name_is_changed_wherever_a_domain_keeps_it(act, realm):
    state = ruled(
        realm, someone("Isolde"), someone("Bran"), council={"marshal": "Bran"}, circle=("Bran",), successor="Bran"
    )
    state = act(state, 'task 0601 "Bran" week "drill"').state
    state = act(act(state, 'rechristen "Bran" "Bran Vane"').state, 'rechristen "Isolde" "Isolde Vane"').state
    domain = state.domain(AT)
    assert (domain.ruler, domain.successor, domain.circle) == ("Isolde Vane", "Bran Vane", ("Bran Vane",))
    assert (domain.council["marshal"], domain.tasks[0].by) == ("Bran Vane", "Bran Vane")
    assert ruler_on_map(state) == "Isolde Vane"


def test_the_court_goes_by_the_name_of_who_is_renamed(act, realm):
    state = ruled(realm, someone("Isolde"), someone("Wat", "follower"), court=(Courtier("Wat", "courtier"),))
    assert act(state, 'rechristen "Wat" "Wat Rooke"').state.domain(AT).court[0].name == "Wat Rooke"


def test_warbands_and_the_calendar_move_with_a_holding(act, realm):
    state = act(ruled(realm), "crisis 0601 famine", 1).state
    band = Unit("Riders of Lakenholt", "warband", home=AT)
    moved = act(dataclasses.replace(state, units=(band,)), "move 0601 0503").state
    assert moved.units[0].home == "0503"
    assert [entry.at for entry in moved.calendar.entries] == ["0503"]
    assert [entry.secret for entry in act(moved, "announce 0503 1 on").state.calendar.entries] == [False]


def test_what_moves_beside_a_domain_leaves_it_where_it_is(act, realm):
    state = ruled(realm)
    assert act(state, "move 0204 0304").state.domains == state.domains


def test_whoever_ruled_a_holding_that_is_gone_holds_no_post(act, realm):
    state = ruled(realm, someone("Isolde", office="ruler of Lakenholt"))
    for text in ("remove 0601", 'ruler 0601 ""', "forsake 0601", 'ruler 0601 "Ivo"'):
        assert act(state, text).state.company.find("Isolde").office == ""
    assert act(state, "move 0601 0503").state.company.find("Isolde").office == "ruler of Lakenholt"
