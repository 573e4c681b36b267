"""Which dice each rule rolls: a number that fits a bigger die or a smaller one too proves nothing of its size."""

from dataclasses import replace

import pytest
from lore_samples import library
from road_samples import on_road, someone, steed

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice


@pytest.fixture
def asked():
    """`asked(state, text)`: the sides of the dice that a command rolls, in their order."""
    rules = Rules(library())

    def give(state, text):
        command = rules.parse(text)
        rules.check(state, command)
        chance = Dice("which dice")
        rules.apply(state, command, chance)
        return [die.sides for die in chance.rolled]

    return give


def begun(start):
    return replace(State(), company=replace(State().company, start=start))


STARTS = {
    "wanderer": [6, 12, 6, 12, 6, 12, 6],
    "courtier": [6, 6, 12, 12, 12],
    "ruler": [6, 12, 12, 12],
    None: [6, 12, 6, 12, 6, 12, 6],
}


@pytest.mark.parametrize(("start", "dice"), STARTS.items())
def test_MB_003_MB_005_MB_007_MB_015_MB_020_guard_and_virtues_are_rolled_by_the_start(asked, start, dice):
    assert asked(begun(start), 'knight "Isolde" "" knights-1') == dice


def test_MB_031_MB_039_MB_231_others_are_rolled_by_their_kind(asked):
    pair = replace(State(), company=replace(State().company, members=(someone("Isolde"), someone("Wat", "squire"))))
    assert asked(pair, 'squire "Perkin" "Isolde"') == [6, 6, 6, 6, 6, 6, 6]
    assert asked(pair, 'knighted "Wat" knights-1') == [6, 6, 6]
    assert asked(pair, 'follower "Wenna" guide') == [12, 6, 12, 6, 12, 6]


ISOLDE = (someone("Isolde"), steed("Grey", "Isolde"))
ROLLS = (
    ('save "Isolde" cla', {}, [20]),
    ("luck", {}, [6]),
    ("passage", {}, [6]),
    ("setback", {}, [6]),
    ("arrive", {}, [6]),
    ("weather", {"stage": "weather", "season": "winter"}, [6]),
    ("dawn", {"stage": "dawn", "deprived": True}, [6, 6]),
    ("trek 0304", {"mist": True}, [6]),
    ("trek 0304", {"phase": "night"}, [6]),
    ("explore sweep", {"phase": "night", "season": "winter"}, [6, 6]),
    ("gallop 0304 0305", {}, [6]),
    ("camp", {"phase": "night", "season": "winter"}, [6]),
    ("hazard force", {"hazard": True}, [6]),
)


@pytest.mark.parametrize(("text", "day", "dice"), ROLLS)
def test_MB_040_MB_205_MB_298_MB_311_MB_319_MB_320_MB_322_MB_323_MB_331_MB_332_MB_334_MB_340_each_rolls_its_die(
    asked, realm, text, day, dice
):
    bare = replace(realm, barriers=())
    assert asked(on_road(bare, "0303", *ISOLDE, **day), text) == dice


def test_MB_313_the_wilderness_roll_is_a_d6_and_so_is_the_random_myth(act, asked, realm):
    step = act(on_road(realm, "0301", *ISOLDE, stage="roll", deed="trek"), "roam", 1, 6, 3)
    assert step.events[0].data["myth"] == 3
    assert asked(on_road(realm, "0301", *ISOLDE, stage="roll", deed="trek"), "roam")[0] == 6
