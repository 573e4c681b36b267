"""Ways between places: roads between two lines, trails in dashes, lanes over water in dots. Their ends lie under what
stands there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

from realmgen.kit.scene import Stroke
from realmgen.render.drawing import Contour, Item, Point, Shape
from realmgen.render.glyphs.strokes import catmull
from realmgen.render.plate.travel import runs, spot
from realmgen.render.plate.work import Work

PIECES = 6
ROOM, ENDS = 0.07, 0.95


@dataclass(frozen=True, slots=True)
class Look:
    """Widths and dashes in radii: of the line under it, and of the line itself; `wet` ones have the shore's colour."""

    under: float
    over: float
    dash: tuple[float, float] | None = None
    wet: bool = False


LOOKS: Mapping[str, Look] = MappingProxyType(
    {
        "lane": Look(0.0, 0.075, (0.01, 0.2), wet=True),
        "path": Look(0.15, 0.06, (0.2, 0.11)),
        "road": Look(0.15, 0.085),
    }
)


def ways(work: Work) -> list[Item]:
    """All ways, each stretch once and in its best kind; what lies beside them makes room."""
    items: list[Item] = []
    gone: set[frozenset[int]] = set()
    for style in ("road", "path", "lane"):
        strokes = [stroke for stroke in work.scene.strokes if stroke.style == style]
        lines = [_line(work, run) for run in runs([stroke.path for stroke in strokes], gone)]
        _stamp(work, strokes, lines)
        items = [*_drawn(work, LOOKS[style], lines), *items]
    return items


def _line(work: Work, run: Sequence[int]) -> list[Point]:
    spots = [spot(work, cell) for cell in run]
    return catmull(spots, PIECES) if len(spots) > 2 else spots


def _drawn(work: Work, look: Look, lines: Sequence[Contour]) -> Iterator[Item]:
    if not lines:
        return
    r, theme = work.radius, work.theme
    dash = look.dash and (look.dash[0] * r, look.dash[1] * r)
    ink = theme.shore if look.wet else theme.ink
    if look.dash is None:
        yield Shape(lines, stroke=ink, width=look.under * r, closed=False)
        yield Shape(lines, stroke=theme.halo, width=look.over * r, closed=False)
        return
    if look.under:
        yield Shape(lines, stroke=theme.halo, width=look.under * r, closed=False, opacity=0.7)
    yield Shape(lines, stroke=ink, width=look.over * r, closed=False, dash=dash)


def _stamp(work: Work, strokes: Sequence[Stroke], lines: Sequence[Sequence[Point]]) -> None:
    """Keep a way clear but for its ends, where places stand."""
    r = work.radius
    ends = [work.plan.middles[cell] for stroke in strokes for cell in (stroke.path[0], stroke.path[-1])]
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            count = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / (ROOM * r)))
            points = [(ax + (bx - ax) * k / count, ay + (by - ay) * k / count) for k in range(count)]
            work.rivers.trace([p for p in points if all(math.dist(p, end) > ENDS * r for end in ends)], ROOM * r)
