"""The page of truths: chosen, kept beside one another, rolled with our dice and theirs, written, believed once."""

import pytest
from world_pages import begun, field, keys, press, shown, small_world, tale_of, world_of

from realmgen.service.worlds.follows import consequences
from realmgen.service.worlds.lore import library
from realmgen.ui.dice import HOW, MINE


@pytest.fixture
def opened(open_page, play):
    """The page of a world: `(page, game)`."""
    game = begun(play)
    return open_page("truths", world=game.code), game


def other(category):
    """An option that does not hold."""
    return next(n for n in (1, 2, 3) if n not in small_world().truth(category).options)


def test_without_a_world_one_is_made_with_a_press(open_page):
    at = open_page("truths")
    assert "No world is open" in shown(at)
    press(at, "worlds.now")
    assert "11 of 11 settled" in shown(at)


def test_IS_519_all_eleven_categories_are_there(opened):
    at, _ = opened
    assert len(at.pills("truths.truths.at").options) == 11
    at.segmented_control("truths.how").set_value("All at a glance").run()
    assert len([key for key in keys(at) if key.startswith("truths.open.")]) == 11


def test_an_option_is_chosen_and_it_is_taken_back(opened, play):
    at, game = opened
    number = other("old-world")
    press(at, f"truths.truths.take.old-world.{number}")
    assert world_of(play, game).truth("old-world").options == (number,)
    press(at, "app.undo")
    assert world_of(play, game).truth("old-world").options == small_world().truth("old-world").options


def test_IS_518_more_than_one_may_hold_and_one_is_dropped(opened, play):
    at, game = opened
    first, second = small_world().truth("old-world").options[0], other("old-world")
    press(at, f"truths.truths.also.old-world.{second}")
    assert world_of(play, game).truth("old-world").options == tuple(sorted((first, second)))
    press(at, f"truths.truths.drop.old-world.{first}")
    assert world_of(play, game).truth("old-world").options == (second,)


def test_a_category_is_left_open_again(opened, play):
    at, game = opened
    press(at, "truths.truths.leave")
    assert world_of(play, game).truth("old-world").options == ()
    assert "10 of 11 settled" in shown(at)


def test_a_category_is_rolled_for(opened, play):
    at, game = opened
    press(at, "truths.truths.roll")
    line = play.history(game)[-1]
    assert line.verb == "truth-roll"
    assert [die.sides for die in line.rolls] == [100]


@pytest.mark.parametrize(("typed", "option"), [("33", 1), ("34", 2), ("6 7", 2), ("68", 3), ("00", 3)])
def test_IS_A2_a_typed_d100_chooses(opened, play, typed, option):
    at, game = opened
    at.segmented_control(HOW).set_value(MINE).run()
    field(at, "text_input", "truths.truths.die").set_value(typed).run()
    assert world_of(play, game).truth("old-world").options == (option,)
    assert play.history(game)[-1].rolls[0].typed


def test_words_of_ones_own_a_starter_and_what_was_believed(opened, play):
    at, game = opened
    field(at, "text_area", "truths.truths.own.old-world").set_value("We came  by the ice.").run()
    field(at, "text_area", "truths.starter.old-world").set_value("Somebody walks back.").run()
    field(at, "text_area", "truths.believed.old-world").set_value("That nobody follows.").run()
    truth = world_of(play, game).truth("old-world")
    assert (truth.own, truth.starter, truth.believed) == (
        "We came by the ice.",
        "Somebody walks back.",
        "That nobody follows.",
    )
    assert truth.options == small_world().truth("old-world").options


def test_IS_A1_a_truth_beside_the_categories(opened, play):
    at, game = opened
    at.segmented_control("truths.how").set_value("All at a glance").run()
    field(at, "text_area", "truths.custom").set_value("The sun stands still at midwinter.").run()
    assert world_of(play, game).truth("custom").own == "The sun stands still at midwinter."


def test_IS_527_what_follows_is_told_at_once(opened):
    at, _ = opened
    at.pills("truths.truths.at").set_value("legacies").run()
    if 1 in small_world().truth("legacies").options:
        press(at, "truths.truths.take.legacies.2")
    press(at, "truths.truths.take.legacies.1")
    assert "Not in this world: Broken" in shown(at)


def test_a_quest_of_a_truth_is_sworn(opened, play):
    at, game = opened
    press(at, next(key for key in sorted(keys(at)) if key.startswith("worlds.swear.truths")))
    assert len(tale_of(play, game).vows) == 1


def test_every_option_that_changes_something_says_what():
    lore = library()
    said = {
        (key, option.number): consequences(category, option, lore)
        for key, category in lore.truths.items()
        for option in category.options
    }
    assert "Settlements: steading" in said["communities", 1]
    assert "Leaders: overseer" in said["leaders", 2]
    assert "Roads join the villages of the Havens" in said["communities", 3]
    assert "Faction: Iron Priests" in said["iron", 3]
    assert any(line.startswith("Foes: ") and line.endswith("a legend") for line in said["firstborn", 1])
    assert any(line.startswith("Foes: ") and line.endswith("a tale for children") for line in said["horrors", 1])
    assert "Rituals are superstition, and work nothing" in said["mysticism", 1]
    assert "Religion: fading" in said["religion", 1]
    assert said["old-world", 1] == said["religion", 2] == ()
