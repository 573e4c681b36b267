"""Games by chance under every variant, beside a second engine (ledger TF-002, TF-094, TF-095, TF-097, TF-099)."""

import json
import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torchfall_naive import Naive
from torchfall_strategies import boards, setups

from realmgen.games.torchfall.board import bits
from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.facts import position, told
from realmgen.games.torchfall.formats import read, record_of, write_json, write_text
from realmgen.games.torchfall.match import replay
from realmgen.games.torchfall.model import LAY, MARCH, Order
from realmgen.games.torchfall.problems.seats import starts_of
from realmgen.games.torchfall.rules import Rules

LONGEST = 100
WALKS = int(os.environ.get("TORCHFALL_WALKS", "200"))
"""How many games are walked through; as many as one likes when asked for."""
SEEDS = st.integers(0, 2**32)


def spoken(rules, move):
    """A move of the second engine as a command."""
    verb, *what = move
    roads = ["-".join(road) if isinstance(road, frozenset) else road for road in what]
    return rules.parse(" ".join([verb, *roads])).command


def picked(chance, legal, laying):
    """A command by chance; who is laying does so more often, and comes to the end of their Torches."""
    lays = [command for command in legal if command.verb == LAY] if chance.random() < laying else []
    return chance.choice(lays or legal)


def all_commands(rules):
    """Every command that can be said on a board."""
    ways = range(len(rules.board.pairs))
    yield from (rules.commands.light, rules.commands.skip)
    yield from map(rules.commands.march, range(len(rules.board.posts)))
    yield from map(rules.commands.lay, ways)
    yield from (rules.commands.rekindle(a, b) for a in ways for b in ways)


def check_position(rules, before, state, gains):
    """What holds in every position, and of every step."""
    seat = before.to_move
    for other in range(len(state.wardens)):
        assert state.torches_left(other) >= 0
        assert state.torches[other].bit_count() + state.torches_left(other) == 8
        assert state.beacons_left(other) >= 0
        assert state.beacons[other].bit_count() + state.beacons_left(other) == 3
        assert state.renown[other] == before.renown[other] + (len(gains) if other == seat else 0)
    assert sum(map(int.bit_count, state.torches)) == len(set(bits(sum(state.torches))))
    assert sum(state.beacons) & state.neutral == 0
    legal = rules.legal(state)
    assert bool(legal) == (not state.winners)
    assert len(set(legal)) == len(legal)
    assert all(rules.reason(state, command) == "" for command in legal)
    if legal and not state.bridge:
        assert MARCH in {command.verb for command in legal}


def check_twin(rules, state, twin):
    """Both engines see the same position and the same moves."""
    shown = position(rules, state)
    assert {frozenset(road[:2]): road[2] for road in shown["torches"]} == twin.torches
    assert shown["beacons"] == twin.beacons
    assert (shown["renown"], shown["winner"]) == (twin.renown, twin.winners)
    assert shown["networks"] == [twin.network(seat) for seat in range(twin.n)]
    assert set(rules.legal(state)) == {spoken(rules, move) for move in twin.moves()}
    if not twin.winners:
        assert (shown["to_move"], shown["round"], shown["actions_left"]) == (twin.turn, twin.round, twin.left)


@settings(max_examples=WALKS)
@given(st.one_of(setups(), setups(), boards()), SEEDS)
def test_TF_099_games_by_chance_break_no_rule(stored, seed):
    setup = load_setup(stored)
    rules = Rules(setup)
    twin = Naive(stored, starts_of(setup))
    chance = Random(seed)
    laying = chance.choice((0, 0.6))
    state, orders, lights = rules.start(), [], 0
    check_twin(rules, state, twin)
    while not state.winners and len(orders) < LONGEST:
        moves = {spoken(rules, move): move for move in twin.moves()}
        command = picked(chance, rules.legal(state), laying)
        lights = (0 if state.left == 2 else lights) + (command.verb == "light")
        assert lights < 2
        orders.append(Order(command, state.to_move))
        before = state
        state, gains = rules.step(before, command)
        twin.do(moves[command])
        check_position(rules, before, state, gains)
        check_twin(rules, state, twin)
    check_record(setup, orders, state)


def check_record(setup, orders, state):
    """From record to record nothing changes, and played again it comes to the same."""
    record = record_of(setup, orders)
    text, twin = write_text(record), write_json(record)
    for again in (read(text), read(twin)):
        assert write_text(again) == text
        assert write_json(again) == twin
        assert again.orders == record.orders
        assert dump_setup(again.rules.setup) == dump_setup(setup)
        played = list(replay(again.rules, again.orders))
        assert all(not one.reason for one in played)
        assert (played[-1].state if played else again.rules.start()) == state
    shown = [json.dumps(told(record.rules, one.state, one)) for one in replay(record.rules, record.orders)]
    assert len(shown) == len(orders)


@settings(max_examples=15)
@given(setups(), SEEDS, st.integers(0, 40))
def test_whatever_is_not_offered_is_refused_with_a_reason(stored, seed, length):
    rules, chance = Rules(load_setup(stored)), Random(seed)
    state = rules.start()
    for _ in range(length):
        state = rules.apply(state, chance.choice(rules.legal(state))) if not state.winners else state
    legal = set(rules.legal(state))
    assert {command for command in all_commands(rules) if not rules.reason(state, command)} == legal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_TF_094_nobody_is_ever_without_a_march(players):
    rules = Rules(load_setup({"players": players}))
    state = rules.start()
    for _ in range(300):
        command = max(rules.legal(state), key=lambda one: one.verb == "rekindle")
        state = rules.apply(state, command)
        assert state.winners or any(one.verb == MARCH for one in rules.legal(state))
