"""The page of oracles: one press answers; answers are turned, noted, sent, taken back, and asked of dice on a table."""

import json

import pytest

from realmgen.service.worlds import games
from realmgen.ui.dice import HOW, MINE
from realmgen.ui.oracles import desk, tables


@pytest.fixture
def world(play):
    """A journal of oracles alone; what it was told so far is done with dice."""

    def begun(*commands, mode="solo"):
        made = games.start(play, None, mode=mode)
        for command, *dice in commands:
            play.do(made, command, rolls=dice or None)
        return made

    return begun


@pytest.fixture(autouse=True)
def _no_double_clicks(monkeypatch):
    """A page may be drawn sooner than a hand presses twice."""
    monkeypatch.setattr(desk, "TWICE", 0)


@pytest.fixture
def opened(open_page):
    return lambda made: open_page("oracles", world=made.code)


def shown(at):
    """Every word of the page: of its texts, of what is set by hand, and of its buttons."""
    html = [element.proto.body for element in at.get("html")]
    return " ".join([*html, *(text.value for text in at.markdown), *(button.label for button in at.button)])


def answer(at):
    return next(
        (
            element.proto.body
            for element in at.get("html")
            if "class=answer" in element.proto.body or "class='answer" in element.proto.body
        ),
        "",
    )


def press(at, key):
    at.button(f"oracles.{key}").click().run()
    assert not at.exception


def labels(at, start):
    return {button.key.removeprefix("oracles."): button.label for button in at.button if button.key.startswith(start)}


def tale(play, made):
    return play.position(made).state


def test_oracles_begin_without_a_world(open_page, play):
    at = open_page("oracles")
    press(at, "alone")
    [made] = play.campaigns("ironsworn")
    assert at.query_params["world"] == made.code
    press(at, "one.region")
    assert tale(play, made).answers[0].results[0].oracle == "region"
    assert tale(play, made).world is None


def test_worlds_that_are_there_can_be_gone_on_with(open_page, world):
    made = world()
    at = open_page("oracles")
    press(at, f"open.{made.code}")
    assert at.query_params["world"] == made.code


def test_IS_616_the_nineteen_stand_in_the_books_order(opened, world):
    at = opened(world())
    keys = [key for key in labels(at, "oracles.one.") if "+" not in key]
    assert [key.removeprefix("one.") for key in keys] == [
        *("action", "theme", "region", "location", "coastal-waters-location", "location-descriptor"),
        *("settlement-name", "quick-settlement", "settlement-trouble"),
        *("character-role", "character-goal", "character-descriptor"),
        *("ironlander-names-a", "ironlander-names-b", "elf-names", "giant-names", "varou-names", "troll-names"),
        *("combat-action", "mystic-backlash", "major-plot-twist", "challenge-rank"),
        *("pay-the-price", "endure-harm", "endure-stress"),
    ]


def test_one_press_rolls_and_several_are_one_answer(opened, world, play):
    made = world()
    at = opened(made)
    press(at, "one.challenge-rank")
    press(at, "one.action+theme")
    first, second = tale(play, made).answers
    assert [result.oracle for result in first.results] == ["challenge-rank"]
    assert [result.oracle for result in second.results] == ["action", "theme"]
    assert all(result.text in answer(at) for result in second.results)
    assert first.results[0].text in shown(at)


def test_what_is_sought_is_found_by_name_and_heading(opened, world):
    at = opened(world())
    at.text_input("oracles.find").set_value("names tr").run()
    assert list(labels(at, "oracles.found.")) == ["found.troll-names"]
    at.text_input("oracles.find").set_value("dragons").run()
    assert not labels(at, "oracles.found.")
    assert "No oracle is called that" in shown(at)


def test_IS_487_the_oracle_is_asked_in_four_ways(opened, world):
    at = opened(world())
    assert at.segmented_control("oracles.mode").options[:4] == ["Yes or no", "Between two", "Spark", "Conclude"]


@pytest.mark.parametrize(
    ("odds", "die", "said"), [("likely", 26, "Yes"), ("likely", 25, "No"), ("small-chance", 91, "Yes")]
)
def test_a_question_is_one_press_and_answered_large(opened, world, play, odds, die, said):
    made = world()
    at = opened(made)
    at.text_input("oracles.question").set_value("Is she here?").run()
    at.session_state[HOW] = MINE
    press(at, f"odds.{odds}")
    at.text_input("oracles.shown").set_value(str(die)).run()
    assert f"huge'>{said}" in answer(at)
    assert "Is she here?" in answer(at)
    assert at.text_input("oracles.question").value == ""
    assert tale(play, made).answers[0].question == "Is she here?"


