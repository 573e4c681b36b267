"""Rivers: from the high ground or the rim down to the sea, a lake or the rim (MB-247)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from realmgen.games.bastionland.generate.frame import FAR, Draft, steps_from
from realmgen.games.bastionland.generate.guide import river_length
from realmgen.games.bastionland.model import HIGH, WATER
from realmgen.kit.chance import Dice

TRIES = 8


class _Flow(NamedTuple):
    """The cheapest ways down from one spring, by cell."""

    spring: int
    cost: list[int]
    source: list[int]
    length: list[int]


def run_rivers(draft: Draft, dice: Dice) -> None:
    """Lay the rivers asked for, one after the other; none touches another. The first crosses the map, others may be
    half as long."""
    wanted = draft.options.rivers
    least = river_length(draft.options)
    shut = [not free for free in draft.free]
    for laid in range(wanted):
        path = _river(draft, shut, max(2, least // 2) if laid else least, dice)
        if len(path) < 2:
            draft.left_out.append(f"{wanted - laid} of {wanted} rivers")
            return
        if len(path) < least and not laid:
            draft.left_out.append(f"{least - len(path)} of {least} hexes of the river")
        draft.rivers.append(path)
        for cell in path:
            shut[cell] = True
            for n in draft.frame.near[cell]:
                shut[n] = True


def _river(draft: Draft, shut: list[bool], least: int, dice: Dice) -> list[int]:
    """The first course found that is long enough, else the longest."""
    cost = _costs(draft, shut, dice)
    walls = draft.walls
    best: list[int] = []
    for spring in _springs(draft, shut, dice):
        flow = _flow(draft, spring, cost, walls)
        for path in _courses(draft, flow, least, dice):
            if len(path) >= least:
                return path
            best = max(best, path, key=len)
    return best


def _springs(draft: Draft, shut: list[bool], dice: Dice) -> list[int]:
    """Where a river may rise: a few places on high ground, those with the longest way first, then on the rim."""
    frame = draft.frame
    sea = [cell for cell in range(frame.size) if draft.terrain[cell] == "sea"]
    if sea:
        way = steps_from(frame, sea)
    else:
        way = frame.apart_from(frame.grid.width // 2 * frame.grid.height + frame.grid.height // 2)
    high = [cell for cell in _high(draft) if not (shut[cell] or frame.rim[cell])]
    high.sort(key=lambda cell: (-12 * way[cell] // max(way) - dice.below(4), cell))
    rim = dice.shuffled([cell for cell in range(frame.size) if frame.rim[cell] and not shut[cell]])
    return [*dice.shuffled(high[:TRIES]), *rim[:TRIES]] if dice.below(4) else [*rim[:2], *high[:TRIES], *rim[2:TRIES]]


def _high(draft: Draft) -> list[int]:
    """High ground; before terrain is laid the highest eighth of the land, half of it among islands where room is
    short, unless no high terrain is wanted."""
    cells = range(draft.frame.size)
    if any(kind in HIGH for kind in draft.terrain):
        return [cell for cell in cells if draft.terrain[cell] in HIGH]
    land = [cell for cell in cells if not draft.terrain[cell]]
    if not any(draft.options.weights.get(kind, 1) > 0 for kind in HIGH):
        return []
    land.sort(key=lambda cell: (-draft.height[cell], cell))
    return land[: max(1, len(land) // (2 if draft.options.coast == "islands" else 8))] if land else []


def _costs(draft: Draft, shut: list[bool], dice: Dice) -> list[int]:
    """By cell: what it costs to run through it, FAR where no river may; low ground and open country are cheap."""
    frame, terrain = draft.frame, draft.terrain
    out = []
    for cell in range(frame.size):
        price = 120 + max(0, draft.height[cell]) // 4 + dice.below(150)
        if frame.rim[cell]:
            price += 400
        if any(terrain[n] in WATER for n in frame.near[cell]):
            price += 200
        out.append(FAR if shut[cell] else price)
    return out


def _flow(draft: Draft, spring: int, price: list[int], walls: set[int]) -> _Flow:
    frame = draft.frame
    cost, source, length = [FAR] * frame.size, [-1] * frame.size, [0] * frame.size
    cost[spring], length[spring] = 0, 1
    heap = [(0, spring)]
    while heap:
        spent, cell = heappop(heap)
        if spent > cost[cell]:
            continue
        for n in frame.near[cell]:
            reach = spent + price[n]
            if price[n] < FAR and reach < cost[n] and not (walls and frame.key(cell, n) in walls):
                cost[n], source[n], length[n] = reach, cell, length[cell] + 1
                heappush(heap, (reach, n))
    return _Flow(spring, cost, source, length)


def _courses(draft: Draft, flow: _Flow, least: int, dice: Dice) -> list[list[int]]:
    """Courses to a few mouths, each sort of mouth in an order by chance."""
    mouths = _mouths(draft, flow)
    sorts = [sort for sort in mouths if mouths[sort]]
    out = []
    while sorts:
        sort = dice.weighted(sorts, [{"sea": 8, "lake": 3, "rim": 4}[sort] for sort in sorts])
        sorts.remove(sort)
        long = [cell for cell in mouths[sort] if flow.length[cell] + (sort != "rim") >= least]
        if not long:
            long = [max(mouths[sort], key=lambda cell: (flow.length[cell], -cell))]
        long.sort(key=lambda cell: (100 * flow.cost[cell] // flow.length[cell], cell))
        for _ in range(3):
            path = _course(draft, flow, dice.pick(long[: len(long) // 3 + 1]), sort)
            if path:
                out.append(path)
    return out


def _mouths(draft: Draft, flow: _Flow) -> dict[str, list[int]]:
    """By sort of mouth: the land cells where a course may end or step into the water."""
    frame, terrain = draft.frame, draft.terrain
    out: dict[str, list[int]] = {"sea": [], "lake": [], "rim": []}
    for cell in range(frame.size):
        if flow.cost[cell] < FAR:
            if frame.rim[cell] and cell != flow.spring:
                out["rim"].append(cell)
            for sort in ("sea", "lake"):
                if any(terrain[n] == sort for n in frame.near[cell]):
                    out[sort].append(cell)
    return out


def _course(draft: Draft, flow: _Flow, mouth: int, sort: str) -> list[int]:
    """The way from the spring to a mouth, ended where it first meets what it runs to; empty when it would bend
    back on itself or must cross a barrier."""
    frame, terrain, walls = draft.frame, draft.terrain, draft.walls
    path = [mouth]
    while flow.source[path[-1]] >= 0:
        path.append(flow.source[path[-1]])
    path.reverse()
    if sort == "rim":
        inland = next((at for at, cell in enumerate(path) if not frame.rim[cell]), 0)
        end = next((at for at, cell in enumerate(path) if at > inland and frame.rim[cell]), len(path) - 1)
        path = path[: end + 1]
    else:
        end = next(at for at, cell in enumerate(path) if any(terrain[n] == sort for n in frame.near[cell]))
        path = path[: end + 1]
        into = [n for n in frame.near[path[-1]] if terrain[n] == sort and frame.key(n, path[-1]) not in walls]
        path += into[:1]
        if not into:
            return []
    bends = any(path[at + 2] in frame.near[path[at]] for at in range(len(path) - 2))
    return [] if bends else path
