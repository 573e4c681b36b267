"""What stands in hexes: where each picture goes, and the rings and washes under those that carry a name."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from realmgen.kit.scene import Mark
from realmgen.render.drawing import Contour, Item, Point, Shape, Use
from realmgen.render.glyphs import FEATURE, HALO, Feature
from realmgen.render.lettering import set_line
from realmgen.render.plate.field import Box, grown
from realmgen.render.plate.land import PLATE_RADIUS
from realmgen.render.plate.tint import PALE
from realmgen.render.plate.work import Work

TALL = frozenset({"peak", "crag", "hills", "marsh", "valley"})
TIERS = ("chief", "place", "spot", "seal", "sign", "pin")
ASIDE: tuple[tuple[float, float], ...] = (
    (0, 0), (0, 0.08), (-0.12, 0), (0.12, 0), (-0.22, 0.05), (0.22, 0.05), (-0.22, -0.08), (0.22, -0.08),
    (-0.3, 0.1), (0.3, 0.1), (0, -0.14), (0, 0.18), (-0.36, -0.05), (0.36, -0.05),
)  # fmt: skip
SHARED: tuple[tuple[float, float, float], ...] = (
    (-0.2, -0.02, 0.78), (0.46, 0.12, 0.62), (0.44, -0.34, 0.5), (-0.5, 0.4, 0.5), (0.1, 0.5, 0.45),
)  # fmt: skip
RIM: tuple[tuple[float, float], ...] = ((-0.47, 0.4), (-0.6, 0), (0.6, 0), (-0.47, -0.4), (0.47, -0.4))
"""Where a pin may stand: notes have the lower right."""
INSIDE = 0.25
"""As far as a place may stand from the middle of its hex: further, its walls would break its own ring."""
STRAY = 14.0
RING, CHIEF_RING, BAND = 0.94, 0.945, 0.07


@dataclass(frozen=True, slots=True)
class Standing:
    """A mark at its place: the middle of its picture, its scale in millimetres and its box with the halo."""

    mark: Mark
    x: float
    y: float
    scale: float
    box: Box


def picture(mark: Mark) -> str:
    """The name of the symbol a mark is drawn with."""
    return mark.style if mark.tier != "seal" or mark.style in FEATURE else "seal"


def standing(work: Work) -> list[Standing]:
    """Every mark at its place, clear of rivers and edges where it can be; the greatest first."""
    by_cell: dict[int, list[Mark]] = {}
    marks = [mark for mark in work.scene.marks if mark.tier != "pin"]
    for mark in sorted(marks, key=lambda m: (TIERS.index(m.tier), m.cell, m.style)):
        by_cell.setdefault(mark.cell, []).append(mark)
    placed = [one for marks in by_cell.values() for one in _in_hex(work, marks)]
    for one in placed:
        _stamp(work, one)
        if one.mark.tier == "chief":
            work.features.stamp(crown_box(work, one.mark.cell))
            work.inks.stamp(crown_box(work, one.mark.cell))
    for cell in sorted(work.named):
        for a, b in pairwise([*(ring := work.plan.ring(cell, RING)), ring[0]]):
            work.bands.trace((_at(a, b, k / 8) for k in range(8)), BAND * work.radius)
    placed.sort(key=lambda one: (-TIERS.index(one.mark.tier), one.mark.cell))
    return placed + [_pinned(work, mark) for mark in work.scene.marks if mark.tier == "pin"]


def _stamp(work: Work, one: Standing) -> None:
    work.features.stamp(one.box)
    work.inks.stamp(grown(one.box, -0.6 * HALO * one.scale))


def _pinned(work: Work, mark: Mark) -> Standing:
    """A pin where it hides least of what stands there."""
    tries = [_stand(work, mark, dx, dy, 1.0) for dx, dy in RIM]
    best = min(tries, key=lambda one: 4 * work.inks.count(one.box) + _burden(work, one))
    _stamp(work, best)
    return best


def _in_hex(work: Work, marks: Sequence[Mark]) -> Iterator[Standing]:
    if len(marks) == 1:
        yield _alone(work, marks[0])
        return
    for n, mark in enumerate(marks):
        dx, dy, scale = SHARED[min(n, len(SHARED) - 1)]
        yield _stand(work, mark, dx, dy, scale)


def _alone(work: Work, mark: Mark) -> Standing:
    tries = [way for way in ASIDE if mark.cell not in work.named or math.hypot(*way) < INSIDE]
    if mark.tier == "sign" and work.scene.ground[mark.cell] in TALL:
        side = 0.24 if work.dice(f"side {mark.cell}").unit() < 0.5 else -0.24
        tries = [(side, 0.08), (-side, 0.08), *tries]
    chosen, least = _stand(work, mark, *tries[0], 1.0), math.inf
    for n, (dx, dy) in enumerate(tries):
        one = _stand(work, mark, dx, dy, 1.0)
        cost = _burden(work, one) + STRAY * (math.hypot(dx, dy) if tries[0] == (0, 0) else 0.02 * n)
        if cost < least:
            chosen, least = one, cost
        if n == 0 and not cost:
            break
    return chosen


def _burden(work: Work, one: Standing) -> float:
    """What a picture hides, in square millimetres at the plate's radius: rivers weigh more than borders or edges."""
    inner = grown(one.box, -0.2 * HALO * work.radius)
    scale = (work.detail.step * PLATE_RADIUS) ** 2
    return scale * (20 * work.rivers.count(inner) + 8 * work.outside.count(inner) + work.edges.count(inner))


