"""Worlds drawn from a seed, and one part of them drawn again."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.generate import generate
from realmgen.service.worlds.lore import library

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World, WorldOptions


@lru_cache(maxsize=16)
def draw_world(options: WorldOptions, seed: str) -> World:
    """The world of a seed; raises Unreadable with one line for each option that is wrong."""
    return generate(options, seed, library())
