"""Write the table of a `pytest-benchmark` run: `python tests/bench/table.py RUN.json`."""

import json
import sys
from pathlib import Path

HEAD = """# Measured

Medians of one `make bench` run on two cores; compare ratios within a run, not numbers of different machines.

| what | median | also |
| --- | ---: | --- |
"""


def row(bench):
    seconds = bench["stats"]["median"]
    shown = f"{seconds * 1000:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
    also = ", ".join(f"{value} {name}" for name, value in bench["extra_info"].items())
    return f"| {bench['name'].removeprefix('bench_')} | {shown} | {also} |"


if __name__ == "__main__":
    benches = json.loads(Path(sys.argv[1]).read_text())["benchmarks"]
    lines = sorted(row(bench) for bench in benches)
    Path(__file__).with_name("README.md").write_text(HEAD + "\n".join(lines) + "\n")
