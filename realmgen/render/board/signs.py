"""The signs of the sides, and the pieces that bear them; round the middle of each, 1 to the radius of a piece.

A side is told by its sign, by how its piece is filled, and by the pattern of its markers along a road: colour is the
fourth way, and a sheet does without it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple

from realmgen.kit.board import NOBODY, Board, Side
from realmgen.render.drawing import Shape
from realmgen.render.glyphs.strokes import Geometry, area, bar, catmull, dot, filled, grown, rect, ribbon, union
from realmgen.render.theme import Theme

Pattern = Literal["solid", "blocks", "barbed", "double"]
FULL = 1.14
"""What a burning place takes of its ring."""
NO_SIDE = Side("", "brazier", "")


class Tone(NamedTuple):
    """How a side's pieces are coloured: their body, the sign on it, and the line round it."""

    body: str
    sign: str
    edge: str
    pattern: Pattern


_COLOURS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "red": ("#A2382C", "#FBF6EA", "#5E1C15"),
        "blue": ("#2F5E7E", "#FBF6EA", "#17374C"),
        "green": ("#71913F", "#FBF6EA", "#3A5220"),
        "gold": ("#E0B040", "#2A2320", "#7A5A12"),
    }
)
_PATTERNS: Mapping[str, Pattern] = MappingProxyType(
    {"red": "solid", "blue": "blocks", "green": "barbed", "gold": "double"}
)


def tone(theme: Theme, style: str) -> Tone:
    """The colours of a side; on a sheet all but the first are white with a sign in ink."""
    pattern = _PATTERNS.get(style, "solid")
    if not theme.tinted:
        full = style == "red"
        return Tone(theme.accent if full else theme.halo, theme.halo if full else theme.ink, theme.ink, pattern)
    if style not in _COLOURS:
        return Tone(theme.halo, theme.ink, theme.ink, pattern)
    return Tone(*_COLOURS[style], pattern)


def flame() -> Geometry:
    """A tongue of fire with a hollow heart."""
    outer = [(0.06, -0.62), (0.2, -0.36), (0.42, -0.12), (0.44, 0.24), (0.24, 0.52), (0, 0.6)]
    outer += [(-0.28, 0.5), (-0.44, 0.22), (-0.36, -0.06), (-0.22, -0.22), (-0.14, -0.02), (-0.02, -0.3)]
    heart = [(0.02, 0.02), (0.18, 0.24), (0.12, 0.44), (0, 0.48), (-0.14, 0.42), (-0.16, 0.24), (-0.04, 0.2)]
    return area(catmull(outer, 5, closed=True)).difference(area(catmull(heart, 5, closed=True)))


def bell() -> Geometry:
    """A bell with its clapper."""
    side = [(0.1, -0.46), (0.27, -0.34), (0.31, -0.06), (0.36, 0.2), (0.52, 0.36)]
    body = area([*catmull([(-x, y) for x, y in side[::-1]], 4), *catmull(side, 4)])
    lip = rect(-0.54, 0.32, 0.54, 0.42)
    return union([body, lip, dot(0, 0.5, 0.13), dot(0, -0.5, 0.12).difference(dot(0, -0.5, 0.05))])


def thorn() -> Geometry:
    """A stem that bends, and hooked thorns at both sides of it."""
    stem = catmull([(-0.14, 0.66), (0.06, 0.3), (-0.06, -0.08), (0.1, -0.44), (0.02, -0.68)], 6)
    hooks = [(0.02, 0.4, 1.0), (0.0, 0.1, -1.0), (-0.02, -0.14, 1.0), (0.06, -0.4, -0.8)]
    thorns = []
    for x, y, side in hooks:
        low = catmull([(x, y + 0.2), (x + 0.3 * side, y + 0.04), (x + 0.56 * side, y - 0.26)], 4)
        thorns.append(area([*low, *catmull([(x + 0.56 * side, y - 0.26), (x + 0.2 * side, y - 0.1), (x, y - 0.1)], 4)]))
    return union([area(ribbon(stem, lambda t: 0.2 - 0.13 * t)), *thorns])


