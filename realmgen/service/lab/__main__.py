"""What `apart` starts: reads trials from standard input, plays them, and writes a line of JSON for each step."""

from __future__ import annotations

import os
import sys
from functools import partial

from realmgen.games.torchfall.lab import Trial
from realmgen.kit.record import to_json
from realmgen.service.lab.kept import finding_json, read_as
from realmgen.service.lab.running import Here, run

COURTESY = 10
"""How far it stands back behind what else the machine has to do."""


def main() -> None:
    """Play what is asked for; whoever started it may go away, and then it ends with the next line."""
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    before = 0
    for trial in read_as(list[Trial], sys.stdin.read()):
        [finding] = run([trial], Here(), portion=1, progress=partial(_tell, before))
        before += trial.games
        _say(finding_json(finding))


def _tell(before: int, done: int, _: int) -> None:
    _say(to_json({"done": before + done}))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
