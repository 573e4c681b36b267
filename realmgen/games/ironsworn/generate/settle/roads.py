"""Ways between settlements: roads in the Havens where the truths have them, trails, and crossings of the sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from realmgen.games.ironsworn.generate.land import Land
from realmgen.games.ironsworn.generate.land.ways import cheapest
from realmgen.games.ironsworn.model import Place, Road
from realmgen.kit.frame import Frame

HAVENS = 5
PRICES: Mapping[str, int] = MappingProxyType(
    {"p": 10, "v": 11, "x": 14, "h": 17, "f": 18, "m": 26, "b": 28, "c": 34, "^": 48}
)
WORN = 4
"""What it costs to go on along a way that is there."""


def lay_roads(frame: Frame, land: Land, places: Sequence[Place], roads: bool) -> tuple[Road, ...]:
    """Ways that tie the settlements of the mainland together, and crossings to the islands (IS-532)."""
    region = {place.number: int(land.regions[place.cell]) for place in places}
    settled = [place for place in places if place.kind == "settlement"]
    mainland = [place for place in settled if region[place.number] > 1]
    islands = [place for place in settled if region[place.number] == 1]
    price = [PRICES.get(kind, -1) for kind in land.ground]
    ways: list[Road] = []
    for one, other in spanning(frame, mainland):
        path = cheapest(frame, one.cell, {other.cell}, price)
        if len(path) > 1:
            both = region[one.number] == region[other.number] == HAVENS
            ways.append(Road(one.number, other.number, tuple(path), "road" if roads and both else "trail"))
            for cell in path:
                price[cell] = WORN
    return (*ways, *_crossings(frame, land, islands, mainland))


def spanning(frame: Frame, places: Sequence[Place]) -> list[tuple[Place, Place]]:
    """Pairs that tie all places together with the shortest ways."""
    if not places:
        return []
    met, left = [places[0]], list(places[1:])
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


def _crossings(frame: Frame, land: Land, islands: Sequence[Place], mainland: Sequence[Place]) -> list[Road]:
    """From each island a crossing to the nearest settlement by the sea, or to an island that has one."""
    water = [3 if kind == "~" else -1 for kind in land.ground]
    shore = [place for place in mainland if any(land.ground[n] == "~" for n in frame.near[place.cell])]
    ways: list[Road] = []
    for place in islands:
        ports = [port for port in (*shore, *islands) if port.number < place.number or port in shore]
        ends = {port.cell: port for port in ports if port is not place}
        price = list(water)
        for cell in ends:
            price[cell] = 3
        path = cheapest(frame, place.cell, ends, price)
        if len(path) > 1:
            ways.append(Road(place.number, ends[path[-1]].number, tuple(path), "sea"))
    return ways
