"""The list of campaigns."""

import re

import pytest

from realmgen.errors import Ambiguous, IllegalCommand, NotFound, Unreadable


def test_a_new_campaign_has_a_code_and_a_seed_that_cannot_be_guessed(play):
    one, two = play.create("Ash", "toy"), play.create("  Birch ", "toy")
    assert re.fullmatch("[0-9a-f]{8}", one.code)
    assert re.fullmatch("[0-9a-f]{32}", play.position(one).seed)
    assert (two.name, one.code != two.code) == ("Birch", True)
    assert play.position(play.create("Cedar", "toy", " 4711 ")).seed == "4711"
    assert play.position(one).code == one.code


@pytest.mark.parametrize("name", ["", "  ", "x" * 201, "a\nb", "a\0b", "\ud800"])
def test_a_name_that_cannot_be_one_is_refused(play, campaign, name):
    for act in (lambda: play.create(name, "toy"), lambda: play.rename(campaign, name)):
        with pytest.raises(Unreadable, match=r"name .* cannot be used"):
            act()
    with pytest.raises(Unreadable, match=r"seed .* cannot be used"):
        play.create("x", "toy", name)
    assert [c.name for c in play.campaigns()] == ["Ash"]


def test_an_unknown_game_is_refused(play):
    with pytest.raises(Unreadable, match="game 'chess' is not known: one of toy"):
        play.create("x", "chess")


def test_a_first_command_is_written_with_the_campaign_or_there_is_none(play):
    campaign = play.create("Ash", "toy", "4711", first="roll 2")
    same = play.create("Birch", "toy", "4711")
    play.do(same, "roll 2")
    assert play.look(campaign) == play.look(same)
    assert (play.position(campaign).seq, play.position(campaign).can_undo) == (1, "roll 2")
    assert play.ledger.players.held()[campaign.code] == 1
    assert play.replay(campaign) == []
    with pytest.raises(IllegalCommand):
        play.create("Cedar", "toy", first="add -1")
    assert [c.name for c in play.campaigns()] == ["Birch", "Ash"]


def test_campaigns_are_found_by_number_code_name_and_beginning(play):
    ash, birch, birchwood = (play.create(name, "toy") for name in ("Ash", "Birch", "Birchwood"))
    for text in (str(ash.id), ash.code, "Ash", "ash", "a", " AS "):
        assert play.find(text) == ash
    assert (play.find("birch"), play.find("BIRCHW")) == (birch, birchwood)


def test_what_fits_none_or_several_is_told(play):
    one, two = play.create("Ash", "toy"), play.create("Ash", "toy")
    with pytest.raises(NotFound, match="no campaign is called 'Elm'"):
        play.find("Elm")
    with pytest.raises(NotFound):
        play.find("")
    with pytest.raises(Ambiguous) as error:
        play.find("ash")
    assert one.code in str(error.value)
    assert two.code in str(error.value)
    play.archive(one)
    assert play.find("ash") == two


def test_a_renamed_campaign_keeps_its_code(play, campaign):
    assert play.rename(campaign, "Elm").code == campaign.code
    assert play.find("Elm").id == campaign.id
    assert play.position(campaign).campaign.name == "Elm"


def test_a_campaign_put_away_is_whole_and_comes_back(play, campaign):
    play.do(campaign, "add 5")
    play.archive(campaign)
    assert play.campaigns() == []
    assert [c.id for c in play.campaigns(archived=True)] == [campaign.id]
    assert play.look(play.find("Ash"))["count"] == 5
    play.restore(campaign)
    assert [c.archived for c in play.campaigns()] == [False]


def test_the_campaign_last_played_comes_first(play):
    ash, birch = play.create("Ash", "toy"), play.create("Birch", "toy")
    assert [c.name for c in play.campaigns()] == ["Birch", "Ash"]
    play.do(ash, "add 1")
    assert [(c.name, c.seq) for c in play.campaigns()] == [("Ash", 1), ("Birch", 0)]
    assert play.campaigns()[0].updated > play.find(birch.code).updated


def test_a_copy_is_whole_and_goes_its_own_way(play, campaign):
    for text in ("roll 3", "draw", "add 1"):
        play.do(campaign, text)
    play.undo(campaign)
    copy = play.duplicate(campaign)
    assert (copy.name, copy.code != campaign.code, copy.seq) == ("Ash (copy)", True, 4)
    assert [str(e) for e in play.history(copy)] == [str(e) for e in play.history(campaign)]
    play.redo(copy)
    play.do(copy, "add 7")
    assert play.look(copy)["count"] == play.look(campaign)["count"] + 8
    assert play.position(campaign).can_redo == "add 1"
    assert play.ledger.players.look(copy.code)["count"] == play.look(copy)["count"]
    assert play.replay(copy) == play.replay(campaign) == []


def test_copies_of_copies_are_counted(play, campaign):
    names = [play.duplicate(campaign).name, play.duplicate(campaign).name, play.duplicate(play.find("Ash (copy)")).name]
    assert names == ["Ash (copy)", "Ash (copy 2)", "Ash (copy 3)"]
    long = play.create("x" * 200, "toy")
    assert len(play.duplicate(long).name) <= 200
