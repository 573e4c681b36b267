"""A new game of Torchfall: the form, and what it comes to."""

from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE
from torchfall_pages import choose, field, only_game, press, refusals, setup_of, shown

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.torchfall.generate import draw


@pytest.fixture
def new(open_page):
    """The form, as it opens: `new()`, or in a campaign."""

    def opened(**query):
        return press(open_page("torchfall", **query), "new")

    return opened


@pytest.fixture
def company(play, make):
    campaign = make()
    for member, player in ((ISOLDE, "Ada"), (BRAN, "")):
        play.do(campaign, str(PutMember(replace(member, player=player))))
    return campaign


def test_a_game_for_two_begins_with_one_press(open_page, play):
    at = press(open_page("torchfall"), "for_two")
    assert at.query_params["game"] == only_game(play).code
    assert setup_of(play).players == 2


def test_a_bot_sits_down_with_one_press(open_page, play):
    press(open_page("torchfall"), "against")
    assert [seat.bot for seat in play.position(only_game(play)).state.seats] == ["", "searching"]


def test_a_game_begins_in_two_presses_as_the_form_shows_it(new, play):
    at = new()
    starts = [field(at, "selectbox", f"start.{seat}").value for seat in (0, 1)]
    press(at, "begin")
    assert list(setup_of(play).starts) == starts


def test_who_plays_is_offered_by_the_campaigns_people(new, play, company):
    at = new(campaign=company.code)
    assert [field(at, "selectbox", f"name.{seat}").value for seat in (0, 1)] == ["Ada", ISOLDE.name]
    assert BRAN.name in field(at, "selectbox", "name.1").options
    choose(at, "selectbox", "name.1", BRAN.name)
    press(at, "begin")
    game = only_game(play)
    assert game.within == company.id
    assert [seat.name for seat in play.position(game).state.seats] == ["Ada", BRAN.name]


def test_a_game_may_stand_alone_beside_a_campaign(new, play, company):
    at = choose(new(campaign=company.code), "segmented_control", "alone", "alone")
    press(at, "begin")
    assert only_game(play).within is None


def test_seats_are_named_and_given_to_bots(new, play):
    at = choose(new(), "text_input", "name.0", "Wren")
    at = choose(at, "selectbox", "bot.1", "greedy")
    press(at, "begin")
    assert [(seat.name, seat.bot) for seat in play.position(only_game(play)).state.seats] == [
        ("Wren", ""),
        ("", "greedy"),
    ]


def test_what_is_chosen_is_what_is_played(new, play):
    at = choose(new(), "selectbox", "remove_road", "greyfen-blackpine")
    at = choose(at, "selectbox", "extra_road", "frostgate-redwall")
    at = choose(at, "selectbox", "power.0", "high_watch")
    at = choose(at, "selectbox", "at.0", "dawnmere")
    at = choose(at, "segmented_control", "Scenario", "storm_night")
    at = choose(at, "segmented_control", "For two", "longer_duel")
    at = choose(at, "segmented_control", "length", "timed")
    at = choose(at, "number_input", "rounds", 5)
    at = choose(at, "toggle", "storm_odd", True)
    at = choose(at, "segmented_control", "first", "1")
    press(at, "begin")
    setup = setup_of(play)
    assert (setup.remove_road, setup.extra_road) == (("greyfen", "blackpine"), ("frostgate", "redwall"))
    assert (setup.powers, setup.scenario, setup.storm_odd) == ((("dawnmere", "high_watch"),), "storm_night", True)
    assert (setup.longer_duel, setup.timed_rounds, setup.first) == (True, 5, 1)


def test_a_choice_is_explained_where_it_is_made(new):
    at = choose(new(), "segmented_control", "Scenario", "storm_night")
    assert "Ashspire pays only in every other round" in shown(at)


def test_TF_024_starts_that_are_too_near_are_refused_before_the_game_begins(new, play):
    at = choose(new(), "toggle", "free_starts", True)
    for seat, post in ((0, "greyfen"), (0, "blackpine"), (1, "dawnmere"), (1, "frostgate")):
        at = choose(at, "selectbox", f"start.{seat}", post)
    at = choose(at, "toggle", "free_starts", False)
    assert "Even are Blackpine and Redwall" in refusals(at)
    assert at.button("torchfall.begin").disabled
    at = choose(at, "toggle", "free_starts", True)
    assert not refusals(at)
    press(at, "begin")
    assert setup_of(play).starts == ("blackpine", "frostgate")