def crown() -> Geometry:
    """Three points with a ball on each, over a band."""
    body = area([(-0.44, 0.26), (-0.54, -0.26), (-0.24, 0.0), (0, -0.42), (0.24, 0.0), (0.54, -0.26), (0.44, 0.26)])
    balls = [dot(x, y, 0.1) for x, y in ((-0.54, -0.32), (0, -0.48), (0.54, -0.32))]
    return union([body, rect(-0.44, 0.34, 0.44, 0.5), *balls])


def brazier() -> Geometry:
    """A bowl of fire on three legs: nobody's."""
    bowl = area([(-0.46, -0.02), (0.46, -0.02), (0.3, 0.24), (-0.3, 0.24)])
    legs = [bar([(x * 0.5, 0.2), (x, 0.58)], 0.1) for x in (-0.34, 0.0, 0.34)]
    tongue = [(0.02, -0.64), (0.22, -0.3), (0.2, -0.1), (-0.2, -0.1), (-0.22, -0.28), (-0.08, -0.34)]
    return union([bowl, *legs, area(catmull(tongue, 4, closed=True))])


SIGNS: Mapping[str, Callable[[], Geometry]] = MappingProxyType(
    {"flame": flame, "bell": bell, "thorn": thorn, "crown": crown, "brazier": brazier}
)


@lru_cache(maxsize=16)
def sign(name: str) -> Geometry:
    """The outline of a sign; one that nobody drew is a round."""
    return SIGNS.get(name, lambda: dot(0, 0, 0.4, 8))()


def scaled(shape: Geometry, by: float) -> Geometry:
    """Larger or smaller about the middle."""
    from shapely import affinity

    return affinity.scale(shape, by, by, origin=(0, 0))


def pieces(theme: Theme, board: Board) -> dict[str, tuple[Shape, ...]]:
    """The symbols of every piece that could lie on a board, whatever does now."""
    found = {f"light-{NOBODY}": _light(theme, NO_SIDE)}
    for number, side in enumerate(board.sides):
        found |= {
            f"light-{number}": _light(theme, side),
            f"figure-{number}": _figure(theme, side),
            f"medal-{number}": _medal(theme, side),
        }
    return found


@lru_cache(maxsize=64)
def _light(theme: Theme, side: Side) -> tuple[Shape, ...]:
    """A burning place: a disc with rays and the sign on it."""
    hue = tone(theme, side.style)
    rays = area(
        [
            (r * math.sin(a), -r * math.cos(a))
            for k in range(32)
            for r, a in ((0.86 if k % 2 else 1.0, math.pi * k / 16),)
        ]
    )
    disc = dot(0, 0, 0.8, 12)
    return (
        filled(dot(0, 0, FULL, 12), theme.halo),
        filled(rays, hue.edge),
        filled(disc, hue.body),
        *_ringed(hue, 0.72),
        filled(scaled(sign(side.sign), 0.78), hue.sign),
    )


def _ringed(hue: Tone, radius: float) -> list[Shape]:
    """A fine line inside the edge of a piece."""
    return [filled(dot(0, 0, radius, 12).difference(dot(0, 0, radius - 0.035, 12)), hue.sign)]


@lru_cache(maxsize=64)
def _figure(theme: Theme, side: Side) -> tuple[Shape, ...]:
    """Someone who stands there: a shield with the sign."""
    hue = tone(theme, side.style)
    right = [(0.0, -0.98), (0.4, -0.84), (0.84, -0.86), (0.86, -0.1), (0.62, 0.5), (0.0, 1.0)]
    shield = area([*right, *((-x, y) for x, y in right[-2:0:-1])]).buffer(0.06).buffer(-0.06)
    inner = grown(shield, -0.1)
    return (
        filled(grown(shield, 0.09), theme.halo),
        filled(shield, hue.edge),
        filled(inner, hue.body),
        filled(grown(inner, -0.08).difference(grown(inner, -0.125)), hue.sign),
        filled(scaled(sign(side.sign), 0.72), hue.sign),
    )


@lru_cache(maxsize=64)
def _medal(theme: Theme, side: Side) -> tuple[Shape, ...]:
    """The sign on a marker along a road."""
    hue = tone(theme, side.style)
    return (
        filled(dot(0, 0, 1.12, 12), theme.halo),
        filled(dot(0, 0, 1.0, 12), hue.edge),
        filled(dot(0, 0, 0.86, 12), hue.body),
        filled(scaled(sign(side.sign), 0.84), hue.sign),
    )
