"""Where title, map and legend lie on a sheet: one above the other, or the map with a column beside it.

Lengths in capitals are A4 millimetres, which a hand's unit turns into those of the paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from realmgen.kit.scene import LegendGroup
from realmgen.render.drawing import Point
from realmgen.render.furniture.hand import CAPTION, SMALLEST_TYPE, Hand
from realmgen.render.furniture.legend import Legend, below, beside

LARGEST_RADIUS = 22.0
SIDE, TOP, HEAD, FOOT = 18.05, 11.3, 23.1, 12.9
LEGEND_GAP, WIDEST_GAP = 4.6, 15.0
TITLE_BASE, SCALE_BASE, ROSE_MIDDLE = 12.1, 12.7, 11.0
MEASURES = 37.0
ROSE = 7.4
COLUMN_MARGIN, COLUMN_GAP, WIDEST_COLUMN_GAP = 16.0, 10.0, 18.0
COLUMNS = (110, 100, 90, 80, 72, 64, 56)
COLUMN_RISE, COLUMN_TITLE, COLUMN_FOOT, COLUMN_AIR = 11.5, 24.0, 19.0, 6.0
WIDEST_AIR = 9.0
LARGER, SMALLER = (1.3, 1.2, 1.1), (0.92, 0.85, 0.78)
LARGEST_UNIT = 1.6
TITLE_ROOM = 92.0
EXACT = 1e-6
GAIN = 1.04


@dataclass(frozen=True, slots=True)
class Composition:
    """Places in millimetres: the upper left corner of the map, the middle of the title's baseline, the left end of
    the scale bar's foot, the middle of the rose, the upper left corner of the legend and the air between its rows.
    `hand` sets the title, the measures and the legend."""

    hand: Hand
    width: float
    height: float
    radius: float
    origin: Point
    title: Point
    title_room: float
    scale: Point
    rose: Point
    legend: Legend
    legend_at: Point
    spread: float = 0.0


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be composed: a map of this extent (in radii) with these groups in its legend, of an `exact` radius
    or as large as the hand's paper allows. `page` is the unit of the frame and its margins."""

    hand: Hand
    page: float
    extent: tuple[float, float]
    groups: Sequence[LegendGroup]
    exact: float | None = None

    @property
    def wide(self) -> float:
        return self.extent[0]

    @property
    def high(self) -> float:
        return self.extent[1]


def composed(order: Order) -> Composition:
    """The composition that lets the map be largest. With an exact radius it is the one that needs the least paper,
    never less than the one there is."""
    above = _roomy(stacked, order) or stacked(order)
    if not order.exact and _beside(order, COLUMNS[-1] * order.page * SMALLER[-1]) < above.radius * _favour(order):
        return _grown(stacked, order, above)
    side = _roomy(columned, order)
    if side is None or not _better(side, above, order):
        return _grown(stacked, order, above)
    return _grown(columned, order, side)


def _roomy(compose: Callable[[Order], Composition | None], order: Order) -> Composition | None:
    """A composition in smaller type only where the map gains much by it, or where it would not fit at all."""
    best = compose(order)
    for factor in SMALLER:
        small = order.page * factor * CAPTION.size < SMALLEST_TYPE
        if best and (small or best.radius * GAIN > _bound(compose, order)):
            break
        other = compose(_resized(order, factor))
        if other and (best is None or other.radius > best.radius * GAIN):
            best = other
    return best


def _bound(compose: Callable[[Order], Composition | None], order: Order) -> float:
    """What no radius of such a composition can exceed, whatever the type."""
    drawing, page = order.hand.drawing, order.page
    if order.exact:
        return order.exact
    if compose is stacked:
        return min((drawing.width - 2 * SIDE * page) / order.wide, LARGEST_RADIUS * page)
    return min((drawing.height - 2 * COLUMN_MARGIN * page) / order.high, LARGEST_RADIUS * page)


def _favour(order: Order) -> float:
    """How much larger a map beside a column must be to be preferred."""
    return 0.97 if order.hand.drawing.width > order.hand.drawing.height else 1.1


def _better(side: Composition, above: Composition, order: Order) -> bool:
    if order.exact:
        return side.width * side.height < above.width * above.height
    return side.radius > above.radius * _favour(order)


def _grown(compose: Callable[[Order], Composition | None], order: Order, plain: Composition) -> Composition:
    """A composition with its type as large as leaves the map its size."""
    for factor in LARGER if plain.hand.unit == order.page else ():
        unit, more = order.page * factor, _resized(order, factor)
        if unit > LARGEST_UNIT or (compose is stacked and not _title_fits(order, plain, unit)):
            continue
        larger = stacked(more) if compose is stacked else _with_column(more, plain.radius, COLUMNS[-1] * unit)
        if _as_good(larger, plain):
            return larger
    return plain


def _title_fits(order: Order, plain: Composition, unit: float) -> bool:
    """Whether a title of that size has room between the measures."""
    return plain.width - 2 * SIDE * order.page - 2 * MEASURES * unit >= TITLE_ROOM * unit


