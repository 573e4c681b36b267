"""Worlds that do not hold together are refused, however they come in."""

import json
from dataclasses import replace

import pytest
from world_samples import PEOPLE, PLACES, TALE, WORLD

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.ironsworn.deeds.whole import Adopt
from realmgen.games.ironsworn.model import Bond, FoeFit, Hook, Journey, Road, Tale, Truth, WorldOptions
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.games.ironsworn.torn import torn
from realmgen.kit.chance import Dice
from realmgen.kit.hex import Grid
from realmgen.kit.kept import kept_json
from realmgen.service.worlds.exports import read_world

PLACE, PERSON = PLACES[0], PEOPLE[0]
TORN = {
    "36 hexes, and 1 signs for its regions": {"regions": "5"},
    "36 hexes, and 0 signs for its ground": {"ground": ""},
    "hex 0101: of no region": {"regions": f"x{WORLD.regions[1:]}"},
    "hex 0102: of no region": {"regions": f"5٣{WORLD.regions[2:]}"},
    "the ground of hexes 0101, 0102 is none": {"ground": f"??{WORLD.ground[2:]}"},
    "1 to 99 hexes each way, not 1000 by 1000": {"grid": Grid(1000, 1000)},
    "not -6 by -6": {"grid": Grid(-6, -6)},
    "hexes 999 are off the map": {"places": (replace(PLACE, cell=999), *PLACES[1:])},
    "hexes -1 are off the map": {"rivers": ((-1, 3),)},
    "a way or a river has no hexes": {"roads": (Road(1, 3, ()),)},
    "a way leads at place 77": {"roads": (Road(1, 77, (7, 14)),)},
    "begins, at place 9": {"home": 9},
    "at place 8, which is not there": {"people": (replace(PERSON, home=8),)},
    "place 1 stands there 2 times": {"places": (*PLACES, PLACE)},
    "place 0 is numbered wrongly": {"places": (*PLACES, replace(PLACE, number=0))},
    "person 1 stands there 2 times": {"people": (*PEOPLE, PERSON)},
    "kind of foe wolf stands there 2 times": {"foes": (FoeFit("wolf"), FoeFit("wolf"))},
    "truth iron stands there 2 times": {"truths": (Truth("iron"), Truth("iron"))},
    "of no people there is: 'orc'": {"people": (replace(PERSON, people="orc"),)},
    "1 to 80 characters; this has 0": {"name": " "},
    "1 to 80 characters; this has 81": {"name": "x" * 81},
    "at most 1000 ideas for quests, not 1001": {"hooks": (Hook("x", "y"),) * 1001},
    "0 to 60 settlements, not 1000000000": {"options": WorldOptions(settlements=10**9)},
    "names number 1000000000000000000000000000000: they": {"hooks": (Hook("x", "y", people=(10**30,)),)},
    "names number -1: they go up to 1,000,000": {"incident": Hook("x", "y", places=(-1,))},
    "foe wolf is shifted by 1000000": {"foes": (FoeFit("wolf", shift=10**6),)},
    "or 0 for any: not in 12": {"options": WorldOptions(start=12)},
}


def test_a_sound_world_has_no_such_fault():
    assert torn(WORLD) == []


@pytest.mark.parametrize("said", TORN)
def test_what_does_not_hold_together_is_told_and_refused(said):
    world = replace(WORLD, **TORN[said])
    with pytest.raises(IllegalCommand, match=said):
        Adopt(world).check(Tale(), None)
    with pytest.raises(Unreadable, match=said):
        Ironsworn(None).load(kept_json(replace(TALE, world=world)))
    with pytest.raises(Unreadable, match=said):
        read_world(json.dumps({"game": "ironsworn", "version": 1, "world": kept_json(world)}).encode())


def test_in_another_world_nothing_is_bound_to_who_is_not_there():
    bonds = (Bond("Thorsten", person=1), Bond("Val", person=2), Bond(PLACES[2].name, place=3))
    before = replace(TALE, bonds=bonds, journeys=(Journey(2, 1, 3, "dangerous"),))
    other = replace(
        WORLD,
        people=(PERSON, replace(PEOPLE[1], name="Ulla")),
        places=tuple(place for place in PLACES if place.number != 3),
        roads=(),
    )
    after = Adopt(other).apply(before, None, Dice("x")).state
    assert [(bond.name, bond.person, bond.place) for bond in after.bonds] == [
        ("Thorsten", 1, 0),
        ("Val", 0, 0),
        (PLACES[2].name, 0, 0),
    ]
    assert (after.journeys[0].origin, after.journeys[0].to) == (1, 0)
    assert after.journeys[0].text == f"to {PLACES[2].name}"
    assert after.vows[0].giver == 1
