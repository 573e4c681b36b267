"""Names of rivers, along their courses."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from realmgen.render.drawing import Item, Point, Text
from realmgen.render.lettering import set_along
from realmgen.render.plate.field import grown
from realmgen.render.plate.rivers import River
from realmgen.render.plate.words.setting import HALOS, LEAST_AREA, Type
from realmgen.render.plate.work import Work

RIVER = 3.1


def river_names(work: Work, laid: Sequence[River]) -> list[Item]:
    """Each river's name along its course where that bends least, on the side that hides least; left out if crowded."""
    items: list[Item] = []
    for river in laid:
        if river.stroke.name:
            items += _river_name(work, river)
    return items


def _river_name(work: Work, river: River) -> list[Item]:
    kind = Type("italic", work.size(RIVER, LEAST_AREA), work.size(0.45))
    long = kind.width(river.stroke.name)
    best: tuple[float, Text] | None = None
    for line in _smoothed(river.line, work.radius):
        for start, stretch in _windows(line, long):
            bent = _bent(stretch)
            if bent > 1.4 or stretch[-1][0] - stretch[0][0] < 0.25 * long:
                continue
            for lift in (0.17 * work.radius, 0.21 * work.radius, -0.17 * work.radius - 0.62 * kind.size):
                text = _along(work, river.stroke.name, line, start, kind, lift)
                cost = _hidden(work, text, kind) + 1.5 * bent + (0.4 if lift < 0 else 0)
                if best is None or cost < best[0]:
                    best = (cost, text)
    if best is None or best[0] > 9:
        return []
    for letter in best[1].letters:
        work.words.stamp(grown((letter.x, letter.y - 0.5 * kind.size, letter.x + 0.4 * kind.size, letter.y), 0.2))
    return [best[1]]


def _along(work: Work, name: str, line: Sequence[Point], start: float, kind: Type, lift: float) -> Text:
    return set_along(
        name, line, start, kind.size, kind.face, work.theme.water_lettering,
        lift=lift, tracking=kind.tracking, halo=(work.theme.halo, HALOS[kind.face] * kind.size),
    )  # fmt: skip


def _smoothed(line: Sequence[Point], r: float) -> Iterator[list[Point]]:
    """The course without its meanders, and the same read the other way, so that one of them runs rightwards."""
    reach, out = 10, []
    for i in range(len(line)):
        part = line[max(0, i - reach) : i + reach + 1]
        out.append((sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)))
    thin = [point for n, point in enumerate(out) if n == 0 or math.dist(point, out[n - 1]) > 0.01 * r]
    yield thin
    yield thin[::-1]


def _windows(line: Sequence[Point], long: float) -> Iterator[tuple[float, list[Point]]]:
    """Stretches of a line that are about so long: where each starts, and its points."""
    along = [0.0]
    for a, b in pairwise(line):
        along.append(along[-1] + math.dist(a, b))
    start, end = 0, 0
    while start < len(line) - 1:
        while end < len(line) and along[end] - along[start] < long:
            end += 1
        if end == len(line):
            return
        yield along[start], list(line[start : end + 1])
        start += 3


def _bent(line: Sequence[Point]) -> float:
    """The greatest turn between two directions along a line, in radians."""
    step = max(1, len(line) // 8)
    thin = [*line[::step], line[-1]]
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(thin) if a != b]
    return max(ways) - min(ways) if ways else 0.0


def _hidden(work: Work, text: Text, kind: Type) -> float:
    weights = (
        (work.features, 12), (work.words, 20), (work.coordinates, 8),
        (work.edges, 6), (work.rivers, 4), (work.outside, 60),
    )  # fmt: skip
    scale = (work.detail.step * 9.4) ** 2
    total = 0.0
    for letter in text.letters[::2]:
        x, y = letter.x + 0.22 * kind.size, letter.y - 0.3 * kind.size
        box = (x - 0.3 * kind.size, y - 0.35 * kind.size, x + 0.3 * kind.size, y + 0.35 * kind.size)
        total += sum(weight * room.count(box) for room, weight in weights)
    return total * scale
