"""A small Realm by hand, and a way to give it commands."""

from __future__ import annotations

import pytest

from realmgen.errors import IllegalCommand, RealmgenError
from realmgen.games.bastionland.clusters import cluster
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.model import (
    Barrier,
    Holding,
    Lake,
    Landmark,
    Myth,
    Options,
    Realm,
    Region,
    River,
    State,
)
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Script

COLUMNS = (
    "peak peak hills hills plain",
    "peak hills hills plain plain",
    "forest forest plain plain marsh",
    "forest forest plain lake marsh",
    "forest meadow meadow lake marsh",
    "meadow meadow plain plain plain",
)


@pytest.fixture
def realm() -> Realm:
    options = Options(6, 5, holdings=4, myths=3)
    terrain = tuple(" ".join(COLUMNS).split())
    return Realm(
        name="Amberwick",
        seed="4711-secret-seed",
        options=options,
        terrain=terrain,
        area=cluster(options.grid, terrain),
        lakes=(Lake("Mere of Lament", ("0404", "0504")),),
        rivers=(River("Withy", ("0101", "0201", "0302", "0402", "0403", "0404")),),
        barriers=(Barrier(("0103", "0203"), "ravine"), Barrier(("0401", "0501"), "thicket")),
        holdings=(
            Holding("0303", "Amberwick", "castle", seat=True, ruler="Dame Orla Vane"),
            Holding("0601", "Lakenholt", "town", ruler="Sir Bram"),
            Holding("0105", "Vigil", "tower"),
            Holding("0604", "Dunhallow", "fortress", ruler="Nobody Known", hidden=True),
        ),
        myths=(
            Myth(1, "0102", "The Lantern Stag", "antlers of light on the snow"),
            Myth(2, "0605", "The Salt Widow", "every well is brine"),
            Myth(3, "0305", "The Drowned Bell"),
        ),
        landmarks=(
            Landmark("0204", "dwelling", "Eel House"),
            Landmark("0603", "monument", "Long Stone"),
            Landmark("0502", "ruin", "Old Toll", "the Hollow King sleeps here"),
        ),
        regions=(
            Region("Greywethers", ("0101", "0102", "0201")),
            Region("Hallow Weald", ("0301", "0302", "0401", "0402", "0501")),
        ),
        left_out=("1 Myth",),
    )


@pytest.fixture
def rules() -> Rules:
    return Rules(Library(Bare()))


@pytest.fixture
def state(realm: Realm) -> State:
    return State(realm, notes={"0204": "ask the smoker"}, omens={1: 2}, words={"0301": "firs"})


@pytest.fixture
def act(rules: Rules):
    """`act(state, text, 3, 4)`: the step of a command with those dice, all of which must be used."""

    def give(state: State, text: str, *dice: int):
        command = rules.parse(text)
        rules.check(state, command)
        chance = Script(dice)
        step = rules.apply(state, command, chance)
        chance.finish()
        return step

    return give


@pytest.fixture
def refused(act):
    """`refused(state, text, reason)`: the command is not allowed, and the reason says so."""

    def give(state: State, text: str, reason: str, error: type[RealmgenError] = IllegalCommand) -> None:
        with pytest.raises(error) as caught:
            act(state, text)
        assert reason in str(caught.value)

    return give
