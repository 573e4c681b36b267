"""A comparison in the background: in a process of its own, so that whoever else uses the program is not held up."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from threading import Thread

from realmgen.games.torchfall.lab import Finding, Trial
from realmgen.kit.record import from_json, to_json
from realmgen.service.lab.kept import read_as


@dataclass(slots=True)
class Apart:
    """A comparison that is being played: `done` of `total` games, and findings of the trials that are through.

    `running` ends when all is played, or soon after `cancel`; `trouble` says when it broke down.
    """

    trials: Sequence[Trial]
    done: int = 0
    findings: list[Finding] = field(default_factory=list)
    running: bool = True
    cancelled: bool = False
    trouble: str = ""
    _process: subprocess.Popen[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        command = [sys.executable, "-m", "realmgen.service.lab"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")
        Thread(target=self._listen, daemon=True).start()

    @property
    def total(self) -> int:
        return sum(trial.games for trial in self.trials)

    def cancel(self) -> None:
        """Stop it; what is through stays."""
        self.cancelled = True
        self._process.terminate()

    def _listen(self) -> None:
        with self._process as process:
            assert process.stdin
            assert process.stdout
            assert process.stderr
            process.stdin.write(to_json([asdict(trial) for trial in self.trials]))
            process.stdin.close()
            for line in process.stdout:
                told = from_json(line, "the lab")
                if "done" in told:
                    self.done = told["done"]
                else:
                    self.findings.append(read_as(Finding, line))
            said = process.stderr.read().strip()
        if process.returncode and not self.cancelled:
            self.trouble = said.splitlines()[-1] if said else f"it ended with code {process.returncode}"
        self.running = False
