"""The border of what is handed over: a band of lozenges between two double lines, with a knot at each corner."""

from __future__ import annotations

import math

from realmgen.render.drawing import Point, Shape
from realmgen.render.furniture.hand import FOOTER, Hand, shortened

OUTER, BAND = 7.5, 5.0
PITCH = 5.6


def border(hand: Hand) -> None:
    """All round the page."""
    u, ink, accent = hand.unit, hand.theme.ink, hand.theme.accent
    wide, high = hand.drawing.width, hand.drawing.height
    for inset, line in ((OUTER, 0.45), (OUTER + 1.0, 0.16), (OUTER + BAND - 1.0, 0.16), (OUTER + BAND, 0.45)):
        d = inset * u
        hand.add(Shape([[(d, d), (wide - d, d), (wide - d, high - d), (d, high - d)]], stroke=ink, width=line * u))
    middle = (OUTER + BAND / 2) * u
    lozenges, dots = [], []
    for a, b in _sides(wide, high, middle):
        long = math.dist(a, b) - 2 * BAND * 0.75 * u
        count = max(2, round(long / (PITCH * u)))
        for k in range(count):
            lozenges.append(_lozenge(_along(a, b, (k + 0.5) / count, long), a, b, u))
            dots += [_dot(_along(a, b, k / count, long), 0.34 * u)] if k else []
    hand.add(Shape(lozenges, fill=ink), Shape(dots, fill=accent))
    for x in (middle, wide - middle):
        for y in (middle, high - middle):
            _knot(hand, (x, y))


def _sides(wide: float, high: float, d: float) -> list[tuple[Point, Point]]:
    corners = [(d, d), (wide - d, d), (wide - d, high - d), (d, high - d)]
    return [(corners[k], corners[(k + 1) % 4]) for k in range(4)]


def _along(a: Point, b: Point, part: float, long: float) -> Point:
    whole = math.dist(a, b)
    t = ((whole - long) / 2 + part * long) / whole
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _lozenge(at: Point, a: Point, b: Point, u: float) -> list[Point]:
    """A long lozenge in the direction from a to b."""
    (x, y), level = at, abs(b[0] - a[0]) > abs(b[1] - a[1])
    w, h = (1.7 * u, 0.62 * u) if level else (0.62 * u, 1.7 * u)
    return [(x, y - h), (x + w, y), (x, y + h), (x - w, y)]


def _dot(at: Point, radius: float) -> list[Point]:
    turns = [math.tau * k / 10 for k in range(10)]
    return [(at[0] + radius * math.cos(t), at[1] + radius * math.sin(t)) for t in turns]


def _knot(hand: Hand, at: Point) -> None:
    """A gem in a pale square that ends the lines of a corner."""
    (x, y), u = at, hand.unit
    half = (BAND / 2 + 0.9) * u
    box = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    gem = [(x, y - 1.9 * u), (x + 1.9 * u, y), (x, y + 1.9 * u), (x - 1.9 * u, y)]
    heart = [(x, y - 0.8 * u), (x + 0.8 * u, y), (x, y + 0.8 * u), (x - 0.8 * u, y)]
    hand.add(
        Shape([box], fill=hand.theme.paper, stroke=hand.theme.ink, width=0.45 * u),
        Shape([gem], fill=hand.theme.accent),
        Shape([heart], fill=hand.theme.paper),
    )


def inner_foot(hand: Hand, text: str) -> None:
    """Small words inside the border, at its foot."""
    wide, high, u = hand.drawing.width, hand.drawing.height, hand.unit
    room = wide - 2 * (OUTER + BAND + 8.0) * u
    words = shortened(text, hand, FOOTER, room)
    at = (wide / 2, high - (OUTER + BAND + 2.4) * u)
    hand.write(words, at, FOOTER, anchor="middle", part=hand.part(words, FOOTER, room), fill=hand.theme.coordinate)
