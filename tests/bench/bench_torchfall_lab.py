"""Games of the balance lab to the second of processor time, on one core: what a comparison of thousands takes."""

import time

import pytest

from realmgen.games.torchfall.lab import Trial, played
from realmgen.games.torchfall.lab.trial import _table


@pytest.mark.parametrize(
    ("bot", "players", "games"),
    [("random", 2, 200), ("greedy", 2, 200), ("searching", 2, 60), ("searching", 4, 15)],
)
def bench_torchfall_lab(benchmark, bot, players, games):
    """As the command plays by default: 300 positions a command, and opponents that remember earlier games."""
    trial = Trial(players=players, bots=(bot,), nodes=300, games=games)
    speeds = []

    def timed():
        _table.cache_clear()
        start = time.process_time()
        played(trial, range(games))
        speeds.append(games / (time.process_time() - start))

    benchmark.pedantic(timed, rounds=5, warmup_rounds=1)
    benchmark.extra_info["games/CPU s"] = round(sorted(speeds)[len(speeds) // 2], 1)
