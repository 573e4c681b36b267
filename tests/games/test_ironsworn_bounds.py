"""What is too long, too much or cannot be printed is refused at once, and says what would be right."""

import json

import pytest
from ironland_samples import tale
from world_samples import WORLD

from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.ironsworn.deeds.deed import LONGEST
from realmgen.games.ironsworn.deeds.whole import Adopt
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.kit.chance import Dice
from realmgen.service.worlds.lore import library

GAME = Ironsworn(library())
LONG = "x" * 2001
REFUSED = [
    ("meet wolf", {"pack": 10**30}, "a pack is 2 to 10 foes"),
    ("meet wolf", {"name": LONG}, "a foe is 2001 characters long"),
    ("vow dangerous a", {"why": LONG}, "goes on for 2001 characters"),
    ("vow dangerous a", {"by": ["a"] * 13}, "at most 12 share a vow"),
    ("vow dangerous a", {"by": [LONG]}, "a name of 1 to 80 characters"),
    ("vow dangerous a", {"by": [" "]}, "a name of 1 to 80 characters"),
    ("background", {"own": {"source": "x", "text": "a", "clock": LONG, "rank": "epic"}}, "goes on for 2001"),
    ("background", {"own": {"source": "x", "text": "a", "steps": ["a"] * 25, "rank": "epic"}}, "at most 24 steps"),
    ("background", {"own": {"source": "x", "text": "a", "steps": [" "], "rank": "epic"}}, "a step needs a few words"),
    ("background", {"own": {"source": "x", "text": "a", "people": [10**30], "rank": "epic"}}, "there is nobody with"),
    ("background", {"own": {"source": "x", "text": "a", "places": [99], "rank": "epic"}}, "there is no place 99"),
    ("incident", {"own": {"source": "x", "text": "a", "oath": LONG}}, "goes on for 2001"),
    ("journey 1 1", {"text": LONG}, "a journey is 2001 characters long"),
    ("pack", {"id": "x" * 61, "switch": "on"}, "small letters, digits"),
    ("pack", {"id": "a b", "switch": "on"}, "small letters, digits"),
    ("truth iron", {"options": [1] * 100_000}, "at most 20 options"),
    ("paint ground lake", {"hexes": ["0101"] * 100_000}, "name 1 to 36 hexes to paint, not 100000"),
    ("reroll roads", {"seed": "a\nb"}, "signs that can be printed"),
    ("reroll land", {}, "a map of 6 by 6 hexes has no room for another land: 18 by 24 at least"),
    ("call", {"name": "a\nb"}, "one line of signs that can be printed"),
    ("place settlement 0101", {"name": "a\x07b"}, "one line of signs that can be printed"),
    ("person", {"name": "a\x1b[31m"}, "one line of signs that can be printed"),
]


def done(text):
    state, command = tale(home=1), GAME.parse(text)
    GAME.check(state, command)
    return GAME.apply(state, command, Dice("x"))


@pytest.mark.parametrize(("words", "more", "said"), REFUSED, ids=lambda value: str(value)[:40])
def test_too_much_is_refused(words, more, said):
    with pytest.raises((IllegalCommand, NotFound), match=said):
        done(f"{words} {json.dumps(more)}")


def test_a_command_is_bounded_and_a_whole_world_is_well_within():
    with pytest.raises(Unreadable, match=r"the command has 1,000,001 characters: at most 1,000,000"):
        GAME.parse("write ".ljust(LONGEST + 1, "x"))
    assert len(str(Adopt(WORLD))) < LONGEST / 10


@pytest.mark.parametrize("number", [10**30, -(10**30), -1])
@pytest.mark.parametrize("words", [
    "place-change {} {{}}", "person-drop {}", "progress {}", "hit {}", "onward {}", "unbond {}", "turn {} above",
    "home {}", "journey {} 1", "road {} 1", "milestone 1 {}", "pick action {}",
])  # fmt: skip
def test_numbers_of_nothing_are_refused(words, number):
    with pytest.raises((IllegalCommand, NotFound, Unreadable)):
        done(words.format(number))
