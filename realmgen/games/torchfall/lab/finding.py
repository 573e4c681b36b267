"""What a trial's counts say: shares of wins with their intervals, lengths, where Renown came from, how fair it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from realmgen.games.torchfall.lab.counting import WHOLE, Counts
from realmgen.games.torchfall.lab.trial import Trial
from realmgen.games.torchfall.rules.scoring import SOURCES

SURE = 0.95
"""How sure an interval is."""
FAIR = 0.1
"""How far from an even share the intervals of a fair option may reach: 40 to 60 % for two."""
BROKEN = 0.05
"""The share of games broken off beyond which an option is no good, however even."""


def wilson(wins: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The interval in which the true share of wins lies (Wilson's score interval); a shared win counts as its part."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + sure) / 2)
    share, spread = wins / games, z * z / games
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    # At none or all the end is the share itself, but for rounding.
    return max(0.0, min(low, share)), min(1.0, max(high, share))


@dataclass(frozen=True, slots=True)
class Finding:
    """A trial and what was counted. Shares are of all its games, 0 to 1; lengths are in turns or rounds."""

    trial: Trial
    counts: Counts

    @property
    def games(self) -> int:
        return self.counts["games"]

    @property
    def seats(self) -> range:
        return range(self.trial.players)

    @property
    def even(self) -> float:
        """The share that each seat should have."""
        return 1 / self.trial.players

    def wins(self, seat: int) -> float:
        """Games won by a seat, shared ones by their part."""
        return self.counts[f"wins/{seat}"] / WHOLE

    def part(self, name: str) -> float:
        """The share of games so counted, such as `broken`, `shared`, `needed` or `by/target`."""
        return self.counts[name] / self.games if self.games else 0.0

    def share(self, seat: int) -> float:
        """The share of wins of a seat."""
        return self.wins(seat) / self.games if self.games else 0.0

    def interval(self, seat: int) -> tuple[float, float]:
        """Where the true share of a seat lies, as sure as SURE."""
        return wilson(self.wins(seat), self.games)

    def lengths(self, unit: str) -> dict[int, int]:
        """How many games took so many `turns` or `rounds`."""
        found = ((name.split("/"), count) for name, count in self.counts.items() if name.startswith(f"{unit}/"))
        return dict(sorted((int(number), count) for (_, number), count in found))

    def length(self, unit: str) -> float:
        """The mean length in `turns` or `rounds`."""
        return sum(number * count for number, count in self.lengths(unit).items()) / self.games if self.games else 0.0

    def renown(self, who: str) -> dict[str, float]:
        """Where the Renown of a game came from, on average: `renown/SEAT`, or `winner`."""
        return {source: self.part(f"{who}/{source}") for source in SOURCES}

    @property
    def gap(self) -> float:
        """How far the share of some seat is from even."""
        return max(abs(self.share(seat) - self.even) for seat in self.seats)

    @property
    def worst(self) -> float:
        """How far from even some seat may truly be, at the far end of its interval."""
        return max(abs(end - self.even) for seat in self.seats for end in self.interval(seat))

    @property
    def fair(self) -> bool:
        """Whether the interval of every seat lies near an even share, and games come to an end."""
        return self.worst <= FAIR and self.part("broken") <= BROKEN


def fairest(order: Sequence[Finding]) -> Finding | None:
    """The fairest of those `ranked`, where one alone is."""
    if not order or (len(order) > 1 and _place(order[0])[:-1] == _place(order[1])[:-1]):
        return None
    return order[0]


def ranked(findings: Iterable[Finding]) -> list[Finding]:
    """The fairest first: by how far from even some seat may truly be; those that are often broken off come last."""
    return sorted(findings, key=_place)


def _place(one: Finding) -> tuple[bool, float, str]:
    return one.part("broken") > BROKEN, one.worst, one.trial.option
