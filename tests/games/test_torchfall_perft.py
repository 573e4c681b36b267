"""Counts of all ways to play, kept; a second engine counts the same."""

import pytest
from torchfall_naive import Naive
from torchfall_naive import perft as naive_perft

from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.problems.seats import starts_of
from realmgen.games.torchfall.rules import Rules

COUNTS = {1: 6, 2: 48, 3: 288, 4: 2302, 5: 21992}
VARIANTS = (
    {"players": 3},
    {"players": 2, "remove_road": ["greyfen", "blackpine"]},
    {"players": 2, "extra_road": ["blackpine", "thorn_coast"]},
    {"players": 2, "scenario": "smoke_on_the_coast", "starts": ["greyfen", "dawnmere"]},
    {"players": 2, "powers": {"ashspire": "ash_bridge"}},
    {"players": 2, "open_frontier": True, "starts": ["frostgate", "thorn_coast"]},
)


def perft(rules, state, depth):
    if depth == 1:
        return len(rules.legal(state))
    return sum(perft(rules, rules.apply(state, command), depth - 1) for command in rules.legal(state))


@pytest.mark.parametrize("depth", COUNTS)
def test_the_ways_to_begin_on_the_base_map_are_so_many(depth):
    rules = Rules(load_setup({"players": 2}))
    assert perft(rules, rules.start(), depth) == COUNTS[depth]


@pytest.mark.parametrize("depth", COUNTS)
def test_a_second_engine_counts_as_many(depth):
    game = Naive({"players": 2}, ["blackpine", "redwall"])
    assert naive_perft(game, depth) == COUNTS[depth]


@pytest.mark.parametrize("stored", VARIANTS, ids=str)
def test_a_second_engine_counts_as_many_under_variants(stored):
    setup = load_setup(stored)
    rules = Rules(setup)
    assert perft(rules, rules.start(), 3) == naive_perft(Naive(stored, starts_of(setup)), 3)
