"""Places and the ways between them: a small graph without directions. Places are whole numbers.

A tie is a pair of places, the lower first; a graph is a collection of ties and, where some places have none, of places.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable

from realmgen.kit.chance import Dice

Tie = tuple[int, int]


def tie(a: int, b: int) -> Tie:
    """The tie between two places, whichever comes first."""
    return (a, b) if a < b else (b, a)


def neighbours(ties: Iterable[Tie], place: int) -> list[int]:
    """The places one tie away, in rising order."""
    return sorted({b if a == place else a for a, b in ties if place in (a, b)})


def within(ties: Iterable[Tie], places: Collection[int]) -> list[Tie]:
    """The ties that have both ends among some places."""
    return [(a, b) for a, b in ties if a in places and b in places]


def reached(ties: Collection[Tie], start: int) -> set[int]:
    """Every place that can be reached from one, itself among them."""
    met, queue = {start}, deque([start])
    while queue:
        ahead = [place for place in neighbours(ties, queue.popleft()) if place not in met]
        met.update(ahead)
        queue.extend(ahead)
    return met


def connected(places: Collection[int], ties: Collection[Tie]) -> bool:
    """Whether every place can be reached from every other; a graph of no places is connected."""
    return not places or set(places) <= reached(within(ties, places), min(places))


def path(ties: Collection[Tie], start: int, goal: int) -> list[int]:
    """A shortest way from one place to another, both included; empty when there is none."""
    came = {start: start}
    queue = deque([start])
    while queue and goal not in came:
        here = queue.popleft()
        for place in neighbours(ties, here):
            if place not in came:
                came[place] = here
                queue.append(place)
    if goal not in came:
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]


def spanning(places: Collection[int], ties: Collection[Tie], dice: Dice) -> list[Tie]:
    """Ties that just connect the places, chosen by dice, in the order chosen; fewer where they cannot be. There is at
    least one place."""
    inside = within(ties, places)
    met = {dice.pick(sorted(places))}
    chosen: list[Tie] = []
    while ahead := [t for t in inside if len(met.intersection(t)) == 1]:
        chosen.append(dice.pick(ahead))
        met.update(chosen[-1])
    return chosen
