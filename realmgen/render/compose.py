"""Where title, map and legend lie on a sheet: one above the other, or the map with a column beside it.

Lengths in capitals are A4 millimetres, which a hand's unit turns into those of the paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from realmgen.kit.scene import LegendGroup
from realmgen.render.drawing import Point
from realmgen.render.furniture.hand import Hand
from realmgen.render.furniture.legend import Legend, below, beside

LARGEST_RADIUS = 22.0
SIDE, HEAD, FOOT = 18.05, 34.4, 12.9
LEGEND_GAP, WIDEST_GAP = 4.6, 15.0
TITLE_BASE, SCALE_BASE, ROSE_MIDDLE = 23.4, 24.0, 22.3
MEASURES = 37.0
ROSE = 7.4
COLUMN_MARGIN, COLUMN_GAP, WIDEST_COLUMN_GAP = 16.0, 10.0, 18.0
COLUMNS = tuple(range(110, 54, -5))
COLUMN_RISE, COLUMN_TITLE, COLUMN_FOOT, COLUMN_AIR = 11.5, 24.0, 19.0, 6.0
WIDEST_AIR = 9.0


@dataclass(frozen=True, slots=True)
class Composition:
    """Places in millimetres: the upper left corner of the map, the middle of the title's baseline, the left end of
    the scale bar's foot, the middle of the rose, the upper left corner of the legend and the air between its rows."""

    width: float
    height: float
    radius: float
    origin: Point
    title: Point
    title_room: float
    scale: Point
    rose: Point
    rose_radius: float
    legend: Legend
    legend_at: Point
    spread: float = 0.0


def composed(
    hand: Hand, extent: tuple[float, float], groups: Sequence[LegendGroup], exact: float | None
) -> Composition:
    """The composition that lets a map of this extent (in radii) be largest on the hand's paper. With an `exact`
    radius it is the one that needs the least paper, never less than the one there is."""
    above, side = stacked(hand, extent, groups, exact), columned(hand, extent, groups, exact)
    if side is None:
        return above
    if exact:
        return min(above, side, key=lambda plan: plan.width * plan.height)
    lying = hand.drawing.width > hand.drawing.height
    return side if side.radius > above.radius * (0.97 if lying else 1.1) else above


def stacked(hand: Hand, extent: tuple[float, float], groups: Sequence[LegendGroup], exact: float | None) -> Composition:
    """Title, map and legend one above the other."""
    u, (wide, high) = hand.unit, extent
    width = max(hand.drawing.width, wide * (exact or 0) + 2 * SIDE * u)
    room = width - 2 * SIDE * u
    legend = below(hand, groups, room)
    taken = (HEAD + FOOT + (LEGEND_GAP if groups else 0)) * u + legend.height
    radius = exact or min(room / wide, (hand.drawing.height - taken) / high, LARGEST_RADIUS * u)
    height = max(hand.drawing.height, taken + high * radius)
    slack = height - taken - high * radius
    gap = min(WIDEST_GAP * u, slack * 0.3)
    top = (slack - 2 * gap) * 0.45
    map_top = top + HEAD * u + gap
    return Composition(
        width,
        height,
        radius,
        origin=((width - wide * radius) / 2, map_top),
        title=(width / 2, top + TITLE_BASE * u),
        title_room=room - 2 * MEASURES * u,
        scale=((SIDE + 0.5) * u, top + SCALE_BASE * u),
        rose=(width - (SIDE + 8) * u, top + ROSE_MIDDLE * u),
        rose_radius=ROSE * u,
        legend=legend,
        legend_at=(SIDE * u, map_top + high * radius + gap + LEGEND_GAP * u),
    )


def columned(
    hand: Hand, extent: tuple[float, float], groups: Sequence[LegendGroup], exact: float | None
) -> Composition | None:
    """The map with title, legend and measures in a column at its right; None when the paper is too low for it."""
    found = [
        (radius, width)
        for width in (wide * hand.unit for wide in COLUMNS)
        if (radius := _beside(hand, extent, groups, width, exact)) > 0
    ]
    if not found:
        return None
    radius, column = max(found, key=lambda pair: (round(pair[0], 3), pair[1]))
    return _with_column(hand, extent, groups, radius, column)


def _column_height(legend: Legend) -> float:
    air = COLUMN_AIR * (2 if legend.rows else 1)
    return (COLUMN_TITLE + COLUMN_FOOT + air) * legend.hand.unit + legend.height


def _beside(
    hand: Hand, extent: tuple[float, float], groups: Sequence[LegendGroup], column: float, exact: float | None
) -> float:
    """The radius of a map beside a column of that width, 0 when the column does not fit."""
    u = hand.unit
    room = hand.drawing.height - 2 * COLUMN_MARGIN * u
    if exact:
        return exact
    if _column_height(beside(hand, groups, column)) > room:
        return 0.0
    left = hand.drawing.width - (2 * SIDE + COLUMN_GAP) * u - column
    return min(left / extent[0], room / extent[1], LARGEST_RADIUS * u)


def _with_column(
    hand: Hand, extent: tuple[float, float], groups: Sequence[LegendGroup], radius: float, column: float
) -> Composition:
    u, wide, high = hand.unit, extent[0] * radius, extent[1] * radius
    width = max(hand.drawing.width, wide + column + (2 * SIDE + COLUMN_GAP) * u)
    column = min(COLUMNS[0] * u, width - (2 * SIDE + COLUMN_GAP) * u - wide)
    legend = beside(hand, groups, column)
    least = _column_height(legend)
    height = max(hand.drawing.height, max(least, high) + 2 * COLUMN_MARGIN * u)
    gap = min(WIDEST_COLUMN_GAP * u, width - 2 * SIDE * u - wide - column)
    left = (width - wide - gap - column) / 2
    tall = max(least, min(high, least * 1.35))
    top, bottom = (height - tall) / 2, (height + tall) / 2
    x = left + wide + gap
    air = min(WIDEST_AIR * u, (tall - least) / (len(legend.rows) + 1))
    between = bottom - top - (COLUMN_TITLE + COLUMN_FOOT) * u - legend.height - air * max(0, len(legend.rows) - 1)
    return Composition(
        width,
        height,
        radius,
        origin=(left, (height - high) / 2),
        title=(x + column / 2, top + COLUMN_RISE * u),
        title_room=column,
        scale=(x, bottom - 4 * u),
        rose=(x + column - 8 * u, bottom - ROSE * u),
        rose_radius=ROSE * u,
        legend=legend,
        legend_at=(x, top + COLUMN_TITLE * u + between / 2),
        spread=air,
    )
