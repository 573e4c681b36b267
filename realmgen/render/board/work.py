"""What the painters of a board share: the drawing, its theme, the lay on paper, and the pens."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.kit.board import Board
from realmgen.kit.chance import Dice, stream
from realmgen.render.board.lay import Lay
from realmgen.render.board.placing import Box, Placing
from realmgen.render.drawing import Drawing, Item, Point, Shape
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.work import courses, parts, rings
from realmgen.render.theme import Theme

FINE = 0.03


@dataclass(frozen=True, slots=True)
class Work:
    """A board being drawn in a `room` of its drawing; `scale` is a millimetre of an A4 sheet on this paper, its
    middle lies at `origin`."""

    drawing: Drawing
    theme: Theme
    board: Board
    lay: Lay
    placing: Placing
    room: Box
    scale: float
    origin: Point

    @property
    def size(self) -> float:
        """A millimetre of things that shrink on a crowded board."""
        return self.lay.size

    def add(self, layer: str, *items: Item) -> None:
        kept = [item for item in items if not isinstance(item, Shape) or item.contours]
        if kept:
            self.drawing.add(layer, kept)

    def dice(self, name: str) -> Dice:
        return stream(f"board {self.board.seed}", name)

    @property
    def salt(self) -> int:
        """What seeds things strewn over the paper."""
        return self.dice("accidents").below(1 << 30)

    def filled(self, shape: Geometry, colour: str, opacity: float = 1.0) -> Shape:
        return Shape(rings(shape, FINE * self.scale), fill=colour, opacity=opacity)

    def outlined(self, shape: Geometry, colour: str, width: float, *, dash: tuple[float, float] | None = None) -> Shape:
        """The edges of a shape, `width` A4 millimetres wide."""
        return Shape(rings(shape, FINE * self.scale), stroke=colour, width=width * self.scale, dash=dash)

    def line(self, shape: Geometry, colour: str, width: float, *, dash: tuple[float, float] | None = None) -> Shape:
        """Lines of `width` A4 millimetres."""
        found = [courses(part) for part in parts(shape)]
        return Shape(found, stroke=colour, width=width * self.scale, closed=False, dash=dash)
