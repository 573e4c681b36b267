"""The land of a world: its regions, ground and rivers."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.ironsworn.generate.land.ground import lay_ground
from realmgen.games.ironsworn.generate.land.rivers import run_rivers
from realmgen.games.ironsworn.generate.land.shape import shape_land
from realmgen.kit.chance import stream
from realmgen.kit.frame import frame_of
from realmgen.kit.hex import Grid


class Land(NamedTuple):
    """By cell a sign each for region and ground, and the rivers."""

    regions: str
    ground: str
    rivers: tuple[tuple[int, ...], ...]


def lay_land(grid: Grid, seed: str) -> Land:
    """The land of a seed, from its own dice."""
    frame = frame_of(grid)
    regions = shape_land(frame, stream(seed, "land"))
    ground = lay_ground(frame, regions, stream(seed, "ground"))
    rivers = run_rivers(frame, regions, ground, stream(seed, "rivers"))
    return Land("".join(map(str, regions)), "".join(ground), tuple(rivers))
