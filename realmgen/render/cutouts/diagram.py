"""A board in small: dots and lines, with what is special about it in the accent's colour."""

from __future__ import annotations

import math
from collections.abc import Iterator

from realmgen.kit.board import Board, Place
from realmgen.render.drawing import Item, Point, Shape
from realmgen.render.theme import Theme
from realmgen.render.tokens import circle

LINES = {"road": (0.5, None), "long": (0.95, None), "line": (0.6, (0.5, 1.1)), "gone": (0.6, (1.2, 1.2))}
"""By style of a road: its weight, and its dash."""
PLAIN = "road"
DOT = 0.13
"""Radius of a place beside that of the whole."""


def diagram(board: Board, theme: Theme, at: Point, radius: float) -> list[Item]:
    """The board in a circle; roads of an uncommon style, and places that are lit or have a badge, stand out."""
    reach = radius * (1 - DOT)
    spots = {place.key: (at[0] + reach * place.x, at[1] + reach * place.y) for place in board.places}
    items: list[Item] = []
    for road in sorted(board.roads, key=lambda road: road.style != PLAIN):
        width, dash = LINES.get(road.style, LINES[PLAIN])
        colour = theme.ink if road.style == PLAIN else theme.accent
        line = [spots[road.a], spots[road.b]]
        items.append(Shape([line], stroke=colour, width=width, closed=False, dash=dash))
    for place in board.places:
        items += _place(place, theme, spots[place.key], DOT * radius)
    return items


def _place(place: Place, theme: Theme, at: Point, r: float) -> Iterator[Item]:
    if place.light is not None:
        yield Shape([circle(at, 1.75 * r)], fill=theme.paper)
        yield Shape([_rays(at, 1.6 * r)], fill=theme.accent)
        yield Shape([circle(at, 0.75 * r)], fill=theme.halo)
        return
    yield Shape([circle(at, r)], fill=theme.halo, stroke=theme.ink, width=0.45)
    if place.badge:
        yield Shape([circle(at, 0.55 * r)], fill=theme.accent)


def _rays(at: Point, radius: float) -> list[Point]:
    """A disc of twelve rays: it burns."""
    turns = [(math.pi * k / 12, radius * (0.78 if k % 2 else 1.0)) for k in range(24)]
    return [(at[0] + r * math.sin(a), at[1] - r * math.cos(a)) for a, r in turns]
