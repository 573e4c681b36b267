"""The grid as plain tables, built once for each grid, and what generators of maps reckon on it.

Everything is whole numbers and lists in cell order, so that a seed gives the same map on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from realmgen.kit.chance import Dice
from realmgen.kit.hex import Grid

FAR = 1 << 20
"""A distance no map has."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Tables by cell: `near` are the neighbours on the map, `q` and `r` the axial coordinates."""

    grid: Grid
    near: tuple[tuple[int, ...], ...]
    labels: tuple[str, ...]
    cells: dict[str, int]
    q: tuple[int, ...]
    r: tuple[int, ...]
    rim: tuple[bool, ...]

    @property
    def size(self) -> int:
        return len(self.near)

    def apart(self, a: int, b: int) -> int:
        """Steps between two cells, whatever lies between."""
        dq, dr = self.q[a] - self.q[b], self.r[a] - self.r[b]
        return max(abs(dq), abs(dr), abs(dq + dr))

    def apart_from(self, cell: int) -> list[int]:
        """By cell: steps from one cell, whatever lies between."""
        q0, r0 = self.q[cell], self.r[cell]
        return [
            max(abs(dq), abs(dr), abs(dq + dr))
            for dq, dr in zip([q - q0 for q in self.q], [r - r0 for r in self.r], strict=True)
        ]

    def key(self, a: int, b: int) -> int:
        """One number for the edge between two neighbours, whichever comes first."""
        return a * len(self.near) + b if a < b else b * len(self.near) + a


@lru_cache(maxsize=16)
def frame_of(grid: Grid) -> Frame:
    """The tables of a grid."""
    near = tuple(tuple(n for n in row if n >= 0) for row in grid.neighbours)
    labels = tuple(grid.label(cell) for cell in range(grid.size))
    places = [grid.hex(cell) for cell in range(grid.size)]
    return Frame(
        grid,
        near,
        labels,
        {label: cell for cell, label in enumerate(labels)},
        tuple(at.q for at in places),
        tuple(at.r for at in places),
        tuple(len(row) < 6 for row in near),
    )


def steps_from(frame: Frame, sources: Iterable[int]) -> list[int]:
    """By cell: steps to the nearest source, FAR where there is none."""
    out = [FAR] * frame.size
    ring = list(sources)
    for cell in ring:
        out[cell] = 0
    step = 0
    while ring:
        step += 1
        beyond = []
        for cell in ring:
            for n in frame.near[cell]:
                if out[n] == FAR:
                    out[n] = step
                    beyond.append(n)
        ring = beyond
    return out


def noise(frame: Frame, dice: Dice, scale: int) -> list[int]:
    """By cell: smooth noise from 0 to 1000 whose hills are about `scale` hexes wide."""
    span = 2 * max(1, scale)
    ease = [1000 * t * t * (3 * span - 2 * t) // span**3 for t in range(span)]
    flat = frame.grid.layout == "flat"
    columns, rows = 2 * frame.grid.width // span + 2, 2 * frame.grid.height // span + 2
    knots = [[dice.below(1001) for _ in range(rows)] for _ in range(columns)]
    out = []
    for column in range(frame.grid.width):
        for row in range(frame.grid.height):
            x, y = 2 * column + (0 if flat else row & 1), 2 * row + (column & 1 if flat else 0)
            i, j, u, v = x // span, y // span, ease[x % span], ease[y % span]
            left, right = knots[i], knots[i + 1]
            top = left[j] * (1000 - u) + right[j] * u
            low = left[j + 1] * (1000 - u) + right[j + 1] * u
            out.append((top * (1000 - v) + low * v) // 1_000_000)
    return out
