"""Rules of the ground: clusters, coast, lakes, rivers, named stretches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from realmgen.games.bastionland.clusters import stretches
from realmgen.games.bastionland.generate.guide import lake_range, river_length
from realmgen.games.bastionland.model import CLUSTER, HIGH, TERRAIN, WATER
from realmgen.games.bastionland.problems.land import Land, joined


def areas(land: Land) -> Iterator[str]:
    """MB-245: every hex has a known terrain and belongs to one connected cluster of 1 to 12 hexes."""
    realm, frame = land.realm, land.frame
    by_area: dict[int, list[int]] = {}
    for cell, number in enumerate(realm.area):
        by_area.setdefault(number, []).append(cell)
        if realm.terrain[cell] not in TERRAIN:
            yield f"hex {frame.labels[cell]} has the unknown terrain {realm.terrain[cell]!r}"
    if sorted(by_area) != list(range(1, len(by_area) + 1)):
        yield f"the {len(by_area)} areas are not numbered from 1 to {len(by_area)}"
    for number, cells in sorted(by_area.items()):
        if len({realm.terrain[cell] for cell in cells}) > 1:
            yield f"area {number} has several terrains"
        if len(cells) > CLUSTER:
            yield f"area {number} has {len(cells)} hexes: {CLUSTER} at most"
        if not joined(frame, cells):
            yield f"area {number} is in several pieces"


def coast(land: Land) -> Iterator[str]:
    """MB-242: no sea, sea along a rim, or sea all round several islands."""
    realm, frame = land.realm, land.frame
    rim = [realm.terrain[cell] == "sea" for cell in range(frame.size) if frame.rim[cell]]
    coast = realm.options.coast
    if coast == "landlocked" and "sea" in realm.terrain:
        yield "a landlocked realm has sea"
    if coast == "coastal" and not any(rim):
        yield "a coastal realm has no sea on its rim"
    if coast == "islands" and not all(rim):
        yield "a realm of islands has land on its rim"
    masses = len(list(stretches(realm.grid, [kind != "sea" for kind in realm.terrain], True)))
    if coast == "islands" and masses < 2 and min(realm.options.width, realm.options.height) >= 6:
        yield f"a realm of islands has {masses} land masses"
    if coast != "islands" and masses > 1:
        yield f"the sea cuts the land into {masses} pieces"


def lakes(land: Land) -> Iterator[str]:
    """MB-247: a few lakes of 1 to 12 hexes that touch neither each other nor the sea."""
    realm, frame = land.realm, land.frame
    low, high = lake_range(realm.options)
    if not low - land.left_out.get("lakes", 0) <= len(realm.lakes) <= high:
        yield f"{len(realm.lakes)} lakes instead of {low if low == high else f'{low} to {high}'}"
    owner = {land.cell[label]: lake.name for lake in realm.lakes for label in lake.hexes}
    wet = [cell for cell in range(frame.size) if realm.terrain[cell] == "lake"]
    yield from (f"lake hex {frame.labels[cell]} belongs to no lake" for cell in wet if cell not in owner)
    for cell, n in ((wave, n) for wave in wet for n in frame.near[wave]):
        if realm.terrain[n] == "sea":
            yield f"lake hex {frame.labels[cell]} touches the sea"
        if n > cell and realm.terrain[n] == "lake" and owner.get(n) != owner.get(cell):
            yield f"the lakes {owner.get(cell)} and {owner.get(n)} touch"
    yield from _each_lake(land)


def _each_lake(land: Land) -> Iterator[str]:
    for lake in land.realm.lakes:
        cells = [land.cell[label] for label in lake.hexes]
        if not 1 <= len(cells) <= CLUSTER or not joined(land.frame, cells):
            yield f"lake {lake.name} is not one piece of 1 to {CLUSTER} hexes"
        if any(land.realm.terrain[cell] != "lake" for cell in cells):
            yield f"lake {lake.name} has a dry hex"


def rivers(land: Land) -> Iterator[str]:
    """MB-247: rivers run unbroken from high ground or the rim to the sea, a lake or the rim; one crosses the map."""
    realm = land.realm
    yield from land.count("rivers", len(realm.rivers), realm.options.rivers)
    least = river_length(realm.options) - land.left_out.get("hexes of the river", 0)
    longest = max(map(len, land.courses), default=least)
    if longest < least:
        yield f"no river crosses the map: the longest runs through {longest} hexes of {least}"
    for number, (river, path) in enumerate(zip(realm.rivers, land.courses, strict=True), 1):
        yield from (f"{river.name or f'river {number}'} {fault}" for fault in _course(land, path))


def _course(land: Land, path: list[int]) -> Iterator[str]:
    frame, terrain = land.frame, land.realm.terrain
    if len(path) < 2:
        yield "is no course: it needs two hexes"
    if any(b not in frame.near[a] for a, b in pairwise(path)):
        yield "jumps between hexes that do not touch"
    if len(set(path)) < len(path):
        yield "runs through a hex twice"
    if any(path[at + 2] in frame.near[path[at]] for at in range(len(path) - 2)):
        yield "bends back on itself"
    if any(terrain[cell] in WATER for cell in path[:-1]):
        yield "runs through water before its end"
    if path and terrain[path[0]] not in HIGH and not frame.rim[path[0]]:
        yield "rises neither on high ground nor at the rim"
    if path and terrain[path[-1]] not in WATER and not frame.rim[path[-1]]:
        yield "ends neither in water nor at the rim"


def regions(land: Land) -> Iterator[str]:
    """A name belongs to one terrain; painting by hand may leave it in pieces."""
    for region in land.realm.regions:
        if len({land.terrain(label) for label in region.hexes}) != 1:
            yield f"{region.name} is not the name of one terrain"
