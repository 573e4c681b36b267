"""Torchfall by chance and from records: plies and commands to the second of processor time, on one core."""

import statistics
import time
from random import Random

import pytest

from realmgen.games.torchfall.bots import bot_of, play_out
from realmgen.games.torchfall.bots.search import Foresight, Look
from realmgen.games.torchfall.formats import read, record_of, write_text
from realmgen.games.torchfall.match import replay
from realmgen.games.torchfall.model import Order, Setup
from realmgen.games.torchfall.rules import Rules
from realmgen.service.torchfall.records import replay_lines

GAMES = 500
ALL_IN_ONE = Setup(
    players=4,
    scenario="bell_is_broken",
    powers=(("ashspire", "ash_bridge"), ("greyfen", "high_watch")),
    extra_road=("frostgate", "redwall"),
)


def play(rules, chance):
    """A game by chance to its end, or 400 plies of it: its orders."""
    state, orders = rules.start(), []
    while (legal := rules.legal(state)) and len(orders) < 400:
        command = legal[int(chance() * len(legal))]
        orders.append(Order(command, state.to_move))
        state = rules.apply(state, command)
    return orders


def plies(rules, chance):
    """Games by chance, nothing kept: how many plies."""
    count = 0
    for _ in range(GAMES):
        state = rules.start()
        while legal := rules.legal(state):
            state = rules.apply(state, legal[int(chance() * len(legal))])
            count += 1
    return count


def speed_of(work):
    """How much work, which returns how much it did, does to the second of processor time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def per_second(benchmark, work, name, before=None):
    """Run work several times, each after what comes before it: how much it does to the second of processor time."""
    speeds = []
    benchmark.pedantic(lambda: speeds.append(speed_of(work)), rounds=5, warmup_rounds=1, setup=before)
    median = benchmark.extra_info[f"{name}/CPU s"] = round(statistics.median(speeds))
    return median


@pytest.mark.parametrize("setup", [Setup(), Setup(players=4), ALL_IN_ONE], ids=["2", "4", "variants"])
def bench_torchfall_by_chance(benchmark, setup):
    rules, chance = Rules(setup), Random(4711).random
    per_second(benchmark, lambda: plies(rules, chance), "plies")


@pytest.fixture(scope="module")
def records():
    rules, chance = Rules(Setup()), Random(4711).random
    return [write_text(record_of(rules.setup, play(rules, chance))) for _ in range(100)]


def bench_torchfall_replay(benchmark, records):
    def work():
        played = [len(list(replay(record.rules, record.orders))) for record in map(read, records)]
        return sum(played)

    per_second(benchmark, work, "commands")


def bench_torchfall_replay_as_json(benchmark, records):
    data = [record.encode() for record in records]
    per_second(benchmark, lambda: sum(len(list(replay_lines(one))) for one in data), "commands")


@pytest.mark.parametrize("players", [2, 4])
def bench_torchfall_search(benchmark, players):
    """Positions that the searching bot meets, three turns deep at every turn of a game between greedy ones."""
    rules = Rules(Setup(players=players))
    game = play_out(rules, [bot_of("greedy", rules)] * players, "4711")
    states = [rules.start(), *(played.state for played in replay(rules, game.orders))]

    def work():
        met = 0
        for state in states[:-1:4]:
            look = Look(Foresight(rules), state.to_move, lambda met: met > 5000)
            look.ranked(state, list(rules.legal(state)), 3)
            met += look.met
        return met

    per_second(benchmark, work, "positions")


def poker_plies(game, chance):
    """Hands by chance of a game of open_spiel, dealing counted too: how many plies."""
    count = 0
    for _ in range(10 * GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            count += 1
    return count


def bench_kuhn_poker_of_open_spiel(benchmark):
    """The smallest game that open_spiel has in Python, by turns with games of ours, which are faster to the ply.

    Skipped where open_spiel is not installed.
    """
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("open_spiel.python.games.kuhn_poker")
    game, rules, chance = pyspiel.load_game("python_kuhn_poker"), Rules(Setup()), Random(4711).random
    ours = []

    def own():
        ours.append(speed_of(lambda: plies(rules, chance)))

    theirs = per_second(benchmark, lambda: poker_plies(game, chance), "plies", own)
    benchmark.extra_info["plies/CPU s of Torchfall beside it"] = round(statistics.median(ours))
    assert statistics.median(ours) > theirs
