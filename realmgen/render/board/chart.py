"""The bare drawing of a board: land, roads and rings in still layers, and the pieces in layers of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from realmgen.kit.board import Board
from realmgen.render.board import marks
from realmgen.render.board.bends import Ends
from realmgen.render.board.country import country
from realmgen.render.board.lay import Lay, lay_out
from realmgen.render.board.measures import BAND, MARGIN
from realmgen.render.board.pieces import draw_pieces, standing
from realmgen.render.board.placing import Box, Figures, Placing, figures, placed
from realmgen.render.board.signs import pieces
from realmgen.render.board.work import Work
from realmgen.render.drawing import Drawing, Item, Point
from realmgen.render.ground.work import courses
from realmgen.render.theme import Theme

WIDTH, TALL = 174.0, 1.05
FITS = (True, True, False)
"""Rounds of fitting a board into its room, and whether its roads are bent anew."""
TRIES, SMALLER, RIMS = 3, 0.95, 24.0
STRETCH = 1.2
"""How much longer one way of a board may be drawn than the other."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A board as drawn, in millimetres. `spots` are the middles of its places by key, `ways` the courses of its roads
    between the rings by their two keys, `slots` the middles of their slots; `ring` is the radius of the rings and
    `band` the width that a marker takes."""

    drawing: Drawing
    spots: Mapping[str, Point]
    ways: Mapping[Ends, tuple[Point, ...]]
    slots: Mapping[Ends, Point]
    stands: Mapping[str, Point]
    ring: float
    band: float
    lay: Lay
    placing: Placing
    figures: Mapping[str, Figures]

    def pieces(self, board: Board, theme: Theme) -> dict[str, list[Item]]:
        """The layers of what lies on a board of the same places and roads."""
        return draw_pieces(board, self.lay, self.figures, theme)

    def standing(self, board: Board) -> dict[int, tuple[Point, float]]:
        """By side: the middle of its figure on a board of the same places and roads, and the figure's radius."""
        return {side: (spot, radius) for side, spot, radius in standing(board, self.figures)}


def bare(board: Board) -> Board:
    """A board without anything on it, whoever plays."""
    return replace(
        board,
        sides=tuple(replace(side, name="") for side in board.sides),
        places=tuple(replace(place, light=None, standing=()) for place in board.places),
        roads=tuple(replace(road, held=None) for road in board.roads),
    )


def draw_board(board: Board, theme: Theme, *, width: float = WIDTH) -> Chart:
    """The board alone, `width` millimetres wide. The same board gives the same drawing.

    The layers up to `names` are the same whatever lies on the board; `markers`, `lights` and `figures` follow them.
    """
    ground = _ground(bare(board), theme, width)
    drawing = replace(ground.drawing, layers=dict(ground.drawing.layers) | ground.pieces(board, theme))
    return replace(ground, drawing=drawing)


@lru_cache(maxsize=32)
def _ground(board: Board, theme: Theme, width: float) -> Chart:
    scale = width / WIDTH
    form = formed(board, (width, TALL * width), scale)
    drawing = Drawing(width, form.height, theme.paper, board.title, described(board))
    return painted(drawing, board, theme, form, (0.0, 0.0))


@dataclass(frozen=True, slots=True)
class Form:
    """A board laid out in a room of its own: millimetres to its unit across and down, where its middle lies."""

    lay: Lay
    placing: Placing
    units: Point
    origin: Point
    width: float
    height: float
    scale: float


def formed(board: Board, most: tuple[float, float], scale: float) -> Form:
    """The board as large as a room of that width and height holds it, in its middle."""
    wide, high = most[0] - 2 * MARGIN * scale, most[1] - 2 * MARGIN * scale
    units, bends = _fitting(board, (wide, high), scale)
    for _ in range(TRIES):
        lay = lay_out(board, units, (0.0, 0.0), scale, bends)
        core = _reach(lay, None)
        x, y = (core[2] + core[0]) / 2, (core[3] + core[1]) / 2
        placing = placed(lay, (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
        bounds = _reach(lay, placing)
        over = max(bounds[2] - bounds[0] - wide, bounds[3] - bounds[1] - high)
        if over <= scale:
            break
        units = (units[0] * SMALLER, units[1] * SMALLER)
    origin = (most[0] / 2 - (bounds[0] + bounds[2]) / 2, most[1] / 2 - (bounds[1] + bounds[3]) / 2)
    return Form(lay, placing, units, origin, *most, scale)


def _fitting(board: Board, room: tuple[float, float], scale: float) -> tuple[Point, Mapping[Ends, float]]:
    """Millimetres to the board's unit across and down at which rings and roads just fill a room, stretched a little,
    and how its roads then swing out."""
    units, bends = (min(room) / 2, min(room) / 2), None
    for again in FITS:
        lay = lay_out(board, units, (0.0, 0.0), scale, None if again else bends)
        x0, y0, x1, y1 = _reach(lay, None)
        x, y = (
            unit * (most - RIMS * scale) / max(scale, long - RIMS * scale)
            for unit, most, long in zip(units, room, (x1 - x0, y1 - y0), strict=True)
        )
        units, bends = (min(x, y * STRETCH), min(y, x * STRETCH)), lay.bends
    return units, lay.bends


def _reach(lay: Lay, placing: Placing | None) -> Box:
    shapes = [post.shape.bounds for post in lay.posts.values()] or [(0.0, 0.0, 1.0, 1.0)]
    shapes += [route.free.buffer(5 * lay.size).bounds for route in lay.routes]
    if placing:
        shapes += [name.shape.bounds for name in placing.names.values()]
        shapes += [
            (x - 10 * lay.size, y - 10 * lay.size, x + 10 * lay.size, y + 10 * lay.size)
            for x, y in placing.stands.values()
        ]
    return min(s[0] for s in shapes), min(s[1] for s in shapes), max(s[2] for s in shapes), max(s[3] for s in shapes)


def painted(drawing: Drawing, board: Board, theme: Theme, form: Form, at: Point) -> Chart:
    """Draw a board whose room has its corner at `at`."""
    origin = (at[0] + form.origin[0], at[1] + form.origin[1])
    lay = lay_out(board, form.units, origin, form.scale, form.lay.bends)
    placing = form.placing.moved(*origin)
    room = (at[0], at[1], at[0] + form.width, at[1] + form.height)
    work = Work(drawing, theme, board, lay, placing, room, form.scale, origin)
    drawing.symbols.update(pieces(theme, board))
    country(work)
    marks.roads(work)
    marks.posts(work)
    marks.names(work)
    return Chart(
        drawing,
        {key: post.at for key, post in lay.posts.items()},
        {route.ends: tuple(courses(route.free)) for route in lay.routes},
        {r.ends: courses(r.slot.interpolate(0.5, normalized=True))[0] for r in lay.routes if r.slot is not None},
        placing.stands,
        max((post.outer for post in lay.posts.values()), default=0.0),
        BAND * lay.size,
        lay,
        placing,
        figures(lay, placing, room),
    )


def described(board: Board) -> str:
    """What a drawing says of itself to those who cannot see it."""
    return f"{board.title or 'A board'}: {len(board.places)} places and {len(board.roads)} roads between them"
