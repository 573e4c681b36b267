"""What `make bench` measures is found, also where nothing is measured."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

BENCH = Path(__file__).parent / "bench"


@pytest.mark.skipif(not find_spec("pytest_benchmark"), reason="not installed: pip install -e .[bench]")
def test_every_file_of_benches_can_be_collected():
    words = ["-o", "python_files=bench_*.py", "-o", "python_functions=bench_*", "--collect-only", "-q", str(BENCH)]
    done = subprocess.run([sys.executable, "-m", "pytest", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert [path.name for path in BENCH.glob("bench_*.py") if f"{path.name}::" not in done.stdout] == []
