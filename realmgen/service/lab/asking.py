"""What is to be tried, read from what a user typed."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.errors import Unreadable
from realmgen.games.torchfall.lab import EACH, FIRST, Trial, names_for, patterns
from realmgen.games.torchfall.model import PLAYERS

ALL = "all"


@dataclass(frozen=True, slots=True)
class Asked:
    """A comparison as it is typed: lists have commas between them; a bot is one name, or one a seat as
    `searching/greedy`."""

    variants: str = ALL
    players: str = "2"
    starts: str = FIRST
    bot: str = "searching"
    nodes: str = "300"
    games: str = "100"
    seed: str = "lab"


def read_trials(asked: Asked) -> list[Trial]:
    """The trials of a comparison: each variant with each number of players, from each of the starts.

    `all` variants are those that so many can play. Raises Unreadable with every fault.
    """
    lists = {"variant": asked.variants, "number of players": asked.players, "start": asked.starts, "bot": asked.bot}
    faults = [f"no {what} was named" for what, text in lists.items() if not _listed(text)]
    counts = [_whole("players", text, faults) for text in _listed(asked.players)]
    faults += [f"players {count} cannot be: {', '.join(map(str, PLAYERS))}" for count in counts if count not in PLAYERS]
    games, nodes = _whole("games", asked.games, faults), _whole("nodes", asked.nodes, faults)
    if faults:
        raise Unreadable(*dict.fromkeys(faults))
    trials = [
        Trial(variant, count, starts, tuple(bots.split("/")), nodes, games, asked.seed)
        for bots in _listed(asked.bot)
        for count in counts
        for variant in (names_for(count) if asked.variants.strip() == ALL else _listed(asked.variants))
        for starts in _starts(asked.starts, variant, count)
    ]
    if faults := [fault for trial in trials for fault in trial.faults()]:
        raise Unreadable(*dict.fromkeys(faults))
    return list(dict.fromkeys(trials))


def _starts(text: str, variant: str, players: int) -> list[str]:
    """The starts asked for; where every pattern is and none fits, the first, which tells why."""
    listed = _listed(text)
    if listed != [EACH]:
        return listed
    return ["/".join(pattern) for pattern in patterns(variant, players)] or [FIRST]


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _whole(what: str, text: str, faults: list[str]) -> int:
    try:
        return int(text)
    except ValueError:
        faults.append(f"{what} {text!r} is no whole number")
        return 2
