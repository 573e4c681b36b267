"""Fetch packages of Datasworn as npm hands them out, and print what they hold.

    python tests/fetch_datasworn.py                     those of the rulebooks, in each schema there is
    python tests/fetch_datasworn.py @datasworn/ironsworn-classic@0.0.10 ash.tgz

Needs npm, and a registry that it can reach; a name that is a file is read where it lies. Nothing is kept.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TextIO

from datasworn_samples import covers

from realmgen.errors import RealmgenError
from realmgen.service.datasworn import add, additions_of, count_words, credit_lines
from realmgen.service.registry import open_play

PACKAGES = (
    "@datasworn/ironsworn-classic@0.0.10",
    "@datasworn/ironsworn-classic-delve@0.0.10",
    "@datasworn/starforged@0.0.10",
    "@datasworn/ironsworn-classic@0.1.0-0",
    "@datasworn/starforged@0.1.0-0",
    "@datasworn/sundered-isles@0.1.0-0",
)
CLASSIC = {"oracle": 38, "truth": 11, "foe": 29}
"""What the rulebook has, in every schema."""
LOST = 5
"""Ids of its 0.0.10 that point nowhere."""


def tell(line: str, where: TextIO = sys.stdout) -> None:
    where.write(f"{line}\n")


def fetched(name: str, folder: Path) -> Path:
    """The file of a package."""
    if Path(name).is_file():
        return Path(name)
    done = subprocess.run(["npm", "pack", "--silent", name], cwd=folder, capture_output=True, text=True, check=True)
    return folder / done.stdout.split()[-1]


def told(name: str, folder: Path) -> bool:
    """Print what a package holds; whether it is as it should be."""
    play = open_play(folder / "packs.db")
    good = True
    for report in add(play, fetched(name, folder)):
        upon = f", expands {report.expands}" if report.expands else ""
        lost = f"{len(report.dangling)} ids point nowhere"
        tell(f"{name}: {report.id}, Datasworn {report.version}{upon}")
        tell(f"  {count_words(report.counts)}; {lost}; {len(report.remarks)} remarks")
        for words, counts in credit_lines(report):
            tell(f"  {words}: {counts}")
        oracles = additions_of(play.ledger.packs, [report.id]).oracles
        good &= all(covers(oracle) for oracle in oracles.values())
        if report.id == "classic":
            good &= CLASSIC.items() <= report.counts.items()
            good &= report.version != "0.0.10" or len(report.dangling) == LOST
    play.ledger.close()
    return good


def main(names: list[str]) -> int:
    """1 when a package is not as it should be, 2 when one cannot be had."""
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for name in names or PACKAGES:
            try:
                wrong += [] if told(name, Path(folder)) else [name]
            except (OSError, subprocess.CalledProcessError, RealmgenError) as error:
                tell(f"{name} cannot be had: {error}", sys.stderr)
                return 2
    for name in wrong:
        tell(f"{name} is not as it should be", sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
