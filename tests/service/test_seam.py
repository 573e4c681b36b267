"""Newer rules: from the line where they begin on, and never behind it."""

import pytest
from toy_game import Toy

from realmgen.errors import IllegalCommand, StaleCommand, Unreadable
from realmgen.service.campaignfile import export_campaign, import_campaign


@pytest.fixture
def old(table):
    """A campaign played by version 1: three commands, the last one undone."""
    play = table()
    campaign = play.create("Ash", "toy", "4711")
    for text in ("add 5", "roll 1", "add 2"):
        play.do(campaign, text)
    play.undo(campaign)
    return campaign, play.look(campaign)["count"]


def test_looking_upgrades_the_state_and_writes_nothing(table, old):
    campaign, count = old
    play = table(game=Toy(2))
    assert play.look(campaign)["count"] == count + 1000
    assert play.position(campaign).seq == 4
    assert (play.position(campaign).can_undo, play.position(campaign).can_redo) == (None, None)
    assert table().look(campaign)["count"] == count


def test_the_first_command_writes_the_seam_before_itself(table, old):
    campaign, count = old
    play = table(game=Toy(2))
    done = play.do(campaign, "add 1", seen=4)
    assert (done.seq, play.look(campaign)["count"]) == (6, count + 1001)
    assert [str(e)[25:] for e in play.history(campaign)[4:]] == [
        "From here on version 2 of the rules holds.",
        "add 1 done",
    ]
    assert play.position(campaign).can_undo == "add 1"
    assert play.replay(campaign) == []


def test_undo_does_not_go_behind_the_seam(table, old):
    campaign, count = old
    play = table(game=Toy(2))
    for _ in range(2):
        with pytest.raises(IllegalCommand, match="nothing to undo: the rules changed here"):
            play.undo(campaign)
        play.do(campaign, "add 1")
        play.undo(campaign)
        assert play.look(campaign)["count"] == count + 1000
    play.redo(campaign)
    assert play.look(campaign)["count"] == count + 1001
    with pytest.raises(IllegalCommand):
        table(game=Toy(3)).redo(campaign)


def test_a_refused_command_writes_no_seam(table, old):
    campaign, _ = old
    play = table(game=Toy(2))
    with pytest.raises(IllegalCommand):
        play.do(campaign, "add -9999")
    with pytest.raises(StaleCommand):
        play.do(campaign, "add 1", seen=3)
    assert play.position(campaign).seq == 4


def test_undo_folds_from_the_state_stored_at_the_seam(table, old):
    campaign, count = old
    play = table(game=Toy(2))
    for _ in range(3):
        play.do(campaign, "add 1")
    game = Toy(2)
    play = table(game=game)
    play.undo(campaign)
    assert (play.look(campaign)["count"], game.applied) == (count + 1002, 2)


def test_an_older_program_refuses_a_newer_campaign_and_lists_it(table, old):
    campaign, _ = old
    table(game=Toy(2)).do(campaign, "add 1")
    play = table()
    assert [c.name for c in play.campaigns()] == ["Ash"]
    for act in (play.position, play.look, lambda c: play.do(c, "add 1"), play.undo):
        with pytest.raises(Unreadable, match="rules version 2 of toy; this program knows up to 1: update it"):
            act(campaign)


@pytest.mark.parametrize("seams", [0, 1, 2])
def test_seams_go_with_a_campaign_to_another_machine(table, old, seams):
    campaign, _ = old
    for version in range(2, 2 + seams):
        table(game=Toy(version)).do(campaign, "add 1")
    data = export_campaign(table(game=Toy(1 + seams)), campaign)
    there = table(game=Toy(1 + seams), name="there.db")
    moved = import_campaign(there, data)
    here = table(game=Toy(1 + seams))
    assert there.history(moved) == here.history(campaign)
    assert there.look(moved) == here.look(campaign)
    assert export_campaign(there, moved) == data
    newest = table(game=Toy(9), name="newest.db")
    late = import_campaign(newest, data)
    assert newest.look(late)["count"] == here.look(campaign)["count"] + 1000 * (8 - seams)
    newest.do(late, "add 1")
    assert newest.replay(late) == []