def _resized(order: Order, factor: float) -> Order:
    return replace(order, hand=replace(order.hand, unit=order.page * factor))


def _as_good(larger: Composition, plain: Composition) -> bool:
    """Whether larger type costs the map nothing, and the legend is not cramped by it."""
    factor = larger.hand.unit / plain.hand.unit
    return (
        larger.radius >= plain.radius * 0.99
        and larger.width <= plain.width + EXACT
        and larger.height <= plain.height + EXACT
        and larger.legend.height <= plain.legend.height * factor * 1.03
    )


def _grown_to(side: float, needed: float) -> float:
    """The side of the paper, or what is needed when that is truly more."""
    return needed if needed > side + EXACT else side


def stacked(order: Order) -> Composition:
    """Title, map and legend one above the other."""
    hand, page, u = order.hand, order.page, order.hand.unit
    width = _grown_to(hand.drawing.width, order.wide * (order.exact or 0) + 2 * SIDE * page)
    room = width - 2 * SIDE * page
    legend = below(hand, order.groups, room)
    taken = (TOP + FOOT) * page + (HEAD + (LEGEND_GAP if order.groups else 0)) * u + legend.height
    radius = order.exact or min(room / order.wide, (hand.drawing.height - taken) / order.high, LARGEST_RADIUS * page)
    height = _grown_to(hand.drawing.height, taken + order.high * radius)
    slack = height - taken - order.high * radius
    gap = min(WIDEST_GAP * u, slack * 0.3)
    top = (slack - 2 * gap) * 0.45 + TOP * page
    map_top = top + HEAD * u + gap
    return Composition(
        hand,
        width,
        height,
        radius,
        origin=((width - order.wide * radius) / 2, map_top),
        title=(width / 2, top + TITLE_BASE * u),
        title_room=room - 2 * MEASURES * u,
        scale=(SIDE * page + 0.5 * u, top + SCALE_BASE * u),
        rose=(width - SIDE * page - 8 * u, top + ROSE_MIDDLE * u),
        legend=legend,
        legend_at=(SIDE * page, map_top + order.high * radius + gap + LEGEND_GAP * u),
    )


def columned(order: Order) -> Composition | None:
    """The map with title, legend and measures in a column at its right; None when the paper is too low for it."""
    room = order.hand.drawing.height - 2 * COLUMN_MARGIN * order.page
    found = [
        (_beside(order, column), column)
        for column in (wide * order.hand.unit for wide in COLUMNS)
        if order.exact or _column_height(beside(order.hand, order.groups, column)) <= room
    ]
    return _with_column(order, *max(found, key=lambda pair: (round(pair[0], 3), pair[1]))) if found else None


def _column_height(legend: Legend) -> float:
    air = COLUMN_AIR * (2 if legend.rows else 1)
    return (COLUMN_TITLE + COLUMN_FOOT + air) * legend.hand.unit + legend.height


def _beside(order: Order, column: float) -> float:
    """The radius of a map beside a column of that width."""
    room = order.hand.drawing.height - 2 * COLUMN_MARGIN * order.page
    left = order.hand.drawing.width - (2 * SIDE + COLUMN_GAP) * order.page - column
    return order.exact or min(left / order.wide, room / order.high, LARGEST_RADIUS * order.page)


def _with_column(order: Order, radius: float, column: float) -> Composition:
    hand, page, u = order.hand, order.page, order.hand.unit
    wide, high = order.wide * radius, order.high * radius
    width = _grown_to(hand.drawing.width, wide + column + (2 * SIDE + COLUMN_GAP) * page)
    widest = min(COLUMNS[0] * u, width - (2 * SIDE + COLUMN_GAP) * page - wide)
    legend = beside(hand, order.groups, widest)
    if _column_height(legend) > hand.drawing.height - 2 * COLUMN_MARGIN * page + EXACT:
        legend = beside(hand, order.groups, min(column, widest))
    column, least = legend.width, _column_height(legend)
    height = _grown_to(hand.drawing.height, max(least, high) + 2 * COLUMN_MARGIN * page)
    gap = min(WIDEST_COLUMN_GAP * page, width - 2 * SIDE * page - wide - column)
    left = (width - wide - gap - column) / 2
    tall = max(least, min(high, least * 1.35))
    top, bottom = (height - tall) / 2, (height + tall) / 2
    x = left + wide + gap
    air = min(WIDEST_AIR * u, (tall - least) / (len(legend.rows) + 1))
    between = tall - (COLUMN_TITLE + COLUMN_FOOT) * u - legend.height - air * max(0, len(legend.rows) - 1)
    return Composition(
        hand,
        width,
        height,
        radius,
        origin=(left, (height - high) / 2),
        title=(x + column / 2, top + COLUMN_RISE * u),
        title_room=column,
        scale=(x, bottom - 4 * u),
        rose=(x + column - 8 * u, bottom - ROSE * u),
        legend=legend,
        legend_at=(x, top + COLUMN_TITLE * u + between / 2),
        spread=air,
    )
