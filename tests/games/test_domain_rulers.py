"""Who rules, and who follows (MB-383, MB-384, MB-406, MB-407, MB-412 to MB-414, MB-418, MB-419)."""

import dataclasses
from typing import get_args

import pytest
from domain_samples import AT, ruled, ruler_on_map, troubled
from hypothesis import given
from lore_samples import library
from realm_strategies import realms
from road_samples import someone

from realmgen.errors import Unreadable
from realmgen.games.bastionland.company.model import Award
from realmgen.games.bastionland.domain.crises import threats
from realmgen.games.bastionland.domain.dominion import dominion
from realmgen.games.bastionland.domain.model import Design, Law
from realmgen.games.bastionland.domain.muster import warbands_of
from realmgen.games.bastionland.domain.succession import due
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.model import Holding, Landmark, Options
from realmgen.games.bastionland.places import domain_of
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules


@pytest.fixture
def rules():
    return Rules(library())


def test_MB_383_a_grant_gives_a_holding_a_ruler_and_makes_it_a_domain(act, state):
    step = act(state, 'domain 0105 "Sir Ivo"')
    domain = step.state.domain("0105")
    assert (domain.ruler, domain.turmoil, ruler_on_map(step.state, "0105")) == ("Sir Ivo", False, "Sir Ivo")
    assert step.events[0].text == (
        "Amberwick gave Vigil to Sir Ivo, who pledged loyalty. Nothing runs smoothly while there is no Steward, no"
        " Marshal, no Sheriff and no Envoy."
    )
    (entry,) = step.state.calendar.entries
    assert (entry.kind, entry.at, entry.who, entry.secret) == ("succession", "0105", "Sir Ivo", False)


@pytest.mark.parametrize(
    "order",
    ['domain 0105 "Bran"', f'heir {AT} named "Bran"', f'succeed {AT} "Bran"', f'council {AT} envoy "Bran"',
     f'circle {AT} "Bran" on'],
)  # fmt: skip
def test_the_dead_hold_no_post(realm, act, refused, order):
    state = ruled(realm, someone("Isolde"), someone("Bran", fate="slain"))
    refused(state, order, "Bran is dead: name somebody who lives, or bring them back first")
    assert act(state, f'succeed {AT} "Maud"').state.domain(AT).ruler == "Maud"


def test_several_domains_stand_side_by_side(act, state):
    for at, name in (("0105", "Sir Ivo"), ("0303", "Orla"), ("0601", "Bram")):
        state = act(state, f'domain {at} "{name}"').state
    assert [(domain.at, domain.ruler) for domain in state.domains] == [
        ("0105", "Sir Ivo"),
        ("0303", "Orla"),
        ("0601", "Bram"),
    ]


def test_a_domain_wants_a_holding_and_another_ruler(refused, realm, state):
    refused(state, 'domain 0102 "Sir Ivo"', "there is no holding in 0102")
    refused(state, 'domain 9999 "Sir Ivo"', "9999", Unreadable)
    refused(ruled(realm), 'domain 0601 "Isolde"', "Isolde rules Lakenholt already")
    refused(state, "forsake 0601", 'Lakenholt is no Domain: `domain 0601 "NAME"` gives it a ruler')


def test_MB_384_a_hex_belongs_to_the_domain_of_the_nearest_holding(realm):
    homes = tuple(Holding(at, at, "tower", at == "0105") for at in ("0102", "0105", "0605", "0601"))
    there = dataclasses.replace(realm, holdings=homes, barriers=())
    assert dominion(there)["0101"].at == "0102"
    assert dominion(there)["0604"].at == "0605"
    assert dominion(dataclasses.replace(realm, holdings=())) == {}


def test_MB_384_three_hexes_are_nearer_than_five_six_and_seven():
    realm = generate(Options(width=12, height=12), "near", library())
    grid = realm.grid
    at = grid.label(0)
    far = {n: next(grid.label(cell) for cell in range(grid.size) if grid.distance(0, cell) == n) for n in (3, 5, 6, 7)}
    homes = tuple(Holding(label, f"Home {n}", "tower", seat=n == 7) for n, label in far.items())
    assert dominion(dataclasses.replace(realm, holdings=homes))[at].name == "Home 3"


def test_MB_384_of_two_as_near_the_seat_comes_first_then_the_first_of_the_list(realm):
    def owner(*homes):
        return dominion(dataclasses.replace(realm, holdings=homes))["0303"].name

    near, far = Holding("0302", "North", "tower"), Holding("0304", "South", "tower")
    assert owner(near, far) == "North"
    assert owner(far, near) == "South"
    assert owner(near, dataclasses.replace(far, seat=True)) == "South"


