"""What a spot is like, for those who settle there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from realmgen.games.ironsworn.generate.land import Land
from realmgen.kit.frame import Frame


class Spot(NamedTuple):
    """A cell as settlers see it."""

    cell: int
    region: int
    ground: str
    sea: bool
    lake: bool
    river: bool


def spots(frame: Frame, land: Land) -> list[Spot]:
    """By cell."""
    wet = {cell for river in land.rivers for cell in river}
    return [
        Spot(
            cell,
            int(land.regions[cell]),
            land.ground[cell],
            any(land.ground[n] == "~" for n in row),
            any(land.ground[n] == "l" for n in row),
            cell in wet,
        )
        for cell, row in enumerate(frame.near)
    ]


def dry(spot: Spot) -> bool:
    """Whether something can stand there."""
    return spot.ground not in "~l"


def within(spots: Sequence[Spot], region: int) -> list[Spot]:
    """Where something can stand in a region."""
    return [spot for spot in spots if spot.region == region and dry(spot)]
