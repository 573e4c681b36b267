"""Speed of one Realm from seed to print, warm; the command line cold. Medians of one run are comparable."""

import os
import resource
import subprocess
import sys

import pytest

from realmgen.games.bastionland.domain.dominion import dominion
from realmgen.games.bastionland.model import Options, State
from realmgen.service.exports import Print, export_state
from realmgen.service.realms import draw_realm

CLI = [sys.executable, "-m", "realmgen"]


def realm(size):
    return draw_realm(Options(width=size, height=size), f"bench-{size}")


@pytest.mark.parametrize("size", [12, 30, 60, 99])
def bench_generate(benchmark, size):
    seeds = iter(range(10**6))
    benchmark(lambda: draw_realm(Options(width=size, height=size), f"bench-{next(seeds)}"))


def bench_dominion_of_a_large_realm(benchmark):
    large = realm(60)
    benchmark(dominion, large)


@pytest.mark.parametrize("name", ["json", "svg", "pdf", "png", "gazetteer", "textmapper", "foundry", "uvtt", "tiled"])
def bench_export_12x12(benchmark, name):
    state = State(realm(12))
    file = benchmark(export_state, state, "c0dec0de", name, Print())
    benchmark.extra_info["kB"] = round(len(file.data) / 1000)


@pytest.mark.parametrize("size", [30, 60, 99])
def bench_svg(benchmark, size):
    state = State(realm(size))
    file = benchmark.pedantic(export_state, (state, "c0dec0de", "svg", Print()), rounds=3, warmup_rounds=1)
    benchmark.extra_info["kB"] = round(len(file.data) / 1000)


@pytest.mark.parametrize(
    "words",
    [["--help"], ["generate", "realm"], ["generate", "realm", "--format", "svg"]],
    ids=["help", "generate-json", "generate-svg"],
)
def bench_command_line_cold(benchmark, words):
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)

    def run():
        subprocess.run([*CLI, *words], stdout=subprocess.DEVNULL, env=env, check=True)

    rounds = 10
    benchmark.pedantic(run, rounds=rounds, warmup_rounds=0)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    benchmark.extra_info["CPU s"] = round(spent / rounds, 3)


MEMORY = "import re, sys; from realmgen.cli import main; main(sys.argv[1:]);"
MEMORY += "print(re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1], file=sys.stderr)"


@pytest.mark.parametrize(
    "words",
    [["--count", "1"], ["--format", "png", "--paper", "A4"], ["--format", "png", "--paper", "A3"]],
    ids=["json", "png-A4", "png-A3"],
)
def bench_memory(benchmark, words, tmp_path):
    target = ["-o", str(tmp_path / "out")] if "png" in words else []
    command = [sys.executable, "-c", MEMORY, "generate", "realm", *words, *target]

    def run():
        return subprocess.run(command, capture_output=True, check=True, text=True).stderr

    benchmark.extra_info["peak MB"] = int(benchmark.pedantic(run, rounds=1).split()[-1]) // 1024
