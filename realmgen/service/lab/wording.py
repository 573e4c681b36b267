"""The words of the lab: seats in order of play, sources of Renown, and what a finding says in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.games.torchfall.guide import POWERS
from realmgen.games.torchfall.lab import FIRST, Finding, Trial, names_for
from realmgen.games.torchfall.rules.scoring import BEACON, CENTRED, JOINED, NETWORKED, STREAK

PLACES = ("Opens", "Second", "Third", "Fourth")
"""Seats in order of play."""
SOURCES = {
    BEACON: "Beacons lit",
    NETWORKED: "Largest network",
    CENTRED: "Ashspire held",
    STREAK: "Lights on two turns running",
    JOINED: "Three Beacons joined",
}


def percent(share: float) -> str:
    """A share of 1 as it is told: `48.2 %`."""
    return f"{share:.1%}".replace("%", " %")


def span(finding: Finding, seat: int) -> str:
    """The interval of a seat: `46.0 to 50.4 %`."""
    low, high = finding.interval(seat)
    return f"{low * 100:.1f} to {percent(high)}"


def source_name(source: str) -> str:
    """Where Renown comes from, in words; a power goes by its name."""
    return SOURCES.get(source) or POWERS[source].title


def opener(finding: Finding) -> str:
    """How strong whoever opens is."""
    return f"whoever opens wins {percent(finding.share(0))} of games ({span(finding, 0)})"


def centre(finding: Finding) -> str:
    """How often Ashspire decides, and what is meant by it."""
    needed, held, turned = (percent(finding.part(name)) for name in ("needed", "held", "turned"))
    return (
        f"In {needed} of games the winner would not have won as they did without their Renown of Ashspire. In {held}"
        f" its Beacon was the winner's at the end. Had Ashspire paid nobody, others would have stood ahead in {turned}."
    )


def command(trials: Sequence[Trial]) -> str:
    """The command that plays such trials, which differ in their options, starts and players."""
    first = trials[0]
    players = dict.fromkeys(trial.players for trial in trials)
    options = tuple(dict.fromkeys(trial.option for trial in trials))
    every = {(name, count) for count in players for name in names_for(count)}
    whole = every == {(trial.option, trial.players) for trial in trials}
    starts = ",".join(dict.fromkeys(trial.starts for trial in trials))
    words = ["realmgen torchfall lab", f"--variants {'all' if whole else ','.join(options)}"]
    words.append(f"--players {','.join(map(str, players))}")
    words += [f"--starts {starts}"] if starts != FIRST else []
    bots = ",".join(dict.fromkeys("/".join(trial.bots) for trial in trials))
    words += [f"--bot {bots}", f"--nodes {first.nodes}", f"--games {first.games}"]
    words.append(f"--seed {first.seed}")
    return " ".join(words)
