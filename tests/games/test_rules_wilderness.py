"""The Wilderness Roll and the Omens (MB-252, MB-253, MB-313, MB-325, MB-327, MB-A47 to MB-A49)."""

import dataclasses

import pytest

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.model import Myth, State
from realmgen.kit.chance import Dice, NeedsRoll, Script


@pytest.fixture
def land(realm) -> State:
    """Myth 5 on Omen 2 is nearest to the monument in 0603, Myth 2 is far off; nothing in 0503."""
    myths = (Myth(2, "0102", "The Salt Widow"), Myth(5, "0605", "The Moss Child"))
    return State(dataclasses.replace(realm, myths=myths), omens={5: 2})


def test_MB_313_two_or_three_is_the_next_omen_of_the_nearest_myth(act, land):
    step = act(land, "wilderness 0603", 3)
    assert step.state.omens == {5: 3}
    assert step.events[0].text == "0603: a 3, Omen 3 of Myth 5 (The Moss Child), the nearest."
    assert act(land, "wilderness 0603", 2).state.omens == {5: 3}


def test_MB_252_four_to_six_is_the_landmark_of_the_hex(act, land):
    for die in (4, 5, 6):
        step = act(land, "wilderness 0603", die)
        assert step.state == land
        assert step.events[0].data["landmark"] == "monument"


def test_MB_253_a_known_landmark_does_not_spare_the_omens(act, land):
    assert act(land, "wilderness 0603", 2).events[0].kind == "omen"


def test_MB_313_without_a_landmark_all_is_clear(act, land):
    step = act(land, "wilderness 0503", 5)
    assert (step.events[0].kind, step.events[0].text) == ("clear", "0503: a 5, all clear.")


def test_MB_313_one_is_the_next_omen_of_a_random_myth(act, land):
    step = act(land, "wilderness 0603", 1, 2)
    assert step.state.omens == {5: 2, 2: 1}
    assert step.events[0].data == {"at": "0603", "die": 1, "myth": 2, "omen": 1}


def test_MB_254_a_removed_landmark_leaves_the_hex_clear(act, land):
    burned = act(land, "remove 0603").state
    assert act(burned, "wilderness 0603", 4).events[0].kind == "clear"


def test_MB_A48_a_number_that_no_myth_bears_is_rolled_again(act, land):
    assert act(land, "wilderness 0603", 1, 6, 1, 5).state.omens == {5: 3}


def test_MB_A48_after_the_sixth_omen_there_is_only_the_current_state(act, land):
    done = dataclasses.replace(land, omens={5: 6})
    step = act(done, "wilderness 0603", 3)
    assert step.state.omens == {5: 6}
    assert step.events[0].data["omen"] == 0
    assert "its current state" in step.events[0].text


def test_MB_325_omens_come_in_order(act, land):
    state, seen = dataclasses.replace(land, omens={}), []
    for _ in range(7):
        step = act(state, "wilderness 0605")
        seen.append(step.events[0].data["omen"])
        state = step.state
    assert seen == [1, 2, 3, 4, 5, 6, 0]


def test_MB_327_in_a_myths_own_hex_its_omen_comes_without_dice(act, land):
    step = act(land, "wilderness 0605")
    assert step.state.omens == {5: 3}
    assert step.events[0].data["die"] == 0


def test_MB_A47_among_equally_near_myths_a_die_decides(act, land, realm):
    # 0301 and 0501 are both two steps from 0402.
    myths = (Myth(1, "0301", "A"), Myth(2, "0501", "B"), Myth(3, "0105", "C"))
    even = State(dataclasses.replace(realm, myths=myths))
    assert realm.grid.distance(realm.grid.find("0402"), realm.grid.find("0301")) == 2
    assert act(even, "wilderness 0402", 2, 1).events[0].data["myth"] == 1
    assert act(even, "wilderness 0402", 2, 2).events[0].data["myth"] == 2


def test_MB_A49_no_roll_in_a_holding(act, land):
    with pytest.raises(IllegalCommand, match="Amberwick stands in 0303: no Wilderness Roll is made in a holding"):
        act(land, "wilderness 0303")


def test_without_myths_all_is_clear(act, realm):
    bare = State(dataclasses.replace(realm, myths=()))
    assert act(bare, "wilderness 0503", 1).events[0].kind == "clear"
    assert act(bare, "wilderness 0503", 3).events[0].kind == "clear"


def test_a_lone_myth_needs_no_second_die(act, realm):
    lone = State(dataclasses.replace(realm, myths=(Myth(4, "0605", "A"),)))
    assert act(lone, "wilderness 0503", 1).state.omens == {4: 1}


def test_more_than_six_myths_take_a_larger_die(act, realm):
    spots = ("0101", "0102", "0103", "0104", "0201", "0202", "0203")
    many = State(dataclasses.replace(realm, myths=tuple(Myth(n, at, f"M{n}") for n, at in enumerate(spots, 1))))
    assert act(many, "wilderness 0503", 1, 7).state.omens == {7: 1}
    gaps = State(dataclasses.replace(realm, myths=(Myth(9000, "0101", "M"), Myth(2, "0201", "N"))))
    assert act(gaps, "wilderness 0503", 1, 2).state.omens == {9000: 1}


def test_what_the_wild_shows_is_a_reveal(act, land):
    for dice in ((1, 2), (2,), (4,)):
        assert act(land, "wilderness 0603", *dice).events[0].reveals
    assert not act(land, 'note 0101 "x"').events[0].reveals


def test_a_missing_die_is_asked_for_by_its_purpose(rules, land):
    command = rules.parse("wilderness 0603")
    with pytest.raises(NeedsRoll, match="a d6 is needed for the Wilderness Roll"):
        rules.apply(land, command, Script([]))
    with pytest.raises(NeedsRoll, match="a d6 is needed for which Myth"):
        rules.apply(land, command, Script([1]))


def test_dice_are_rolled_and_shown(act, land, rules):
    step = act(land, 'roll 2d6+1 "luck"', 3, 5)
    assert step.state == land
    assert step.events[0].text == "Rolled 2d6+1 for luck: 9 (3, 5)."
    assert step.events[0].data == {"dice": "2d6+1", "values": [3, 5], "total": 9, "purpose": "luck"}
    assert act(land, "roll d20", 14).events[0].text == "Rolled d20: 14."
    assert rules.apply(land, rules.parse("roll 3d6"), Dice("x")) == rules.apply(
        land, rules.parse("roll 3d6"), Dice("x")
    )
