"""What `make bench` measures is found, also where nothing is measured."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

BENCH = Path(__file__).parent / "bench"


@pytest.mark.skipif(not find_spec("pytest_benchmark"), reason="not installed: pip install -e .[bench]")
def test_every_file_of_benches_can_be_collected():
    words = ["-o", "python_files=bench_*.py", "-o", "python_functions=bench_*", "--collect-only", "-q", str(BENCH)]
    # A worker of the tests that run now is none of those that are collected.
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_XDIST")}
    done = subprocess.run([sys.executable, "-m", "pytest", *words], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert [path.name for path in BENCH.glob("bench_*.py") if f"{path.name}::" not in done.stdout] == []
