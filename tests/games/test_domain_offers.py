"""What is offered to be done in a Domain."""

import dataclasses
import time

import pytest
from domain_samples import AT, ruled, troubled
from lore_samples import library
from road_samples import someone
from streamlit.material_icon_names import ALL_MATERIAL_ICONS

from realmgen.errors import NotAllowed
from realmgen.games.bastionland.domain.model import Courtier, Design, Task
from realmgen.games.bastionland.domain.offers import founding, suggestions
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules

FULL = {"steward": "Ede", "marshal": "Bram", "sheriff": "Odo", "envoy": "Lys"}


@pytest.fixture
def rules():
    return Rules(library())


def labels(state, group=None, at=AT):
    return [one.label for one in suggestions(state, at) if group in (None, one.group)]


def test_where_no_holding_is_nothing_is_offered(realm):
    assert suggestions(State(), AT) == ()
    assert suggestions(ruled(realm), "0102") == ()


def test_a_holding_gets_a_ruler_first(realm, state):
    assert [(one.label, one.command, one.verb) for one in suggestions(state, AT)] == [
        ("It is a Domain, ruled by Sir Bram", 'domain 0601 "Sir Bram"', ""),
        ("Give it a ruler", "", "domain 0601"),
    ]
    assert labels(state, at="0105") == ["Give it a ruler"]
    mine = dataclasses.replace(ruled(realm), domains=())
    assert [one.command for one in founding(mine)] == [
        'domain 0601 "Isolde"',
        'domain 0303 "Dame Orla Vane"',
        'domain 0604 "Nobody Known"',
    ]
    assert [one.command for one in founding(ruled(realm))][:1] == ['domain 0303 "Dame Orla Vane"']
    assert founding(State()) == ()


def test_a_dilemma_is_chosen_first(realm):
    state = ruled(realm, dilemma=("famine", "doubt"), council=FULL)
    first = suggestions(state, AT)[:2]
    assert [(one.label, one.command) for one in first] == [
        ("The Dilemma: Famine", "dilemma 0601 famine"),
        ("The Dilemma: Doubt", "dilemma 0601 doubt"),
    ]
    roll = next(one for one in suggestions(state, AT) if one.command == "crises 0601")
    assert "a Dilemma waits first" in roll.why_not


def test_somebody_follows_a_ruler_who_is_dead(realm):
    dead = ruled(realm, someone("Isolde", fate="slain"), council=FULL)
    assert labels(dead, "wanted") == ["Who rules now"]
    domain = dataclasses.replace(dead.domain(AT), successor="Maud")
    assert labels(dataclasses.replace(dead, domains=(domain,)), "wanted") == ["Maud rules", "Somebody else rules"]


def test_tasks_that_are_due_and_empty_seats_are_wanted(realm):
    tasks = (Task("Ede", "count the barrels in every cellar of the lower town", "season", Moment()),)
    state = ruled(realm, council={"steward": "Ede", "envoy": "Lys"}, tasks=tasks)
    assert labels(state, "wanted") == ["Seat a Marshal", "Seat a Sheriff"]
    domain = dataclasses.replace(state.domain(AT), turns=1)
    assert labels(dataclasses.replace(state, domains=(domain,)), "wanted")[:3] == [
        "Ede: count the barrels in every cellar of the…, done",
        "Ede: count the barrels in every cellar of the…, failed",
        "Ede: count the barrels in every cellar of the…, failed without harm",
    ]


def test_a_seat_whose_holder_is_dead_is_empty(realm):
    state = ruled(realm, someone("Isolde"), someone("Bran", fate="slain"), council={**FULL, "envoy": "Bran"})
    assert labels(state, "wanted") == ["Seat an Envoy: Bran is dead"]


def test_open_crises_and_what_holds_come_next(realm):
    famine, debt = troubled("famine", "debt")
    crises = (dataclasses.replace(famine, announced=True), debt)
    state = ruled(realm, council=FULL, crises=crises, misrule=True, away=True)
    assert labels(state, "sensible")[:6] == [
        "Famine is resolved: food must come into the stores",
        "Keep Famine from players",
        "Debt is resolved: the treasury must be filled again",
        "Tell players of Debt",
        "Misrule is over",
        "The ruler is back",
    ]
    over = dataclasses.replace(debt, ended=Moment())
    assert not any("Debt" in label for label in labels(ruled(realm, crises=(over,))))


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


def test_what_is_offered_can_be_done_and_what_cannot_says_why(rules, realm):
    for state in states(realm):
        found = suggestions(state, AT)
        assert [bool(one.why_not) for one in found] == sorted(bool(one.why_not) for one in found)
        assert {one.icon for one in found} <= ALL_MATERIAL_ICONS
        order = {"wanted": 0, "sensible": 1, "more": 2}
        groups = [order[one.group] for one in found if not one.why_not]
        assert groups == sorted(groups)
        for one in found:
            assert one.label
            assert bool(one.command) != bool(one.choice)
            command = rules.parse(one.command or f'{one.verb} "the words"')
            if one.why_not:
                with pytest.raises(NotAllowed) as caught:
                    rules.check(state, command)
                assert str(caught.value) == one.why_not
            else:
                rules.check(state, command)


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


def test_they_are_offered_at_once(realm):
    state = [*states(realm)][1]
    took = []
    for _ in range(20):
        began = time.process_time()
        suggestions(state, AT)
        took.append(time.process_time() - began)
    assert min(took) < 0.005
