"""Laying out a Site: which places bear points of which kinds, what joins them, and where one comes in.

Several layouts are tried by the dice and the one that plays best is kept; every one of them keeps the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from realmgen.games.bastionland.sites.model import LINKS, Counts, Kind, Way
from realmgen.games.bastionland.sites.presets import homes
from realmgen.kit.chance import Dice
from realmgen.kit.graph import Tie, neighbours, path, reached, spanning, within

TRIES, CENTRE = 8, 0
Doors = dict[int, bool]
"""By place: whether the entrance there is hidden."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Kinds and ways by place, and the entrances."""

    kinds: dict[int, Kind]
    ways: dict[Tie, Way]
    doors: Doors


def lay_out(counts: Counts, dice: Dice) -> Layout:
    """A whole layout for a distribution that has no faults."""
    return max((_layout(counts, dice) for _ in range(TRIES)), key=worth)


def lay_routes(kinds: dict[int, Kind], counts: Counts, dice: Dice) -> Layout:
    """Routes and entrances anew between the points that stand; they can hold as many routes."""
    return max((_joined(kinds, counts, dice) for _ in range(TRIES)), key=worth)


def lay_doors(kinds: dict[int, Kind], ways: dict[Tie, Way], counts: Counts, dice: Dice) -> Layout:
    """Entrances anew for points and routes that stand."""
    return max((Layout(kinds, ways, _doors(kinds, counts, dice)) for _ in range(TRIES)), key=worth)


def _layout(counts: Counts, dice: Dice) -> Layout:
    fitting = [places for places, room in homes(counts.points) if room >= counts.routes]
    places = dice.pick(fitting)
    many: tuple[tuple[Kind, int], ...] = (
        ("feature", counts.features),
        ("danger", counts.dangers),
        ("treasure", counts.treasures),
    )
    kinds = dice.shuffled([kind for kind, number in many for _ in range(number)])
    return _joined(dict(zip(places, kinds, strict=True)), counts, dice)


def _joined(kinds: dict[int, Kind], counts: Counts, dice: Dice) -> Layout:
    ties = spanning(kinds, LINKS, dice)
    rest = [tie for tie in within(LINKS, kinds) if tie not in ties]
    ties += dice.shuffled(rest)[: counts.routes - len(ties)]
    many: tuple[tuple[Way, int], ...] = (("open", counts.open), ("closed", counts.closed), ("hidden", counts.hidden))
    ways = dice.shuffled([way for way, number in many for _ in range(number)])
    return Layout(kinds, dict(zip(sorted(ties), ways, strict=True)), _doors(kinds, counts, dice))


def _doors(kinds: dict[int, Kind], counts: Counts, dice: Dice) -> Doors:
    """Entrances at features first; a hidden one, where it is left to chance, every other time and never alone."""
    features = dice.shuffled([place for place, kind in kinds.items() if kind == "feature"])
    others = dice.shuffled([place for place, kind in kinds.items() if kind == "danger"])
    last = dice.shuffled([place for place, kind in kinds.items() if kind == "treasure"])
    hidden = counts.hidden_entrances
    if hidden is None:
        hidden = int(dice.below(2) == 0 and 0 < counts.entrances < counts.points)
    shown = (features + others + last)[: counts.entrances]
    left = dice.shuffled([place for place in kinds if place not in shown])
    return dict.fromkeys(shown, False) | dict.fromkeys(left[:hidden], True)


def worth(layout: Layout) -> int:
    """How well a layout plays: one can walk in from the rim, and treasure has to be worked for."""
    shown = [place for place, hidden in layout.doors.items() if not hidden]
    walks = [tie for tie, way in layout.ways.items() if way == "open"]
    prizes = [place for place, kind in layout.kinds.items() if kind == "treasure"]
    dangers = [place for place, kind in layout.kinds.items() if kind == "danger"]
    free = set[int]().union(*(reached(walks, door) for door in shown)) if shown else set()
    score = 3 * sum(bool(neighbours(walks, door)) for door in shown) - 4 * len(free.intersection(prizes))
    score += sum(_guarded(layout.ways, door, prize, dangers) for door in shown for prize in prizes)
    score -= 2 * sum(place == CENTRE for place in layout.doors)
    return score - 2 * sum(layout.doors.get(place) is True for place in prizes)


def _guarded(ways: dict[Tie, Way], door: int, prize: int, dangers: Sequence[int]) -> int:
    """2 when the shortest way from an entrance to a treasure leads past a danger."""
    return 2 * bool(set(path(ways, door, prize)).intersection(dangers))
