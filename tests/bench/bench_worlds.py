"""How soon a world of Ironsworn is made, checked and drawn."""

from itertools import count

from bench_torchfall import per_second

from realmgen.games.ironsworn.generate import generate, reroll
from realmgen.games.ironsworn.model import WorldOptions
from realmgen.games.ironsworn.problems import problems
from realmgen.service.worlds.drawn import map_layers
from realmgen.service.worlds.lore import library

SEEDS = map(str, count())
WORLDS = 20


def worlds():
    """Make a few; how many they were."""
    lore = library()
    for _ in range(WORLDS):
        generate(WorldOptions(), next(SEEDS), lore)
    return WORLDS


def bench_worlds(benchmark):
    assert per_second(benchmark, worlds, "worlds") > 20


def bench_largest_world(benchmark):
    lore, options = library(), WorldOptions(60, 60, width=40, height=52)
    benchmark.pedantic(lambda: generate(options, next(SEEDS), lore), rounds=10, warmup_rounds=1)


def bench_land_drawn_anew(benchmark):
    lore = library()
    world = generate(WorldOptions(), "4711", lore)
    benchmark.pedantic(lambda: reroll(world, "land", next(SEEDS), lore), rounds=20, warmup_rounds=1)


def bench_problems(benchmark):
    lore = library()
    world = generate(WorldOptions(), "4711", lore)
    assert benchmark.pedantic(lambda: problems(world, lore), rounds=20, warmup_rounds=1) == []


def bench_map_on_the_screen(benchmark):
    lore = library()
    worlds = iter([generate(WorldOptions(), f"map {n}", lore) for n in range(12)])
    benchmark.pedantic(lambda: map_layers(next(worlds), "0badcafe"), rounds=10, warmup_rounds=1)