def _stand(work: Work, mark: Mark, dx: float, dy: float, size: float) -> Standing:
    r, shape = work.radius, FEATURE.get(picture(mark)) or Feature(0.1, 1.0, 0.4, 0.4, 0.4)
    cx, cy = work.plan.middles[mark.cell]
    s = r * shape.scale * size
    x, y = cx + dx * r, cy + (shape.dy * size + dy) * r
    wide, up, down = (shape.half_width + HALO) * s, (shape.up + HALO) * s, (shape.down + HALO) * s
    return Standing(mark, x, y, s, (x - wide, y - up, x + wide, y + down))


def crown_box(work: Work, cell: int) -> Box:
    """The room of the crown on the top edge of the chief's hex."""
    x, y, s = _crown(work, cell)
    crown = FEATURE["crown"]
    return x - crown.half_width * s, y - crown.up * s, x + crown.half_width * s, y + crown.down * s


def _crown(work: Work, cell: int) -> tuple[float, float, float]:
    x, y = work.plan.middles[cell]
    low = 0.0 if work.scene.grid.layout == "flat" else 0.06
    return x, y + (FEATURE["crown"].dy - low) * work.radius, FEATURE["crown"].scale * work.radius


def pictures(work: Work, placed: Iterable[Standing], tiers: Sequence[str]) -> list[Item]:
    """The symbols of some tiers, the chief's crown and the numerals of seals with them."""
    items: list[Item] = []
    for one in placed:
        if one.mark.tier not in tiers:
            continue
        if picture(one.mark) in FEATURE:
            items.append(Use(picture(one.mark), one.x, one.y, one.scale))
        if one.mark.tier == "seal" and one.mark.text:
            items.append(_numeral(work, one))
        if one.mark.tier == "chief":
            items.append(Use("crown", *_crown(work, one.mark.cell)))
    return items


def _numeral(work: Work, one: Standing) -> Item:
    size = one.scale * (0.44 if len(one.mark.text) < 2 else 0.34 if len(one.mark.text) == 2 else 0.24)
    return set_line(one.mark.text, one.x, one.y + size / 3, size, "display", work.theme.halo)


def place_washes(work: Work) -> list[Item]:
    """Pale hexes under what carries a name."""
    if not work.theme.tinted:
        return []
    return [Shape([work.plan.ring(cell, RING)], fill=work.theme.halo, opacity=PALE) for cell in sorted(work.named)]


def rings(work: Work, words: Sequence[Box]) -> list[Item]:
    """Hex rings round places, doubled for the chief, open where a name or the crown lies on them."""
    chiefs = {mark.cell for mark in work.scene.marks if mark.tier == "chief"}
    items: list[Item] = []
    r, ink = work.radius, work.theme.accent
    for cell in sorted(work.named):
        gaps = [*words, crown_box(work, cell)] if cell in chiefs else words
        lines = ((CHIEF_RING - 0.015, 0.07), (0.85, 0.022)) if cell in chiefs else ((RING - 0.007, 0.038),)
        for reach, width in lines:
            contours, closed = _open_ring(work.plan.ring(cell, reach), gaps)
            items.append(Shape(contours, stroke=ink, width=width * r, closed=closed))
    return items


def _open_ring(ring: Sequence[Point], gaps: Sequence[Box]) -> tuple[list[Contour], bool]:
    pieces: list[list[Point]] = []
    whole = True
    for a, b in pairwise([*ring, ring[0]]):
        spans = _outside(a, b, gaps)
        whole = whole and spans == [(0.0, 1.0)]
        for t0, t1 in spans:
            start, end = _at(a, b, t0), _at(a, b, t1)
            if t0 == 0 and pieces and pieces[-1][-1] == start:
                pieces[-1].append(end)
            else:
                pieces.append([start, end])
    if whole:
        return [list(ring)], True
    if len(pieces) > 1 and pieces[-1][-1] == pieces[0][0]:
        pieces[0] = pieces.pop() + pieces[0][1:]
    return list(pieces), False


def _at(a: Point, b: Point, t: float) -> Point:
    if t in (0.0, 1.0):
        return b if t else a
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _outside(a: Point, b: Point, gaps: Sequence[Box]) -> list[tuple[float, float]]:
    """The stretches (t from, t to) of a segment that lie in no box."""
    spans = [(0.0, 1.0)]
    for box in gaps:
        cut = _inside(a, b, box)
        if cut:
            spans = [
                part for t0, t1 in spans for part in ((t0, min(t1, cut[0])), (max(t0, cut[1]), t1)) if part[1] > part[0]
            ]
    return spans


def _inside(a: Point, b: Point, box: Box) -> tuple[float, float] | None:
    """The stretch of a segment within a box."""
    t0, t1 = 0.0, 1.0
    for start, way, low, high in ((a[0], b[0] - a[0], box[0], box[2]), (a[1], b[1] - a[1], box[1], box[3])):
        if abs(way) < 1e-9:
            if not low <= start <= high:
                return None
            continue
        near, far = sorted(((low - start) / way, (high - start) / way))
        t0, t1 = max(t0, near), min(t1, far)
    return (t0, t1) if t0 < t1 else None


def notes(work: Work) -> list[Item]:
    """A small pinned dot at the lower right of hexes with a note."""
    r, theme = work.radius, work.theme
    items: list[Item] = []
    for cell in work.scene.notes:
        x, y = work.plan.middles[cell]
        x, y = x + 0.56 * r, y + 0.52 * r
        for half, colour in ((0.12, theme.halo), (0.08, theme.accent)):
            s = half * r
            items.append(Shape([[(x, y - s), (x + s, y), (x, y + s), (x - s, y)]], fill=colour))
    return items
