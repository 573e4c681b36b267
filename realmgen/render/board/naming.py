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
LONG, PART = 18, 12
"""Letters of the longest word that is left whole, as a longer one would reach far over the board; and of its parts."""
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


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways in which a name could stand: the room of each, how little it is liked, and what it is."""

    shapes: Array
    costs: Array
    places: tuple[tuple[tuple[str, ...], float, float], ...]
    em: float

    def name(self, number: int) -> Name:
        """One of them."""
        rows, x, first = self.places[number]
        lines = tuple((row, (x, first + k * LEADING * self.em)) for k, row in enumerate(rows))
        return Name(lines, self.em, self.shapes[number])


def name_ways(post: Post, size: float) -> Ways:
    """All ways for the name of a place: round its ring, nearer and farther, on two lines and on one."""
    text, em = clean(post.place.name), max(SMALLEST_NAME, NAME * size)
    forms = [[text]] if len(text) <= SHORT or " " not in text else [broken(text), [text]]
    shapes, costs, places = [], [], []
    for more, lines in enumerate(forms):
        rows = tuple(row.upper() for line in lines for row in _parted(line))
        half = max(width(row, em, FACE, TRACKING * em) for row in rows) / 2, em * (CAP + LEADING * (len(rows) - 1)) / 2
        x, y, far, liking = _round_about(post, half, size)
        edge = np.array(half) + 0.12 * em
        shapes.append(shapely.box(x - edge[0], y - edge[1], x + edge[0], y + edge[1]))
        costs.append(liking + 0.6 * far + 0.8 * more)
        places += [(rows, a, b - half[1] + CAP * em) for a, b in zip(x.tolist(), y.tolist(), strict=True)]
    return Ways(np.concatenate(shapes), np.concatenate(costs), tuple(places), em)


def _parted(line: str) -> tuple[str, ...]:
    """A line that is one long word in parts, with hyphens."""
    if " " in line or len(line) <= LONG:
        return (line,)
    size = math.ceil(len(line) / math.ceil(len(line) / PART))
    parts = [line[at : at + size] for at in range(0, len(line), size)]
    return (*(f"{part}-" for part in parts[:-1]), parts[-1])


def _round_about(post: Post, half: tuple[float, float], size: float) -> tuple[Array, Array, Array, Array]:
    """Middles of boxes round a ring, how far off it they are, and how little the direction of each is liked."""
    n, far = (each.ravel() for each in np.meshgrid(np.arange(TURNS), FARTHER, indexing="ij"))
    turn = math.tau * n / TURNS
    dx, dy = -np.sin(turn), np.cos(turn)
    reach = post.outer + (NAME_GAP + far) * size
    low, high = reach, reach + math.hypot(*half)
    for _ in range(16):
        at = (low + high) / 2
        off = np.hypot(np.maximum(0.0, np.abs(dx * at) - half[0]), np.maximum(0.0, np.abs(dy * at) - half[1]))
        low, high = np.where(off >= reach, low, at), np.where(off >= reach, at, high)
    liking = 1.2 * (1 - np.abs(np.cos(turn))) + 0.3 * (np.cos(turn) < 0)
    return post.at[0] + dx * high, post.at[1] + dy * high, far, liking
