"""Small ornaments of a page."""

from __future__ import annotations

from contextlib import suppress

from realmgen.kit.leaf import Leaf
from realmgen.render.drawing import Point, Shape
from realmgen.render.furniture.hand import Hand
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
    if leaf.emblem == "arms":
        hand.drawing.symbols["arms"] = arms(hand.theme, leaf.title)
        unit = high / (FOOT - TOP)
        hand.stamp("arms", (at[0], at[1] - (FOOT + TOP) / 2 * unit), unit)
        return
    with suppress(KeyError):
        hand.stamp(leaf.emblem, at, high)
