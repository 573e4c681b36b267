"""Places of a graph laid out in a disc of radius 1, so that ties are about as long as one another and cross little.

Pure arithmetic from given starts: the same graph is laid out alike everywhere.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, cycle, islice

from realmgen.kit.chance import stream
from realmgen.kit.graph import Tie, neighbours, path

Spot = tuple[float, float]
STARTS, ROUNDS, MOST = 5, 50, 160
RIMS, HANGING = 3, 60
FILL, EASING, HASTE = 0.75, 60, 0.08
BENT = 0.8
"""The power by which far steps shrink, so that long chains curl up."""
CROSSED, NEAR, CLOSE = 10.0, 6.0, 4.0
ROOM, APART = 0.32, 0.55
"""Of a middling tie's length: how near a place may come to a tie not its own, and to another place."""
PINNED = 1e-9


@lru_cache(maxsize=64)
def spread(count: int, ties: tuple[Tie, ...], middle: int = -1) -> tuple[Spot, ...]:
    """Where places 0 to `count` - 1 lie, `middle` at (0, 0) where one is given; what hangs apart lies apart.

    The first of the others lies at the top; of two that could mirror each other the earlier is at the right.
    """
    if count < 2:
        return ((0.0, 0.0),) * count
    far = _distances(count, ties)
    tried = [_settled(start, far, middle) for start in _starts(count, ties, middle)]
    for rim in _rims(count, ties, middle):
        hung = _hung(rim, count, ties)
        tried += [hung, _eased(hung, ties, middle), _settled(hung, far, middle)]
    best = min(tried, key=lambda spots: round(_ill(spots, ties), 6))
    best = _swapped(best, ties, middle)
    return _turned(min((best, _eased(best, ties, middle)), key=lambda s: round(_ill(s, ties), 6)), middle)


def _distances(count: int, ties: Sequence[Tie]) -> list[list[float]]:
    """Steps between any two places; those that hang apart are as far as the board is wide."""
    beside = [neighbours(ties, place) for place in range(count)]
    far = []
    for start in range(count):
        steps, queue = {start: 0}, deque([start])
        while queue:
            here = queue.popleft()
            for place in beside[here]:
                if place not in steps:
                    steps[place] = steps[here] + 1
                    queue.append(place)
        apart = max(steps.values()) + 1.5
        far.append([float(steps.get(place, apart)) for place in range(count)])
    return [[min(far[a][b], far[b][a]) ** BENT for b in range(count)] for a in range(count)]


def _starts(count: int, ties: Sequence[Tie], middle: int) -> list[list[Spot]]:
    """Rings of the places: in their order, walked along ties, and shuffled."""
    ring = [place for place in range(count) if place != middle]
    orders = [ring, _walked(count, ties, middle)]
    dice = stream("spread", f"{count} {sorted(ties)} {middle}")
    orders += [dice.shuffled(ring) for _ in range(STARTS - len(orders))]
    return [_ring(order, count) for order in orders]


def _rims(count: int, ties: Sequence[Tie], middle: int) -> list[list[int]]:
    """Rings of places that could go round all the others: the longest of the shortest ways round through each tie."""
    found: dict[frozenset[int], list[int]] = {}
    for a, b in ties:
        round_about = path([tie for tie in ties if tie != (a, b)], a, b)
        if round_about and middle not in round_about:
            found.setdefault(frozenset(round_about), round_about)
    return sorted(found.values(), key=lambda rim: -len(rim))[:RIMS]


def _hung(rim: Sequence[int], count: int, ties: Sequence[Tie]) -> list[Spot]:
    """A ring with every other place hung in the middle of its neighbours."""
    spots = _ring(rim, count)
    inner = [(place, near) for place in range(count) if place not in rim and (near := neighbours(ties, place))]
    for _ in range(HANGING):
        for place, near in inner:
            xs, ys = zip(*(spots[other] for other in near), strict=True)
            spots[place] = (sum(xs) / len(near), sum(ys) / len(near))
    return spots


def _ring(order: Sequence[int], count: int) -> list[Spot]:
    spots = [(0.0, 0.0)] * count
    for n, place in enumerate(order):
        turn = math.tau * n / len(order)
        spots[place] = (math.sin(turn), -math.cos(turn))
    return spots


def _walked(count: int, ties: Sequence[Tie], middle: int) -> list[int]:
    """Every place, each beside the one before it where there is a tie."""
    left = [place for place in range(count) if place != middle]
    order: list[int] = []
    while left:
        near = [place for place in neighbours(ties, order[-1]) if place in left] if order else []
        order.append(near[0] if near else left[0])
        left.remove(order[-1])
    return order


def _settled(start: Sequence[Spot], far: Sequence[Sequence[float]], middle: int, rounds: int = ROUNDS) -> list[Spot]:
    """Places moved until they are about as far from one another as their steps say."""
    spots, long = list(start), max(map(max, far)) / 2
    spots = [(x * long, y * long) for x, y in spots]
    for _ in range(rounds):
        for place in range(len(spots)):
            if place != middle:
                spots[place] = _drawn(place, spots, far[place])
    return spots


