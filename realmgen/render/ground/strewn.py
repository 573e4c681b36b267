"""Things strewn over the paper: places in a jittered grid, with numbers that hang on the place alone.

What lies at one end of the paper does not change when something moves at the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from realmgen.render.drawing import Point

Array = Any
_A, _B, _C = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_FAR = 4096


class Strewn(NamedTuple):
    """Places, and the cell each belongs to."""

    spots: Array
    column: Array
    row: Array
    salt: int

    def chance(self, name: int) -> Array:
        """A number in [0, 1) for every place, another for every `name`."""
        return chance(self.column, self.row, self.salt + name)

    def pick(self, name: int, choices: Sequence[str]) -> Array:
        """One of the choices for every place."""
        return np.array(choices, dtype=object)[(self.chance(name) * len(choices)).astype(int)]

    def where(self, kept: Array) -> Strewn:
        return Strewn(self.spots[kept], self.column[kept], self.row[kept], self.salt)


def chance(column: Array, row: Array, salt: int) -> Array:
    """Numbers in [0, 1) that hang on whole numbers alone."""
    with np.errstate(over="ignore"):
        z = (column + _FAR).astype(np.uint64) * _A + (row + _FAR).astype(np.uint64) * _B + np.uint64(salt) * _C
        z = (z ^ (z >> np.uint64(30))) * _B
        z = (z ^ (z >> np.uint64(27))) * _C
        z = z ^ (z >> np.uint64(31))
    return (z >> np.uint64(11)).astype(float) / float(1 << 53)


def luck(column: int, row: int, salt: int) -> float:
    """The same for a single place."""
    most = (1 << 64) - 1
    z = ((column + _FAR) * int(_A) + (row + _FAR) * int(_B) + salt * int(_C)) & most
    z = ((z ^ (z >> 30)) * int(_B)) & most
    z = ((z ^ (z >> 27)) * int(_C)) & most
    return ((z ^ (z >> 31)) >> 11) / (1 << 53)


def strewn(
    box: tuple[float, float, float, float], origin: Point, step: Point, salt: int, jitter: float = 0.8
) -> Strewn:
    """Places in a box: rows `step[1]` apart, every second row half a `step[0]` aside, each shaken by `jitter` of it."""
    if not np.all(np.isfinite(box)):  # the box of nothing
        none = np.empty(0, dtype=np.int64)
        return Strewn(np.empty((0, 2)), none, none, salt + 2)
    (dx, dy), (ox, oy) = step, origin
    columns = np.arange(np.floor((box[0] - ox) / dx) - 1, np.ceil((box[2] - ox) / dx) + 2)
    rows = np.arange(np.floor((box[1] - oy) / dy) - 1, np.ceil((box[3] - oy) / dy) + 2)
    column, row = (axis.ravel().astype(np.int64) for axis in np.meshgrid(columns, rows))
    x = (column + 0.5 * (row % 2) + jitter * (chance(column, row, salt) - 0.5)) * dx + ox
    y = (row + jitter * (chance(column, row, salt + 1) - 0.5)) * dy + oy
    return Strewn(np.column_stack([x, y]), column, row, salt + 2)
