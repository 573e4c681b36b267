"""Badges: what is special about a place, as a small sign at its ring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType

from realmgen.render.board.signs import scaled
from realmgen.render.drawing import Point, Shape
from realmgen.render.glyphs.built import lancet
from realmgen.render.glyphs.strokes import Geometry, area, bar, catmull, dot, filled, moved, rect, union
from realmgen.render.theme import Theme


def arch() -> Geometry:
    """A pointed arch, broken off at one side."""
    whole = lancet(0, 0.6, 0.5, 1.2).difference(lancet(0, 0.6, 0.26, 0.86))
    broken = area([(0.08, -0.75), (0.75, -0.75), (0.75, 0.05), (0.4, 0.0), (0.3, -0.2), (0.16, -0.3)])
    return union([whole.difference(broken), rect(-0.66, 0.52, 0.66, 0.66)])


def eye() -> Geometry:
    """An eye over a tower's top."""
    lids = [(-0.66, -0.14), (-0.3, -0.44), (0, -0.5), (0.3, -0.44), (0.66, -0.14), (0.3, 0.12), (0, 0.18), (-0.3, 0.12)]
    outer = area(catmull(lids, 4, closed=True))
    inner = scaled(moved(outer, 0, 0.16), 0.72)
    teeth = [rect(x - 0.1, 0.34, x + 0.1, 0.5) for x in (-0.34, 0.0, 0.34)]
    white = moved(inner, 0, -0.16).difference(dot(0, -0.16, 0.17))
    return union([outer.difference(white), rect(-0.44, 0.46, 0.44, 0.64), *teeth])


def bridge() -> Geometry:
    """Two arches over water."""
    deck = area(
        [*catmull([(-0.72, 0.1), (-0.3, -0.22), (0, -0.3), (0.3, -0.22), (0.72, 0.1)], 5), (0.72, 0.36), (-0.72, 0.36)]
    )
    holes = union([dot(-0.3, 0.4, 0.24, 6), dot(0.3, 0.4, 0.24, 6)])
    waves = [
        bar(catmull([(x - 0.3, 0.62), (x - 0.1, 0.54), (x + 0.1, 0.62), (x + 0.3, 0.54)], 4), 0.09)
        for x in (-0.32, 0.34)
    ]
    return union([deck.difference(holes), *waves])


BADGES: Mapping[str, Callable[[], Geometry]] = MappingProxyType({"arch": arch, "eye": eye, "bridge": bridge})


@lru_cache(maxsize=16)
def _sign(name: str) -> Geometry:
    return BADGES.get(name, lambda: dot(0, 0, 0.4, 8))()


def badge(theme: Theme, name: str, at: Point, radius: float) -> tuple[Shape, ...]:
    """A badge with its middle at a point."""
    return tuple(
        Shape([[(at[0] + x * radius, at[1] + y * radius) for x, y in ring] for ring in shape.contours], fill=shape.fill)
        for shape in _shapes(theme, name)
    )


@lru_cache(maxsize=32)
def _shapes(theme: Theme, name: str) -> tuple[Shape, ...]:
    fill = theme.seal if theme.tinted else theme.halo
    return (
        filled(dot(0, 0, 1.18, 12), theme.halo),
        filled(dot(0, 0, 1.0, 12), theme.ink),
        filled(dot(0, 0, 0.88, 12), fill),
        filled(scaled(_sign(name), 0.82), theme.halo if theme.tinted else theme.ink),
    )
