"""Which name is drawn by which function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from realmgen.kit.chance import Dice, stream
from realmgen.render.drawing import Shape
from realmgen.render.glyphs import (
    ornaments,
    places,
    sights,
    signs,
    steads,
    terrain_green,
    terrain_high,
    terrain_ice,
    terrain_wet,
    travel,
)
from realmgen.render.glyphs.palette import Palette

TERRAIN: Mapping[str, Callable[[Dice, Palette], list[Shape]]] = MappingProxyType(
    {
        "plain": terrain_green.plain,
        "meadow": terrain_green.meadow,
        "glade": terrain_green.glade,
        "forest": terrain_green.forest,
        "heath": terrain_green.heath,
        "hills": terrain_high.hills,
        "valley": terrain_high.valley,
        "crag": terrain_high.crag,
        "peak": terrain_high.peak,
        "ice": terrain_ice.ice,
        "marsh": terrain_wet.marsh,
        "bog": terrain_wet.bog,
        "lake": terrain_wet.lake,
        "sea": terrain_wet.sea,
    }
)
SINGLE: Mapping[str, Callable[[Palette], list[Shape]]] = MappingProxyType(
    {
        "castle": places.castle,
        "town": places.town,
        "fortress": places.fortress,
        "tower": places.tower,
        "steading": steads.steading,
        "village": steads.village,
        "stockade": steads.stockade,
        "dwelling": signs.dwelling,
        "sanctum": signs.sanctum,
        "monument": signs.monument,
        "hazard": signs.hazard,
        "curse": signs.curse,
        "ruin": signs.ruin,
        "cave": sights.cave,
        "mine": sights.mine,
        "tree": sights.tree,
        "spring": sights.spring,
        "camp": sights.camp,
        "wreck": sights.wreck,
        "cairn": sights.cairn,
        "circle": sights.circle,
        "battle": sights.battle,
        "gate": sights.gate,
        "wonder": sights.wonder,
        "pillar": sights.pillar,
        "plan": signs.plan,
        "crown": signs.crown,
        "seal": signs.seal,
        "great-seal": signs.seal,
        "marker": travel.marker,
        "trail": travel.trail,
        "bounds": travel.bounds,
        "road": travel.road,
        "path": travel.path,
        "lane": travel.lane,
        "known": travel.known,
        "barrier": signs.barrier,
        "river": signs.river,
        "lance": ornaments.lance,
        "compass": ornaments.compass,
    }
)


def drawn(name: str, pal: Palette) -> list[Shape]:
    """The shapes of one symbol; raises KeyError when none is called so."""
    if name in SINGLE:
        return SINGLE[name](pal)
    return TERRAIN[name.rstrip("0123456789")](stream("glyph", name), pal)
