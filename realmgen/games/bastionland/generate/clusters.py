"""Clusters: a d12 for each says how many connected hexes share one terrain (MB-245)."""

from __future__ import annotations

from collections.abc import Container
from heapq import heapify, heappop, heappush

from realmgen.games.bastionland.generate.frame import Draft, Frame
from realmgen.games.bastionland.model import CLUSTER
from realmgen.kit.chance import Dice

NO_WALLS: frozenset[int] = frozenset()


def lay_clusters(draft: Draft, dice: Dice, walls: Container[int] = NO_WALLS) -> list[list[int]]:
    """Cut the map into clusters and number their areas; returns those of land without a kind yet.

    A cluster follows the lie of the land and does not grow over a wall (a kept barrier).
    """
    frame = draft.frame
    land = [cell for cell in range(frame.size) if not draft.terrain[cell]]
    sea = [cell for cell in range(frame.size) if draft.terrain[cell] == "sea"]
    grounds = _grow(draft, land, dice, walls)
    waters = [*_lakes(draft, dice), *_grow(draft, sea, dice, NO_WALLS)]
    draft.area = [0] * frame.size
    for number, cluster in enumerate(sorted([*grounds, *waters], key=min), 1):
        for cell in cluster:
            draft.area[cell] = number
    return grounds


def _lakes(draft: Draft, dice: Dice) -> list[list[int]]:
    """Each lake is one cluster; what was painted by hand, nameless or too large, is cut up."""
    whole = [lake for lake in draft.lakes if 0 < len(lake) <= CLUSTER]
    known = {cell for lake in whole for cell in lake}
    rest = [cell for cell, kind in enumerate(draft.terrain) if kind == "lake" and cell not in known]
    return [*whole, *_grow(draft, rest, dice, NO_WALLS)]


def _grow(draft: Draft, cells: list[int], dice: Dice, walls: Container[int]) -> list[list[int]]:
    near = draft.frame.near
    open_around = _open_around(draft.frame, cells)
    queue = [(open_around[cell], dice.below(1 << 20), cell) for cell in cells]
    heapify(queue)
    clusters: list[list[int]] = []
    pockets: list[int] = []
    owner = [-1] * draft.frame.size
    most = max(1, min(CLUSTER, len(cells) // 3))
    while queue:
        around, _, start = heappop(queue)
        if owner[start] >= 0 or open_around[start] != around:
            continue
        wanted = min(most, dice.below(CLUSTER) + 1)
        cluster = _cluster(draft, start, wanted, (open_around, walls))
        for cell in cluster:
            owner[cell] = len(clusters)
            for n in near[cell]:
                if open_around[n] >= 0 and owner[n] < 0:
                    heappush(queue, (open_around[n], dice.below(1 << 20), n))
        if len(cluster) < min(3, wanted):
            pockets.append(len(clusters))
        clusters.append(cluster)
    _merge(draft, clusters, pockets, (owner, walls))
    return [cluster for cluster in clusters if cluster]


def _open_around(frame: Frame, cells: list[int]) -> list[int]:
    """By cell: how many of the given cells lie around it, -1 for others."""
    out = [-1] * frame.size
    for cell in cells:
        out[cell] = 0
    for cell in cells:
        out[cell] = sum(out[n] >= 0 for n in frame.near[cell])
    return out


def _cluster(draft: Draft, start: int, wanted: int, around: tuple[list[int], Container[int]]) -> list[int]:
    """Claim up to `wanted` connected open cells; `open_around` turns to -1 where claimed."""
    open_around, walls = around
    frame, height = draft.frame, draft.height
    near, level = frame.near, height[start] if height else 0
    cluster: list[int] = []
    touch = {start: 0}
    while touch and len(cluster) < wanted:
        best, cost = -1, 1 << 30
        for cell, times in touch.items():
            price = abs(height[cell] - level) - 70 * times - (260 if open_around[cell] == 0 else 0)
            if price < cost:
                best, cost = cell, price
        del touch[best]
        cluster.append(best)
        open_around[best] = -1
        for n in near[best]:
            if open_around[n] >= 0:
                open_around[n] -= 1
                if n in touch or not walls or not _walled(frame, n, cluster, walls):
                    touch[n] = touch.get(n, 0) + 1
    return cluster


def _walled(frame: Frame, cell: int, cluster: list[int], walls: Container[int]) -> bool:
    return any(n in cluster and frame.key(cell, n) in walls for n in frame.near[cell])


def _merge(draft: Draft, clusters: list[list[int]], pockets: list[int], by: tuple[list[int], Container[int]]) -> None:
    """Join pockets that could not reach their die to the neighbour nearest in height that has room."""
    owner, walls = by
    frame, height = draft.frame, draft.height
    for pocket in pockets:
        cells = clusters[pocket]
        room = CLUSTER - len(cells)
        hosts = [
            (abs(height[n] - height[cell]), owner[n])
            for cell in cells
            for n in frame.near[cell]
            if owner[n] not in (-1, pocket)
            and len(clusters[owner[n]]) <= room
            and not any(_walled(frame, c, clusters[owner[n]], walls) for c in cells if walls)
        ]
        if hosts:
            host = min(hosts)[1]
            clusters[host] += cells
            clusters[pocket] = []
            for cell in cells:
                owner[cell] = host