def test_IS_493_a_match_is_shown_with_what_it_may_mean(opened, world):
    at = opened(world(("ask likely", 88)))
    assert "A match." in answer(at)
    press(at, "twist.words")
    assert "Action" in answer(at)
    assert "A match." not in answer(opened(world(("ask likely", 87))))


def test_IS_470_IS_611_no_table_of_ours_shows_a_match(opened, world):
    for command in ("roll pay-the-price", "roll action"):
        assert "match" not in answer(opened(world((command, 55))))


def test_IS_494_the_first_of_two_is_rated(opened, world, play):
    made = world()
    at = opened(made)
    at.segmented_control("oracles.mode").set_value("Between two").run()
    at.text_input("oracles.first").set_value("It holds").run()
    at.text_input("oracles.second").set_value("It breaks").run()
    at.session_state[HOW] = MINE
    press(at, "odds.likely")
    at.text_input("oracles.shown").set_value("20").run()
    assert "said'>It breaks" in answer(at)


def test_IS_466_IS_467_the_price_is_first_of_all_decided(opened, world, play):
    made = world()
    at = opened(made)
    at.segmented_control("oracles.mode").set_value("Pay the Price").run()
    assert list(labels(at, "oracles.price.")) == ["price.own", "price.two", "price.roll"]
    at.text_input("oracles.own").set_value("The horse bolts").run()
    press(at, "price.own")
    assert "The horse bolts" in answer(at)
    assert not tale(play, made).answers[0].results[0].rolls
    press(at, "price.roll")
    assert tale(play, made).answers[1].results[0].oracle == "pay-the-price"
    press(at, "price.two")
    assert at.text_input("oracles.first")


def test_a_conclusion_without_words_is_refused(opened, world, play):
    made = world()
    at = opened(made)
    at.segmented_control("oracles.mode").set_value("Conclude").run()
    press(at, "conclude")
    assert "Nothing was written." in at.error[0].value
    assert not tale(play, made).answers


def test_IS_609_IS_610_neighbours_are_shown_and_moved_to(opened, world, play):
    made = world(("roll action", 37))
    at = opened(made)
    rows = labels(at, "oracles.turn.")
    assert ["36 **Suppress**" in rows["turn.above"], "38 **Share**" in rows["turn.below"]] == [True, True]
    assert "73 **" in rows["turn.reversed"]
    press(at, "turn.reversed")
    assert tale(play, made).answers[0].results[0].low == 73
    assert "digits reversed" in answer(at)


def test_beyond_the_ends_of_a_table_there_is_nothing(opened, world):
    at = opened(world(("roll region", 1)))
    assert at.button("oracles.turn.above").disabled
    assert not at.button("oracles.turn.below").disabled


def test_of_several_results_one_is_chosen_to_be_moved(opened, world, play):
    made = world(("roll action theme", 37, 50))
    at = opened(made)
    at.selectbox("oracles.which.1").select("Theme").run()
    press(at, "turn.below")
    action, theme = tale(play, made).answers[0].results
    assert (action.low, theme.low) == (37, 51)


def test_nested_rolls_stand_indented_and_worse_ones_are_marked(opened, world):
    said = answer(opened(world(("roll pay-the-price", 2, 35))))
    assert "<div class='then'>" in said
    assert "<b class=grade>worse</b>" in said
    assert "Suggests the move Endure Harm" in answer(opened(world(("roll pay-the-price", 60))))


def test_a_row_is_picked_by_hand(opened, world, play):
    made = world(("roll challenge-rank", 1))
    at = opened(made)
    at.session_state["oracles.hand"] = True
    at.run()
    press(at, "row.challenge-rank.94")
    result = tale(play, made).answers[1].results[0]
    assert (result.text, result.how, result.rolls) == ("Epic", "picked", ())


def test_IS_614_an_answer_takes_a_note_that_stands_in_the_evening(opened, world, play):
    made = world(("roll action theme", 1, 1))
    at = opened(made)
    at.text_input("oracles.note").set_value("A plot against the & overseer").run()
    assert tale(play, made).answers[0].note == "A plot against the & overseer"
    assert "A plot against the &amp; overseer" in shown(at)


def test_a_note_goes_with_its_answer_alone(opened, world, play):
    made = world(("roll region", 50))
    at = opened(made)
    at.text_input("oracles.note").set_value("Home").run()
    press(at, "one.action")
    assert at.text_input("oracles.note").value == ""
    for _ in range(2):
        at.button("app.undo").click().run()
    assert at.text_input("oracles.note").value == ""
    press(at, "one.theme")
    verbs = [line.verb for line in play.history(made)]
    assert verbs == ["play", "roll", "note", "roll", "undo", "undo", "roll"]


