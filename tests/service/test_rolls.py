"""What dice a campaign saw."""

import shutil

import pytest

from realmgen.errors import Unreadable
from realmgen.kit.dice import DiceRoll
from realmgen.service import rolls
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play


@pytest.fixture
def play(tmp_path, blank):
    return open_play(shutil.copy(blank, tmp_path / "rolls.db"))


@pytest.fixture
def campaign(play):
    return play.create("The Vale", first=adopt_text(draw_realm(read_options({}), "vale")))


def test_rolls_are_told_newest_first_with_their_totals(play, campaign):
    play.do(campaign, 'roll 2d6+1 "the ford"', rolls=[3, 4])
    play.do(campaign, 'note 0101 "x"')
    play.do(campaign, "roll d20", rolls=[17])
    first, second = rolls.recent(play, campaign)
    assert (first.name, first.total, second.name, second.total) == ("d20", 17, "the ford", 8)
    play.undo(campaign)
    assert rolls.recent(play, campaign)[0].undone
    assert len(rolls.recent(play, campaign, most=1)) == 1


@pytest.mark.parametrize("purpose", ["a" * 80, '"' * 80, "\\" * 80])
def test_a_long_purpose_does_no_harm(play, campaign, purpose):
    play.do(campaign, rolls.roll_text("3d6", purpose), rolls=[1, 2, 3])
    [told] = rolls.recent(play, campaign)
    assert told.total == 6


def test_a_wilderness_roll_is_told_by_its_hex(play, campaign):
    myth = play.position(campaign).state.realm.myths[0]
    play.do(campaign, rolls.wilderness_text(myth.at))
    [told] = rolls.recent(play, campaign)
    assert (told.name, told.total) == (f"Wilderness Roll, {myth.at}", None)


def test_dice_are_read_before_they_are_rolled():
    assert rolls.roll_text(" 2d6 + 1", " the ford ") == 'roll 2d6+1 "the ford"'
    assert rolls.dice_of("roll 3d20") == DiceRoll(3, 20)
    assert rolls.dice_of("wilderness 0304") is None
    with pytest.raises(Unreadable, match="2x6"):
        rolls.roll_text("2x6", "")


def test_players_are_shown_the_dice_of_what_reveals_and_no_more(play, campaign):
    myth = play.position(campaign).state.realm.myths[0]
    play.do(campaign, 'roll d6 "the ford"', rolls=[3])
    assert "the ford" in rolls.recent(play, campaign)[0].for_players
    play.do(campaign, f"wilderness {myth.at}")
    assert rolls.recent(play, campaign)[0].for_players == ""


def test_what_people_told_is_told_like_a_roll(play, campaign):
    """Nothing else on the page would show that they answered."""
    at = play.position(campaign).state.realm.holdings[0].at
    play.do(campaign, f"ask {at} vassal")
    told = rolls.recent(play, campaign)[0]
    assert "a vassal tells" in told.text
    assert (told.name, told.total, told.for_players) == ("What is told", None, told.text)


def test_no_die_of_a_new_knight_stands_for_all(play, campaign):
    play.do(campaign, 'knight "Isolde"')
    told = rolls.recent(play, campaign)[0]
    assert (told.name, told.total) == ("Joins the Company", None)
    assert len(told.dice) > 4


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("crises.panic", "how Panic shows"),
        ("petitioners.aid", "who asks for aid"),
        ("seers", "who the Seer is"),
        ("sparks.person.want", "sparks, person, want"),
    ],
)
def test_a_table_is_asked_for_by_what_it_is_rolled_for(table, words):
    assert rolls.said_purpose(table) == words
