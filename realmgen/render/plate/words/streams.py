"""Names of rivers, along their courses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from realmgen.render.drawing import Item, Letter, Point, Text
from realmgen.render.lettering import set_along
from realmgen.render.plate.field import Field, grown
from realmgen.render.plate.land import PLATE_RADIUS
from realmgen.render.plate.rivers import River
from realmgen.render.plate.words.setting import HALOS, LEAST_AREA, Type
from realmgen.render.plate.work import Work

RIVER = 3.1
SHARES = (1.0, 0.85, 0.72)
MOST_HIDDEN, MOST_BENT = 9.0, 1.4
AT_THE_END = 4.0
"""What it costs to stand so near an end that the halo could break the border."""
SMOOTH = 10
EVERY = 3
"""Only every third point of a course is looked at."""


def river_names(work: Work, laid: Sequence[River]) -> list[Item]:
    """Each river's name along its course where that bends least, on the side that hides least; left out if crowded."""
    items: list[Item] = []
    for river in laid:
        if river.stroke.name:
            items += _river_name(work, river)
    return items


def _river_name(work: Work, river: River) -> list[Item]:
    """The name in the largest type that finds a good place."""
    for share in SHARES:
        size = work.size(RIVER * share, LEAST_AREA)
        found = _set(work, river, Type("italic", size, 0.145 * size * share))
        if found:
            return [found]
    return []


def _set(work: Work, river: River, kind: Type) -> Text | None:
    courses = [_Course.of(work, river, kind, backwards) for backwards in (False, True)]
    found = [(cost, n, spot) for n, course in enumerate(courses) for cost, spot in course.spots(river.stroke.name)]
    if not found or min(found)[0] > MOST_HIDDEN:
        return None
    _, n, (start, lift) = min(found)
    text = set_along(
        river.stroke.name, courses[n].line, start, kind.size, kind.face, work.theme.water_lettering,
        lift=lift, tracking=kind.tracking, halo=(work.theme.halo, HALOS[kind.face] * kind.size),
    )  # fmt: skip
    text.halo_opacity = 0.8 if work.theme.tinted else 1.0
    for letter in text.letters:
        x, y = _middle_of(letter, kind)
        work.words.stamp(grown((x, y, x, y), 0.5 * kind.size))
    return text


def _middle_of(letter: Letter, kind: Type) -> Point:
    """The middle of a letter's body."""
    cos, sin = math.cos(letter.angle), math.sin(letter.angle)
    return letter.x + (0.22 * cos + 0.3 * sin) * kind.size, letter.y + (0.22 * sin - 0.3 * cos) * kind.size


@dataclass(frozen=True, slots=True)
class _Course:
    """A river without its meanders, read one way; `halves` are half its widths and `along` the lengths so far."""

    work: Work
    kind: Type
    line: list[Point]
    halves: list[float]
    along: list[float]
    crowd: Field

    @classmethod
    def of(cls, work: Work, river: River, kind: Type, backwards: bool) -> _Course:
        line, halves = _smoothed(river.line), list(river.halves)
        if backwards:
            line, halves = line[::-1], halves[::-1]
        along = list(accumulate((math.dist(a, b) for a, b in pairwise(line)), initial=0.0))
        crowd = work.crowd()
        return cls(work, kind, line, halves, along, crowd)

    def spots(self, name: str) -> Iterator[tuple[float, tuple[float, float]]]:
        """Where a name may stand: what that costs, and the offset and lift it takes."""
        long, gap = self.kind.width(name), 0.07 * self.work.radius
        above = self.costs(lambda half: half + gap)
        below = self.costs(lambda half: -half - gap - 0.62 * self.kind.size)
        for first, last in self.windows(long):
            bent = _bent(self.line[first : last + 1])
            rightwards = self.line[last][0] - self.line[first][0]
            if bent > MOST_BENT or rightwards < 0:
                continue
            wide = max(self.halves[first : last + 1]) + gap
            burden = 2 * (1 - wide / (max(self.halves) + gap)) + 2 * (1 - rightwards / long) + 1.5 * bent
            if min(self.along[first], self.along[-1] - self.along[last]) < self.kind.size:
                burden += AT_THE_END
            letters = len(name) / 2 * EVERY / (last - first)
            upper, lower = (letters * (costs[last] - costs[first]) for costs in (above, below))
            yield upper + burden, (self.along[first], wide)
            yield lower + burden + 0.4, (self.along[first], -wide - 0.62 * self.kind.size)

    def windows(self, long: float) -> Iterator[tuple[int, int]]:
        """Stretches that are just so long: their first and last points."""
        end = 0
        for start in range(0, len(self.line) - 1, 3):
            while end < len(self.line) and self.along[end] - self.along[start] < long:
                end += 1
            if end == len(self.line):
                return
            if end - start > 2:
                yield start, end

    def costs(self, lift: Callable[[float], float]) -> list[float]:
        """What letters at that height above the course hide, summed up along it."""
        work, size = self.work, self.kind.size
        weights = (
            (work.features, 12), (work.words, 20), (work.coordinates, 8),
            (work.edges, 6), (work.rivers, 4), (work.outside, 60),
        )  # fmt: skip
        scale = (work.detail.step * PLATE_RADIUS) ** 2
        costs = []
        for k in range(0, len(self.line), EVERY):
            x, y = self.line[k]
            (ax, ay), (bx, by) = self.line[max(0, k - 2)], self.line[min(len(self.line) - 1, k + 2)]
            high = (lift(self.halves[k]) + 0.3 * size) / (math.dist((ax, ay), (bx, by)) or 1.0)
            x, y = x + (by - ay) * high, y - (bx - ax) * high
            box = grown((x, y, x, y), 0.35 * size)
            taken = self.crowd.touches(box)
            costs.append(scale * sum(weight * room.count(box) for room, weight in weights) if taken else 0.0)
        return [total for total in accumulate(costs) for _ in range(EVERY)][: len(self.line)]


def _smoothed(line: Sequence[Point]) -> list[Point]:
    """The line with every point at the middle of those near it."""
    sums = list(accumulate(line, lambda a, b: (a[0] + b[0], a[1] + b[1]), initial=(0.0, 0.0)))
    out = []
    for i in range(len(line)):
        first, last = max(0, i - SMOOTH), min(len(line), i + SMOOTH + 1)
        (ax, ay), (bx, by), count = sums[first], sums[last], last - first
        out.append(((bx - ax) / count, (by - ay) / count))
    return out


def _bent(line: Sequence[Point]) -> float:
    """The greatest turn between two directions along a line, in radians."""
    step = max(1, len(line) // 8)
    thin = [*line[::step], line[-1]]
    ways = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(thin) if a != b]
    return max(ways) - min(ways) if ways else 0.0
