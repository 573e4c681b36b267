"""What a spot is like, for those who settle there."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.ironsworn.generate.land import Land
from realmgen.kit.frame import Frame

WET = "~l"


class Spot(NamedTuple):
    """A cell as settlers see it."""

    cell: int
    region: int
    ground: str
    sea: bool
    lake: bool
    river: bool


class Survey(NamedTuple):
    """A land as settlers see it: its cells, the dry ones of each region, and the grid they lie on."""

    frame: Frame
    spots: list[Spot]

    def within(self, region: int) -> list[Spot]:
        """Where something can stand in a region."""
        return [spot for spot in self.spots if spot.region == region and spot.ground not in WET]


def survey(frame: Frame, land: Land) -> Survey:
    """Every cell of a land."""
    ground, regions = land.ground, land.regions
    wet = {cell for river in land.rivers for cell in river}
    found = []
    for cell, row in enumerate(frame.near):
        beside = {ground[n] for n in row}
        found.append(Spot(cell, int(regions[cell]), ground[cell], "~" in beside, "l" in beside, cell in wet))
    return Survey(frame, found)
