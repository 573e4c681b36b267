"""Strokes of a nib and the shapes they enclose, in hex radii (R = 1, y downwards).

No line is uniform: a brush is an outline that swells and thins, a silhouette is inked and then covered by a
body shrunk by one nib, so that its outline is thick on one side and thin on the other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Literal, TypeAlias

from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from realmgen.kit.chance import Dice
from realmgen.render.drawing import Shape

Spot: TypeAlias = tuple[float, float]
Line: TypeAlias = Sequence[Spot]
Geometry: TypeAlias = Any
Taper = Literal["both", "end", "start", "flat"]
FINER, FINE, COARSE = 0.0025, 0.0035, 0.006
ROUND = 3
_PROFILE: dict[Taper, Callable[[float], float]] = {
    "both": lambda t: 0.35 + 0.65 * math.sin(math.pi * t) ** 0.8,
    "end": lambda t: 1 - 0.8 * t,
    "start": lambda t: 0.2 + 0.8 * t,
    "flat": lambda t: 1.0,
}


def catmull(points: Line, steps: int = 4, closed: bool = False) -> list[Spot]:
    """A smooth curve through the points, `steps` pieces between each two."""
    if closed:
        ring = [points[-1], *points, points[0], points[1]]
        return [spot for k in range(len(points)) for spot in _piece(ring[k : k + 4], steps)]
    (ax, ay), (bx, by), (yx, yy), (zx, zy) = points[0], points[1], points[-2], points[-1]
    row = [(2 * ax - bx, 2 * ay - by), *points, (2 * zx - yx, 2 * zy - yy)]
    return [spot for k in range(len(points) - 1) for spot in _piece(row[k : k + 4], steps)] + [points[-1]]


def _piece(four: Line, steps: int) -> Iterable[Spot]:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = four
    for k in range(steps):
        t = k / steps
        a, b = t * (-1 + t * (2 - t)), 2 + t * t * (3 * t - 5)
        c, d = t * (1 + t * (4 - 3 * t)), t * t * (t - 1)
        yield (a * x0 + b * x1 + c * x2 + d * x3) / 2, (a * y0 + b * y1 + c * y2 + d * y3) / 2


def ribbon(line: Line, width: Callable[[float], float]) -> list[Spot]:
    """The outline of a line whose width at t (0 to 1) is `width(t)`."""
    left, right = [], []
    last = len(line) - 1
    for k, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, k - 1)], line[min(last, k + 1)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        half = width(k / last) / 2 / long
        nx, ny = -(by - ay) * half, (bx - ax) * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def brush(points: Line, width: float, taper: Taper = "both", smooth: bool = True) -> Geometry:
    """A tapered nib stroke through the points."""
    line = catmull(points, 4) if smooth and len(points) > 2 else _straight(points)
    profile = _PROFILE[taper]
    return Polygon(ribbon(line, lambda t: width * profile(t))).buffer(0)


def _straight(points: Line, steps: int = 3) -> list[Spot]:
    out = [
        (a[0] + (b[0] - a[0]) * t / steps, a[1] + (b[1] - a[1]) * t / steps)
        for a, b in pairwise(points)
        for t in range(steps)
    ]
    return [*out, points[-1]]


def blob(dice: Dice, centre: Spot, radii: Spot, lobes: int, swell: float) -> Geometry:
    """A lobed round, such as a crown of leaves."""
    turn = dice.between(0, math.tau)
    swells = [dice.between(0.7, 1.3) * swell for _ in range(lobes)]
    spots = []
    for k in range(lobes * 5):
        lobe, part = divmod(k, 5)
        s = 1 + swells[lobe] * math.sin(math.pi * part / 5) - swell / 2
        angle = turn + math.tau * k / (lobes * 5)
        spots.append((centre[0] + radii[0] * s * math.cos(angle), centre[1] + radii[1] * s * math.sin(angle)))
    return Polygon(spots).buffer(0)


def area(points: Line) -> Geometry:
    """What a closed line encloses."""
    return Polygon(points).buffer(0)


def rect(x0: float, y0: float, x1: float, y1: float) -> Geometry:
    """An upright rectangle, its corners in any order."""
    return box(min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))


def dot(x: float, y: float, radius: float, fine: int = 4) -> Geometry:
    """A round of 4 times `fine` corners."""
    return Point(x, y).buffer(radius, fine)


def bar(points: Line, width: float) -> Geometry:
    """A line of even width with square ends, for what is built."""
    return LineString(points).buffer(width / 2, cap_style="flat", join_style="mitre")


def moved(shape: Geometry, dx: float, dy: float) -> Geometry:
    """The shape elsewhere."""
    return affinity.translate(shape, dx, dy)


def grown(shape: Geometry, by: float) -> Geometry:
    """Larger by `by` all round, smaller when that is negative."""
    return shape.buffer(by, 3)


def union(shapes: Iterable[Geometry]) -> Geometry:
    """All of them as one geometry."""
    return unary_union(list(shapes))


def contours(shape: Geometry, fine: float = FINE) -> list[list[Spot]]:
    """The rings of a geometry, simplified; slivers are left out."""
    thin = shape.simplify(fine)
    parts = [p for p in getattr(thin, "geoms", [thin]) if p.geom_type == "Polygon" and p.area > 1e-5]
    return [_rounded(ring.coords) for part in parts for ring in (part.exterior, *part.interiors)]


def _rounded(ring: Iterable[Sequence[float]]) -> list[Spot]:
    return [(round(x, ROUND), round(y, ROUND)) for x, y in ring][:-1]


def filled(shape: Geometry, colour: str, opacity: float = 1.0, fine: float = FINE) -> Shape:
    """A geometry in one colour."""
    return Shape(contours(shape, fine), fill=colour, opacity=opacity)


def inked(strokes: Iterable[Geometry], colour: str, fine: float = FINE) -> Shape:
    """Many strokes of one colour as one shape."""
    return filled(union(strokes), colour, fine=fine)


def silhouette(shape: Geometry, ink: str, body: str, nib: float, lift: float = 0.006) -> list[Shape]:
    """A closed shape with a thick-thin outline, lit from the upper left."""
    inner = moved(grown(shape, -nib), -lift, -lift)
    return [filled(shape, ink), filled(inner, body, fine=COARSE)]
