"""The pieces on a board: markers along roads, lights in rings, figures beside them. Drawn anew with every move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

import numpy as np
import shapely
from shapely.geometry import LineString
from shapely.ops import substring

from realmgen.kit.board import Board
from realmgen.render.board.lay import Lay
from realmgen.render.board.measures import BAND, DISC, MEDAL
from realmgen.render.board.placing import Figures
from realmgen.render.board.signs import Pattern, Tone, tone
from realmgen.render.drawing import Item, Point, Shape, Use
from realmgen.render.glyphs.strokes import Geometry, union
from realmgen.render.ground.work import along, courses, rings
from realmgen.render.theme import Theme

MARKERS, LIGHTS, FIGURES = LAYERS = ("markers", "lights", "figures")
GAP = 1.2
"""Millimetres between a marker's ends and the rings."""


def draw_pieces(board: Board, lay: Lay, figures: Mapping[str, Figures], theme: Theme) -> dict[str, list[Item]]:
    """The layers of pieces by name, empty ones too."""
    return {
        MARKERS: list(_markers(board, lay, theme)),
        LIGHTS: [
            Use(f"light-{place.light}", *lay.posts[place.key].at, DISC * lay.size)
            for place in board.places
            if place.light is not None
        ],
        FIGURES: [Use(f"figure-{side}", *spot, radius) for side, spot, radius in standing(board, figures)],
    }


def standing(board: Board, figures: Mapping[str, Figures]) -> Iterator[tuple[int, Point, float]]:
    """Where figures stand, side by side: each side with the middle and the radius of its figure. Past the most a place
    has room for, they stand as close."""
    for place in board.places:
        many = min(len(place.standing), len(figures[place.key].spots)) - 1
        for n, side in enumerate(place.standing):
            spots = figures[place.key].spots[many]
            yield side, spots[n % len(spots)], figures[place.key].radii[many]


def _markers(board: Board, lay: Lay, theme: Theme) -> Iterator[Item]:
    held = {(road.a, road.b): road.held for road in board.roads if road.held is not None}
    for route in lay.routes:
        side = held.get(route.ends)
        if side is None or route.slot is None:
            continue
        hue = tone(theme, board.sides[side].style)
        yield from band(tuple(courses(route.free)), hue, theme, lay.size)
        middle = route.slot.interpolate(0.5, normalized=True)
        yield Use(f"medal-{side}", middle.x, middle.y, MEDAL * lay.size)


@lru_cache(maxsize=512)
def band(course: tuple[Point, ...], hue: Tone, theme: Theme, size: float) -> tuple[Shape, ...]:
    """A marker along a course, in the pattern of its side."""
    line = LineString(course)
    line = substring(line, GAP * size, line.length - GAP * size)
    body = PATTERNS[hue.pattern](line, size)
    fine = 0.03 * size
    return (
        Shape(rings(body.buffer(0.9 * size, 3), fine), fill=theme.halo),
        Shape(rings(body, fine), fill=hue.edge),
        Shape(rings(body.buffer(-0.45 * size), fine), fill=hue.body),
    )


def _solid(line: Geometry, size: float) -> Geometry:
    return line.buffer(BAND / 2 * size, cap_style="flat")


def _blocks(line: Geometry, size: float) -> Geometry:
    """Long pieces with gaps."""
    count = max(1, round(line.length / (9.0 * size)))
    step, gap = line.length / count, 1.0 * size
    spans = [substring(line, k * step + gap, (k + 1) * step - gap) for k in range(count)]
    return union([span.buffer(BAND / 2 * size, cap_style="flat") for span in spans])


def _barbed(line: Geometry, size: float) -> Geometry:
    """A thinner line with a thorn at either side of it, in turn."""
    count = max(2, round(line.length / (4.6 * size)))
    at = (np.arange(count) + 0.5) * line.length / count
    foot, before, ahead = along(line, at - 1.1 * size), along(line, at + 1.5 * size), along(line, at + 0.1 * size)
    thorns = []
    for k, (f, b, a) in enumerate(zip(foot.tolist(), before.tolist(), ahead.tolist(), strict=True)):
        dx, dy = b[0] - f[0], b[1] - f[1]
        long = max((dx * dx + dy * dy) ** 0.5, 1e-9)
        side = (1 if k % 2 else -1) * 3.6 * size / long
        thorns.append(shapely.polygons([f, b, (a[0] - dy * side, a[1] + dx * side)]))
    return union([line.buffer(1.25 * size, cap_style="flat"), *thorns])


def _double(line: Geometry, size: float) -> Geometry:
    """Two lines beside one another."""
    return union([line.buffer(2.6 * size, cap_style="flat").difference(line.buffer(0.75 * size, cap_style="flat"))])


PATTERNS: Mapping[Pattern, Callable[[Geometry, float], Geometry]] = MappingProxyType(
    {"solid": _solid, "blocks": _blocks, "barbed": _barbed, "double": _double}
)