def test_TF_024_whoever_sits_opposite_moves_along(new):
    at = choose(choose(new(), "selectbox", "start.0", "greyfen"), "selectbox", "start.0", "blackpine")
    assert field(at, "selectbox", "start.1").value == "redwall"
    at = choose(at, "selectbox", "start.1", "frostgate")
    assert field(at, "selectbox", "start.0").value == "thorn_coast"


def test_a_start_that_is_taken_changes_places(new):
    at = new()
    one, other = (field(at, "selectbox", f"start.{seat}").value for seat in (0, 1))
    at = choose(at, "selectbox", "start.0", other)
    assert [field(at, "selectbox", f"start.{seat}").value for seat in (0, 1)] == [other, one]


def test_TF_072_with_the_open_frontier_nobody_can_choose_dawnmere(new):
    at = choose(new(), "segmented_control", "For two", "open_frontier")
    assert "Dawnmere" not in field(at, "selectbox", "start.0").options
    assert not refusals(at)


def test_TF_069_three_are_offered_no_option_for_two(new, play):
    at = choose(new(), "segmented_control", "For two", "longer_duel")
    at = choose(at, "segmented_control", "players", "3")
    assert "torchfall.form.For two" not in [one.key for one in at.get("button_group")]
    press(at, "begin")
    assert (setup_of(play).players, setup_of(play).longer_duel) == (3, False)


def test_a_toggle_says_what_it_needs(new):
    at = new()
    assert "torchfall.form.timed_race" not in [one.key for one in at.toggle]
    assert "**The race still counts**, only with a number of rounds" in shown(at)
    at = choose(at, "segmented_control", "length", "timed")
    assert not field(at, "toggle", "timed_race").value


def test_TF_065_two_powers_at_most_each_at_a_place_of_its_own(new, play):
    at = press(choose(new(), "selectbox", "power.0", "ash_bridge"))
    at = choose(at, "selectbox", "power.1", "ruined_chapel")
    assert "Ash Bridge" not in field(at, "selectbox", "power.1").options
    assert field(at, "selectbox", "at.0").value not in field(at, "selectbox", "at.1").options
    assert "torchfall.form.power.2" not in [one.key for one in at.selectbox]
    at.button("torchfall.form.no_powers").click().run()
    press(at, "begin")
    assert setup_of(play).powers == ()


def test_powers_are_drawn(new, play):
    at = new()
    at.button("torchfall.form.draw.powers").click().run()
    shown_powers = field(at, "selectbox", "power.0").value
    press(at, "begin")
    assert shown_powers == setup_of(play).powers[0][1]


def test_a_whole_board_is_drawn_by_seed(new, play):
    at = new()
    at.text_input("torchfall.form.seed").set_value("storm")
    press(at, "by_seed", "begin")
    assert setup_of(play) == draw("storm", 2)


def test_a_surprise_is_another_each_time(new):
    at, seen = new(), set()
    for _ in range(2):
        press(at, "surprise")
        seen |= {line.value for line in at.markdown if "drawn by the seed" in line.value}
    assert len(seen) == 2


def test_the_form_can_be_left(new, play):
    press(new(), "cancel")
    assert play.campaigns("torchfall") == []


def test_the_fair_duel_is_offered_to_two_with_one_press(new, play):
    at = choose(new(), "toggle", "fair", True)
    assert field(at, "segmented_control", "Scenario").value == "bell_is_broken"
    at = choose(at, "toggle", "fair", False)
    assert field(at, "segmented_control", "Scenario").value == ""
    at = choose(at, "segmented_control", "players", "3")
    assert "torchfall.form.fair" not in [one.key for one in at.toggle]
    at = choose(at, "segmented_control", "players", "2")
    press(choose(at, "toggle", "fair", True), "begin")
    assert (setup_of(play).head_start, setup_of(play).scenario) == (True, "bell_is_broken")
