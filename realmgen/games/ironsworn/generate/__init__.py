"""From options and a seed to a world, in steps that each have their own dice."""

from __future__ import annotations

from realmgen.games.ironsworn.generate.land import lay_land
from realmgen.games.ironsworn.generate.settle import lay_roads, settlements, sites
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import World, WorldOptions
from realmgen.kit.chance import stream
from realmgen.kit.frame import frame_of
from realmgen.kit.hex import Grid

__all__ = ["PARTS", "VERSION", "generate"]

PARTS = ("truths", "land", "settlements", "sites", "roads", "people", "foes", "quests")
VERSION = 1


def generate(options: WorldOptions, seed: str, lore: Lore) -> World:
    """A whole world; the same options, seed and lore give the same one everywhere."""
    grid = Grid(options.width, options.height)
    frame = frame_of(grid)
    land = lay_land(grid, seed)
    settled = settlements(frame, land, options, lore, stream(seed, "settlements"))
    wild = sites(frame, land, options, lore, stream(seed, "sites"), settled)
    roads = lay_roads(frame, land, settled, roads=False)
    homes = [place for place in settled if not options.start or int(land.regions[place.cell]) == options.start]
    home = stream(seed, "home").pick(homes or settled).number if settled else 0
    return World(
        name="The Ironlands",
        seed=seed,
        version=VERSION,
        options=options,
        grid=grid,
        regions=land.regions,
        ground=land.ground,
        places=(*settled, *wild),
        roads=roads,
        rivers=land.rivers,
        home=home,
    )
