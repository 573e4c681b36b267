"""Recorded dice over again."""

import pytest

from realmgen.errors import Unreadable
from realmgen.kit.chance import Dice, Replay, Rolled, Script
from realmgen.kit.table import Table

TREES = Table.of("trees", ("ash", "birch", "cedar"))
OTHER = Table.of("trees", ("yew",) * 20)


def test_replay_gives_the_same_dice_and_entries_whatever_the_table_says_now():
    dice = Dice("4711")
    first = [dice.roll(6, "luck"), dice.draw(TREES), dice.roll(20)]
    again = Replay(dice.rolled, dice.drawn)
    assert [again.roll(6, "luck"), again.draw(OTHER), again.roll(20)] == first
    assert (again.rolled, again.drawn) == (dice.rolled, dice.drawn)
    again.finish()


@pytest.mark.parametrize(
    ("rolled", "act", "fault"),
    [
        ([], lambda c: c.roll(6), "no more dice where the rules ask for a d6"),
        ([Rolled(8, 1)], lambda c: c.roll(6), "holds a d8 where the rules ask for a d6"),
        ([], lambda c: c.draw(TREES), "no more dice where the rules ask for a roll on trees"),
        ([Rolled(3, 1)], lambda c: c.draw(TREES), "no entry where the rules draw from trees"),
        ([Rolled(3, 1)], lambda c: c.finish(), "1 dice and 0 entries too many"),
    ],
)
def test_a_record_that_does_not_fit_the_rules_is_refused(rolled, act, fault):
    with pytest.raises(Unreadable, match=fault):
        act(Replay(rolled, []))


def test_an_entry_that_was_chosen_is_recorded_and_never_looked_up_again():
    dice, script = Dice("4711"), Script([])
    assert [chance.take(lambda: "yew") for chance in (dice, script)] == ["yew", "yew"]
    assert dice.drawn == script.drawn == ["yew"]
    assert dice.rolled == script.rolled == []
    again = Replay(dice.rolled, dice.drawn)
    assert again.take(lambda: pytest.fail("looked up")) == "yew"
    with pytest.raises(Unreadable, match="no entry where the rules take one that was chosen"):
        again.take(lambda: "ash")
