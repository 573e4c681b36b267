"""What buttons offer of units: all that needs no words, and nothing that is refused."""

from dataclasses import replace

import pytest
from forces_samples import foe, with_units

from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.forces.blocks import of_make
from realmgen.games.bastionland.lore.model import Actor, Tale
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment


@pytest.fixture
def offered(rules):
    return lambda state: [str(command) for command in rules.offers(state)]


def test_what_can_be_ordered_of_each_unit_is_offered(offered):
    hurt = replace(of_make("longship", "Longship"), guard=replace(of_make("longship", "x").guard, now=2))
    told = offered(with_units("militia", "riders", hurt, "rowboat", foe("Bandit", secret=True)))
    for line in (
        'disband "Militia"',
        'cloak "Militia" on',
        'cloak "Bandit" off',
        'finish "Riders" routed',
        'drive "Riders" d6',
        'needs "Riders" unmet',
        'train "Militia" knights',
        'repair "Longship"',
        'collide "Longship" "Rowboat"',
        'clash "Militia" "Riders"',
        'clash "Riders" "Militia"',
        'finish "Bandit" slain',
    ):
        assert line in told
    for line in (
        'train "Militia" militia',
        'rally "Militia"',
        'repair "Rowboat"',
        'drive "Bandit" d6',
        'finish "Bandit" wiped',
        'finish "Longship" routed',
        'clash "Militia" "Bandit"',
    ):
        assert line not in told


def test_in_a_fight_only_foes_clash(offered):
    state = with_units("militia", "riders", "knights")
    fighters = (Fighter("Militia", "ours"), Fighter("Riders", "theirs"), Fighter("Knights", "theirs"))
    told = offered(replace(state, fight=Fight("The ford", Moment(), fighters=fighters)))
    clashes = [line for line in told if line.startswith("clash")]
    assert clashes == [
        'clash "Militia" "Riders"',
        'clash "Militia" "Knights"',
        'clash "Riders" "Militia"',
        'clash "Knights" "Militia"',
    ]
    assert 'disband "Militia"' not in told


def test_a_domain_musters_all_that_it_has_left(act, offered, state):
    ruled = replace(state, domains=(Domain("0303", "Dame Orla Vane"),))
    assert 'muster 0303 "militia" "militia" "militia"' in offered(ruled)
    one = act(ruled, 'muster 0303 "riders"').state
    assert 'muster 0303 "militia" "militia"' in offered(one)
    assert not any(line.startswith("muster") for line in offered(state))


def test_the_cast_of_a_tale_can_be_called(offered, state):
    cast = (Actor("Stag", read_stats("VIG 15, CLA 12, SPI 10, 5GD, horns 2d10")),)
    told = Tale("stag", "The Lantern Stag", "t", ("o",) * 6, cast, "l", {}, "w", "c", "h", {})
    first, *rest = state.realm.myths
    realm = replace(state.realm, myths=(replace(first, tale=told), *rest))
    assert 'cast 1 "Stag"' in offered(State(realm))
