"""Turns of phrase: counts, directions, and where a thing lies."""

from __future__ import annotations

import math
from collections.abc import Iterable

from realmgen.games.bastionland.model import Realm
from realmgen.games.bastionland.places import Thing, count, few, steps, terrain_at
from realmgen.kit.hex import centre

WINDS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
SIDES = {
    "N": "north",
    "NE": "north-east",
    "E": "east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "W": "west",
    "NW": "north-west",
}
WEATHER = {"fine": "Fine weather", "looming": "A threat looms", "dire": "Dire weather"}
GROUNDS = {
    "marsh": "in the marsh",
    "heath": "on the heath",
    "crag": "among the crags",
    "peak": "high in the peaks",
    "forest": "in the forest",
    "valley": "in the valley",
    "hills": "in the hills",
    "meadow": "in the meadows",
    "bog": "in the bog",
    "glade": "in a glade",
    "plain": "on the plain",
    "lake": "in the lake",
    "sea": "in the sea",
}
MOST_LABELS = 24


def ground(realm: Realm, at: str) -> str:
    """`on the heath`: the terrain of a hex as a place to be."""
    return GROUNDS[terrain_at(realm, at)]


def capital(text: str) -> str:
    """The text with a capital at its head."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text with a capital at its head and a stop at its end."""
    text = text.strip()
    return capital(text) + ("" if not text or text[-1] in ".!?…" else ".")


def sentences(*texts: str) -> str:
    """What there is to say, a sentence each."""
    return " ".join(sentence(text) for text in texts if text.strip())


def wind(realm: Realm, origin: str, goal: str) -> str:
    """The compass direction from one hex to another, one of eight."""
    grid = realm.grid
    (ax, ay), (bx, by) = (centre(grid.hex(grid.find(at)), grid.layout) for at in (origin, goal))
    return WINDS[round(math.atan2(by - ay, bx - ax) / (math.pi / 4)) % 8]


def away(realm: Realm, origin: str, goal: str) -> str:
    """`3 hexes south-west`: how to reach `goal` from `origin`, barriers ignored."""
    return f"{count(steps(realm, origin, goal), 'hex', 'hexes')} {wind(realm, origin, goal)}"


def beside(realm: Realm, at: str, thing: Thing) -> str:
    """`3 hexes south-west of Orban`: where `at` lies as seen from a thing."""
    if at == thing.at:
        return f"at {thing.name}"
    return f"{away(realm, thing.at, at)} of {thing.name}"


def span(labels: Iterable[str]) -> str:
    """Labels in order, at most MOST_LABELS of them."""
    return few(sorted(labels), MOST_LABELS)
