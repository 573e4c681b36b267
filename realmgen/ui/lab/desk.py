"""What the page of the lab shows: findings that came along, or those of a comparison played here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import streamlit as st

from realmgen import __version__
from realmgen.service import lab
from realmgen.ui import state

PAGE = "lab"
MEASURED, OWN = "measured", "own"
SOURCE, PLAYERS, OPTION = (state.key(PAGE, name) for name in ("source", "players", "option"))


@dataclass(slots=True)
class Bench:
    """The one comparison that is played at a time, whoever asked for it, and what the last one found."""

    run: lab.Apart | None = None
    found: tuple[lab.Finding, ...] = ()

    def start(self, trials: Sequence[lab.Trial]) -> None:
        """Begin a comparison, if none is under way."""
        if self.run is None:
            self.run = lab.Apart(trials)

    def drop(self) -> None:
        """Put away a comparison that broke down."""
        self.run = None

    def look(self) -> None:
        """Take what is through once all is, or it was cancelled."""
        if self.run and not self.run.running and not self.run.trouble:
            self.found, self.run = tuple(self.run.findings) or self.found, None


@st.cache_resource(show_spinner=False)
def bench() -> Bench:
    """The bench of this process."""
    return Bench()


@dataclass(frozen=True, slots=True)
class Desk:
    """Findings to look at: all of a source, and those for as many players as are chosen, the fairest first."""

    source: str
    version: str
    all: tuple[lab.Finding, ...]
    players: int
    order: list[lab.Finding] = field(default_factory=list)

    @property
    def best(self) -> lab.Finding | None:
        """The fairest, if one alone is."""
        return lab.fairest(self.order)

    def named(self, finding: lab.Finding) -> str:
        """What a trial is called among those shown."""
        several = sum(one.trial.option == finding.trial.option for one in self.order) > 1
        title = lab.title(finding.trial.option)
        return f"{title}, {finding.trial.starts}" if several else title


def open_desk() -> Desk:
    """What was chosen, as far as there is such a thing."""
    kept, found = lab.measured(), bench().found
    source = OWN if found and state.get(SOURCE) == OWN else MEASURED
    shown = found if source == OWN else kept.findings
    counts = sorted({one.trial.players for one in shown})
    players = int(state.get(PLAYERS) or 0)
    players = players if players in counts else counts[0]
    order = lab.ranked(one for one in shown if one.trial.players == players)
    return Desk(source, kept.realmgen if source == MEASURED else __version__, shown, players, order)
