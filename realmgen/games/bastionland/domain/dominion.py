"""The Domain that each hex of a Realm lies in (MB-384, MB-A47)."""

from __future__ import annotations

from collections import deque

from realmgen.games.bastionland.model import Holding, Realm
from realmgen.games.bastionland.places import seat_first


def dominion(realm: Realm) -> dict[str, Holding]:
    """By hex: the Holding in whose Domain it and what stands there lie. That is the nearest one by steps, Barriers
    ignored; the Seat comes first among equals, then the first in the list. Empty without Holdings."""
    grid, homes = realm.grid, seat_first(realm)
    owner: list[int] = [-1] * grid.size
    queue: deque[int] = deque()
    for rank, home in enumerate(homes):
        cell = grid.find(home.at)
        owner[cell] = rank
        queue.append(cell)
    while queue:  # a ring at a time; within a ring the lower ranks come first, so that they win ties
        cell = queue.popleft()
        for near in grid.neighbours[cell]:
            if near >= 0 and owner[near] < 0:
                owner[near] = owner[cell]
                queue.append(near)
    return {grid.label(cell): homes[rank] for cell, rank in enumerate(owner) if rank >= 0}
