"""The map of a world on paper, true to size; and one to write names on."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.model import World, WorldOptions
from realmgen.games.ironsworn.view import scene
from realmgen.service.worlds.lore import library

if TYPE_CHECKING:
    from realmgen.render.drawing import Drawing
    from realmgen.render.paper import Page
    from realmgen.service.printing import Print

BLANK_SEED = "blank"
"""The seed of the land that is printed where there is no world yet."""


def map_sheet(world: World, how: Print, *, code: str = "", blank: bool = False) -> Drawing:
    """One drawing; larger than its paper where hexes of that size want more. A blank one has its regions' numerals."""
    from realmgen.render.paper import parse_paper
    from realmgen.render.sheet import sheet
    from realmgen.render.theme import THEMES

    players = how.audience == "players"
    shown = scene(bare(world) if blank else world, code=code, players=players, numerals=blank)
    return sheet(shown, THEMES[how.theme], parse_paper(how.sheet), hex_mm=how.hex_mm)


def map_pages(world: World, how: Print, *, code: str = "") -> list[Page]:
    """The pages that carry it."""
    from realmgen.render.paper import parse_paper, tiles

    return tiles(map_sheet(world, how, code=code), parse_paper(how.sheet))


def bare(world: World) -> World:
    """The land alone."""
    return replace(world, seed="", places=(), people=(), roads=(), hooks=(), home=0)


@lru_cache(maxsize=1)
def any_land() -> World:
    """A land to write on where no world was made."""
    from realmgen.games.ironsworn.generate import generate

    return bare(generate(WorldOptions(), BLANK_SEED, library()))
