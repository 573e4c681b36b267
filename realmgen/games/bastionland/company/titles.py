"""Who bears which title (MB-227, MB-A69)."""

from __future__ import annotations

from realmgen.games.bastionland.model import Holding, Landmark, State


def held_titles(state: State) -> dict[str, str]:
    """By id of a Knight's entry: who bears its title now, in the living Company or the Realm (MB-227, MB-A69)."""
    realm = state.realm
    places: tuple[Holding | Landmark, ...] = (*realm.holdings, *realm.landmarks) if realm else ()
    homes = {place.calling.id: _holder(place) for place in places if place.calling}
    return homes | {m.calling.id: m.name for m in state.company.living if m.calling}


def _holder(place: Holding | Landmark) -> str:
    """Who it is there: a holding's ruler, or the Seer of a Sanctum."""
    if isinstance(place, Landmark):
        return f"the Seer at {place.name}"
    return place.ruler or f"whoever rules {place.name}"
