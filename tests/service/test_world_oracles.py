"""The oracles without a journal: found by name, rolled, told as JSON; and through the one door to campaigns."""

import pytest
from oracle_samples import Journal

from realmgen.errors import NeedsRoll, NotFound, Unreadable
from realmgen.games.ironsworn.oracles.names import NAMES
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then
from realmgen.service.registry import open_play
from realmgen.service.worlds.answers import offers
from realmgen.service.worlds.asking import hint
from realmgen.service.worlds.lore import KEY, library
from realmgen.service.worlds.oracles import (
    answer_json,
    answer_lines,
    every_oracle,
    find,
    list_json,
    read_odds,
    read_rolls,
    roll_alone,
    table_json,
)

ALL = every_oracle(library())


def answer(name, rolls=None, odds=None, seed=None, oracles=ALL):
    return roll_alone(name, oracles, rolls=rolls, odds=odds, seed=seed)


def told(name, rolls=None, odds=None, oracles=ALL):
    return answer_json(answer(name, rolls, odds, oracles=oracles), oracles)


def test_an_answer_as_json():
    assert told("action", "45") == {
        "oracle": "action",
        "title": "Action",
        "rolls": [45],
        "row": {"min": 45, "max": 45, "text": "Seize"},
        "text": "Seize",
        "then": [],
        "odds": None,
        "answer": None,
        "match": None,
    }


def test_what_a_row_asked_for_stands_in_it_in_the_same_shape():
    found = told("settlement-name", "20,85")
    assert found["row"] == {"min": 16, "max": 30, "text": "A built thing. Why does it matter here?"}
    [then] = found["then"]
    assert list(then) == list(found)
    assert (then["oracle"], then["rolls"], then["text"]) == ("settlement-name/manmade-edifice", [85], "Cinderhome")


def test_what_is_worse_and_what_is_dreadful_says_so():
    [worse] = told("pay-the-price", "2,35")["then"]
    assert worse["row"]["text"] == "Things here get worse"
    assert (worse["text"], worse["grade"]) == ("Things here get worse, and worse than that", "worse")
    [dreadful] = told("pay-the-price", "1,2")["then"]
    assert dreadful["row"]["text"] == "Roll again, and make what comes worse"
    assert dreadful["grade"] == "dreadful"
    assert dreadful["text"].startswith("Something dreadful happens")
    hurt, again = told("pay-the-price", "99,62,65")["then"]
    assert (hurt["grade"], again["grade"], hurt["move"]) == ("worse", "worse", "Endure Harm")


@pytest.mark.parametrize(
    ("odds", "value", "yes", "match"),
    [
        ("almost-certain", "10", "no", False),
        ("almost-certain", "11", "yes", True),
        ("likely", "26", "yes", False),
        ("fifty-fifty", "50", "no", False),
        (None, "51", "yes", False),
        ("unlikely", "75", "no", False),
        ("small-chance", "00", "yes", True),
        ("small-chance", "90", "no", False),
    ],
)
def test_a_question_has_odds_an_answer_and_its_match(odds, value, yes, match):
    found = told("ask-the-oracle", value, odds)
    assert (found["odds"], found["answer"], found["match"]) == (odds or "fifty-fifty", yes, match)
    assert found["text"] == yes.capitalize()
    assert found["row"]["text"] == found["text"]
    assert found["row"]["min"] <= found["rolls"][0] <= found["row"]["max"]


def test_a_joined_name_has_no_row_of_its_own():
    found = told("quick-settlement", "1,00")
    assert (found["text"], found["row"], found["rolls"]) == ("Bleakwick", None, [])
    assert [one["rolls"] for one in found["then"]] == [[1], [100]]


def test_a_match_of_a_pack_s_table_is_told():
    one = Oracle("one", "One", (Row(1, 100, "yes"),), match="a twist")
    assert told("one", "44", oracles={**ALL, "one": one})["match"] is True
    assert told("one", "45", oracles={**ALL, "one": one})["match"] is False


def test_the_list_has_every_oracle_in_order():
    rows = list_json(ALL)
    assert tuple(row["name"] for row in rows) == NAMES
    assert len(rows) == 34
    by_name = {row["name"]: row for row in rows}
    assert by_name["location"] == {"name": "location", "title": "Location", "rows": 51}
    assert by_name["ask-the-oracle"]["rows"] == 2


def test_a_table_has_all_its_rows():
    rows = table_json("region", ALL)
    assert (len(rows), rows[0], rows[-1]) == (
        10,
        {"min": 1, "max": 12, "text": "Barrier Islands"},
        {"min": 100, "max": 100, "text": "Elsewhere"},
    )
    assert table_json("ask-the-oracle", ALL, "likely") == [
        {"min": 1, "max": 25, "text": "No"},
        {"min": 26, "max": 100, "text": "Yes"},
    ]
    with pytest.raises(Unreadable, match="joined from quick-settlement/prefix and quick-settlement/suffix"):
        table_json("quick-settlement", ALL)
    with pytest.raises(Unreadable, match="odds are for ask-the-oracle"):
        table_json("region", ALL, "likely")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("action", "action"),
        ("Settlement Name", "settlement-name"),
        ("settlement_trouble", "settlement-trouble"),
        ("PAY THE PRICE", "pay-the-price"),
        ("Quick Settlement Name", "quick-settlement"),
        (" ask the oracle ", "ask-the-oracle"),
    ],
)
def test_an_oracle_is_found_by_its_name_or_title(name, meant):
    assert find(name, ALL) == meant


