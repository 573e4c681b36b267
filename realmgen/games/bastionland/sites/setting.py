"""Where a Site lies, read off a Realm: its Hex, and the Myth, landmark or holding it belongs to (MB-263)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.lore.model import Tale
from realmgen.games.bastionland.model import Holding, Landmark, Myth, State
from realmgen.games.bastionland.places import realm_of, terrain_at, thing_at
from realmgen.games.bastionland.sites.model import Setting


def setting_of(state: State, at: str) -> Setting:
    """The setting of a Hex; raises Unreadable off the map and IllegalCommand before there is a Realm."""
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
