"""Barriers on edges: a sixth of the hex count, mostly where the land changes, sealing nothing off (MB-246)."""

from __future__ import annotations

from itertools import pairwise

from realmgen.games.bastionland.clusters import stretches
from realmgen.games.bastionland.generate.frame import Draft, Frame
from realmgen.games.bastionland.generate.guide import barrier_count
from realmgen.games.bastionland.model import HIGH, WATER
from realmgen.kit.chance import Dice

Edge = tuple[int, int]
_WET = ("marsh", "bog", *WATER)


class Fences:
    """The edges barred so far and whether one more would cut a walk (MB-A42).

    Each stretch of land stays walkable from hex to hex, and keeps a shore where boats can land.
    """

    def __init__(self, frame: Frame, terrain: list[str]) -> None:
        self.frame = frame
        self.dry = [kind not in WATER for kind in terrain]
        self.sea = [kind == "sea" for kind in terrain]
        self.mass = [-1] * frame.size
        self.shores: list[int] = []
        for number, piece in enumerate(stretches(frame.grid, self.dry, True)):
            for cell in piece:
                self.mass[cell] = number
            self.shores.append(sum(self.sea[n] for cell in piece for n in frame.near[cell]))
        self.barred: set[int] = set()
        self.by_hex = [0] * frame.size

    def bar(self, edge: Edge) -> None:
        self.barred.add(self.frame.key(*edge))
        self.by_hex[edge[0]] += 1
        self.by_hex[edge[1]] += 1
        if self.sea[edge[0]] or self.sea[edge[1]]:
            self.shores[self._mass(edge)] -= 1

    def _mass(self, edge: Edge) -> int:
        return max(self.mass[edge[0]], self.mass[edge[1]])

    def would_seal(self, edge: Edge) -> bool:
        """Whether no way on foot would be left between the two sides of an edge."""
        a, b = edge
        if not (self.dry[a] and self.dry[b]):
            return (self.sea[a] or self.sea[b]) and self.shores[self._mass(edge)] == 1
        key, barred = self.frame.key, self.barred
        for c in self.frame.near[a]:
            if self.dry[c] and c in self.frame.near[b] and key(a, c) not in barred and key(c, b) not in barred:
                return False
        return not self._way_round(a, b)

    def _way_round(self, start: int, goal: int) -> bool:
        key, barred, shut = self.frame.key, self.barred, self.frame.key(start, goal)
        seen, walk = {start}, [start]
        for cell in walk:
            for n in self.frame.near[cell]:
                edge = key(cell, n)
                if n not in seen and self.dry[n] and edge != shut and edge not in barred:
                    if n == goal:
                        return True
                    seen.add(n)
                    walk.append(n)
        return False


def raise_barriers(draft: Draft, dice: Dice) -> None:
    """Bar the edges asked for; few of them share a hex, none lies on a river's course or between two waters."""
    wanted = barrier_count(draft.options)
    change, same, shore = _edges(draft, dice)
    fences = Fences(draft.frame, draft.terrain)
    chosen: list[Edge] = []
    shores = min(len(shore), wanted // 12) if draft.options.coast != "islands" else 0
    _choose(fences, chosen, shore, shores)
    _choose(fences, chosen, change, wanted - wanted // 8)
    _choose(fences, chosen, change, wanted - wanted // 4, crowd=6)
    _choose(fences, chosen, shore, wanted - wanted // 4, crowd=6)
    _choose(fences, chosen, same, wanted, crowd=6)
    _choose(fences, chosen, change, wanted, crowd=6)
    _choose(fences, chosen, shore, wanted, crowd=6)
    if len(chosen) < wanted:
        draft.left_out.append(f"{wanted - len(chosen)} of {wanted} barriers")
    draft.barriers = [(a, b, _kind(draft, a, b, dice)) for a, b in sorted(chosen)]


def _edges(draft: Draft, dice: Dice) -> tuple[list[Edge], list[Edge], list[Edge]]:
    """Edges that may be barred, shuffled: where land changes, inside one terrain, between land and water."""
    frame, terrain = draft.frame, draft.terrain
    course = {frame.key(a, b) for path in draft.rivers for a, b in pairwise(path)}
    change: list[Edge] = []
    same: list[Edge] = []
    shore: list[Edge] = []
    for a in range(frame.size):
        for b in frame.near[a]:
            if b < a or frame.key(a, b) in course:
                continue
            wet = (terrain[a] in WATER) + (terrain[b] in WATER)
            if wet == 1:
                shore.append((a, b))
            elif not wet:
                (same if terrain[a] == terrain[b] else change).append((a, b))
    for edges in (change, same, shore):
        dice.shuffle(edges)
    return change, same, shore


def _choose(fences: Fences, chosen: list[Edge], edges: list[Edge], upto: int, crowd: int = 3) -> None:
    """Bar edges in order until `upto` are chosen: at first one to a hex, at last `crowd` of them."""
    for most in range(1, crowd + 1):
        for edge in edges:
            if len(chosen) >= upto:
                return
            a, b = edge
            roomy = fences.by_hex[a] < most and fences.by_hex[b] < most
            if roomy and fences.frame.key(a, b) not in fences.barred and not fences.would_seal(edge):
                fences.bar(edge)
                chosen.append(edge)


def _kind(draft: Draft, a: int, b: int, dice: Dice) -> str:
    """A kind that fits the ground on both sides."""
    kinds = (draft.terrain[a], draft.terrain[b])
    river = any(a in path or b in path for path in draft.rivers)
    steep = sum(kind in HIGH for kind in kinds)
    fits = {
        "cliff": 6 * (steep == 1) + 2 * (steep == 2),
        "ravine": 3 * (steep > 0) + 2 * ("valley" in kinds) + ("heath" in kinds),
        "thicket": 6 * ("forest" in kinds) + 3 * ("glade" in kinds) + ("heath" in kinds),
        "rapids": 6 * any(kind in WATER for kind in kinds) + 4 * river + any(kind in _WET for kind in kinds),
        "wall": 2 * ("plain" in kinds) + 2 * ("meadow" in kinds) + 1,
    }
    return dice.weighted(list(fits), list(fits.values()))
