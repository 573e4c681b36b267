"""Barriers on edges and rivers from hex to hex (MB-246, MB-247)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import Barrier, Realm, River, State
from realmgen.games.bastionland.places import is_water, realm_of, terrain_at
from realmgen.games.bastionland.rules.common import done, on_map
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

Edge = tuple[str, str]
USUAL = {
    "peak": "cliff",
    "crag": "cliff",
    "hills": "ravine",
    "valley": "ravine",
    "lake": "rapids",
    "sea": "rapids",
    "forest": "thicket",
    "glade": "thicket",
    "heath": "thicket",
    "marsh": "thicket",
    "bog": "thicket",
}
"""By terrain on either side, the strongest first: the kind of barrier when none is named (else a wall)."""


def edge(a: str, b: str) -> Edge:
    """An edge in label order, as barriers are kept."""
    return (a, b) if a < b else (b, a)


def barrier_on(realm: Realm, a: str, b: str) -> Barrier | None:
    """The barrier on the edge between two hexes."""
    return next((barrier for barrier in realm.barriers if barrier.between == edge(a, b)), None)


def _neighbours(realm: Realm, a: str, b: str) -> bool:
    return realm.grid.direction(realm.grid.find(a), realm.grid.find(b)) is not None


def check_barrier(state: State, command: c.SetBarrier) -> None:
    """A barrier lies between neighbours, not across a river, not in open water (MB-246)."""
    a, b = command.a, command.b
    realm = on_map(state, a, b)
    if not _neighbours(realm, a, b):
        raise IllegalCommand(f"{a} and {b} are not neighbours: a barrier lies on the edge between two hexes that are")
    standing = barrier_on(realm, a, b)
    if standing:
        if standing.kind == command.kind:
            raise IllegalCommand(f"a {standing.kind} lies between {a} and {b} already")
        return
    if is_water(realm, a) and is_water(realm, b):
        raise IllegalCommand(f"{a} and {b} are both water: a barrier has land on at least one side")
    for river in realm.rivers:
        if edge(a, b) in {edge(*pair) for pair in pairwise(river.path)}:
            raise IllegalCommand(f"{river.name} runs from {a} to {b}: a barrier never lies across a river")


def set_barrier(state: State, command: c.SetBarrier, chance: Chance) -> Step[State]:
    """Raise a barrier, change its kind, or take it down."""
    realm = realm_of(state)
    between, standing = edge(command.a, command.b), barrier_on(realm, command.a, command.b)
    others = tuple(barrier for barrier in realm.barriers if barrier is not standing)
    down = standing is not None and not command.kind
    kind = standing.kind if standing and down else command.kind or _usual(realm, between)
    barriers = others if down else tuple(sorted((*others, Barrier(between, kind)), key=lambda b: b.between))
    text = f"{'Took down' if down else 'Raised'} a {kind} between {between[0]} and {between[1]}."
    data = {"between": list(between), "barrier": kind}
    return done(replace(state, realm=replace(realm, barriers=barriers)), "lowered" if down else "raised", text, **data)


def _usual(realm: Realm, between: Edge) -> str:
    sides = {terrain_at(realm, label) for label in between}
    return next((kind for terrain, kind in USUAL.items() if terrain in sides), "wall")


def check_river(state: State, command: c.DrawRiver) -> None:
    """A river runs from hex to neighbouring hex, never twice through one, over no barrier, and ends at water."""
    path = command.path
    realm = on_map(state, *path)
    if len(path) < 2:
        raise IllegalCommand("a river runs through at least two hexes")
    if twice := [label for i, label in enumerate(path) if label in path[:i]]:
        raise IllegalCommand(f"the river comes to {twice[0]} twice")
    for a, b in pairwise(path):
        if not _neighbours(realm, a, b):
            raise IllegalCommand(f"{a} and {b} are not neighbours: a river runs from each hex to one beside it")
        if barrier := barrier_on(realm, a, b):
            raise IllegalCommand(f"a {barrier.kind} lies between {a} and {b}: take it down first (barrier {a} {b})")
    if wet := [label for label in path[:-1] if is_water(realm, label)]:
        raise IllegalCommand(f"{wet[0]} is water: a river ends where it meets water")


def draw_river(state: State, command: c.DrawRiver, chance: Chance) -> Step[State]:
    """Add a river; nothing else changes."""
    realm = realm_of(state)
    changed = replace(realm, rivers=(*realm.rivers, River(command.name, command.path)))
    text = f"Drew the river {command.name} from {command.path[0]} to {command.path[-1]}."
    return done(replace(state, realm=changed), "drawn", text, name=command.name, path=list(command.path))


def check_erase(state: State, command: c.EraseRiver) -> None:
    """There is a river of that number."""
    numbered(realm_of(state).rivers, "river", command.number)


def erase_river(state: State, command: c.EraseRiver, chance: Chance) -> Step[State]:
    """Take a river off the map."""
    realm = realm_of(state)
    river = realm.rivers[command.number - 1]
    changed = replace(realm, rivers=tuple(r for r in realm.rivers if r is not river))
    return done(replace(state, realm=changed), "erased", f"Erased the river {river.name}.", name=river.name)


def numbered(parts: tuple[object, ...], word: str, number: int) -> None:
    """Raise IllegalCommand unless there is a part of that number, from 1."""
    if not 1 <= number <= len(parts):
        there = ("none", "one")[len(parts)] if len(parts) < 2 else f"those numbered 1 to {len(parts)}"
        raise IllegalCommand(f"there is no {word} {number}: the Realm has {there}")
