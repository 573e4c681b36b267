"""The ways in which the name of a place can stand beside its ring."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import shapely

from realmgen.render.board.lay import Post
from realmgen.render.board.measures import LEADING, NAME, NAME_GAP, SMALLEST_NAME, TRACKING
from realmgen.render.drawing import Face, Point
from realmgen.render.furniture.hand import broken
from realmgen.render.glyphs.strokes import Geometry
from realmgen.render.ground.work import Array
from realmgen.render.lettering import clean, width

TURNS = 24
SHORT = 9
"""Letters of a name that stands on one line wherever it is."""
FARTHER = (0.0, 2.5, 6.0, 11.0)
FACE: Face = "capitals"
CAP = 0.68
"""Height of a capital in ems."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name as it is set: its lines with the middles of their baselines, the size of its type, and its room."""

    lines: tuple[tuple[str, Point], ...]
    size: float
    shape: Geometry


def name_ways(post: Post, size: float) -> tuple[list[Name], Array]:
    """The ways in which a name could stand, and how little each is liked."""
    text, em = clean(post.place.name), max(SMALLEST_NAME, NAME * size)
    ways = [[text]] if len(text) <= SHORT or " " not in text else [broken(text), [text]]
    names, costs = [], []
    for more, lines in enumerate(ways):
        rows = [line.upper() for line in lines]
        wide = max(width(row, em, FACE, TRACKING * em) for row in rows)
        form = (wide, em * (CAP + LEADING * (len(rows) - 1)))
        for n in range(TURNS):
            for farther in FARTHER:
                names.append(_set(post, rows, em, form, (n, NAME_GAP * size + farther * size)))
                costs.append(_liking(n) + 0.6 * farther + 0.8 * more)
    return names, np.array(costs)


def _set(post: Post, rows: list[str], em: float, form: tuple[float, float], place: tuple[int, float]) -> Name:
    (wide, high), (n, gap) = form, place
    turn = math.tau * n / TURNS + math.pi / 2
    x, y = _beside(post, (wide / 2, high / 2), (math.cos(turn), math.sin(turn)), gap)
    first = y - high / 2 + CAP * em
    lines = tuple((row, (x, first + k * LEADING * em)) for k, row in enumerate(rows))
    air = 0.12 * em
    box = shapely.box(x - wide / 2 - air, y - high / 2 - air, x + wide / 2 + air, y + high / 2 + air)
    return Name(lines, em, box)


def _beside(post: Post, half: tuple[float, float], way: Point, gap: float) -> Point:
    """The middle of a box that lies that way of a ring, `gap` away from it."""
    reach = post.outer + gap
    low, high = reach, reach + math.hypot(*half)
    for _ in range(16):
        far = (low + high) / 2
        dx, dy = max(0.0, abs(way[0] * far) - half[0]), max(0.0, abs(way[1] * far) - half[1])
        low, high = (low, far) if math.hypot(dx, dy) >= reach else (far, high)
    return post.at[0] + way[0] * high, post.at[1] + way[1] * high


def _liking(n: int) -> float:
    """Names stand best right below, well above, then at a side."""
    turn = math.tau * n / TURNS
    return 1.2 * (1 - abs(math.cos(turn))) + 0.3 * (math.cos(turn) < 0)
