"""Cheapest ways over the map."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heappop, heappush

from realmgen.kit.frame import FAR, Frame


def cheapest(frame: Frame, start: int, goals: Collection[int], price: Sequence[int]) -> list[int]:
    """The cheapest way from a cell to the nearest goal, both ends included; empty when there is none.

    `price` is what it costs to enter each cell, less than 0 where no way leads.
    """
    cost, came = [FAR] * frame.size, [-1] * frame.size
    cost[start] = 0
    heap = [(0, start)]
    while heap:
        spent, cell = heappop(heap)
        if cell in goals:
            return _traced(came, cell)
        if spent > cost[cell]:
            continue
        for n in frame.near[cell]:
            reach = spent + price[n]
            if price[n] >= 0 and reach < cost[n]:
                cost[n], came[n] = reach, cell
                heappush(heap, (reach, n))
    return []


def _traced(came: Sequence[int], cell: int) -> list[int]:
    way = [cell]
    while came[way[-1]] >= 0:
        way.append(came[way[-1]])
    return way[::-1]
