"""Worlds before they are kept: drawn from what is asked for, looked at, drawn again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.model import (
    CATEGORIES,
    CUSTOM,
    GROUNDS,
    MODES,
    PEOPLES,
    RANKS,
    REGIONS,
    Mode,
    Truth,
    World,
    WorldOptions,
)
from realmgen.games.ironsworn.truths import option_at
from realmgen.kit.chance import Dice, fresh_seed
from realmgen.service.worlds.lore import library
from realmgen.service.worlds.making import draw_world

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Category as Category

__all__ = [
    "CATEGORIES",
    "CUSTOM",
    "GROUNDS",
    "HOMES",
    "LONGEST_NAME",
    "MODES",
    "PEOPLES",
    "RANKS",
    "REGIONS",
    "Mode",
    "Truth",
    "World",
    "WorldOptions",
    "categories",
    "d100",
    "draw",
    "short_seed",
    "typed_region",
    "typed_truth",
]
LONGEST_NAME = 60
HOMES = tuple(range(9))
"""Regions where a home may lie, 0 for any: not the Shattered Wastes (IS-515)."""


def short_seed() -> str:
    """A seed that can be read out at the table."""
    return fresh_seed()[:8]


def draw(options: WorldOptions, seed: str, name: str = "") -> World:
    """The world of those options and that seed; under a name of one's own, if one is given."""
    world = draw_world(options, seed)
    return replace(world, name=name.strip()) if name.strip() else world


def typed_region(shown: int) -> int:
    """The region that a d100 means (IS-620); 0 for elsewhere, which leaves it to chance."""
    name = library().oracles["region"].row(shown).text
    return REGIONS.index(name) if name in REGIONS else 0


def d100() -> int:
    """A d100 of ours, for a form that is not kept yet."""
    return Dice(fresh_seed()).roll(100)


def categories() -> tuple[Category, ...]:
    """The eleven categories of truths, in their order (IS-519)."""
    return tuple(library().truths.values())


def typed_truth(category: Category, shown: int) -> Truth:
    """The truth that a d100 means (IS-A2)."""
    return Truth(category.key, (option_at(category, shown),))
