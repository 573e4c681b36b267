"""What each cluster of land is: high ground in ranges, wet ground by the water, woods with glades."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.bastionland.generate.frame import FAR, Draft, noise, steps_from
from realmgen.games.bastionland.model import HIGH, LAND, WATER
from realmgen.kit.chance import Dice

_BY_HEIGHT = {
    "peak": (0, 0, 0, 0, 0, 0, 0, 0, 8, 44),
    "crag": (0, 0, 0, 0, 0, 0, 1, 7, 22, 12),
    "hills": (0, 0, 0, 1, 2, 6, 13, 15, 6, 1),
    "heath": (0, 0, 1, 2, 4, 8, 9, 7, 2, 0),
    "valley": (0, 1, 3, 5, 7, 7, 4, 2, 0, 0),
    "forest": (3, 6, 10, 13, 15, 13, 9, 3, 0, 0),
    "glade": (0, 1, 2, 2, 2, 2, 1, 1, 0, 0),
    "meadow": (6, 9, 9, 7, 5, 3, 1, 0, 0, 0),
    "plain": (8, 11, 10, 8, 5, 3, 1, 0, 0, 0),
    "marsh": (15, 8, 4, 1, 0, 0, 0, 0, 0, 0),
    "bog": (5, 4, 3, 2, 2, 2, 1, 1, 0, 0),
}
"""Odds by tenth of the land, lowest to highest."""
_BY_WET = {
    "peak": (1, 1, 1),
    "crag": (1, 1, 1),
    "hills": (3, 2, 1),
    "heath": (5, 2, 1),
    "valley": (1, 2, 4),
    "forest": (2, 4, 2),
    "glade": (1, 2, 2),
    "meadow": (2, 3, 2),
    "plain": (4, 2, 1),
    "marsh": (0, 1, 6),
    "bog": (0, 3, 4),
}
"""Odds by third of the land, driest to wettest."""
_BESIDE = {
    "valley": (HIGH, 3),
    "hills": (("peak", "crag"), 2),
    "crag": (("peak",), 2),
    "heath": (("hills", "crag"), 2),
    "bog": (("heath", "marsh"), 2),
}
"""Kinds that are likelier next to others, and how many times."""


class _Ground(NamedTuple):
    """A cluster to be given a kind: tenth by height, third by wetness, and the clusters it touches."""

    cells: list[int]
    tenth: int
    third: int
    beside: list[int]
    river: bool
    shore: bool
    spring: bool


def give_kinds(draft: Draft, clusters: list[list[int]], dice: Dice) -> None:
    """Choose the terrain of every cluster, highest first; the head of a river off the rim is high ground."""
    grounds = _grounds(draft, clusters, dice)
    asked = draft.options.weights
    weights = {kind: 0 if asked.get(kind, 1) <= 0 else max(1, int(1000 * asked.get(kind, 1))) for kind in LAND}
    kinds = [""] * len(grounds)
    for at in sorted(range(len(grounds)), key=lambda at: (-grounds[at].tenth, at)):
        odds = _odds(grounds[at], [kinds[other] for other in grounds[at].beside], weights)
        kinds[at] = dice.weighted(LAND, odds)
    _open_glades(grounds, kinds, weights)
    _let_all_occur(grounds, kinds, weights)
    for ground, kind in zip(grounds, kinds, strict=True):
        for cell in ground.cells:
            draft.terrain[cell] = kind


def _odds(ground: _Ground, beside: list[str], weights: dict[str, int]) -> list[int]:
    odds = [_odds_of(kind, ground, beside) * weights[kind] for kind in LAND]
    if ground.spring:
        odds = [number if kind in HIGH else 0 for kind, number in zip(LAND, odds, strict=True)]
    if any(odds):
        return odds
    return [weights[kind] if kind in HIGH or not ground.spring else 0 for kind in LAND]


def _odds_of(kind: str, ground: _Ground, beside: list[str]) -> int:
    odds = 100 * _BY_HEIGHT[kind][ground.tenth] * _BY_WET[kind][ground.third]
    if kind in beside:
        odds = odds * (30 if kind == "forest" else 4) // 100
    others, times = _BESIDE.get(kind, ((), 1))
    if any(other in others for other in beside):
        odds *= times
    if ground.river and kind in ("valley", "meadow"):
        odds *= 2
    if kind == "marsh" and not ground.shore:
        odds //= 5
    if kind == "glade":
        small = len(ground.cells) <= 4
        odds = odds * 8 if small and "forest" in beside else odds // (3 if small else 12)
    return odds


def _open_glades(grounds: list[_Ground], kinds: list[str], weights: dict[str, int]) -> None:
    """A small clearing with woods on most sides is a glade."""
    for at, ground in enumerate(grounds):
        around = [kinds[other] for other in ground.beside]
        wooded = 3 * around.count("forest") >= 2 * len(around) > 0
        if wooded and len(ground.cells) <= 3 and weights["glade"] and kinds[at] not in (*HIGH, "forest"):
            kinds[at] = "glade"


def _let_all_occur(grounds: list[_Ground], kinds: list[str], weights: dict[str, int]) -> None:
    """Where there are clusters enough, every kind that is wanted occurs once at least."""
    for kind in LAND:
        if kind in kinds or not weights[kind]:
            continue
        fits = [
            (_odds_of(kind, ground, [kinds[other] for other in ground.beside]), kinds.count(kinds[at]), at)
            for at, ground in enumerate(grounds)
            if kinds.count(kinds[at]) > 1 and (kind in HIGH or not ground.spring)
        ]
        if fits:
            kinds[max(fits)[2]] = kind


def _grounds(draft: Draft, clusters: list[list[int]], dice: Dice) -> list[_Ground]:
    frame = draft.frame
    owner = [-1] * frame.size
    for at, cluster in enumerate(clusters):
        for cell in cluster:
            owner[cell] = at
    river = {cell for path in draft.rivers for cell in path}
    springs = {path[0] for path in draft.rivers if not frame.rim[path[0]]}
    wet = [cell for cell in range(frame.size) if draft.terrain[cell] in WATER or cell in river]
    to_water = steps_from(frame, wet)
    rain = noise(frame, dice, 4)
    tenths = _ranks(clusters, draft.height, 10)
    thirds = _ranks(clusters, [rain[c] - 180 * min(8, to_water[c]) for c in range(frame.size)], 3)
    return [
        _Ground(
            cluster,
            tenths[at],
            thirds[at],
            [o for o in dict.fromkeys(owner[n] for cell in cluster for n in frame.near[cell]) if o not in (-1, at)],
            any(cell in river for cell in cluster),
            min(to_water[cell] for cell in cluster) <= 1 < FAR,
            any(cell in springs for cell in cluster),
        )
        for at, cluster in enumerate(clusters)
    ]


def _ranks(clusters: list[list[int]], values: list[int], parts: int) -> list[int]:
    """By cluster: in which equal part of the land its mean value lies, 0 for the lowest."""
    order = sorted(range(len(clusters)), key=lambda at: (sum(values[c] for c in clusters[at]) // len(clusters[at]), at))
    total, below = sum(map(len, clusters)), 0
    out = [0] * len(clusters)
    for at in order:
        out[at] = parts * (2 * below + len(clusters[at])) // (2 * total)
        below += len(clusters[at])
    return out
