"""A hundred players' browsers at one server: see `players_load`."""

import players_load
import pytest


@pytest.mark.parametrize("many", [100])
def bench_players_refresh(benchmark, many):
    found = benchmark.pedantic(players_load.load, args=(many,), rounds=1)
    for name, times in (("refresh", found.refreshes), ("nothing new", found.quiet), ("anew", found.anew)):
        benchmark.extra_info[f"ms {name} p50"] = round(players_load.at(times, 0.5))
        benchmark.extra_info[f"ms {name} p95"] = round(players_load.at(times, 0.95))