@pytest.mark.parametrize(
    ("name", "close"),
    [
        ("actoin", "action"),
        ("setlement-name", "settlement-name"),
        ("backlash", "mystic-backlash"),
        ("price", "price"),
        ("creture", "settlement-name/creature"),
    ],
)
def test_a_misspelt_name_is_answered_with_close_ones(name, close):
    with pytest.raises(NotFound, match=close):
        find(name, ALL)
    with pytest.raises(NotFound, match="the list of oracles has their names"):
        find("qqqqq", ALL)


def test_IS_606_IS_607_IS_608_dice_are_read_as_they_lie():
    assert read_rolls("36") == [36]
    assert read_rolls("3 6") == [36]
    assert read_rolls("80 3") == [83]
    assert read_rolls("0 7, 12") == [7, 12]
    assert read_rolls("0 0") == [100]
    for zero in ("0", "00", "0 0", "00 0"):
        assert answer("action", zero).results[0].rolls == (100,)


def test_a_d10_that_shows_0_is_10():
    ten = Oracle("ten", "Ten", (Row(1, 9, "no"), Row(10, 10, "yes")), die=10)
    assert answer("ten", "0", oracles={"ten": ten}).results[0].text == "yes"
    six = Oracle("six", "Six", (Row(1, 6, "no"),), die=6)
    with pytest.raises(Unreadable, match="a d6 shows 1 to 6; 0 was given"):
        answer("six", "0", oracles={"six": six})


@pytest.mark.parametrize("text", ["", "x", "1,,2", "-3", "3.5", "٣", "3 x"])
def test_what_are_no_dice_is_said(text):
    with pytest.raises(Unreadable):
        read_rolls(text)


def test_dice_that_are_missing_are_asked_for_by_table():
    with pytest.raises(NeedsRoll, match="Settlement Name, a built thing"):
        answer("settlement-name", "20")
    with pytest.raises(Unreadable, match="too many dice: 86 left over"):
        answer("settlement-name", "20,85,86")


@pytest.mark.parametrize(
    ("text", "odds"), [("likely", "likely"), ("Small Chance", "small-chance"), ("50/50", "fifty-fifty")]
)
def test_odds_are_read(text, odds):
    assert read_odds(text) == odds
    with pytest.raises(Unreadable, match="almost-certain, likely, fifty-fifty, unlikely, small-chance"):
        read_odds("perhaps")


def test_the_same_seed_rolls_the_same_and_none_rolls_anew():
    assert answer("settlement-name", seed="a") == answer("settlement-name", seed="a")
    assert len({answer("action").results[0].text for _ in range(20)}) > 3


def test_an_answer_in_words_has_the_rows_beside_it():
    assert list(answer_lines(answer("location", "37"), ALL)) == [
        "Location: Marsh (37).",
        "  or Fields (above), Steading (below), River (reversed)",
    ]
    assert list(answer_lines(answer("ask-the-oracle", "37"), ALL)) == ["No (fifty-fifty, 37)."]


def test_a_row_that_ends_like_a_sentence_is_told_in_one():
    again = Oracle("one", "One", (Row(1, 50, "It hurts."), Row(51, 100, "Twice.", (Then(times=2, repeat="worse"),))))
    lines = list(answer_lines(answer("one", "60,1,2", oracles={"one": again}), {"one": again}))
    assert lines == [
        "One: (60) It hurts, and worse than that (1, 2).",
        "  or Twice. (below)",
        "  or Twice. (below)",
    ]


def test_what_a_row_offers_is_told_under_it():
    one = Oracle("one", "One", (Row(1, 100, "perhaps", (Then("action", auto=False),)),))
    tables = {**ALL, "one": one}
    lines = list(answer_lines(answer("one", "5", oracles=tables), tables))
    assert lines == ["One: perhaps (5).", "  then, if you like: Action (action)"]


def test_what_rows_leave_to_you_is_offered_once():
    row = Row(1, 100, "perhaps", (Then("action", auto=False), Then("nowhere", auto=False)))
    one = Oracle("one", "One", (row,))
    two = Oracle("two", "Two", (Row(1, 100, "twice", (Then("one", 2),)),))
    tables = {**ALL, "one": one, "two": two}
    assert offers(answer("two", "5,6,7", oracles=tables), tables) == [ALL["action"]]
    assert offers(answer("settlement-name", "20,85"), ALL) == []


def test_IS_496_a_third_question_in_a_row_is_met_with_a_hint():
    journal = Journal()
    usual = hint(journal.tale, "Yes or no")
    for _ in range(2):
        journal.do("ask likely", 5)
    assert hint(journal.tale, "Yes or no") == usual
    journal.do("ask likely", 5)
    assert "questions in a row" in hint(journal.tale, "Yes or no")
    journal.do("roll action", 5)
    assert hint(journal.tale, "Yes or no") == usual


def test_IS_497_in_guided_play_the_game_master_is_the_oracle():
    journal = Journal()
    journal.do("play guided")
    assert "The game master is the oracle here" in hint(journal.tale, "Yes or no")


def test_an_evening_of_oracles_through_the_door_is_kept_undone_and_replayed(tmp_path):
    play = open_play(tmp_path / "db.sqlite")
    world = play.create("Oracles", KEY)
    assert (
        play.do(world, "roll action theme", rolls=[21, 75]).events[0].text
        == "Action: Leave (21); Theme: Mysticism (75)."
    )
    with pytest.raises(NeedsRoll, match="a d100 is needed for Theme"):
        play.do(world, "roll action theme", rolls=[21])
    play.do(world, "turn 1 reversed 2")
    play.do(world, "roll settlement-trouble pay-the-price")
    play.do(world, "roll quick-settlement")
    play.undo(world)
    assert play.position(world).state.asked == 2
    play.redo(world)
    state = play.position(world).state
    assert (state.asked, len(state.answers)) == (3, 3)
    assert play.replay(world) == []
    again = open_play(tmp_path / "db.sqlite")
    assert again.position(again.find("Oracles")).state == state
