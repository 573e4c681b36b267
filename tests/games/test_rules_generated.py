"""The rules on generated Realms: what a game master does to a sound one keeps it readable, and faults are told."""

import dataclasses
import json
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from realm_strategies import small_commands

from realmgen.content import load
from realmgen.errors import NotAllowed, NotFound, Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland import view
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import COASTS, Options, State
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice
from realmgen.kit.record import to_json

SHAPES = [Options(12, 12, coast=coast) for coast in COASTS] + [Options(3, 3), Options(20, 7, "pointy", "coastal")]


@pytest.fixture(scope="module")
def full() -> Rules:
    return Rules(Library(load("bastionland")))


def _adopted(rules: Rules, options: Options, seed: str) -> c.Adopt:
    return c.Adopt(generate(options, seed, rules.library))


def _grown(rules: Rules, options: Options, seed: str) -> State:
    command = rules.parse(str(_adopted(rules, options, seed)))
    rules.check(rules.new(), command)
    return rules.apply(rules.new(), command, Dice("")).state


@pytest.mark.parametrize("options", SHAPES, ids=str)
def test_a_generated_realm_goes_through_every_door_unchanged(full, options):
    state = _grown(full, options, "0304")
    assert full.load(json.loads(to_json(full.dump(state)))) == state
    assert full.problems(state) == []
    assert view.scene(state).ground == state.realm.terrain
    assert [full.check(state, command) for command in full.offers(state)]


def test_the_same_seed_adopts_the_same_bytes(full):
    assert str(_adopted(full, Options(), "a")) == str(_adopted(full, Options(), "a"))
    assert str(_adopted(full, Options(), "a")) != str(_adopted(full, Options(), "b"))


def test_a_rule_broken_by_hand_is_told_and_not_refused(full, act):
    state = _grown(full, Options(), "0304")
    barrier = state.realm.barriers[0]
    after = act(state, f"barrier {' '.join(barrier.between)}").state
    assert any("barrier" in fault for fault in full.problems(after))
    assert full.problems(dataclasses.replace(state, realm=None)) == []


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_edits_of_a_generated_realm_never_spoil_areas_lakes_or_rivers(data):
    rules = Rules(Library(load("bastionland")))
    state = _grown(rules, Options(8, 8, coast=data.draw(st.sampled_from(COASTS))), str(data.draw(st.integers(0, 50))))
    spots = st.sampled_from([state.realm.grid.label(cell) for cell in range(state.realm.grid.size)])
    for command in data.draw(st.lists(small_commands(spots, st.lists(spots, min_size=1, max_size=3)), max_size=6)):
        try:
            rules.check(state, command)
        except (NotAllowed, Unreadable):
            continue
        with suppress(NotFound):  # an entry that no pack holds is missed only where it is drawn
            state = rules.apply(state, command, Dice("any")).state
    lakes = sorted(label for lake in state.realm.lakes for label in lake.hexes)
    grid = state.realm.grid
    assert lakes == [grid.label(cell) for cell in range(grid.size) if state.realm.terrain[cell] == "lake"]
    assert rules.load(rules.dump(state)) == state
    assert not [fault for fault in rules.problems(state) if "area" in fault]


def test_rolling_a_layer_again_keeps_notes_and_the_omens_of_standing_myths(full, act):
    state = act(act(_grown(full, Options(), "0304"), 'note 0101 "x"').state, "set omens.2 4").state
    for layer, omens in (("landmarks", {2: 4}), ("myths", {}), ("names", {2: 4})):
        after = act(state, str(full.reroll(state, layer, "again"))).state
        assert after.realm != state.realm
        assert (after.notes, after.omens) == ({"0101": "x"}, omens)
    with pytest.raises(NotAllowed):
        full.reroll(full.new(), "myths", "again")
