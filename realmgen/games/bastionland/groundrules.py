"""What landmarks do to those who come there, and what lies beyond a Realm's edge (MB-255 to MB-262)."""

from __future__ import annotations

from collections import Counter

from realmgen.games.bastionland.model import HIGH, WATER, Holding, Landmark, Realm
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.model import SEASONS, Season

RULES = {
    "dwelling": "Sleeping here counts as indoors: no Wilderness Roll.",
    "sanctum": "Home of one Seer, who knows every Myth and landmark of the Realm, for a price.",
    "monument": "A Phase spent here restores all SPI of everyone present, as Sacrament would; no Remedy is used.",
    "hazard": (
        "Three ways out: devise an answer; force on, and each who does loses d6 of one Virtue, as a rule VIG; or go"
        " back the way you came."
    ),
    "curse": "Travelling in the next Phase counts as travelling blind; a Phase spent waiting lifts it.",
    "ruin": "It hints at a Myth that is not active in this Realm, and may return.",
}
"""By kind of landmark: its rule in a line (MB-255 to MB-260)."""


def indoors(realm: Realm, at: str) -> bool:
    """Whether who sleeps in a hex sleeps indoors: in a holding or a Dwelling (MB-255, MB-314)."""
    here = thing_at(realm, at)
    return isinstance(here, Holding) or (isinstance(here, Landmark) and here.kind == "dwelling")


def travels_blind(phases_since: int) -> bool:
    """Whether a Curse makes a journey blind that begins so many Phases after it was met: only the next Phase's, so that
    waiting one out lifts it (MB-259)."""
    return phases_since == 1


def arrival(departure: Season) -> Season:
    """The Season in which a journey to a distant Realm usually ends: the next (MB-262)."""
    return SEASONS[(SEASONS.index(departure) + 1) % len(SEASONS)]


def frontier(realm: Realm) -> dict[str, str]:
    """By side: what a Realm is edged by there: water, mountains or wasteland whose claims are disputed (MB-262)."""
    return {side: _edge([realm.terrain[cell] for cell in cells]) for side, cells in _rims(realm).items()}


def _rims(realm: Realm) -> dict[str, range]:
    high, size = realm.grid.height, realm.grid.size
    return {
        "north": range(0, size, high),
        "east": range(size - high, size),
        "south": range(high - 1, size, high),
        "west": range(high),
    }


def _edge(kinds: list[str]) -> str:
    most = Counter("water" if kind in WATER else "high" if kind in HIGH else "land" for kind in kinds)
    if most["water"] * 2 >= len(kinds):
        return "open water"
    return "mountains" if most["high"] * 2 >= len(kinds) else "wasteland whose claims are disputed"
