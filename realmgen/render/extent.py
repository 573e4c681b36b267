"""How far things reach, so that writers can leave out what lies off a page or a band of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from realmgen.render.drawing import Item, Shape, Text, Use


class Box(NamedTuple):
    """Left, top, right, bottom."""

    x0: float
    y0: float
    x1: float
    y1: float

    def meets(self, other: Box) -> bool:
        return self.x0 <= other.x1 and other.x0 <= self.x1 and self.y0 <= other.y1 and other.y0 <= self.y1


NOWHERE = Box(float("inf"), float("inf"), float("-inf"), float("-inf"))


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box round all of them; NOWHERE round none."""
    found = list(boxes)
    if not found:
        return NOWHERE
    return Box(min(b.x0 for b in found), min(b.y0 for b in found), max(b.x1 for b in found), max(b.y1 for b in found))


def shape_box(shape: Shape) -> Box:
    """Reach of a shape, its stroke included."""
    xs = [x for contour in shape.contours for x, _ in contour]
    ys = [y for contour in shape.contours for _, y in contour]
    if not xs:
        return NOWHERE
    half = shape.width / 2 if shape.stroke else 0.0
    return Box(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)


def text_box(text: Text) -> Box:
    """A box that surely holds a text and its halo, generous by about half a letter."""
    xs, ys = [at.x for at in text.letters], [at.y for at in text.letters]
    if not xs:
        return NOWHERE
    room = 1.5 * text.size + (text.halo[1] / 2 if text.halo else 0.0)
    return Box(min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room)


class Extents:
    """Boxes of the items of one drawing; each symbol is measured once."""

    def __init__(self, symbols: Mapping[str, tuple[Shape, ...]]) -> None:
        self._symbols = symbols
        self._known: dict[str, Box] = {}

    def box(self, item: Item) -> Box:
        if isinstance(item, Use):
            return self._stamped(item)
        return text_box(item) if isinstance(item, Text) else shape_box(item)

    def symbol(self, name: str) -> Box:
        """Reach of a symbol in its own units."""
        box = self._known.get(name)
        if box is None:
            box = self._known[name] = around(shape_box(shape) for shape in self._symbols[name])
        return box

    def meeting(self, items: Iterable[Item], window: Box) -> list[Item]:
        """The items that reach into a window."""
        return [item for item in items if self.box(item).meets(window)]

    def _stamped(self, use: Use) -> Box:
        box = self.symbol(use.symbol)
        left, right = (-box.x1, -box.x0) if use.flip else (box.x0, box.x1)
        s = use.scale
        return Box(use.x + s * left, use.y + s * box.y0, use.x + s * right, use.y + s * box.y1)
