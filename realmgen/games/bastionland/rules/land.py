"""Painting terrain, and what follows from it: areas, lakes, regions, barriers (MB-245 to MB-247)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.clusters import stretches
from realmgen.games.bastionland.model import CLUSTER, WATER, Barrier, Lake, Realm, Region, State
from realmgen.games.bastionland.places import few, realm_of, thing_at
from realmgen.games.bastionland.rules.common import done, on_map, said, unused
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.hex import Grid

UNNAMED = "Unnamed water"
NAMED = 12
"""How many hexes an event names in words; its data names them all."""


def check_paint(state: State, command: c.Paint) -> None:
    """Water never comes over a thing, nor over a river before its end."""
    realm = on_map(state, *command.hexes)
    if not _changed(realm, command):
        raise IllegalCommand(f"{', '.join(dict.fromkeys(command.hexes))}: all {command.terrain} already")
    if command.terrain in WATER:
        for label in command.hexes:
            _may_flood(realm, label)


def _may_flood(realm: Realm, label: str) -> None:
    if thing := thing_at(realm, label):
        raise IllegalCommand(f"{said(thing)} stands in {label}: move or remove it before the water comes")
    for number, river in enumerate(realm.rivers, 1):
        if label in river.path[:-1]:
            raise IllegalCommand(
                f"river {number}, {river.name}, runs through {label}, and only its last hex may be water:"
                f" erase it first (erase river {number})"
            )


def paint(state: State, command: c.Paint, chance: Chance) -> Step[State]:
    """New terrain; areas, lakes, regions and barriers are put right."""
    realm = realm_of(state)
    cells = _changed(realm, command)
    terrain = tuple(command.terrain if cell in cells else was for cell, was in enumerate(realm.terrain))
    changed = replace(
        realm,
        terrain=terrain,
        area=areas(realm.grid, terrain, realm.area, sorted(cells)),
        lakes=tuple(_lakes(realm, terrain)),
        regions=tuple(_regions(realm, cells)),
        barriers=tuple(_dry(realm, terrain)),
    )
    labels = [realm.grid.label(cell) for cell in sorted(cells)]
    return done(replace(state, realm=changed), "painted", _told(realm, changed, command.terrain, labels), at=labels)


def _told(before: Realm, after: Realm, terrain: str, labels: list[str]) -> str:
    drowned = len(before.barriers) - len(after.barriers)
    more = f" {drowned} barrier{'s' * (drowned > 1)} went under." if drowned else ""
    return f"Painted {terrain}: {few(labels, NAMED)}.{more}"


def _changed(realm: Realm, command: c.Paint) -> frozenset[int]:
    cells = {realm.grid.find(label) for label in command.hexes}
    return frozenset(cell for cell in cells if realm.terrain[cell] != command.terrain)


def areas(grid: Grid, terrain: Sequence[str], area: Sequence[int], painted: Iterable[int]) -> tuple[int, ...]:
    """The areas after some cells were painted; all others stay as they were unless theirs fell apart.

    A painted cell joins the smallest touching area of its terrain that has room, or starts one. Areas come out
    connected, of one terrain, of at most twelve hexes, and numbered from 1 in order of their first cells.
    """
    cluster = list(area)
    for cell in painted:
        cluster[cell] = 0
    sizes = Counter(cluster)
    fresh = max(cluster, default=0) + 1
    for cell in painted:
        beside = {cluster[n] for n in grid.neighbours[cell] if n >= 0 and terrain[n] == terrain[cell] and cluster[n]}
        room = [number for number in beside if sizes[number] < CLUSTER]
        cluster[cell] = min(room, key=lambda number: (sizes[number], number)) if room else fresh
        fresh += not room
        sizes[cluster[cell]] += 1
    return _numbered(grid, list(zip(terrain, cluster, strict=True)))


def _numbered(grid: Grid, key: Sequence[object]) -> tuple[int, ...]:
    """Connected cells of one key, twelve at most, numbered in order of their first cells."""
    area, number, beside = [0] * grid.size, 0, grid.neighbours
    for start in range(grid.size):
        if area[start]:
            continue
        number += 1
        members = [start]
        area[start] = number
        for cell in members:
            for other in beside[cell]:
                if other >= 0 and not area[other] and key[other] == key[start] and len(members) < CLUSTER:
                    area[other] = number
                    members.append(other)
    return tuple(area)


def _lakes(realm: Realm, terrain: Sequence[str]) -> Iterator[Lake]:
    """Every stretch of lake; a name stays with the largest part of its old lake."""
    found = [tuple(map(realm.grid.label, cells)) for cells in stretches(realm.grid, terrain, "lake")]
    named: dict[int, Lake] = {}
    for lake in realm.lakes:
        old = set(lake.hexes)
        shared = {i: len(old & set(hexes)) for i, hexes in enumerate(found) if i not in named}
        best = max(shared, key=lambda i: shared[i], default=None)
        if best is not None and shared[best]:
            named[best] = Lake(lake.name, found[best])
    yield from named.values()
    names = {lake.name for lake in named.values()}
    for i, hexes in enumerate(found):
        if i not in named:
            name = unused(UNNAMED, names)
            names.add(name)
            yield Lake(name, hexes)


def _regions(realm: Realm, changed: frozenset[int]) -> Iterator[Region]:
    gone = {realm.grid.label(cell) for cell in changed}
    for region in realm.regions:
        if left := tuple(label for label in region.hexes if label not in gone):
            yield Region(region.name, left)


def _dry(realm: Realm, terrain: Sequence[str]) -> Iterator[Barrier]:
    for barrier in realm.barriers:
        if any(terrain[realm.grid.find(label)] not in WATER for label in barrier.between):
            yield barrier
