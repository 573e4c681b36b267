"""What the page of the lab shows: findings that came along, or those of a comparison played here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import streamlit as st

from realmgen import __version__
from realmgen.service import lab
from realmgen.ui import state

PAGE = "lab"
MEASURED, OWN = "measured", "own"
SOURCE, OPTION = state.key(PAGE, "source"), state.key(PAGE, "option")
BOTS, PLAYERS = "bots", "players"
CHOICES: dict[str, Callable[[lab.Finding], str]] = {
    BOTS: lambda one: "/".join(one.trial.bots),
    PLAYERS: lambda one: str(one.trial.players),
}
"""What findings can be chosen by."""


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
    """Findings to look at: those of a source for as many players and by such opponents as are chosen, the fairest
    first. `choices` are the players and opponents there are, by the name of the choice."""

    source: str
    version: str
    choices: Mapping[str, list[str]]
    order: list[lab.Finding]

    @property
    def trial(self) -> lab.Trial:
        """One of those shown, for what they have in common."""
        return self.order[0].trial

    @property
    def best(self) -> lab.Finding | None:
        """The fairest of several, if one alone is."""
        return lab.fairest(self.order) if len(self.order) > 1 else None

    def named(self, finding: lab.Finding) -> str:
        """What a trial is called among those shown."""
        several = sum(one.trial.option == finding.trial.option for one in self.order) > 1
        title = lab.title(finding.trial.option)
        return f"{title}, {finding.trial.starts}" if several else title

    def chosen(self, name: str) -> str:
        """The session key of a choice: each source has its own."""
        return state.key(PAGE, f"{self.source}.{name}")


def open_desk() -> Desk:
    """What was chosen, as far as there is such a thing."""
    found = bench().found
    source = OWN if found and state.get(SOURCE) == OWN else MEASURED
    kept = lab.Kept(__version__, found) if source == OWN else lab.measured()
    desk, left = Desk(source, kept.realmgen, {}, []), list(kept.findings)
    choices = {}
    for name, read in CHOICES.items():
        choices[name] = list(dict.fromkeys(map(read, left)))
        wanted = state.get(desk.chosen(name))
        wanted = wanted if wanted in choices[name] else choices[name][0]
        left = [one for one in left if read(one) == wanted]
    return replace(desk, choices=choices, order=lab.ranked(left))
