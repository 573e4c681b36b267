"""Areas of a map: every stretch of one terrain cut into connected clusters of at most twelve hexes (MB-245)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import TypeVar

from realmgen.games.bastionland.model import CLUSTER
from realmgen.kit.hex import Grid

T = TypeVar("T")


def cluster(grid: Grid, terrain: Sequence[str]) -> tuple[int, ...]:
    """By cell: the number of its area, from 1, in the order of the areas' first cells.

    The same terrain always gives the same areas, whatever was painted before.
    """
    area, number = [0] * grid.size, 0
    for cell in range(grid.size):
        if not area[cell]:
            number += 1
            for member in _grow(grid, terrain, area, cell):
                area[member] = number
    return tuple(area)


def _grow(grid: Grid, terrain: Sequence[str], area: Sequence[int], start: int) -> list[int]:
    """Up to twelve free hexes of one terrain from `start`, dead ends first so that few are left alone."""

    def free(cell: int) -> list[int]:
        return [n for n in grid.neighbours[cell] if n >= 0 and not area[n] and terrain[n] == terrain[cell]]

    members: list[int] = []
    met = {start}
    edge = [(0, 0, start)]
    while edge and len(members) < CLUSTER:
        _, _, cell = heapq.heappop(edge)
        members.append(cell)
        for other in free(cell):
            if other not in met:
                met.add(other)
                heapq.heappush(edge, (grid.distance(start, other), len(free(other)), other))
    return members


def all_stretches(grid: Grid, terrain: Sequence[T]) -> Iterator[tuple[T, tuple[int, ...]]]:
    """Every connected stretch of one terrain (or of anything known by cell), however large, with its terrain, in the
    order of their first cells."""
    beside, met = grid.neighbours, [False] * grid.size
    for start in range(grid.size):
        if met[start]:
            continue
        kind, members = terrain[start], [start]
        met[start] = True
        for cell in members:
            for other in beside[cell]:
                if other >= 0 and not met[other] and terrain[other] == kind:
                    met[other] = True
                    members.append(other)
        yield kind, tuple(sorted(members))


def stretches(grid: Grid, terrain: Sequence[T], of: T) -> Iterator[tuple[int, ...]]:
    """The connected stretches of one terrain, however large, in the order of their first cells."""
    return (cells for kind, cells in all_stretches(grid, terrain) if kind == of)
