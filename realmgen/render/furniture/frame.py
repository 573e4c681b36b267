"""The double frame of a sheet, and the footer that breaks it."""

from __future__ import annotations

import math

from realmgen.render.drawing import Point, Shape
from realmgen.render.extent import Box
from realmgen.render.furniture.hand import FOOTER, Hand, broken, shortened

OUTER, INNER, SCOOP = 7.5, 8.7, 4.5
_STEPS = 8
SEPARATOR = " · "


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
    """Words in the middle of the foot of the frame, in two lines when one does not hold them."""
    wide, high, u = hand.drawing.width, hand.drawing.height, hand.unit
    room = wide - 2 * (OUTER + SCOOP + 6) * u
    fits = hand.wide(text, FOOTER, hand.part(text, FOOTER, room)) <= room
    lines = [shortened(line, hand, FOOTER, room) for line in ([text] if fits else broken(text, SEPARATOR))]
    if not text:
        return
    part = min(hand.part(line, FOOTER, room) for line in lines)
    half = max(hand.wide(line, FOOTER, part) for line in lines) / 2 + 3 * u
    more = hand.mm(FOOTER.size * part) * 0.55 * (len(lines) - 1)
    top, bottom = high - (INNER + 0.6) * u - more, high - (OUTER - 0.6) * u + more
    gap = [(wide / 2 - half, top), (wide / 2 + half, top), (wide / 2 + half, bottom), (wide / 2 - half, bottom)]
    hand.add(Shape([gap], fill=hand.theme.paper))
    for k, line in enumerate(lines):
        y = high - 7.3 * u - more + 2 * more * k
        hand.write(line, (wide / 2, y), FOOTER, anchor="middle", part=part, fill=hand.theme.coordinate)