@given(realms())
def test_MB_384_dominion_is_what_is_said_of_each_hex(realm):
    found = dominion(realm)
    for cell in range(realm.grid.size):
        at = realm.grid.label(cell)
        assert found.get(at) == domain_of(realm, at)


def test_MB_406_a_ruled_seat_is_threatened_from_court_realm_and_abroad(act, realm, state):
    seat, other = (next(home for home in realm.holdings if home.seat == wanted) for wanted in (True, False))
    assert len(threats(seat)) == 3
    assert len(threats(other)) == 1
    text = act(state, 'domain 0303 "Orla"').events[0].text
    assert "Orla rules Amberwick. Trouble comes from its Court, the Realm and beyond its borders." in text
    assert "Trouble" not in act(state, 'domain 0105 "Orla"').events[0].text


def test_MB_407_a_seat_gives_three_warbands_and_any_other_holding_two(realm):
    given = [warbands_of(realm, home.at) for home in realm.holdings]
    assert given == [3, 2, 2, 2]
    assert sum(given) == 9
    assert warbands_of(realm, "0102") == 0


def test_MB_412_a_claim_stands_beside_force(act, realm):
    step = act(ruled(realm), 'weigh 0601 "her mother ruled" "two Warbands"')
    assert (step.state.domain(AT).claim, step.state.domain(AT).force) == ("her mother ruled", "two Warbands")
    assert step.events[0].text == (
        "Isolde of Lakenholt rests on a claim, her mother ruled; and on force, two Warbands."
    )


def test_MB_413_who_boldly_sits_down_is_the_ruler(act, realm):
    step = act(ruled(realm, someone("Isolde", office="ruler of Lakenholt")), 'domain 0601 "Sir Ivo" boldly')
    domain = step.state.domain(AT)
    assert (domain.ruler, domain.turmoil, ruler_on_map(step.state)) == ("Sir Ivo", False, "Sir Ivo")
    assert step.events[0].text.startswith("Sir Ivo sat down in Lakenholt as its ruler, and nobody stopped it.")
    assert domain.grudges == ("Isolde lost Lakenholt to Sir Ivo.",)
    assert step.state.company.find("Isolde").office == ""


def test_MB_414_what_is_taken_by_force_is_in_turmoil_until_it_settles(act, realm, refused):
    taken = act(ruled(realm), 'domain 0601 "Sir Ivo" force')
    assert taken.state.domain(AT).turmoil
    assert "in turmoil until it settles" in taken.events[0].text
    settled = act(taken.state, "standing 0601 turmoil off")
    assert not settled.state.domain(AT).turmoil
    assert settled.events[0].text == "Lakenholt has settled."
    refused(settled.state, "standing 0601 turmoil off", "turmoil does not hold at Lakenholt already")
    assert act(settled.state, "standing 0601 turmoil on").events[0].text == "Lakenholt is in turmoil."


def test_crises_council_and_works_stay_with_a_domain_that_is_taken(act, realm):
    state = ruled(
        realm, crises=troubled("famine"), council={"steward": "Ede"}, designs=(Design("a mill", "building", Moment()),)
    )
    before = state.domain(AT)
    after = act(state, 'domain 0601 "Sir Ivo" force').state.domain(AT)
    assert (after.crises, after.council, after.designs) == (before.crises, before.council, before.designs)


def test_a_domain_that_is_given_up_waits_for_who_comes_next(act, realm):
    state = ruled(realm, crises=troubled("famine", "debt"), council={"steward": "Ede"}, misrule=True, turns=4)
    step = act(state, 'forsake 0601 "she took the veil"')
    assert step.events[0].text == "Isolde rules Lakenholt no more: she took the veil."
    assert (step.state.domain(AT), ruler_on_map(step.state)) == (None, "")
    after = act(step.state, 'domain 0601 "Sir Ivo"').state.domain(AT)
    assert ([crisis.kind for crisis in after.open_crises], after.council) == (["famine", "debt"], {})
    assert (after.misrule, after.turns, after.grudges) == (True, 4, ())


