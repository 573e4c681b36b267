"""Rows that ask for more rolls, rows beside an answer, and answers that a journal keeps."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracle_samples import ORACLES, leaves, rolled

from realmgen.errors import IllegalCommand, NeedsRoll, Unreadable
from realmgen.games.ironsworn.oracles.recorded import recorded
from realmgen.games.ironsworn.oracles.rolling import DEPTH, DREADFUL, LONGEST, MOST, REROLLS, chosen, offered, roll
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then
from realmgen.games.ironsworn.oracles.turning import reversed_digits, turned, turned_row
from realmgen.kit.chance import Dice, Replay, Script

DICE = st.lists(st.integers(1, 100), max_size=20)
TWICE = ("pay-the-price", "settlement-trouble", "character-goal", "mystic-backlash", "major-plot-twist")


def grades(name, *dice):
    return [(one.low, one.grade) for one in leaves(rolled(name, *dice))]


def test_IS_471_the_first_row_of_the_price_makes_the_next_worse():
    assert grades("pay-the-price", 2, 35) == [(33, "worse")]
    assert grades("pay-the-price", 35) == [(33, "")]


def test_IS_471_the_first_row_again_is_dreadful():
    result = rolled("pay-the-price", 1, 2)
    [again] = result.then
    assert (again.grade, again.text, again.then) == ("dreadful", DREADFUL, ())


def test_IS_486_two_prices_are_paid_and_one_that_comes_twice_is_worse():
    assert grades("pay-the-price", 99, 62, 65) == [(60, "worse"), (60, "worse")]
    assert grades("pay-the-price", 100, 62, 35) == [(60, ""), (33, "")]


def test_IS_A54_both_prices_are_worse_after_the_first_row():
    assert grades("pay-the-price", 1, 100, 62, 35) == [(60, "worse"), (33, "worse")]
    assert grades("pay-the-price", 99, 1, 35, 62) == [(33, "worse"), (60, "")]
    assert grades("pay-the-price", 1, 99, 2, 62) == [(1, "dreadful"), (60, "worse")]


def test_a_row_that_comes_twice_over_two_rolls_of_two_is_worse_too():
    assert grades("pay-the-price", 99, 62, 99, 40, 61) == [(60, "worse"), (33, ""), (60, "worse")]


@pytest.mark.parametrize(("name", "twice"), [("settlement-trouble", 91), ("character-goal", 96)])
def test_IS_A53_what_came_already_is_rolled_again(name, twice):
    result = rolled(name, twice, 1, 1, 1, 50)
    first, second = result.then
    assert (first.rolls, second.rolls) == ((1,), (1, 1, 50))
    assert first.low != second.low
    assert {first.grade, second.grade} == {""}


@pytest.mark.parametrize("name", TWICE)
def test_IS_A53_rolls_that_ask_for_rolls_end_at_the_third(name):
    last = ORACLES[name].rows[-1].low
    result = rolled(name, *[last] * 15)
    assert len(leaves(result)) == 2**DEPTH
    assert {one.grade for one in leaves(result)} == {""}


@pytest.mark.parametrize("name", TWICE)
def test_two_more_rolls_are_rolled_and_not_only_printed(name):
    last = ORACLES[name].rows[-1].low
    with pytest.raises(NeedsRoll, match=f"a d100 is needed for {ORACLES[name].title}"):
        rolled(name, last, 5)
    assert len(rolled(name, last, 5, 50).then) == 2


def test_a_table_with_no_other_row_does_not_roll_for_ever():
    rows = (Row(1, 50, "the only one"), Row(51, 100, "twice", (Then(times=2, repeat="reroll"),)))
    only = Oracle("only", "Only", rows)
    result = roll(only, {"only": only}, Script([60, 1, *[1] * (REROLLS + 1)]))
    assert [len(one.rolls) for one in result.then] == [1, REROLLS + 1]


def test_a_row_that_asks_for_a_table_nobody_has_is_an_answer_all_the_same():
    one = Oracle("one", "One", (Row(1, 100, "go on", (Then("nowhere"),)),))
    assert roll(one, {"one": one}, Script([5])).then == ()


def test_what_a_row_only_offers_is_not_rolled():
    rows = (Row(1, 100, "perhaps", (Then("action", auto=False),)),)
    one = Oracle("one", "One", rows)
    result = roll(one, {**ORACLES, "one": one}, Script([5]))
    assert result.then == ()
    assert offered(result, {**ORACLES, "one": one}) == (ORACLES["action"],)
    assert offered(rolled("settlement-name", 20, 85), ORACLES) == ()


def test_tables_that_ask_for_each_other_come_to_an_end():
    one = Oracle("one", "One", (Row(1, 100, "to two", (Then("two"),)),))
    two = Oracle("two", "Two", (Row(1, 100, "to one", (Then("one"),)),))
    result = roll(one, {"one": one, "two": two}, Script([1] * (DEPTH + 1)))
    assert leaves(result)[0].text == "to two" if DEPTH % 2 == 0 else "to one"


def test_a_row_may_be_put_together_from_what_it_asks_for():
    row = Row(1, 100, "an action with a theme", (Then("action"), Then("theme")), form="{1} the {2} of {3}")
    one = Oracle("one", "One", (row,))
    assert roll(one, {**ORACLES, "one": one}, Script([5, 1, 2])).text == "Scheme the Ability of …"


def test_what_a_match_means_is_told_where_a_table_says_so():
    one = Oracle("one", "One", (Row(1, 100, "yes"),), match="a twist")
    assert roll(one, {}, Script([44])).twist == "a twist"
    assert roll(one, {}, Script([45])).twist == ""


def test_IS_470_IS_611_a_match_means_nothing_on_other_tables():
    assert rolled("pay-the-price", 44).twist == rolled("action", 55).twist == ""


def test_IS_610_digits_are_reversed():
    assert reversed_digits(37) == 73


@pytest.mark.parametrize(("value", "other"), [(100, 100), (7, 70), (70, 7), (1, 10), (10, 1), (11, 11), (90, 9)])
def test_IS_A55_single_digits_and_a_hundred_reversed(value, other):
    assert reversed_digits(value) == other


def test_reversing_twice_is_where_one_began():
    assert [reversed_digits(reversed_digits(value)) for value in range(1, 101)] == list(range(1, 101))
    assert {reversed_digits(value) for value in range(1, 101)} == set(range(1, 101))


def turn(result, way, *dice):
    script = Script(dice)
    found = turned(result, way, ORACLES, script)
    script.finish()
    return found


def test_IS_609_the_row_above_the_row_below_and_the_digits_reversed():
    result = rolled("location", 37)
    assert (result.text, turn(result, "above").text, turn(result, "below").text) == ("Marsh", "Fields", "Steading")
    other = turn(result, "reversed")
    assert (other.text, other.rolls, other.how) == ("River", (37,), "reversed")
    assert turn(other, "reversed") == replace(result, how="rolled")
    assert turn(turn(result, "above"), "above").text == "Pond"
    assert turn(turn(result, "reversed"), "below").text == "Forest"


def test_IS_A56_no_row_lies_above_the_first_or_below_the_last():
    first, last = rolled("region", 1), rolled("region", 100)
    assert turned_row(first, "above", ORACLES["region"]) is None
    assert turned_row(last, "below", ORACLES["region"]) is None
    with pytest.raises(IllegalCommand, match="no row above the first"):
        turn(first, "above")
    with pytest.raises(IllegalCommand, match="no row below the last"):
        turn(last, "below")


def test_a_row_turned_to_rolls_what_it_asks_for():
    result = turn(rolled("settlement-trouble", 90), "below", 5, 20)
    assert [one.rolls for one in result.then] == [(5,), (20,)]
    assert result.rolls == (90,)


def test_digits_of_another_die_and_of_no_die_are_not_reversed():
    one = Oracle("one", "One", (Row(1, 10, "a"), Row(11, 20, "b")), die=20)
    result = roll(one, {}, Script([13]))
    assert turned_row(result, "reversed", one) is None
    with pytest.raises(IllegalCommand, match="of a d100 that was rolled"):
        turned(result, "reversed", {"one": one}, Script([]))
    picked = chosen(ORACLES["action"], ORACLES, Script([]), 37, "picked")
    assert turned_row(picked, "reversed", ORACLES["action"]) is None


def test_a_value_off_the_die_cannot_be_chosen():
    with pytest.raises(Unreadable, match="rolled on a d100: 101"):
        chosen(ORACLES["action"], ORACLES, Script([]), 101, "picked")


@given(st.sampled_from(sorted(ORACLES)), DICE)
def test_any_dice_give_an_answer_or_ask_for_one_more(name, dice):
    script = Script(dice)
    result, wanted = _outcome(name, script)
    values = [die.value for die in script.rolled]
    assert values == dice[: len(values)]
    if result is None:
        assert (wanted.sides, len(values)) == (100, len(dice))
        assert wanted.purpose in {one.title for one in ORACLES.values()}
    else:
        assert _dice(result) == values
        assert all(one.low <= one.rolls[-1] <= one.high for one in leaves(result))


def _outcome(name, script):
    try:
        return roll(ORACLES[name], ORACLES, script), None
    except NeedsRoll as error:
        return None, error


def _dice(result):
    return [*result.rolls, *(value for one in result.then for value in _dice(one))]


@given(st.sampled_from(sorted(ORACLES)), st.integers(0, 10**6))
def test_what_is_kept_is_told_again_without_the_tables(name, seed):
    dice = Dice(str(seed))
    first = recorded(dice, lambda: (roll(ORACLES[name], ORACLES, dice),))
    replay = Replay(dice.rolled, dice.drawn)
    again = recorded(replay, lambda: pytest.fail("a table was asked"))
    replay.finish()
    assert again == first
    assert replay.rolled == dice.rolled


@given(st.sampled_from(sorted(ORACLES)), st.integers(1, 100), st.sampled_from(["above", "below", "reversed"]))
def test_turning_moves_to_the_row_it_says(name, value, way):
    oracle = ORACLES[name]
    result = roll(oracle, ORACLES, Script([value, *[50] * 40]))
    row = turned_row(result, way, oracle)
    if row is None:
        assert way != "reversed"
        assert result.low == 1 if way == "above" else result.high == 100
    elif way == "reversed":
        assert row == oracle.row(reversed_digits(value))
    else:
        assert (row.high + 1 == result.low) if way == "above" else (row.low - 1 == result.high)


def test_rows_that_ask_for_ever_more_rolls_come_to_an_end():
    table = Oracle("many", "Many", (Row(1, 100, "More", tuple(Then("", 10) for _ in range(10))),))
    chance = Dice("many")
    result = roll(table, {"many": table}, chance)
    assert len(chance.rolled) == MOST == 50
    assert result.then


def test_a_text_put_together_from_texts_does_not_grow_without_bound():
    table = Oracle("echo", "Echo", (Row(1, 100, "x" * 500, (Then("", 1),), form="{1}" * 400),))
    assert len(roll(table, {"echo": table}, Dice("echo")).text) <= LONGEST == 2000


def test_a_text_may_be_put_together_from_many():
    parts = {f"p{n}": Oracle(f"p{n}", f"P{n}", (Row(1, 100, f"<{n}>"),)) for n in range(1, 13)}
    table = Oracle("all", "All", (Row(1, 100, "", tuple(map(Then, parts)), form="{1} {12} {13}"),))
    assert roll(table, {"all": table, **parts}, Dice("all")).text == "<1> <12> …"
