"""From options and a seed to a world, in steps that each have their own dice."""

from __future__ import annotations

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.generate.again import AGAIN
from realmgen.games.ironsworn.generate.guide import option_faults
from realmgen.games.ironsworn.generate.land import lay_land
from realmgen.games.ironsworn.generate.settle import Wanted, lay_roads, settlements, sites, survey
from realmgen.games.ironsworn.generate.steps import called, homed, peopled, quested, truthful
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import World, WorldOptions
from realmgen.games.ironsworn.truths import choose, implied
from realmgen.kit.chance import stream
from realmgen.kit.frame import frame_of
from realmgen.kit.hex import Grid

__all__ = ["PARTS", "VERSION", "generate", "option_faults", "reroll"]

PARTS = tuple(AGAIN)
"""What can be drawn anew by itself, in the order in which it is made."""
VERSION = 1


def generate(options: WorldOptions, seed: str, lore: Lore) -> World:
    """A whole world; the same options, seed and lore give the same one everywhere.

    Raises Unreadable with one line for each option that is wrong.
    """
    faults = option_faults(options, lore)
    if faults:
        raise Unreadable(*faults)
    grid = Grid(options.width, options.height)
    frame, land = frame_of(grid), lay_land(grid, seed)
    truths = choose(options.truths, stream(seed, "truths"), lore)
    means = implied(truths, lore)
    ground = survey(frame, land)
    settled = settlements(ground, lore, stream(seed, "settlements"), Wanted(options.settlements, means))
    wild = sites(ground, lore, stream(seed, "sites"), Wanted(options.sites, means), settled)
    world = World(
        name="",
        seed=seed,
        version=VERSION,
        options=options,
        grid=grid,
        regions=land.regions,
        ground=land.ground,
        rivers=land.rivers,
        places=(*settled, *wild),
        roads=lay_roads(ground, settled, means.roads, stream(seed, "roads")),
    )
    world = truthful(world, truths, lore)
    world = called(homed(world, stream(seed, "home")))
    world = peopled(world, lore, stream(seed, "people"))
    return quested(world, lore, seed)


def reroll(world: World, part: str, seed: str, lore: Lore) -> World:
    """The world with one of PARTS drawn anew by another seed, and what hangs on it; the others stay, and its own seed.

    Raises Unreadable for a part there is not.
    """
    if part not in AGAIN:
        raise Unreadable(f"there is no part {part[:40]!r} to draw anew: {', '.join(PARTS)}")
    return AGAIN[part](world, seed, lore)
