"""Ways between settlements: roads in the Havens where the truths have them, trails, and crossings of the sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from realmgen.games.ironsworn.generate.land.ways import cheapest
from realmgen.games.ironsworn.generate.settle.spots import Survey
from realmgen.games.ironsworn.model import Place, Road
from realmgen.kit.chance import Dice
from realmgen.kit.frame import Frame

HAVENS = 5
PRICES: Mapping[str, int] = MappingProxyType(
    {"p": 10, "v": 11, "x": 14, "h": 17, "f": 18, "m": 26, "b": 28, "c": 34, "^": 48}
)
WORN, SWAY = 4, 7
"""What it costs to go on along a way that is there, and how much chance has to say about it elsewhere."""


def lay_roads(ground: Survey, places: Sequence[Place], roads: bool, dice: Dice) -> tuple[Road, ...]:
    """Ways that tie the settlements of the mainland together, and crossings to the islands (IS-532)."""
    frame, spots = ground.frame, ground.spots
    region = {place.number: spots[place.cell].region for place in places}
    settled = [place for place in places if place.kind == "settlement"]
    mainland = [place for place in settled if region[place.number] > 1]
    islands = [place for place in settled if region[place.number] == 1]
    price = [PRICES[spot.ground] + dice.below(SWAY) if spot.ground in PRICES else -1 for spot in spots]
    ways: list[Road] = []
    havens = [place for place in mainland if region[place.number] == HAVENS]
    for one, other in [*spanning(frame, havens[:1], havens[1:]), *spanning(frame, havens, _but(mainland, havens))]:
        path = cheapest(frame, one.cell, {other.cell}, price)
        if len(path) > 1:
            both = region[one.number] == region[other.number] == HAVENS
            ways.append(Road(one.number, other.number, tuple(path), "road" if roads and both else "trail"))
            for cell in path:
                price[cell] = WORN
    return (*ways, *_crossings(ground, islands, mainland))


def _but(places: Sequence[Place], others: Sequence[Place]) -> list[Place]:
    return [place for place in places if place not in others]


def spanning(frame: Frame, tied: Sequence[Place], places: Sequence[Place]) -> list[tuple[Place, Place]]:
    """Pairs that tie places to those that are tied, with the shortest ways; the first is where it begins if none is."""
    met, left = list(tied or places[:1]), list(places if tied else places[1:])
    pairs = []
    while left:
        one, other = _closest(frame, met, left)
        pairs.append((one, other))
        met.append(other)
        left.remove(other)
    return pairs


def _closest(frame: Frame, met: Sequence[Place], left: Sequence[Place]) -> tuple[Place, Place]:
    best = min(
        (frame.apart(a.cell, b.cell), a.number, b.number, i, j) for i, a in enumerate(met) for j, b in enumerate(left)
    )
    return met[best[3]], left[best[4]]


def _crossings(ground: Survey, islands: Sequence[Place], mainland: Sequence[Place]) -> list[Road]:
    """From each island a crossing to the nearest settlement by the sea, or to an island that has one."""
    water = [3 if spot.ground == "~" else -1 for spot in ground.spots]
    shore = [place for place in mainland if ground.spots[place.cell].sea]
    ways: list[Road] = []
    for place in islands:
        ports = [port for port in (*shore, *islands) if port.number < place.number or port in shore]
        ends = {port.cell: port for port in ports if port is not place}
        price = list(water)
        for cell in ends:
            price[cell] = 3
        path = cheapest(ground.frame, place.cell, ends, price)
        if len(path) > 1:
            ways.append(Road(place.number, ends[path[-1]].number, tuple(path), "sea"))
    return ways
