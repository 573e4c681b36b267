"""Fights worked out by hand (tests/records/fights) come out so through the service, with the dice typed in."""

import pytest
from fight_records import as_it_ended, in_fight, outcome, played, records

from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.rules import Rules
from realmgen.service.play import Play
from realmgen.store.ledger import open_ledger

FIGHTS = records()


@pytest.fixture(scope="module")
def play(tmp_path_factory):
    opened = Play(
        open_ledger(tmp_path_factory.mktemp("fights") / "realmgen.db"), {"bastionland": Rules(Library(Bare()))}
    )
    yield opened
    opened.ledger.close()


@pytest.mark.parametrize("told", FIGHTS, ids=[f"{one['file']}: {one['name']}" for one in FIGHTS])
def test_a_fight_ends_as_it_was_worked_out(play, told):
    campaign = play.create(told["name"], "bastionland", "4711")
    found = played(play, campaign, told)
    assert outcome(found) == told.get("landed", []), told["why"]
    assert as_it_ended(found) == told.get("then", {}), told["why"]
    fight = found.state.fight
    for name, words in told.get("stands", {}).items():
        holds = in_fight(fight.find(name))
        for word in words.split(", "):
            assert (word.removeprefix("not ") in holds) != word.startswith("not "), (name, word, holds)
    assert list(fight.morale if fight else ()) == told.get("due", []), told["why"]
    assert all(die.typed for _, done in found.steps for die in done.rolls)
    assert play.replay(campaign) == []
