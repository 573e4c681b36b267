"""What the dashboard shows of a world: its map in layers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.model import GROUNDS, REGIONS
from realmgen.games.ironsworn.view import scene
from realmgen.render.theme import COLOUR
from realmgen.service.layers import MapLayers, layers_of

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Place, World
    from realmgen.service.screen import Audience

TOGGLES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "Names": ("names",),
        "Regions": ("titles",),
        "Borders": ("bounds",),
        "Coordinates": ("coordinates",),
        "Sites": ("signs",),
        "Ways": ("ways",),
        "Rivers": ("river",),
    }
)
"""By what a user calls it: the layers of the drawing to leave out."""
SHOWN = tuple(name for name in TOGGLES if name != "Coordinates")
"""Those that are not left out at first."""
TINTS: Mapping[str, str] = MappingProxyType(
    {sign: COLOUR.grounds[name].body if name in COLOUR.grounds else COLOUR.water for sign, name in GROUNDS.items()}
)
"""By sign of a ground: a colour for hexes that are about to be painted."""


def map_layers(world: World, code: str, *, theme: str = "colour", audience: Audience = "gm") -> MapLayers:
    """The map of a world; for players the world is given as they know it."""
    return layers_of(scene(world, code=code, players=audience == "players"), tips(world), theme=theme)


def tips(world: World) -> dict[str, str]:
    """By label: what the map says of a hex at a glance."""
    places = {place.cell: place for place in world.places}
    return {world.grid.label(cell): _tip(world, cell, places) for cell in range(world.grid.size)}


def _tip(world: World, cell: int, places: Mapping[int, Place]) -> str:
    ground, region = GROUNDS[world.ground[cell]], REGIONS[world.region_of(cell)]
    land = f"{ground.capitalize()}, {region}" if region else ground.capitalize()
    place = places.get(cell)
    return f"{place.number} {place.name}; {land}" if place else land
