"""Names of the places a map is read by: under their pictures, to a side where that hides too much."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from realmgen.kit.scene import Mark, Tier
from realmgen.render.drawing import Item, Point
from realmgen.render.plate.field import Box, Field, grown
from realmgen.render.plate.land import PLATE_RADIUS
from realmgen.render.plate.marks import TIERS, Standing
from realmgen.render.plate.words.setting import LEAST_NAME, Type, broken
from realmgen.render.plate.work import Work

CHIEF, PLACE, NUMBER = 3.9, 3.1, 2.9
LEADING = 0.98
LONGEST = 3.6
"""A name wider than so many radii had better be broken."""
LINES = ((1, 0.0), (2, 2.5), (3, 8.0))
SHARES = (1.0, 0.88, 0.76, 0.6, 0.46)
LAYOUTS = tuple(sorted((burden + 120 * (1 - share), count, share) for count, burden in LINES for share in SHARES))
"""Penalty, lines and share of the full size, the best first."""


@dataclass(frozen=True, slots=True)
class _Lettering:
    """A name as it might be lettered: `spot` is the middle of the first baseline."""

    kind: Type
    lines: list[str]
    spot: Point

    @property
    def baselines(self) -> list[float]:
        return [self.spot[1] + n * LEADING * self.kind.size for n in range(len(self.lines))]

    def boxes(self) -> list[Box]:
        """The box of each line."""
        return [self.kind.box(line, self.spot[0], y) for line, y in zip(self.lines, self.baselines, strict=True)]


class _Best(NamedTuple):
    """The best lettering so far and its cost; `crowd` is all that stands anywhere."""

    lettering: _Lettering
    cost: float
    crowd: Field


def place_names(work: Work, placed: Sequence[Standing]) -> tuple[list[Item], list[Box]]:
    """The names of chief and places, and their boxes."""
    items: list[Item] = []
    boxes: list[Box] = []
    named = [one for one in placed if _text(one.mark)]
    for one in sorted(named, key=lambda one: (TIERS.index(one.mark.tier), one.mark.cell)):
        chosen = _lettering(work, one)
        kind, x = chosen.kind, chosen.spot[0]
        for line, y, box in zip(chosen.lines, chosen.baselines, chosen.boxes(), strict=True):
            work.words.stamp(grown(box, 0.07 * kind.size))
            boxes.append(grown(box, 0.11 * kind.size))
            items.append(kind.line(line, x, y, work.theme.ink, work.theme.halo))
    return items, boxes


def _lettering(work: Work, one: Standing) -> _Lettering:
    """The name in the lines, size and place with the least penalty."""
    text = _text(one.mark)
    full = _place_type(work, one.mark.tier)
    crowd = work.crowd()
    best = _Best(_Lettering(full, [text], (one.x, one.box[3] + full.size)), math.inf, crowd)
    for penalty, count, share in LAYOUTS:
        kind = full.times(share)
        lines = broken(text, kind, count)
        if lines is None or penalty >= best.cost:
            continue
        long = max(map(kind.width, lines)) / work.radius
        burden = penalty + 5 * max(0.0, long - LONGEST)
        best = _placed(work, one, _Lettering(kind, lines, (one.x, one.y)), burden, best)
    return best.lettering


def _text(mark: Mark) -> str:
    """What is lettered by a mark: its name with its number before it, or below a sign its number alone."""
    if mark.tier == "sign":
        return mark.text
    if mark.tier not in ("chief", "place", "spot") or not mark.name:
        return ""
    return mark.name.upper() if mark.tier == "chief" else f"{mark.text} {mark.name}".strip()


def _place_type(work: Work, tier: Tier) -> Type:
    if tier == "sign":
        return Type("regular", work.size(NUMBER, LEAST_NAME), 0.0)
    if tier == "chief":
        size = work.size(CHIEF, LEAST_NAME * 1.2)
        return Type("display", size, 0.03 * size)
    size = work.size(PLACE, LEAST_NAME)
    return Type("capitals", size, 0.02 * size)


def _placed(work: Work, one: Standing, wanted: _Lettering, burden: float, so_far: _Best) -> _Best:
    """The better of the best so far and this lettering at its best spot."""
    best = so_far
    for penalty, spot in sorted(_spots(work, one, wanted)):
        if penalty + burden >= best.cost:
            break
        tried = replace(wanted, spot=spot)
        cost = _cost(work, best, tried, penalty + burden)
        if cost < best.cost:
            best = _Best(tried, cost, best.crowd)
    return best


def _spots(work: Work, one: Standing, wanted: _Lettering) -> Iterator[tuple[float, Point]]:
    r, kind, count = work.radius, wanted.kind, len(wanted.lines)
    half = max(map(kind.width, wanted.lines)) / 2
    under = one.box[3] + 0.03 * r + 0.74 * kind.size
    crown = 0.45 * r if one.mark.tier == "chief" else 0
    over = one.box[1] - kind.size * (0.1 + LEADING * (count - 1)) - crown
    for away in (0, 0.06, 0.13, 0.2, 0.28, 0.38, 0.48):
        for shift in (0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8):
            yield 12 * away + 4 * abs(shift), (one.x + shift * r, under + away * r)
    for side in (1, -1):
        for away in (0.1, -0.2, 0.4, -0.35, -0.5, -0.65, 0.25):
            yield 25, (one.x + side * (half + (one.box[2] - one.x) + 0.08 * r), one.y + away * r)
    for shift in (0, 0.3, -0.3):
        yield 30, (one.x + shift * r, over)


def _cost(work: Work, best: _Best, tried: _Lettering, burden: float) -> float:
    """What a name hides, in square millimetres at the plate's radius, weighed; no further than the best so far."""
    boxes = tried.boxes()
    if not any(best.crowd.touches(box) for box in boxes):
        return burden
    scale = (work.detail.step * PLATE_RADIUS) ** 2
    cost = burden + 999 * sum(max(0.0, work.box[0] - box[0]) + max(0.0, box[2] - work.box[2]) for box in boxes)
    for room, weight in (
        (work.outside, 200), (work.words, 50), (work.features, 30),
        (work.coordinates, 14), (work.edges, 4), (work.rivers, 2),
    ):  # fmt: skip
        if cost >= best.cost:
            break
        cost += scale * weight * sum(room.count(box) for box in boxes)
    return cost
