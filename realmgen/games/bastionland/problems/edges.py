"""Rules of barriers: how many, where, and what must stay within reach."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from realmgen.games.bastionland.generate.guide import barrier_count
from realmgen.games.bastionland.model import BARRIER_KINDS, Holding, Landmark
from realmgen.games.bastionland.places import things
from realmgen.games.bastionland.problems.land import Land

_CHANGE_PERCENT = 60
"""More than this share of barriers lies where the land changes."""


def barriers(land: Land) -> Iterator[str]:
    """MB-246, MB-A41: a sixth of the hexes; on edges, never on a river's course or between two waters."""
    realm, frame = land.realm, land.frame
    yield from land.count("barriers", len(realm.barriers), barrier_count(realm.options))
    course = {frame.key(a, b) for path in land.courses for a, b in pairwise(path)}
    seen: set[int] = set()
    for barrier in realm.barriers:
        a, b = (land.cell[label] for label in barrier.between)
        where, key = f"the barrier between {' and '.join(barrier.between)}", frame.key(a, b)
        if barrier.kind not in BARRIER_KINDS:
            yield f"{where} has the unknown kind {barrier.kind!r}"
        if b not in frame.near[a]:
            yield f"{where} lies on no edge: they do not touch"
        if key in seen:
            yield f"{where} stands twice"
        if key in course:
            yield f"{where} lies across a river's course"
        if not land.dry[a] and not land.dry[b]:
            yield f"{where} lies between two hexes of water"
        seen.add(key)


def barrier_share(land: Land) -> Iterator[str]:
    """MB-246: barriers lie mostly where the land changes, as far as it changes often enough."""
    realm, near, terrain = land.realm, land.frame.near, land.realm.terrain
    changes = [land.terrain(b.between[0]) != land.terrain(b.between[1]) for b in realm.barriers]
    room = sum(terrain[a] != terrain[b] for a in range(land.frame.size) for b in near[a] if b > a)
    if room >= 3 * len(changes) and 100 * sum(changes) <= _CHANGE_PERCENT * len(changes) and changes:
        yield f"only {sum(changes)} of {len(changes)} barriers lie where the land changes"


def walks(land: Land) -> Iterator[str]:
    """MB-A42: every holding and Myth can be reached from the Seat on foot, among islands by boat too."""
    realm, frame = land.realm, land.frame
    boats = realm.options.coast == "islands"
    open_to = [dry or (boats and kind == "sea") for dry, kind in zip(land.dry, realm.terrain, strict=True)]
    goals = [thing for thing in things(realm) if not isinstance(thing, Landmark)]
    home = next((thing for thing in goals if isinstance(thing, Holding) and thing.seat), goals[0] if goals else None)
    walk = [land.cell[home.at]] if home else []
    met = set(walk)
    for cell in walk:
        for n in frame.near[cell]:
            if n not in met and open_to[n] and frame.key(cell, n) not in land.barred:
                met.add(n)
                walk.append(n)
    for thing in goals:
        if land.cell[thing.at] not in met:
            yield f"{thing.name} in {thing.at} cannot be reached from the Seat"
