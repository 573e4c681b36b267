"""What is offered to be done in a Domain."""

import dataclasses

import pytest
from domain_samples import AT, ruled, troubled
from lore_samples import library
from road_samples import someone

from realmgen.games.bastionland.domain.model import Courtier, Design, Task
from realmgen.games.bastionland.domain.offers import founding, successions
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules

FULL = {"steward": "Ede", "marshal": "Bram", "sheriff": "Odo", "envoy": "Lys"}


@pytest.fixture
def rules():
    return Rules(library())


def test_a_holding_that_has_a_ruler_is_a_domain_by_one_order(realm):
    mine = dataclasses.replace(ruled(realm), domains=())
    assert next((one.label, one.command) for one in founding(mine)) == (
        "Lakenholt is a Domain, ruled by Isolde",
        'domain 0601 "Isolde"',
    )
    assert [one.command for one in founding(mine)][1:] == ['domain 0303 "Dame Orla Vane"', 'domain 0604 "Nobody Known"']
    assert [one.command for one in founding(ruled(realm))][:1] == ['domain 0303 "Dame Orla Vane"']
    assert founding(State()) == ()


def test_MB_418_somebody_follows_a_ruler_who_is_dead(act, realm):
    assert successions(ruled(realm)) == ()
    dead = ruled(realm, someone("Isolde", fate="slain"), council=FULL)
    [one] = successions(dead)
    assert (one.label, one.command, one.verb) == ("Who rules Lakenholt", "", "succeed 0601")
    domain = dataclasses.replace(dead.domain(AT), successor="Maud")
    named = dataclasses.replace(dead, domains=(domain,))
    [one] = successions(named)
    assert (one.label, one.command, one.why_not) == ("Maud rules Lakenholt", "succeed 0601", "")
    assert act(named, "succeed 0601").state.domain(AT).ruler == "Maud"


def states(realm):
    yield ruled(realm)
    yield ruled(
        realm,
        council=FULL,
        circle=("Bran",),
        court=(Courtier("Wat", "courtier"),),
        crises=troubled("famine", "doubt"),
        dilemma=("debt", "chaos"),
        tasks=(Task("Ede", "count", "phase", Moment()),),
        designs=(Design("a mill", "building", Moment()), Design("a moat", "change", Moment(), done=Moment())),
        turns=1,
        misrule=True,
        successor="Maud",
    )
    yield ruled(realm, crises=troubled("chaos", "debt", "famine", "misery", "panic", "doubt"))
    yield dataclasses.replace(ruled(realm), domains=())


def test_buttons_of_the_rules_know_domains(rules, realm):
    offered = {str(command) for command in rules.offers(next(iter([*states(realm)][1:2])))}
    assert {
        "dilemma 0601 debt",
        "outcome 0601 1 failed",
        "complete 0601 1",
        "abandon 0601 1",
        "announce 0601 2 on",
        "court 0601 petitioner",
        "standing 0601 misrule off",
        'uncourt 0601 "Wat"',
        "council 0601 envoy",
        'circle 0601 "Bran" off',
        "succeed 0601",
        "forsake 0601",
        "collect 0601 increased",
        "drama 0601",
        'domain 0303 "Dame Orla Vane"',
    } <= offered
    assert "crises 0601" not in offered
