"""Pieces to cut out, as symbols round their middle in millimetres: figures, lights, strips and counters.

They look as they do on a drawn board. Each has the colour and the sign of its side, and a rim or a pattern that differs
from side to side as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from shapely.geometry import LineString

from realmgen.kit.board import NOBODY, Board, Side
from realmgen.render.board.measures import TOKEN
from realmgen.render.board.pieces import band
from realmgen.render.board.signs import pieces, tone
from realmgen.render.drawing import Contour, Point, Shape
from realmgen.render.theme import Theme
from realmgen.render.tokens.signs import placed
from realmgen.render.tokens.tones import line, tint

COUNTER: Final = 14.0
STRIP: Final = (24.0, 8.0)
SIZES: Mapping[str, tuple[float, float]] = MappingProxyType(
    {"figure": (TOKEN, TOKEN), "light": (TOKEN, TOKEN), "strip": STRIP, "counter": (COUNTER, COUNTER)}
)
"""By look: how wide and high a piece is where it is cut, in millimetres."""
ROUND: Final = ("figure", "light", "counter")
STRIP_SIZE: Final = 0.8
"""The part of its size on a board at which a marker stays within its strip."""
RIM, EDGE = 0.45, 1.1
"""The weight of a rim, and how far inside the cut it lies."""


def circle(at: Point, radius: float, count: int = 72) -> list[Point]:
    """A circle as a line of that many corners."""
    turns = [math.tau * k / count for k in range(count)]
    return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in turns]


def box(at: Point, wide: float, high: float) -> list[Point]:
    """A rectangle round its middle."""
    (x, y), w, h = at, wide / 2, high / 2
    return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]


@lru_cache(maxsize=128)
def piece(theme: Theme, look: str, side: Side) -> tuple[Shape, ...]:
    """The shapes of a piece by its look; raises KeyError for one that is not known."""
    return tuple(_LOOKS[look](theme, side))


def _drawn(theme: Theme, look: str, side: Side, radius: float, room: float) -> list[Shape]:
    """A piece as it is drawn on a board, `radius` millimetres from its middle to its edge; with all that is round it no
    farther than `room`."""
    number = 0 if side.style else NOBODY
    shapes = pieces(theme, Board("", "", (), (), (side,)))[f"{look}-{number}"]
    reach = max(max(abs(x), abs(y)) for shape in shapes for ring in shape.contours for x, y in ring)
    by = min(radius, room / reach)
    return [replace(shape, contours=_scaled(shape.contours, by)) for shape in shapes]


def _scaled(contours: Sequence[Contour], by: float) -> list[list[Point]]:
    return [[(x * by, y * by) for x, y in contour] for contour in contours]


def _figure(theme: Theme, side: Side) -> list[Shape]:
    """A shield in a ring."""
    ground = Shape([circle((0, 0), TOKEN / 2 - EDGE)], fill=tint(theme, side.style))
    return [
        ground,
        *_rim(theme, side.style, TOKEN / 2 - EDGE),
        *_drawn(theme, "figure", side, 5.9, TOKEN / 2 - 2 * EDGE),
    ]


def _light(theme: Theme, side: Side) -> list[Shape]:
    """A disc of rays."""
    return _drawn(theme, "light", side, TOKEN / 2 - EDGE, TOKEN / 2)


def _strip(theme: Theme, side: Side) -> list[Shape]:
    """A marker as it lies on a road, its sign at the middle."""
    half = STRIP[0] / 2
    bar = list(band(LineString([(-half, 0.0), (half, 0.0)]), tone(theme, side.style), theme, STRIP_SIZE))
    return [*bar, *_drawn(theme, "medal", side, 3.2, STRIP[1] / 2)]


def _counter(theme: Theme, side: Side) -> list[Shape]:
    """A small pale disc with a rim and a sign."""
    radius = COUNTER / 2 - 0.9
    ground = Shape([circle((0, 0), radius)], fill=tint(theme, side.style))
    sign = Shape(placed(side.sign, (0, 0), 3.6), fill=line(theme, side.style))
    return [ground, *_rim(theme, side.style, radius), sign]


def _rim(theme: Theme, style: str, radius: float) -> list[Shape]:
    """One line, two, dots or teeth, by the side."""
    colour, middle = line(theme, style), (0.0, 0.0)
    if style == "blue":
        return [Shape([circle(middle, radius), circle(middle, radius - 0.95)], stroke=colour, width=RIM)]
    if style == "green":
        count = round(math.tau * radius / 1.9)
        return [Shape([circle(spot, 0.55, 16) for spot in circle(middle, radius - 0.35, count)], fill=colour)]
    if style == "gold":
        return [Shape([circle(middle, radius), _star(radius - 0.3, round(math.tau * radius / 2.2))], fill=colour)]
    return [Shape([circle(middle, radius - 0.3)], stroke=colour, width=1.1)]


def _star(radius: float, count: int) -> list[Point]:
    """A round of teeth that point inwards."""
    turns = [(math.pi * k / count, radius - (1.15 if k % 2 else 0.0)) for k in range(2 * count)]
    return [(r * math.cos(a), r * math.sin(a)) for a, r in turns]


_LOOKS: Mapping[str, Callable[[Theme, Side], list[Shape]]] = MappingProxyType(
    {"figure": _figure, "light": _light, "strip": _strip, "counter": _counter}
)
