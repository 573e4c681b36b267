"""What the dashboard shows of a campaign's Realm: the map in layers, and the facts of a hex."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from realmgen.games.bastionland import view
from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.model import (
    BARRIER_KINDS,
    COASTS,
    HOLDING_KINDS,
    LAND,
    LANDMARK_KINDS,
    LAYERS,
    TERRAIN,
    Holding,
    Landmark,
    Myth,
    Options,
    Realm,
    State,
)
from realmgen.games.bastionland.phrases import capital
from realmgen.games.bastionland.places import realm_of, seat, seat_first
from realmgen.games.bastionland.view import Beside, HexFacts, Near
from realmgen.games.bastionland.view.words import subtitle, title
from realmgen.render import svg
from realmgen.render.plate import bare_map
from realmgen.render.theme import COLOUR
from realmgen.service.layers import RADIUS, MapLayers, layers_of

__all__ = [
    "BARRIER_KINDS",
    "COASTS",
    "HOLDING_KINDS",
    "LAND",
    "LANDMARK_KINDS",
    "LAYERS",
    "TERRAIN",
    "Audience",
    "Beside",
    "HexFacts",
    "Holding",
    "Landmark",
    "Myth",
    "Near",
    "Realm",
    "State",
    "facts",
    "home",
    "map_layers",
    "summary",
    "thumbnail",
    "title",
]
LARGEST_THUMBNAIL = 2500
TOGGLES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "Names": ("names", "area-names"),
        "Coordinates": ("coordinates",),
        "Landmarks": ("signs",),
        "Myths": ("seals",),
        "Sites": ("pins",),
        "Barriers": ("edges",),
        "River": ("river",),
        "Domains": ("bounds",),
        "Notes": ("notes",),
        "Company": ("marker",),
        "Trail": ("trail",),
        "Seen by players": ("known",),
    }
)
"""By what a user calls it: the layers of the drawing to leave out."""
SHOWN = tuple(name for name in TOGGLES if name not in ("Domains", "Seen by players"))
"""Those that are not left out at first."""
TINTS: Mapping[str, str] = MappingProxyType({style: ground.body for style, ground in COLOUR.grounds.items()})
"""By terrain: a colour for hexes that are about to be painted."""


def map_layers(
    state: State, code: str, *, theme: str = "colour", audience: Audience = "gm", domains: bool = False
) -> MapLayers:
    """The map of a state, with the bounds of its Domains where they are wanted; raises IllegalCommand before there is a
    Realm."""
    seen = _seen(state, audience)
    realm = realm_of(seen)
    shown = view.scene(state, audience=audience, code=code, domains=domains)
    return layers_of(shown, _tips(seen, realm), theme=theme)


def warm_up() -> None:
    """Draw a map nobody sees: what drawing needs is then loaded."""
    from realmgen.service.realms import draw_realm

    map_layers(State(draw_realm(Options(), "warm")), "")


def thumbnail(state: State, code: str) -> str:
    """A small map as SVG, for a list: only what can be read at that size.

    Empty before there is a Realm, and of one so large that nothing could be read.
    """
    if state.realm is None or state.realm.grid.size > LARGEST_THUMBNAIL:
        return ""
    hidden = frozenset({"coordinates", "area-names", "grid", "notes", "pins", "trail", "known"})
    return svg.write(bare_map(view.scene(state, code=code), COLOUR, RADIUS, hidden))


def dominions(state: State, code: str) -> str:
    """The map with the bounds of Domains as SVG, for a page; empty where there is none that could be read."""
    if state.realm is None or state.realm.grid.size > LARGEST_THUMBNAIL:
        return ""
    hidden = frozenset({"area-names", "notes", "pins", "trail", "known"})
    return svg.write(bare_map(view.scene(state, code=code, domains=True), COLOUR, RADIUS, hidden))


def facts(state: State, label: str, audience: Audience = "gm") -> HexFacts:
    """Everything there is to say of a hex to that audience."""
    return view.hex_facts(_seen(state, audience), label)


def home(realm: Realm) -> str:
    """The hex to begin at: the Seat's, else the first holding's, else the first."""
    return next((holding.at for holding in seat_first(realm)), "0101")


def summary(state: State) -> tuple[str, list[str]]:
    """A campaign's Realm in a line, and in a few words that stand on badges."""
    realm = state.realm
    if realm is None:
        return "No Realm yet", []
    home = seat(realm)
    badges = [f"{realm.grid.width} × {realm.grid.height} hexes", f"{len(realm.holdings)} holdings"]
    badges += [f"{len(realm.myths)} Myths"] if realm.myths else []
    line = subtitle(realm)
    return f"{capital(line)}{f'; its Seat is {home.name}' if home else ''}.", badges


def _seen(state: State, audience: Audience) -> State:
    return view.redact(state) if audience == "players" else state


def _tips(state: State, realm: Realm) -> dict[str, str]:
    """By label: what the map says of a hex at a glance."""
    sites = {site.at: f"; Site: {site.name}" for site in state.sites}
    named = zip(view.hex_titles(realm).items(), map(title, realm.terrain), strict=True)
    return {
        label: (name if name == ground else f"{name}, {ground.lower()}") + sites.get(label, "")
        for (label, name), ground in named
    }
