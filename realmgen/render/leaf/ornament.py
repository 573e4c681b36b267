"""Small ornaments of a page."""

from __future__ import annotations

from realmgen.kit.leaf import Leaf
from realmgen.render.drawing import Point, Shape, Use
from realmgen.render.furniture.hand import Hand
from realmgen.render.glyphs import symbols
from realmgen.render.leaf.arms import FOOT, TOP, arms

END = 9.0
"""A4 millimetres below the text from which on an ornament ends it."""


def ending(hand: Hand, x: float, y: float) -> None:
    """A gem between two fine lines that run to a point."""
    u = hand.unit
    gems = [[(x + dx, y - h), (x + dx + w, y), (x + dx, y + h), (x + dx - w, y)] for dx, w, h in _gems(u)]
    rules = [[(x + s * 6.2 * u, y - 0.16 * u), (x + s * 26 * u, y), (x + s * 6.2 * u, y + 0.16 * u)] for s in (-1, 1)]
    hand.add(Shape([gems[0]], fill=hand.theme.accent), Shape([*gems[1:], *rules], fill=hand.theme.ink))


def _gems(u: float) -> list[tuple[float, float, float]]:
    return [(0.0, 1.3 * u, 1.7 * u), (-3.6 * u, 0.7 * u, 0.9 * u), (3.6 * u, 0.7 * u, 0.9 * u)]


def emblem(hand: Hand, leaf: Leaf, at: Point, high: float) -> None:
    """The picture of a leaf, `high` millimetres; nothing where the look is not known."""
    x, y = at
    if leaf.emblem == "arms":
        hand.drawing.symbols["arms"] = arms(hand.theme, leaf.title)
        hand.add(Use("arms", x, y - (FOOT + TOP) / 2 * high / (FOOT - TOP), high / (FOOT - TOP)))
        return
    try:
        hand.drawing.symbols.update(symbols(hand.theme, [leaf.emblem]))
    except KeyError:
        return
    hand.add(Use(leaf.emblem, x, y, high))
