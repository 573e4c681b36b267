"""The double frame of a sheet, and the footer that breaks it."""

from __future__ import annotations

import math

from realmgen.render.drawing import Point, Shape
from realmgen.render.furniture.hand import FOOTER, Box, Hand, shortened

OUTER, INNER, SCOOP = 7.5, 8.7, 4.5
_STEPS = 8


def frame(hand: Hand) -> None:
    """Two lines with scooped corners and a diamond at each."""
    wide, high = hand.drawing.width, hand.drawing.height
    for inset, line in ((OUTER, 0.45), (INNER, 0.16)):
        d = inset * hand.unit
        scooped = _scooped(Box(d, d, wide - d, high - d), SCOOP * hand.unit)
        hand.add(Shape([scooped], stroke=hand.theme.ink, width=line * hand.unit))
    d = OUTER * hand.unit
    gems = [_gem((x, y), hand.unit) for x in (d, wide - d) for y in (d, high - d)]
    hand.add(Shape(gems, fill=hand.theme.accent))


def _scooped(box: Box, r: float) -> list[Point]:
    corners = ((box.x0, box.y0, 90), (box.x1, box.y0, 180), (box.x1, box.y1, 270), (box.x0, box.y1, 0))
    turns = [(x, y, math.radians(start - 90 * k / _STEPS)) for x, y, start in corners for k in range(_STEPS + 1)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for x, y, a in turns]


def _gem(at: Point, unit: float) -> list[Point]:
    x, y = at
    return [(x, y - 1.5 * unit), (x + 1.1 * unit, y), (x, y + 1.5 * unit), (x - 1.1 * unit, y)]


def footer(hand: Hand, text: str) -> None:
    """A line in the middle of the foot of the frame."""
    wide, high, u = hand.drawing.width, hand.drawing.height, hand.unit
    room = wide - 2 * (OUTER + SCOOP + 6) * u
    words = shortened(text, hand, FOOTER, room)
    if not words:
        return
    part = hand.part(words, FOOTER, room)
    half = hand.wide(words, FOOTER, part) / 2 + 3 * u
    gap = Box(wide / 2 - half, high - (INNER + 0.6) * u, wide / 2 + half, high - (OUTER - 0.6) * u)
    hand.add(Shape([[(gap.x0, gap.y0), (gap.x1, gap.y0), (gap.x1, gap.y1), (gap.x0, gap.y1)]], fill=hand.theme.paper))
    hand.write(words, (wide / 2, high - 7.3 * u), FOOTER, anchor="middle", part=part, fill=hand.theme.coordinate)
