"""The page for play."""

from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE, MAUD

from realmgen.games.bastionland.codec.kept import kept_json
from realmgen.kit.record import to_json
from realmgen.ui.dice import HOW, MINE


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def shown(at):
    return "\n".join(text.value for text in at.markdown)


def labels(at):
    return [button.label for button in at.button]


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def riding(play, campaign):
    """A Company of three in an empty hex, on a game night."""
    for member in (ISOLDE, BRAN, MAUD):
        play.do(campaign, f"member {to_json(kept_json(replace(member, remedy=None)))}")
    play.do(campaign, "at 0604")
    play.do(campaign, "evening")
    return campaign


def state_of(play, campaign):
    return play.position(campaign).state


def test_it_shows_the_clock_the_company_and_what_comes_next(open_page, riding):
    at = open_page("table", campaign=riding.code)
    assert at.subheader[0].value == "Spring, day 1"
    assert "**Morning**" in shown(at)
    assert "**0604**" in shown(at)
    assert at.button("table.deed.0").label == "Trek to the next hex"


def test_a_chosen_neighbour_is_where_one_treks_to(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.button("table.deed.0").click().run()
    at.button("table.to.S").click().run()
    assert state_of(play, riding).company.at == "0605"
    assert "0605" in shown(at)


def test_a_phase_is_played_by_the_first_button_alone(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    at.button("table.deed.0").click().run()
    at.button("table.to.S").click().run()
    at.button("table.deed.0").click().run()
    assert state_of(play, riding).day.stage == "end"
    at.button("table.end").click().run()
    assert state_of(play, riding).day.now.phase == "afternoon"


def test_with_my_dice_the_card_asks(open_page, play, riding):
    play.do(riding, "trek 0605")
    at = open_page("table", campaign=riding.code)
    at.session_state[HOW] = MINE
    at.run()
    at.button("table.deed.0").click().run()
    assert "what does the d6 show?" in shown(at)
    at.button("dice.face.5").click().run()
    assert state_of(play, riding).day.stage == "end"
    assert "typed in" in shown(at)


def test_a_stale_page_does_nothing(open_page, play, riding):
    at = open_page("table", campaign=riding.code)
    play.do(riding, "trek 0605")
    at.button("table.end").click().run() if not at.button("table.end").disabled else at.button(
        "table.hint"
    ).click().run()
    assert play.position(riding).seq


def test_undo_takes_back_and_the_card_offers_it_again(open_page, play, riding):
    play.do(riding, "trek 0605")
    at = open_page("table", campaign=riding.code)
    at.button("app.undo").click().run()
    assert state_of(play, riding).company.at == "0604"
    assert "taken back" in shown(at)
    at.button("app.redo").click().run()
    assert state_of(play, riding).company.at == "0605"


def test_without_knights_three_are_rolled_in_one_click(open_page, play, campaign):
    at = open_page("table", campaign=campaign.code)
    at.button("table.make").click().run()
    at.button("table.roll.3").click().run()
    assert not said(at)
    assert len(state_of(play, campaign).company.knights) == 3