def test_an_answer_is_sent_to_the_players_and_taken_back(opened, world, play):
    made = world(("roll region", 50))
    at = opened(made)
    press(at, "share")
    assert tale(play, made).answers[0].shared
    press(at, "share")
    assert not tale(play, made).answers[0].shared
    at.button("app.undo").click().run()
    at.button("app.undo").click().run()
    assert not tale(play, made).answers[0].shared
    assert not at.warning


def test_undo_and_redo(opened, world, play):
    made = world(("roll region", 50), ("roll action", 1))
    at = opened(made)
    at.button("app.undo").click().run()
    at.button("app.undo").click().run()
    assert not tale(play, made).answers
    at.button("app.redo").click().run()
    assert "Havens" in answer(at)


def test_the_same_is_rolled_again(opened, world, play):
    made = world(("roll action theme", 1, 1), ('ask unlikely "Here?"', 5), ('two likely "a" "b"', 5))
    at = opened(made)
    press(at, "again")
    press(at, "earlier")
    press(at, "earlier")
    press(at, "again")
    press(at, "earlier")
    press(at, "earlier")
    press(at, "earlier")
    press(at, "earlier")
    press(at, "again")
    third, fourth, fifth = tale(play, made).answers[3:]
    assert (third.first, fourth.question, fourth.odds) == ("a", "Here?", "unlikely")
    assert [result.oracle for result in fifth.results] == ["action", "theme"]


def test_earlier_answers_are_looked_at_and_a_new_one_comes_to_the_front(opened, world):
    at = opened(world(("roll region", 50), ("roll challenge-rank", 100)))
    press(at, "earlier")
    assert "Havens" in answer(at)
    press(at, "one.action")
    assert "Action" in answer(at)
    assert at.button("oracles.later").disabled


def test_what_is_pinned_stands_on_top_with_a_key(opened, world, play):
    made = world(("roll troll-names", 1))
    at = opened(made)
    press(at, "pin")
    assert next(iter(labels(at, "oracles.pin."))) == "pin.troll-names"
    assert tale(play, made).pins == ("troll-names",)
    press(at, "pin")
    assert not labels(at, "oracles.pin.")


def test_dice_of_the_table_are_asked_for_by_name(opened, world, play):
    made = world()
    at = opened(made)
    at.session_state[HOW] = MINE
    press(at, "one.action+theme")
    assert "**Action**: what does the d100 show?" in shown(at)
    at.text_input("oracles.shown").set_value("101").run()
    assert "A d100 shows 1 to 100, 00 being 100; you typed “101”." in shown(at).replace("\\", "")
    at.text_input("oracles.shown").set_value("2 1").run()
    assert "**Theme**: what does the d100 show?" in shown(at)
    at.text_input("oracles.shown").set_value("75").run()
    assert [result.text for result in tale(play, made).answers[0].results] == ["Leave", "Mysticism"]
    assert {result.how for result in tale(play, made).answers[0].results} == {"typed"}
    press(at, "one.region")
    press(at, "leave")
    assert len(tale(play, made).answers) == 1


def test_IS_607_typed_noughts_are_a_hundred(opened, world, play):
    made = world()
    at = opened(made)
    at.session_state[HOW] = MINE
    for typed in ("00", "0", "0 0"):
        press(at, "one.region")
        at.text_input("oracles.shown").set_value(typed).run()
    assert [answer.results[0].text for answer in tale(play, made).answers] == ["Elsewhere"] * 3


def test_IS_496_a_third_question_in_a_row_is_hinted_at_gently(opened, world):
    twice = (("ask likely", 50), ("ask likely", 50))
    assert "Three questions in a row" not in shown(opened(world(*twice)))
    assert "Three questions in a row" in shown(opened(world(*twice, ("ask likely", 50))))
    assert "Three questions in a row" not in shown(opened(world(*twice, ("roll action", 1), ("ask likely", 50))))


def test_IS_497_IS_613_in_guided_play_it_is_said_who_decides_and_who_rolled(opened, world, play):
    made = world(('roll region {"by":"Kira"}', 50), mode="guided")
    at = opened(made)
    assert "The game master is the oracle here" in shown(at)
    assert "Kira" in answer(at)
    at.selectbox("oracles.who").select("Kira").run()
    press(at, "one.action")
    at.selectbox("oracles.who").select("").run()
    press(at, "one.action")
    assert [one.by for one in tale(play, made).answers] == ["Kira", "Kira", "The game master"]
    assert "Who asks" not in [box.label for box in opened(world()).selectbox]


