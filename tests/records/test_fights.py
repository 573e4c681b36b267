"""Fights worked out by hand (tests/records/fights) come out so through the service, with the dice typed in."""

from pathlib import Path

import pytest
from fight_facts import WANTED, facts
from fight_records import as_it_ended, in_fight, outcome, played, records

from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.rules import Rules
from realmgen.service.play import Play
from realmgen.store.ledger import open_ledger

FIGHTS = records()
RULES = Rules(Library(Bare()))
LEDGER = Path(__file__).parents[1] / "games" / "ledger.txt"
_NUMBERS = (*range(51, 69), *range(70, 109), *range(110, 116), *range(124, 139), *range(351, 362), 365)
RULES_OF_ATTACKS = (
    *(f"MB-{number:03}" for number in _NUMBERS),
    *(f"MB-A{number}" for number in (*range(10, 27), 64, 65, 66)),
)
PLAYED = {}


@pytest.fixture(scope="module")
def play(tmp_path_factory):
    opened = Play(open_ledger(tmp_path_factory.mktemp("fights") / "realmgen.db"), {"bastionland": RULES})
    yield opened
    opened.ledger.close()


def as_played(play, told):
    """The campaign of a fight and how it went, played once."""
    if told["name"] not in PLAYED:
        campaign = play.create(told["name"], "bastionland", "4711")
        PLAYED[told["name"]] = (campaign, played(play, campaign, told))
    return PLAYED[told["name"]]


@pytest.mark.parametrize("told", FIGHTS, ids=[f"{one['file']}: {one['name']}" for one in FIGHTS])
def test_a_fight_ends_as_it_was_worked_out(play, told):
    campaign, found = as_played(play, told)
    assert outcome(found) == told.get("landed", []), told["why"]
    assert as_it_ended(found) == told.get("then", {}), told["why"]
    fight = found.state.fight
    for name, words in told.get("stands", {}).items():
        holds = in_fight(fight.find(name))
        for word in words.split(", "):
            assert (word.removeprefix("not ") in holds) != word.startswith("not "), (name, word, holds)
    assert list(fight.morale if fight else ()) == told.get("due", []), told["why"]
    assert all(die.typed for _, done in found.steps for die in done.rolls)
    assert all(RULES.load(RULES.dump(before)) == before for before, _ in found.steps)
    assert play.replay(campaign) == []


def test_they_show_all_that_an_attack_can_be(play):
    told = set().union(*(facts(as_played(play, one)[1]) for one in FIGHTS))
    assert sorted(str(one) for kind in WANTED for one in kind - told) == []


def test_they_turn_on_every_rule_of_attacks():
    told = [one for told in FIGHTS for one in told["ids"].split()]
    assert set(RULES_OF_ATTACKS) - set(told) == set()
    known = LEDGER.read_text("utf-8").split()
    assert [one for one in told if not one.startswith("MB-A") and one not in known] == []


def test_each_has_a_name_and_a_reason():
    assert len({one["name"] for one in FIGHTS}) == len(FIGHTS) >= 70
    assert all(one["why"].strip() for one in FIGHTS)
