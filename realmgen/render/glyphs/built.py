"""What built things are made of: walls with merlons, roofs, pointed openings; drawn in ink on a pale halo."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from realmgen.render.drawing import Shape
from realmgen.render.glyphs.measures import HALO
from realmgen.render.glyphs.palette import Palette
from realmgen.render.glyphs.strokes import Geometry, Line, area, filled, grown, rect, silhouette, union

LIFT = 0.004


class Part(NamedTuple):
    """A piece of a picture: `wall` and `roof` are outlined, `ink` is solid, `hole` lets the wall colour through."""

    kind: Literal["wall", "roof", "ink", "hole"]
    shape: Geometry


def wall(shape: Geometry) -> Part:
    """Masonry, outlined and shaded."""
    return Part("wall", shape)


def roof(*spots: tuple[float, float]) -> Part:
    """A roof, pennon or banner with these corners, in the roof colour."""
    return Part("roof", area(spots))


def ink(shape: Geometry) -> Part:
    """Solid ink."""
    return Part("ink", shape)


def hole(shape: Geometry) -> Part:
    """Pale, within ink."""
    return Part("hole", shape)


def halo(shapes: Sequence[Geometry], pal: Palette, by: float = HALO) -> Shape:
    """The pale ground round a feature that keeps terrain off it."""
    return filled(grown(union(shapes), by), pal.halo, fine=0.006)


def solid(parts: Sequence[Part], pal: Palette, nib: float = 0.036) -> list[Shape]:
    """A silhouette in ink on its halo."""
    shapes = [halo([p.shape for p in parts if p.kind != "hole"], pal, 0.07)]
    for part in parts:
        shapes += _drawn(part, pal, nib)
    return shapes


def masonry(parts: Sequence[Part], pal: Palette) -> list[Shape]:
    """Walls and roofs on their halo, the walls with a strip of shade on the right."""
    shapes = [halo([p.shape for p in parts if p.kind != "hole"], pal)]
    for part in parts:
        shapes += _drawn(part, pal, pal.sign_nib)
        if part.kind == "wall":
            shapes.append(_shaded(part.shape, pal))
    return shapes


def _drawn(part: Part, pal: Palette, nib: float) -> list[Shape]:
    if part.kind == "wall":
        return silhouette(part.shape, pal.ink, pal.wall, nib, LIFT)
    if part.kind == "roof":
        return (
            silhouette(part.shape, pal.ink, pal.roof, nib, LIFT)
            if pal.roof != pal.ink
            else [filled(part.shape, pal.ink)]
        )
    return [filled(part.shape, pal.ink if part.kind == "ink" else pal.wall)]


def _shaded(shape: Geometry, pal: Palette) -> Shape:
    x0, y0, x1, y1 = shape.bounds
    wide = min(0.13, (x1 - x0) * 0.3) if pal.tinted else min(0.07, (x1 - x0) * 0.2)
    strip = rect(x1 - pal.sign_nib - wide, y0, x1, y1)
    return filled(grown(shape, -pal.sign_nib).intersection(strip), pal.wall_shade)


def merlons(x0: float, x1: float, y: float, high: float, count: int) -> list[Geometry]:
    """The teeth along the top of a wall."""
    wide = (x1 - x0) / (2 * count - 1)
    return [rect(x0 + 2 * k * wide, y - high, x0 + (2 * k + 1) * wide, y + 0.01) for k in range(count)]


def lancet(x: float, foot: float, half: float, high: float) -> Geometry:
    """A pointed opening, `half` its width to either side of `x`."""
    spring = foot - high + half * 1.45
    turns = (0.26, 0.52, 0.78, math.pi / 3)
    left: list[tuple[float, float]] = [(x - half, foot), (x - half, spring)]
    left += [
        (x - half + 2 * half * (1 - math.cos(a)), spring - half * 1.45 * math.sin(a) / math.sin(math.pi / 3))
        for a in turns
    ]
    right: Line = [(2 * x - a, b) for a, b in left[::-1][1:]]
    return area([*left, *right])
