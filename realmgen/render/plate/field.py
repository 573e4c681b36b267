"""Where there is still room: a map of bits, one whole number to a row, so that a box is tested in a few ANDs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 in millimetres."""


def grown(box: Box, by: float) -> Box:
    """The box larger by so much on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


@dataclass(slots=True)
class Field:
    """Bits over a stretch of paper from (`left`, `top`), `step` millimetres each; bit 0 of a row is its left end."""

    left: float
    top: float
    step: float
    width: int
    rows: list[int] = field(default_factory=list)

    @classmethod
    def over(cls, box: Box, step: float) -> Field:
        """An empty field over a box."""
        width, height = math.ceil((box[2] - box[0]) / step), math.ceil((box[3] - box[1]) / step)
        return cls(box[0], box[1], step, width, [0] * height)

    def like(self, rows: Sequence[int] | None = None) -> Field:
        """A field of the same stretch, empty or with the given rows."""
        return Field(self.left, self.top, self.step, self.width, list(rows) if rows else [0] * len(self.rows))

    def _span(self, box: Box) -> tuple[range, int]:
        x0, y0, x1, y1 = box
        step, left, top = self.step, self.left, self.top
        first = max(0, int((x0 - left) // step))
        last = min(self.width, int(-((left - x1) // step)))
        low = max(0, int((y0 - top) // step))
        high = min(len(self.rows), int(-((top - y1) // step)))
        return range(low, high), ((1 << last - first) - 1) << first if last > first else 0

    def stamp(self, box: Box) -> None:
        """Set every bit the box touches."""
        rows, mask = self._span(box)
        for row in rows:
            self.rows[row] |= mask

    def count(self, box: Box) -> int:
        """How many bits are set under the box."""
        rows, mask = self._span(box)
        return sum([(bits & mask).bit_count() for bits in self.rows[rows.start : rows.stop]])

    def touches(self, box: Box) -> bool:
        rows, mask = self._span(box)
        return any(bits & mask for bits in self.rows[rows.start : rows.stop])

    def trace(self, line: Iterable[tuple[float, float]], half: float) -> None:
        """Stamp a square of that half width round every point."""
        for x, y in line:
            self.stamp((x - half, y - half, x + half, y + half))

    def merge(self, *others: Field) -> Field:
        """The bits of this field or any of the others."""
        rows = self.rows
        for other in others:
            rows = [a | b for a, b in zip(rows, other.rows, strict=True)]
        return self.like(rows)


@dataclass(slots=True)
class Patch:
    """Some rows of a field, from row `top`."""

    top: int
    rows: list[int]

    def at(self, row: int) -> int:
        """The bits of a row of the field, none outside the patch."""
        k = row - self.top
        return self.rows[k] if 0 <= k < len(self.rows) else 0

    def without(self, other: Field) -> Patch:
        """The bits that are not set in a field."""
        n = len(other.rows)
        top = self.top
        return Patch(top, [r & ~other.rows[top + k] if 0 <= top + k < n else 0 for k, r in enumerate(self.rows)])

    def room(self, left: int, right: int, up: int, down: int) -> Patch:
        """Where a box may stand that reaches so many bits from its foot, with every bit under it set."""
        rows = self.rows
        for step in _steps(left + right + 1):
            rows = [bits & (bits >> step) for bits in rows]
        for step in _steps(up + down + 1):
            rows = [a & b for a, b in zip(rows, rows[step:], strict=False)]
        return Patch(self.top + up, [bits << left for bits in rows])

    def shrunk(self, by: int) -> Patch:
        """The bits with set bits `by` around them."""
        return self.room(by, by, by, by)

    def strike(self, row: int, column: int, reach: Sequence[int]) -> None:
        """Clear an ellipse: `reach[k]` is its half width k rows from the middle."""
        for k in range(1 - len(reach), len(reach)):
            at = row + k - self.top
            if 0 <= at < len(self.rows) and self.rows[at]:
                half = reach[abs(k)]
                low = max(0, column - half)
                self.rows[at] &= ~(((1 << (column + half + 1 - low)) - 1) << low)

    def nearest(self, row: int, column: int, reach: int) -> tuple[int, int] | None:
        """The set bit closest to (row, column) within `reach`, as (row, column)."""
        best, found = reach * reach + 1, None
        if not any(self.rows):
            return None
        for away in range(reach + 1):
            if away * away >= best:
                break
            for r in {row - away, row + away}:
                bits = self.at(r)
                for c in _neighbours(bits, column) if bits else ():
                    far = away * away + (c - column) ** 2
                    if far < best:
                        best, found = far, (r, c)
        return found


def _neighbours(bits: int, column: int) -> Iterable[int]:
    """The set bits next to a column on either side."""
    low = bits & ((2 << column) - 1)
    if low:
        yield low.bit_length() - 1
    high = bits >> column
    if high:
        yield column + (high & -high).bit_length() - 1


def _steps(length: int) -> list[int]:
    """How far to shift, again and again, to test `length` neighbours at once."""
    have, steps = 1, []
    while have < length:
        steps.append(min(have, length - have))
        have += steps[-1]
    return steps
