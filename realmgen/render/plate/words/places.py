"""Names of the places a map is read by: under their pictures, to a side where that hides too much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmgen.render.drawing import Item, Point
from realmgen.render.plate.field import Box, grown
from realmgen.render.plate.marks import Standing
from realmgen.render.plate.words.setting import LEAST_NAME, Type, split
from realmgen.render.plate.work import Work

CHIEF, PLACE = 3.9, 3.1
LONGEST = 4.2
"""A name wider than so many radii is broken into two lines."""


def place_names(work: Work, placed: Sequence[Standing]) -> tuple[list[Item], list[Box]]:
    """The names of chief and places, and their boxes."""
    items: list[Item] = []
    boxes: list[Box] = []
    named = [one for one in placed if one.mark.tier in ("chief", "place") and one.mark.name]
    for one in sorted(named, key=lambda one: (one.mark.tier != "chief", one.mark.cell)):
        chief = one.mark.tier == "chief"
        kind = _place_type(work, chief)
        lines = split(one.mark.name.upper() if chief else one.mark.name, kind, LONGEST * work.radius)
        x, y = _best(work, one, lines, kind)
        for n, line in enumerate(lines):
            box = kind.box(line, x, y + n * kind.size * 0.98)
            work.words.stamp(grown(box, 0.2 * kind.size / PLACE))
            boxes.append(grown(box, 0.35 * kind.size / PLACE))
            items.append(kind.line(line, x, box[3] - 0.08 * kind.size, work.theme.ink, work.theme.halo))
    return items, boxes


def _place_type(work: Work, chief: bool) -> Type:
    if chief:
        size = work.size(CHIEF, LEAST_NAME * 1.2)
        return Type("display", size, 0.03 * size)
    size = work.size(PLACE, LEAST_NAME)
    return Type("capitals", size, 0.02 * size)


def _best(work: Work, one: Standing, lines: Sequence[str], kind: Type) -> Point:
    """The spot with the least penalty; a spot is the baseline's middle of the first line."""
    tries = list(_spots(work, one, lines, kind))
    costs = [penalty + _cost(work, lines, kind, spot) for penalty, spot in tries]
    return tries[costs.index(min(costs))][1]


def _spots(work: Work, one: Standing, lines: Sequence[str], kind: Type) -> Iterator[tuple[float, Point]]:
    r = work.radius
    half = max(kind.width(line) for line in lines) / 2
    tall = kind.size * (0.72 + 0.98 * (len(lines) - 1))
    under = one.box[3] - 0.02 * r + 0.72 * kind.size
    over = one.box[1] - tall + 0.62 * kind.size - (0.45 * r if one.mark.tier == "chief" else 0)
    for n, away in enumerate((0, 0.06, 0.13, 0.2)):
        for shift in (0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8):
            yield 0.6 * n + 4 * abs(shift), (one.x + shift * r, under + away * r)
    for side in (1, -1):
        for away in (-0.2, 0.1, 0.4):
            yield 25, (one.x + side * (half + (one.box[2] - one.x) + 0.08 * r), one.y + away * r)
    for shift in (0, 0.3, -0.3):
        yield 30, (one.x + shift * r, over)


def _cost(work: Work, lines: Sequence[str], kind: Type, spot: Point) -> float:
    """What a name hides, in square millimetres at the plate's radius, weighed."""
    weights = (
        (work.features, 30), (work.words, 50), (work.coordinates, 14),
        (work.edges, 5), (work.rivers, 2), (work.outside, 200),
    )  # fmt: skip
    scale = (work.detail.step * 9.4) ** 2
    boxes = [grown(kind.box(line, spot[0], spot[1] + n * kind.size), 0.05 * kind.size) for n, line in enumerate(lines)]
    return scale * sum(weight * room.count(box) for box in boxes for room, weight in weights)