def test_MB_418_the_successor_who_was_named_rules_when_the_ruler_is_dead(act, realm, refused):
    state = act(ruled(realm), 'heir 0601 named "Maud"').state
    assert due(state) == ()
    dead = act(state, 'fate "Isolde" slain').state
    assert [domain.at for domain in due(dead)] == [AT]
    step = act(dead, "succeed 0601")
    domain = step.state.domain(AT)
    assert (domain.ruler, domain.successor, ruler_on_map(step.state)) == ("Maud", "", "Maud")
    assert step.events[0].text == "Maud follows Isolde as ruler of Lakenholt."
    assert due(step.state) == ()
    refused(step.state, "succeed 0601", "nobody is named to follow Maud, and the ruler names who follows")
    refused(step.state, 'succeed 0601 "Maud"', "Maud rules Lakenholt already")


def test_a_ruler_who_is_slain_in_a_fight_is_dead_too(realm):
    state = ruled(realm)
    state = dataclasses.replace(state, domains=(dataclasses.replace(state.domain(AT), ruler="Sir Ivo"),))
    ivo = Unit("Sir Ivo", "foe", named=True)
    assert due(dataclasses.replace(state, units=(ivo,))) == ()
    assert due(dataclasses.replace(state, units=(dataclasses.replace(ivo, end="slain"),))) == state.domains


@pytest.mark.parametrize(
    ("law", "told"),
    [
        ("named", "At Lakenholt the ruler names who follows. After Isolde it is to be Maud."),
        ("conclave", "At Lakenholt Seers in conclave choose who follows. After Isolde it is to be Maud."),
        ("electors", "At Lakenholt Knights-Elector choose who follows. After Isolde it is to be Maud."),
    ],
)
def test_MB_419_who_decides_is_one_of_three(act, realm, law, told):
    assert set(get_args(Law)) == {"named", "conclave", "electors"}
    state = ruled(realm, law="named" if law != "named" else "electors")
    step = act(state, f'heir 0601 {law} "Maud"')
    assert step.state.domain(AT).law == law
    assert step.events[0].text == told


def test_MB_419_seers_and_electors_choose_whom_they_will(act, realm):
    state = act(ruled(realm), "heir 0601 conclave").state
    assert act(state, 'succeed 0601 "Odo"').events[0].text == (
        "Odo follows Isolde as ruler of Lakenholt, by the Seers' choice."
    )
    state = act(state, "heir 0601 electors").state
    assert "by the Electors' choice" in act(state, 'succeed 0601 "Odo"').events[0].text


def test_an_heir_is_somebody_else(refused, realm):
    refused(ruled(realm), 'heir 0601 named "Isolde"', "Isolde rules already")
    refused(ruled(realm), "heir 0601 named", "that is how it stands already at Lakenholt")


def test_MB_151_a_knight_who_rules_above_their_rank_is_opposed(act, realm):
    glory = Award("Bran", 6, "other", "", Moment())
    state = ruled(realm, someone("Isolde"), someone("Bran"))
    state = dataclasses.replace(state, company=dataclasses.replace(state.company, awards=(glory,)))
    worthy = act(state, 'domain 0105 "Bran"').state.company.find("Bran")
    assert (worthy.office, worthy.opposed) == ("ruler of Vigil", False)
    step = act(state, 'domain 0303 "Bran"')
    assert step.state.company.find("Bran").opposed
    assert "Bran is opposed at first, until they have proven themselves." in step.events[0].text
    renamed = act(act(state, 'domain 0105 "Bran"').state, 'rename 0105 "Wake"').state
    assert renamed.company.find("Bran").office == "ruler of Wake"


def test_MB_008_a_rulers_start_begins_with_a_domain_and_its_circle(act, realm):
    state = ruled(realm, *(someone(name) for name in ("Isolde", "Bran", "Maud")))
    state = dataclasses.replace(state, domains=(), company=dataclasses.replace(state.company, start="ruler", at=""))
    after = act(state, "opening", 1).state
    (domain,) = after.domains
    assert (domain.at, domain.ruler, domain.circle) == (AT, "Isolde", ("Bran", "Maud"))
    again = act(dataclasses.replace(after, company=dataclasses.replace(after.company, at="")), "opening", 1).state
    assert len(again.domains) == 1


def test_a_holding_that_players_do_not_know_stays_out_of_their_calendar(act, state):
    assert [entry.secret for entry in act(state, 'domain 0604 "Odo"').state.calendar.entries] == [True]


def test_a_sanctum_is_no_domain(refused, realm):
    shrine = dataclasses.replace(realm, landmarks=(Landmark("0304", "sanctum", "Wick House"),))
    refused(ruled(shrine), "crises 0304", "there is no holding in 0304")
