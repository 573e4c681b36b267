import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.errors import NeedsRoll, Unreadable
from realmgen.kit.chance import Dice, Rolled, Script, fresh_seed, public_code, stream
from realmgen.kit.dice import DiceRoll, parse_dice
from realmgen.kit.table import Row, Table


def test_the_same_seed_falls_the_same_way_for_ever():
    dice = Dice("4711")
    assert [dice.roll(6) for _ in range(10)] == [2, 6, 5, 4, 1, 4, 1, 4, 2, 6]


def test_streams_do_not_disturb_each_other():
    rivers, terrain = stream("s", "rivers"), stream("s", "terrain")
    alone, other = ([dice.roll(20) for _ in range(9)] for dice in (rivers, terrain))
    assert alone != other
    rivers, terrain = stream("s", "rivers"), stream("s", "terrain")
    assert [(rivers.roll(20), terrain.roll(20)) for _ in range(9)] == list(zip(alone, other, strict=True))


@given(st.integers(2, 100), st.text(max_size=8))
def test_dice_stay_in_range_and_are_remembered(sides, seed):
    dice = Dice(seed)
    value = dice.roll(sides, "luck")
    assert 1 <= value <= sides
    assert dice.rolled == [Rolled(sides, value, "luck")]


@given(st.lists(st.integers()), st.text(max_size=8))
def test_shuffled_keeps_everything_and_leaves_the_list(items, seed):
    before = list(items)
    assert sorted(Dice(seed).shuffled(items)) == sorted(before)
    assert items == before


def test_weights_of_zero_are_never_drawn():
    dice = Dice("w")
    assert {dice.weighted("abc", [0, 1, 0]) for _ in range(50)} == {"b"}


def test_typed_dice_are_taken_in_order_and_checked():
    script = Script([3, 7])
    assert script.roll(6, "omen") == 3
    assert script.rolled == [Rolled(6, 3, "omen", typed=True)]
    with pytest.raises(Unreadable, match="a d6 shows 1 to 6; 7 was given"):
        script.roll(6)


def test_a_nought_is_the_highest_of_the_dice_that_show_one():
    script = Script([0, 0])
    assert [script.roll(10), script.roll(100)] == [10, 100]
    with pytest.raises(Unreadable, match="a d20 shows 1 to 20; 0 was given"):
        Script([0]).roll(20)


def test_a_script_that_runs_out_says_which_die_is_wanted():
    with pytest.raises(NeedsRoll) as wanted:
        Script([]).roll(12, "the Myth")
    assert (wanted.value.sides, wanted.value.purpose) == (12, "the Myth")


def test_left_over_dice_are_refused():
    with pytest.raises(Unreadable, match="too many dice: 4, 5 left over"):
        Script([4, 5]).finish()


def test_seeds_are_128_bits_and_codes_do_not_hold_them():
    seed = fresh_seed()
    assert len(seed) == 32
    assert seed != fresh_seed()
    assert len(public_code(seed)) == 8
    assert public_code(seed) not in seed


def test_a_table_row_is_drawn_by_its_die_and_recorded():
    table = Table("weather", (Row(1, 1, "dire"), Row(2, 3, "threat"), Row(4, 6, "fine")))
    assert [table.entry(n) for n in range(1, 7)] == ["dire", "threat", "threat", "fine", "fine", "fine"]
    script = Script([3])
    assert script.draw(table) == "threat"
    assert script.drawn == ["threat"]
    with pytest.raises(Unreadable, match="rolled on a d6; 7 was given"):
        table.entry(7)


@given(st.builds(DiceRoll, st.integers(1, 100), st.integers(2, 1000), st.integers(-9, 9)))
def test_dice_notation_reads_back(dice):
    assert parse_dice(str(dice)) == dice


def test_dice_are_added_up():
    script = Script([2, 5])
    assert parse_dice("2d6+1").roll(script) == 8


@pytest.mark.parametrize("bad", ["", "d", "2d", "d1", "0d6", "101d6", "2d6+", "six", "1d1001", "٣d6"])
def test_dice_that_cannot_be_read(bad):
    with pytest.raises(Unreadable, match="write d6, 2d6 or 2d6"):
        parse_dice(bad)


@pytest.mark.parametrize("bad", ["{}d6", "d{}", "d6+{}"])
def test_dice_beyond_all_counting_are_named_in_short(bad):
    with pytest.raises(Unreadable) as caught:
        parse_dice(bad.format("9" * 5000))
    assert len(str(caught.value)) < 200
