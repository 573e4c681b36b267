"""What players may see: terrain, waters, names and the holdings that are not hidden (MB-243)."""

from __future__ import annotations

from realmgen.games.bastionland.codec import realm_json, shape, site_json
from realmgen.games.bastionland.model import Holding, Realm, State
from realmgen.games.bastionland.sites.view import shown_site
from realmgen.kit.game import Json


def redact(state: State) -> State:
    """The state with nothing hidden left in it; all it says of the options is the size of the map."""
    if state.realm is None:
        return State()
    return State(_shown(state.realm), sites=tuple(filter(None, map(shown_site, state.sites))))


def _shown(realm: Realm) -> Realm:
    """A Realm built up from what may be seen, so that a field added later stays out until it is let in here."""
    return Realm(
        name=realm.name,
        seed="",
        options=shape(realm.grid),
        terrain=realm.terrain,
        area=realm.area,
        lakes=realm.lakes,
        rivers=realm.rivers,
        holdings=tuple(Holding(h.at, h.name, h.kind, h.seat, h.ruler) for h in realm.holdings if not h.hidden),
        regions=realm.regions,
    )


def players_json(state: State, code: str) -> Json:
    """The players' form of the Realm under a campaign code; empty before there is a Realm."""
    shown = redact(state)
    if shown.realm is None:
        return {}
    sites = [site_json(site, secrets=False) for site in shown.sites]
    return realm_json(shown.realm, audience="players", code=code) | ({"sites": sites} if sites else {})
