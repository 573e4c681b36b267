"""The dice of the table, rolled here or typed in."""

import pytest

from realmgen.ui.dice import HERE, HOW, MINE
from realmgen.ui.dice.asking import SHOWN
from realmgen.ui.realm.dice import WHAT, WHY


def shown(at):
    return "\n".join(text.value for text in at.markdown)


def table(open_page, campaign, how=HERE, **query):
    at = open_page("realm", campaign=campaign.code, **query)
    at.session_state["realm.dice"] = True
    at.session_state[HOW] = how
    at.run()
    return at


def roll(at, dice, purpose=""):
    at.text_input(WHAT).set_value(dice)
    at.text_input(WHY).set_value(purpose)
    next(button for button in at.button if button.label == "Roll").click().run()


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


@pytest.fixture
def wild(realm):
    """A hex with nothing in it."""
    taken = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    return next(label for region in realm.regions for label in region.hexes if label not in taken)


def test_dice_are_rolled_here_and_told(open_page, play, campaign):
    at = table(open_page, campaign)
    assert "Nothing has been rolled yet." in shown(at)
    roll(at, "2d6+1", "the ford")
    [line] = [line for line in play.history(campaign) if line.command.startswith("roll")]
    assert line.command == 'roll 2d6+1 "the ford"'
    assert at.metric[0].value == str(sum(die.value for die in line.rolls) + 1)
    assert "**The ford**" in shown(at)
    assert shown(at).count("d6 shows") == 2


def test_dice_that_cannot_be_read_are_named_in_the_card(open_page, play, campaign):
    at = table(open_page, campaign)
    roll(at, "2x6")
    assert "2x6" in shown(at)
    assert "Nothing was rolled" in shown(at)
    assert play.position(campaign).seq == 1


def test_a_die_of_the_table_is_one_tap(open_page, play, campaign):
    at = table(open_page, campaign, MINE)
    roll(at, "d6", "the weather")
    assert play.position(campaign).seq == 1
    assert "**The weather**: what does the d6 show?" in shown(at)
    at.button("dice.face.5").click().run()
    [die] = play.history(campaign)[-1].rolls
    assert (die.value, die.typed) == (5, True)
    assert "d6 shows **5**] :violet-badge[:material/edit: typed in]" in shown(at)


def test_several_dice_are_typed_and_a_wrong_number_stays(open_page, play, campaign):
    at = table(open_page, campaign, MINE)
    roll(at, "3d20")
    at.text_input(SHOWN).set_value("4 23 6").run()
    assert "A d20 shows 1 to 20; you typed “23”." in shown(at)
    assert at.text_input(SHOWN).value == "4 23 6"
    at.text_input(SHOWN).set_value("4 2").run()
    assert "what does the d20 show?" in shown(at)
    at.text_input(SHOWN).set_value("6").run()
    assert [die.value for die in play.history(campaign)[-1].rolls] == [4, 2, 6]


def test_too_many_dice_are_refused_in_the_card(open_page, play, campaign):
    at = table(open_page, campaign, MINE)
    roll(at, "2d20")
    at.text_input(SHOWN).set_value("4 2 6").run()
    assert "too many dice" in shown(at)
    assert play.position(campaign).seq == 1
    at.button("dice.leave").click().run()
    assert "Nothing has been rolled yet." in shown(at)


def test_MB_313_a_wilderness_roll_asks_for_die_after_die(open_page, play, campaign, realm, wild):
    at = table(open_page, campaign, MINE, hex=wild)
    at.button("dice.wilderness").click().run()
    at.button("dice.face.1").click().run()
    assert "Which Myth" in shown(at)
    at.button("dice.face.4").click().run()
    assert play.position(campaign).state.omens == {4: 1}
    assert f"Wilderness Roll, {wild}" in shown(at)


def test_undoing_what_a_roll_revealed_asks_once_and_the_card_says_so(open_page, play, campaign, realm, wild):
    at = table(open_page, campaign, MINE, hex=wild)
    at.button("dice.wilderness").click().run()
    at.button("dice.face.5").click().run()
    at.button("app.undo").click().run()
    assert play.position(campaign).seq == 2
    at.button("app.undo_surely").click().run()
    assert play.position(campaign).seq == 3
    assert "taken back" in shown(at)


def test_MB_A49_no_wilderness_roll_in_a_holding(open_page, campaign, realm):
    at = table(open_page, campaign, hex=realm.holdings[0].at)
    assert at.button("dice.wilderness").disabled


def test_a_myths_own_hex_needs_no_die(open_page, play, campaign, realm):
    at = table(open_page, campaign, MINE, hex=realm.myths[0].at)
    at.button("dice.wilderness").click().run()
    assert play.position(campaign).state.omens == {realm.myths[0].number: 1}
    assert not at.metric
    assert realm.myths[0].tale.omens[0][:20] in shown(at).replace("\\", "")


def test_what_another_wrote_meanwhile_is_shown_first(open_page, play, campaign):
    at = table(open_page, campaign)
    play.do(campaign, 'note 0101 "meanwhile"')
    roll(at, "d6")
    assert any("Nothing was done." in box.value for box in at.warning)
    assert play.position(campaign).seq == 2


def test_earlier_rolls_stand_in_one_line(open_page, play, campaign):
    for n, purpose in enumerate(("one", "two", "three"), 1):
        play.do(campaign, f'roll d6 "{purpose}"', rolls=[n])
    assert "Before: two **2** · one **1**" in shown(table(open_page, campaign))
