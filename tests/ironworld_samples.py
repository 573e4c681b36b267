"""Whole worlds for tests, each made once."""

import os
from functools import cache

from hypothesis import strategies as st
from ironland_samples import LORE

from realmgen.games.ironsworn.generate import generate
from realmgen.games.ironsworn.model import Tale, WorldOptions

WORLDS = int(os.environ.get("IRONSWORN_WORLDS", "100"))
"""How many seeds are tried; as many as one likes when asked for."""
SEEDS = st.integers(0, 2**32).map(str)
SIZES = st.tuples(st.integers(18, 40), st.integers(24, 52))


@cache
def made(seed="4711", **options):
    """The world of a seed."""
    return generate(WorldOptions(**options), seed, LORE)


def played(seed="4711", **options):
    """A tale in the world of a seed."""
    return Tale(world=made(seed, **options))


def dry(world, region, but=()):
    """Labels of hexes of a region where nothing stands yet."""
    taken = {place.cell for place in world.places} | set(but)
    cells = [c for c in range(world.grid.size) if world.region_of(c) == region and world.ground[c] not in "~l"]
    return [world.grid.label(cell) for cell in cells if cell not in taken]
