"""Where a Company can go from a hex: neighbours, barriers, water, and what is blind about it (MB-309 to MB-312, MB-329
to MB-331)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from realmgen.games.bastionland.groundrules import travels_blind
from realmgen.games.bastionland.model import Barrier, Realm
from realmgen.games.bastionland.places import is_water, terrain_at
from realmgen.games.bastionland.road.model import Day, Way

TURNS = {2: -1, 3: 1}
"""By blind die: how many sixths of a turn they drift, left below nothing (MB-331)."""
GUIDED, LIT = "without a guide", "without light"


def heading(realm: Realm, origin: str, goal: str) -> int | None:
    """The direction from a hex to its neighbour, None when they do not touch."""
    grid = realm.grid
    return grid.direction(grid.find(origin), grid.find(goal))


def ahead(realm: Realm, origin: str, direction: int) -> str:
    """The hex that lies that way, empty where the map ends."""
    cell = realm.grid.neighbours[realm.grid.find(origin)][direction % 6]
    return realm.grid.label(cell) if cell >= 0 else ""


def around(realm: Realm, at: str) -> tuple[str, ...]:
    """The neighbours of a hex in order of direction."""
    found = (ahead(realm, at, direction) for direction in range(6))
    return tuple(label for label in found if label)


def barrier_between(realm: Realm, a: str, b: str) -> Barrier | None:
    """The barrier on the edge between two hexes, None when it is open."""
    edge = (min(a, b), max(a, b))
    return next((barrier for barrier in realm.barriers if barrier.between == edge), None)


def edge_of(a: str, b: str) -> str:
    """An edge as what is seen is kept: `0304-0305`, in label order."""
    return f"{min(a, b)}-{max(a, b)}"


def step_fault(realm: Realm, origin: str, goal: str, way: Way | str) -> str:
    """Why that step cannot be made, whatever the barriers: the map ends, or it is water or not; empty when it can."""
    if not goal:
        return "the map ends there"
    if way == "boat":
        return "" if _by_boat(realm, origin, goal) else f"no water leads from {origin} to {goal}"
    return f"{goal} is {terrain_at(realm, goal)}, which takes a boat" if is_water(realm, goal) else ""


def _by_boat(realm: Realm, origin: str, goal: str) -> bool:
    """Along a river, over open water, or between water and its shore."""
    if is_water(realm, origin) or is_water(realm, goal):
        return True
    return any({origin, goal} == {a, b} for river in realm.rivers for a, b in pairwise(river.path))


def path_fault(realm: Realm, origin: str, path: Sequence[str], way: Way | str) -> str:
    """Why a planned path is none: hexes that do not touch, water without a boat; empty when it is one."""
    for a, b in pairwise((origin, *path)):
        if heading(realm, a, b) is None:
            return f"{a} and {b} do not touch"
        if fault := step_fault(realm, a, b, way):
            return fault
    landed = [b for a, b in pairwise((origin, *path)) if is_water(realm, a) and not is_water(realm, b)]
    if way == "boat" and landed and landed[0] != path[-1] and not _river_hex(realm, landed[0]):
        return f"a boat that lands in {landed[0]} goes no further"
    return ""


def _river_hex(realm: Realm, at: str) -> bool:
    return any(at in river.path for river in realm.rivers)


def blindness(day: Day, guided: bool) -> str:
    """Why they would travel blind now: mist, a Curse, or a Night without guide and light; empty when they would not
    (MB-259, MB-321, MB-331; `either` may be enough, MB-A51)."""
    if day.mist:
        return "in mist"
    if day.cursed is not None and travels_blind(day.phases - day.cursed):
        return "under the Curse"
    if day.now.phase != "night":
        return ""
    lacking = [word for word, there in ((GUIDED, guided), (LIT, day.light)) if not there]
    return f"by Night, {' and '.join(lacking)}" if len(lacking) >= (1 if day.either else 2) else ""