def test_prose_stands_between_the_answers(opened, world, play):
    made = world(("roll region", 50))
    at = opened(made)
    at.text_input("oracles.wrote").set_value("We camp under <b>the</b> pillar.").run()
    press(at, "one.action")
    evening = next(element.proto.body for element in at.get("html") if "class=evening" in element.proto.body)
    assert (
        evening.index("Action")
        < evening.index("We camp under &lt;b&gt;the&lt;/b&gt; pillar.")
        < evening.index("Havens")
    )
    assert play.history(made)[2].verb == "write"


def test_IS_615_a_table_of_ones_own_is_written_rolled_and_struck(opened, world, play):
    made = world()
    at = opened(made)
    at.session_state["oracles.tables.open"] = True
    at.session_state["oracles.tables.what"] = "Your tables"
    at.run()
    at.text_input(tables.TITLE).set_value("Weather")
    at.text_area(tables.TEXT).set_value("1-3 Rain\n5-6 Snow").run()
    press(at, "tables.keep")
    assert "No row answers 4" in shown(at).replace("\\", "")
    at.text_area(tables.TEXT).set_value("Rain\n\nSnow\nSun").run()
    press(at, "tables.keep")
    assert [(row.low, row.text) for row in tale(play, made).tables[0].rows] == [(1, "Rain"), (2, "Snow"), (3, "Sun")]
    press(at, "one.weather")
    assert tale(play, made).answers[0].results[0].die == 3
    at.selectbox(tables.EDITED).select("weather").run()
    assert at.text_area(tables.TEXT).value == "1 Rain\n2 Snow\n3 Sun"
    press(at, "tables.strike")
    assert not tale(play, made).tables


def test_any_table_is_looked_up(opened, world, play):
    made = world()
    at = opened(made)
    at.session_state["oracles.tables.open"] = True
    at.run()
    at.selectbox(tables.LOOKED).select("challenge-rank").run()
    press(at, "row.challenge-rank.1")
    assert tale(play, made).answers[0].results[0].text == "Troublesome"


def test_presses_in_quick_succession_are_all_done(opened, world, play):
    made = world()
    at = opened(made)
    assert at.session_state[desk.SEEN] == desk.Seen(made.code, play.seq(made))
    press(at, "one.action")
    press(at, "one.theme")
    assert not at.warning
    assert len(tale(play, made).answers) == 2


def test_a_double_click_rolls_once(opened, world, play, monkeypatch):
    made = world()
    at = opened(made)
    monkeypatch.setattr(desk, "TWICE", 60)
    press(at, "one.action")
    press(at, "one.action")
    press(at, "one.theme")
    assert [one.results[0].oracle for one in tale(play, made).answers] == ["action", "theme"]


def test_what_another_wrote_first_is_not_taken_back(opened, world, play):
    made = world(("roll region", 50))
    at = opened(made)
    play.do(made, "roll action")
    at.button("app.undo").click().run()
    assert "Nothing was done." in at.warning[0].value
    assert len(tale(play, made).answers) == 2


def test_keys_are_shown_and_no_two_buttons_share_one(opened, world):
    at = opened(world(("roll troll-names", 1), ("pin troll-names",)))
    keys = [button.proto.shortcut for button in at.button if button.proto.shortcut]
    assert len(set(keys)) == len(keys) >= 20
    assert not {"a", "j", "x", "/", "?"} & {key.lower() for key in keys}
    [fields] = json.loads(at.get("bidi_component")[0].proto.json)
    assert set(fields["fields"]) == {"a", "j", "x", "/"}


def test_what_a_row_leaves_to_you_is_one_press_away(opened, world, play, monkeypatch):
    made = world(("roll region", 12))
    monkeypatch.setattr("realmgen.service.worlds.answers.offers", lambda answer, oracles: [oracles["location"]])
    at = opened(made)
    press(at, "offer.location")
    assert [one.oracle for one in tale(play, made).answers[-1].results] == ["location"]


def test_dice_that_were_given_are_not_given_again(world, play, monkeypatch):
    """A run that is left off for the next is begun anew, with what was pressed in it."""
    held = {desk.HOW: desk.MINE}
    monkeypatch.setattr(desk.state, "get", held.get)
    monkeypatch.setattr(desk.state, "put", held.__setitem__)
    monkeypatch.setattr(desk.state, "play", lambda: play)
    made = world()
    desk.saw(made, play.seq(made))
    assert desk.roll(made, "roll action theme")
    action = desk.waits(made)
    desk.go_on(made, action, [21])
    theme = desk.waits(made)
    for asked, value in ((action, 21), (theme, 100), (theme, 100)):
        desk.go_on(made, asked, [value])
    [answer] = play.position(made).state.answers
    assert [result.rolls for result in answer.results] == [(21,), (100,)]
