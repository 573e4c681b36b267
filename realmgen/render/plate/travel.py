"""Who travels: a pin where they are, and dots along the way they came, which leave out what they would hide.

Nothing makes way for them: when they move, every other layer stays as it was.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from realmgen.render.drawing import Contour, Item, Point, Shape, Use
from realmgen.render.glyphs import FEATURE
from realmgen.render.glyphs.strokes import catmull
from realmgen.render.plate.field import Box
from realmgen.render.plate.work import Work

APART, DOT, RIM = 0.19, 0.095, 0.17
SPARK = 0.02
"""Millimetres a dot is long: a stroke of no length has no end to be round."""
STRAY = 0.14
PLACES: tuple[tuple[float, float], ...] = (
    (0, 0.5), (0, 0.58), (0, 0.42), (-0.2, 0.55), (0.2, 0.55), (0, 0.68), (-0.35, 0.5), (0.35, 0.5), (0.45, 0.7),
    (-0.45, 0.7), (0.5, 0.3), (-0.5, 0.3), (0.62, 0.5), (-0.62, 0.5), (0, 0.84), (-0.25, 0.84), (0.25, 0.84),
)  # fmt: skip
"""Where the pin's point may be, in radii from the middle of its hex."""
SIZES = (1.0, 0.8)


def marker(work: Work) -> list[Item]:
    """The pin where they are, where it hides no coordinate and as little else as can be."""
    here = work.scene.here
    if here is None or not work.land.on(here):
        return []
    x, y = work.plan.middles[here]
    r, first = work.radius, (x, y + PLACES[0][1] * work.radius)
    tries = [((x + dx * r, y + dy * r), size) for size in SIZES for dx, dy in PLACES]
    weights = ((work.coordinates, 9), (work.words, 6), (work.inks, 1), (work.outside, 1))

    def hidden(tried: tuple[Point, float]) -> float:
        spot, size = tried
        box = _pin(spot, size * r)
        return sum(weight * room.count(box) for room, weight in weights) + 30 * math.dist(spot, first) / r - 40 * size

    spot, size = min(tries, key=hidden)
    return [Use("marker", *spot, size * r)]


def _pin(spot: Point, r: float) -> Box:
    shape, (x, y) = FEATURE["marker"], spot
    return x - shape.half_width * r, y - shape.up * r, x + shape.half_width * r, y + shape.down * r


def trail(work: Work) -> list[Item]:
    """Dots from hex to hex, each way once however often it was gone."""
    taken = work.words.merge(work.coordinates, work.inks)
    half = RIM / 2 * work.radius
    dots: list[Contour] = []
    for x, y in (dot for run in runs(work.scene.trail, set()) for dot in _dots(work, run)):
        if not taken.touches((x - half, y - half, x + half, y + half)):
            dots.append([(x, y), (x + SPARK, y)])
    if not dots:
        return []
    theme, r = work.theme, work.radius
    return [
        Shape(dots, stroke=theme.halo, width=RIM * r, closed=False),
        Shape(dots, stroke=theme.ink, width=DOT * r, closed=False),
    ]


def runs(ways: Sequence[Sequence[int]], gone: set[frozenset[int]]) -> Iterator[list[int]]:
    """The ways cut where they have been gone before; `gone` grows by their steps."""
    for way in ways:
        run = [way[0]] if way else []
        for a, b in pairwise(way):
            if a != b and frozenset((a, b)) not in gone:
                run.append(b)
                gone.add(frozenset((a, b)))
                continue
            if len(run) > 1:
                yield run
            run = [b]
        if len(run) > 1:
            yield run


def _dots(work: Work, run: Sequence[int]) -> Iterator[Point]:
    """Places evenly apart on a curve through the hexes of a run."""
    line = catmull([spot(work, cell) for cell in run], 8) if len(run) > 2 else [spot(work, cell) for cell in run]
    length = sum(math.dist(a, b) for a, b in pairwise(line))
    count = max(1, round(length / (APART * work.radius)))
    step, due, gone = length / count, 0.0, 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        long = math.dist((ax, ay), (bx, by))
        while long and due <= gone + long:
            t = (due - gone) / long
            yield ax + (bx - ax) * t, ay + (by - ay) * t
            due += step
        gone += long


def spot(work: Work, cell: int) -> Point:
    """Where a way passes through a hex: a little beside its middle, always at the same place."""
    dice, (x, y) = work.dice(f"way {cell}"), work.plan.middles[cell]
    return x + dice.between(-STRAY, STRAY) * work.radius, y + dice.between(0.0, 1.5 * STRAY) * work.radius
