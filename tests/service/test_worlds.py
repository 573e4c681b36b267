"""Worlds as they are kept: begun, listed, saved, opened elsewhere, shown to players."""

import json
import shutil

import pytest
from world_samples import LONG, TALE, WORLD

from realmgen.games.ironsworn.model import Answer, Result
from realmgen.service.campaignfile import check_file, export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.players import invite, open_screen, store_of
from realmgen.service.registry import games as all_games
from realmgen.service.worlds import games
from realmgen.service.worlds.shown import is_world, told, world_view
from realmgen.store.ledger import open_ledger
from realmgen.ui.players.worldbook import beside_world


@pytest.fixture
def play(tmp_path, blank):
    return Play(open_ledger(shutil.copy(blank, tmp_path / "realmgen.db")), all_games())


def test_a_world_stands_in_a_list_as_it_is_called(play):
    world = games.start(play, WORLD)
    alone = games.start(play, None, mode="co-op")
    assert [(line.campaign.name, line.stands) for line in games.listed(play)] == [
        ("Oracles", "Oracles alone, no answers"),
        ("The Grey Reach", "Cairnhome in the Havens, no open vows, no answers"),
    ]
    assert play.position(alone).state.mode == "co-op"
    assert games.home_of(play, world) is None


def test_a_world_belongs_to_a_campaign(play):
    home = play.create("Ash")
    world = games.start(play, WORLD, within=home, name="Beyond the sea")
    assert games.home_of(play, world) == play.find(home.code)
    assert [line.campaign.name for line in games.listed(play, home)] == ["Beyond the sea"]
    assert games.listed(play) == []


def test_a_world_is_saved_and_opened_elsewhere_with_nothing_lost(play, tmp_path):
    world = games.start(play, WORLD)
    play.do(world, "roll action theme")
    play.do(world, 'ask likely "Is she here?"', rolls=[26])
    saved = export_campaign(play, world)
    assert check_file(saved, all_games()) == 4
    other = Play(open_ledger(tmp_path / "other.db"), all_games())
    again = import_campaign(other, saved)
    assert other.position(again).state == play.position(world).state
    assert play.replay(world) == []


def test_the_players_screen_shows_what_was_sent_and_no_secret(play, tmp_path):
    world = games.start(play, WORLD, mode="guided")
    invite(play, world)
    play.do(world, 'ask likely "Is the ferry gone?"', rolls=[88])
    play.do(world, "roll theme", rolls=[15])
    play.do(world, "share 1")
    shown = open_screen(store_of(tmp_path / "realmgen.db")).look(world.code)
    assert is_world(shown)
    view = world_view(shown)
    page = beside_world(view)
    assert ("Is the ferry gone?" in page, "Yes" in page, "A match" in page) == (True, True, True)
    assert [words for words in (LONG, "Secret", WORLD.seed) if words in json.dumps(shown)] == []
    assert "Cairnhome" in page
    assert TALE.world == WORLD


def test_players_read_large_what_a_roll_came_to_and_below_it_what_led_there():
    end = Result("pay-the-price", "Pay the Price", (40,), 33, 41, "It hurts", grade="worse")
    roll = Result("pay-the-price", "Pay the Price", (1,), 1, 2, "Roll again", then=(end,))
    shown = told(Answer(1, (roll,)))
    assert (shown.answer, shown.below) == ("It hurts (worse)", ("Roll again",))
