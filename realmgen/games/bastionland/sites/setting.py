"""Where a Site lies, read off a Realm: its Hex, and the Myth, landmark or holding it belongs to (MB-263); and what
ground and distribution suit that."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from realmgen.games.bastionland.lore.model import Tale
from realmgen.games.bastionland.model import Holding, Landmark, Myth, State
from realmgen.games.bastionland.places import realm_of, terrain_at, thing_at
from realmgen.games.bastionland.sites.model import Setting

_GROUND = {
    "castle": "castle",
    "fortress": "castle",
    "tower": "castle",
    "town": "town",
    "ruin": "ruin",
    "hazard": "caves",
    "monument": "tomb",
    "curse": "wood",
    "sanctum": "caves",
}
_GROUND_OF_TERRAIN = {
    "forest": "wood",
    "glade": "wood",
    "sea": "isle",
    "lake": "isle",
    "marsh": "isle",
    "bog": "isle",
    "peak": "mine",
    "crag": "caves",
    "hills": "tomb",
    "heath": "tomb",
}
_PRESET = {
    "castle": "hostile-castle",
    "fortress": "hostile-castle",
    "tower": "besieged-tower",
    "town": "market-underground",
    "ruin": "haunted-hall",
    "hazard": "warren",
    "monument": "sealed-burial",
    "curse": "misty-wood",
}
_PRESET_OF_TERRAIN = {
    "forest": "misty-wood",
    "sea": "ferry-isle",
    "lake": "ferry-isle",
    "peak": "old-mine",
    "crag": "warren",
}


def usual_ground(setting: Setting) -> str:
    """The ground that suits a Hex: by what stands there, else by its terrain."""
    return _GROUND.get(setting.kind) or _GROUND_OF_TERRAIN.get(setting.terrain) or "ruin"


def usual_preset(setting: Setting) -> str:
    """The distribution that suits a Hex best, by what stands there or its terrain; `standard` where none does."""
    return _PRESET.get(setting.kind) or _PRESET_OF_TERRAIN.get(setting.terrain) or "standard"


def setting_of(state: State, at: str) -> Setting:
    """The setting of a Hex; raises Unreadable off the map and IllegalCommand before there is a Realm."""
    return replace(_place(state, at), told="\n".join(_told(state, at)))


def _told(state: State, at: str) -> Iterator[str]:
    """All that is written of Sites in other Hexes."""
    for site in state.sites:
        if site.at != at:
            yield from (site.name, site.mood)
            for point in site.points:
                yield from (point.name, point.text, point.secret)
            yield from (route.text for route in site.routes)
            yield from (door.text for door in site.entrances)


def _place(state: State, at: str) -> Setting:
    realm = realm_of(state)
    terrain = terrain_at(realm, at)
    thing = thing_at(realm, at)
    if isinstance(thing, Myth):
        return _of_myth(at, terrain, thing)
    if isinstance(thing, Landmark):
        return Setting(at, terrain, thing.kind, thing.name, prompts={thing.kind: thing.prompt} if thing.prompt else {})
    if isinstance(thing, Holding):
        return Setting(at, terrain, thing.kind, thing.name, cast=(thing.ruler,) if thing.ruler else ())
    return Setting(at, terrain)


def _of_myth(at: str, terrain: str, myth: Myth) -> Setting:
    tale = myth.tale
    if tale is None:
        return Setting(at, terrain, "myth", myth.name, mark=myth.mark)
    return Setting(
        at,
        terrain,
        "myth",
        myth.name,
        mark=myth.mark or tale.hex,
        cast=tuple(_cast(tale)),
        prompts=tale.prompts,
    )


def _cast(tale: Tale) -> Iterator[str]:
    for actor in tale.cast:
        yield f"{actor.name} ({actor.stats}). {actor.note}".strip()
