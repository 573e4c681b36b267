"""The same on PostgreSQL, where REALMGEN_TEST_POSTGRESQL names an empty database that may be filled."""

import os
import threading

import pytest
from toy_game import Toy

from realmgen.errors import StaleCommand
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.store.engine import write
from realmgen.store.ledger import open_ledger
from realmgen.store.migrations import config

URL = os.environ.get("REALMGEN_TEST_POSTGRESQL", "")
pytestmark = pytest.mark.skipif(not URL, reason="REALMGEN_TEST_POSTGRESQL names no database")


@pytest.fixture
def play():
    opened = Play(open_ledger(URL), {"toy": Toy()})
    yield opened
    opened.ledger.close()


def test_a_campaign_is_played_undone_shown_and_moved(play):
    campaign = play.create("Ash", "toy", "4711", first="roll 2")
    play.do(campaign, "draw")
    play.undo(campaign)
    play.redo(campaign)
    assert play.replay(campaign) == []
    assert play.ledger.players.look(campaign.code) == play.look(campaign, as_player=True)
    moved = import_campaign(play, export_campaign(play, campaign))
    assert play.look(moved) == play.look(campaign)
    again = Play(open_ledger(URL), play.games)
    assert again.look(campaign) == play.look(campaign)
    again.ledger.close()


def test_the_read_model_and_the_journal_in_words_follow(play):
    there = open_play(URL)
    campaign = there.create("The Vale", first=adopt_text(draw_realm(read_options({}), "vale")))
    for command in ("evening", 'remark "The bells"', "clock harvest 3 night 2 1", 'plan "Ann" "Rest"'):
        there.do(campaign, command)
    there.undo(campaign)
    journal = there.ledger.standing(campaign.id).journal
    rows = there.ledger.told(journal, "bastionland")
    assert [(row["seq"], row["verb"], row["night"], row["undone"]) for row in rows] == [
        (1, "adopt", 0, False),
        (2, "evening", 1, False),
        (3, "remark", 1, False),
        (4, "clock", 1, False),
        (5, "plan", 1, True),
    ]
    held = there.ledger.rows(journal, "bastionland")
    assert (len(held["omen"]), held["night"][0]["plans"]) == (36, "")
    there.ledger.close()


def test_the_way_down_and_up_again_keeps_the_journal(play):
    from alembic import command

    for aim in ("0003", "head"):
        with write(play.ledger.engine) as connection:
            (command.downgrade if aim == "0003" else command.upgrade)(config(connection), aim)
    assert play.ledger.campaigns()


def test_the_models_and_the_migrations_agree(play):
    from alembic import command

    with write(play.ledger.engine) as connection:
        command.check(config(connection))


def test_the_loser_of_a_race_is_stale_and_no_line_is_lost(play):
    campaign = play.create("Ash", "toy", "4711")
    stale = []

    def work():
        mine = Play(open_ledger(URL), play.games)
        for _ in range(15):
            try:
                mine.do(campaign, "add 1")
            except StaleCommand as error:
                stale.append(error)
        mine.ledger.close()

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert play.position(campaign).seq == play.look(campaign)["count"] == 45 - len(stale)
    assert play.replay(campaign) == []
