"""Pieces to cut out, as symbols round their middle in millimetres: figures, lights, strips and counters.

Each has the colour and the sign of its side, and a rim that differs from side to side as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from realmgen.render.drawing import Contour, Point, Shape
from realmgen.render.theme import Theme
from realmgen.render.tokens.signs import placed
from realmgen.render.tokens.tones import tint, tone

TOKEN: Final = 20.0
COUNTER: Final = 14.0
STRIP: Final = (24.0, 8.0)
SIZES: Mapping[str, tuple[float, float]] = MappingProxyType(
    {"figure": (TOKEN, TOKEN), "light": (TOKEN, TOKEN), "strip": STRIP, "counter": (COUNTER, COUNTER)}
)
"""By look: how wide and high a piece is where it is cut, in millimetres."""
ROUND: Final = ("figure", "light", "counter")
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


def piece(theme: Theme, look: str, style: str, sign: str) -> tuple[Shape, ...]:
    """The shapes of a piece by its look; raises KeyError for one that is not known."""
    return tuple(_LOOKS[look](theme, style, sign))


def _rim(theme: Theme, style: str, radius: float) -> list[Shape]:
    """One line, two, dots or teeth, by the side."""
    colour, middle = tone(theme, style), (0.0, 0.0)
    if style == "blue":
        rings: list[Contour] = [circle(middle, radius), circle(middle, radius - 0.95)]
        return [Shape(rings, stroke=colour, width=RIM)]
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


def _figure(theme: Theme, style: str, sign: str) -> list[Shape]:
    """A shield with a pale sign, on pale ground."""
    shield = Shape(placed("shield", (0.0, 0.2), 6.2), fill=tone(theme, style))
    ground = Shape([circle((0, 0), TOKEN / 2 - EDGE)], fill=tint(theme, style))
    return [ground, *_rim(theme, style, TOKEN / 2 - EDGE), shield, _sign(sign, (0.0, -0.35), 3.7, theme.halo)]


def _light(theme: Theme, style: str, sign: str) -> list[Shape]:
    """A disc of rays with a pale sign: it burns."""
    colour = tone(theme, style)
    field = Shape([circle((0, 0), 6.3)], fill=theme.halo)
    return [Shape(placed("rays", (0, 0), TOKEN / 2 - EDGE), fill=colour), field, _sign(sign, (0, 0), 4.7, colour)]


def _strip(theme: Theme, style: str, sign: str) -> list[Shape]:
    """A bar of colour with the sign in a pale field at its middle."""
    wide, high = STRIP
    ground = Shape([box((0, 0), wide - 1.6, high - 1.6)], fill=tone(theme, style))
    field = Shape([circle((0, 0), 3.05, 48)], fill=theme.halo)
    marks: list[Contour] = [_gem((side * 7.2, 0.0), 1.7, 0.95) for side in (-1, 1)]
    return [ground, field, Shape(marks, fill=theme.halo), _sign(sign, (0, 0), 2.45, tone(theme, style))]


def _counter(theme: Theme, style: str, sign: str) -> list[Shape]:
    """A small pale disc with a rim and a sign."""
    radius = COUNTER / 2 - 0.9
    ground = Shape([circle((0, 0), radius)], fill=tint(theme, style))
    return [ground, *_rim(theme, style, radius), _sign(sign, (0, 0), 3.3, tone(theme, style))]


def _sign(sign: str, at: Point, radius: float, colour: str) -> Shape:
    return Shape(placed(sign, at, radius), fill=colour)


def _gem(at: Point, w: float, h: float) -> list[Point]:
    (x, y) = at
    return [(x - w, y), (x, y - h), (x + w, y), (x, y + h)]


_LOOKS: Mapping[str, Callable[[Theme, str, str], list[Shape]]] = MappingProxyType(
    {"figure": _figure, "light": _light, "strip": _strip, "counter": _counter}
)