def _drawn(place: int, spots: Sequence[Spot], far: Sequence[float]) -> Spot:
    """Where the others together would have a place."""
    x, y = spots[place]
    sx = sy = whole = 0.0
    for other, (ox, oy) in enumerate(spots):
        if other != place:
            dx, dy = x - ox, y - oy
            long = math.hypot(dx, dy) or PINNED
            weight = 1.0 / far[other] ** 2
            sx += weight * (ox + dx / long * far[other])
            sy += weight * (oy + dy / long * far[other])
            whole += weight
    return sx / whole, sy / whole


def _swapped(spots: list[Spot], ties: Sequence[Tie], middle: int) -> list[Spot]:
    """Pairs of places changed as far as that helps, at most so many tried."""
    ill = _ill(spots, ties)
    pairs = [pair for pair in combinations(range(len(spots)), 2) if middle not in pair]
    for a, b in islice(cycle(pairs), min(MOST, 2 * len(pairs))):
        if ill < NEAR:
            break
        other = list(spots)
        other[a], other[b] = other[b], other[a]
        now = _ill(other, ties)
        if now < ill - 1e-6:
            spots, ill = other, now
    return spots


def _eased(spots: Sequence[Spot], ties: Sequence[Tie], middle: int) -> list[Spot]:
    """Places pushed apart and drawn along their ties until the disc is filled evenly."""
    x0, y0 = spots[middle] if middle >= 0 else _centre(spots)
    long = max(math.dist(spot, (x0, y0)) for spot in spots) or 1.0
    eased = [((x - x0) / long, (y - y0) / long) for x, y in spots]
    apart = FILL * math.sqrt(math.pi / len(spots))
    for step in range(EASING):
        pushes = _pushes(eased, ties, apart)
        most = HASTE * (1.0 - step / EASING)
        for place, (dx, dy) in enumerate(pushes):
            far = math.hypot(dx, dy)
            if place != middle and far > PINNED:
                part = min(1.0, most / far)
                x, y = eased[place][0] + dx * part, eased[place][1] + dy * part
                out = max(1.0, math.hypot(x, y))
                eased[place] = (x / out, y / out)
    return eased


def _pushes(spots: Sequence[Spot], ties: Sequence[Tie], apart: float) -> list[list[float]]:
    """What moves every place: all others push it away, its ties draw it in."""
    pushes = [[0.0, 0.0] for _ in spots]
    for one, other in combinations(range(len(spots)), 2):
        dx, dy = spots[one][0] - spots[other][0], spots[one][1] - spots[other][1]
        push = apart * apart / (dx * dx + dy * dy + PINNED)
        _shift(pushes, one, other, (dx * push, dy * push))
    for one, other in ties:
        dx, dy = spots[one][0] - spots[other][0], spots[one][1] - spots[other][1]
        pull = -math.hypot(dx, dy) / apart
        _shift(pushes, one, other, (dx * pull, dy * pull))
    return pushes


def _shift(pushes: list[list[float]], one: int, other: int, by: Spot) -> None:
    """The same for both, the other way round."""
    for place, sign in ((one, 1.0), (other, -1.0)):
        pushes[place][0] += sign * by[0]
        pushes[place][1] += sign * by[1]


def _ill(spots: Sequence[Spot], ties: Sequence[Tie]) -> float:
    """How hard a lay is to read: ties that cross, places on ties not their own, places on places."""
    middling = sum(math.dist(spots[a], spots[b]) for a, b in ties) / len(ties) if ties else 1.0
    ill = CROSSED * sum(_cross(spots, one, other) for one, other in combinations(ties, 2))
    for place, spot in enumerate(spots):
        for a, b in ties:
            if place not in (a, b):
                ill += NEAR * max(0.0, 1.0 - _off(spot, spots[a], spots[b]) / (ROOM * middling + PINNED))
    close = (math.dist(a, b) / (APART * middling + PINNED) for a, b in combinations(spots, 2))
    return ill + CLOSE * sum(max(0.0, 1.0 - part) for part in close)


def _cross(spots: Sequence[Spot], one: Tie, other: Tie) -> bool:
    if set(one) & set(other):
        return False
    a, b, c, d = (spots[place] for place in (*one, *other))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _off(spot: Spot, a: Spot, b: Spot) -> float:
    """How far a place is from a straight tie."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy or PINNED
    part = max(0.0, min(1.0, ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / long))
    return math.hypot(spot[0] - a[0] - part * dx, spot[1] - a[1] - part * dy)


def _turned(spots: Sequence[Spot], middle: int) -> tuple[Spot, ...]:
    """About the middle, the first place at the top and the next to the right, in a disc of radius 1."""
    cx, cy = spots[middle] if middle >= 0 else _centre(spots)
    spots = [(x - cx, y - cy) for x, y in spots]
    long = max(math.hypot(x, y) for x, y in spots) or 1.0
    first = spots[0 if middle != 0 else 1]
    turn = -math.pi / 2 - math.atan2(first[1], first[0])
    cos, sin = math.cos(turn) / long, math.sin(turn) / long
    spots = [(x * cos - y * sin, x * sin + y * cos) for x, y in spots]
    second = next((x for place, (x, _) in enumerate(spots) if place != middle and abs(x) > 0.05), 1.0)
    side = math.copysign(1.0, second)
    return tuple((round(side * x, 6) + 0.0, round(y, 6) + 0.0) for x, y in spots)


def _centre(spots: Sequence[Spot]) -> Spot:
    xs, ys = zip(*spots, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
