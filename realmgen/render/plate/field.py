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

    def span(self, box: Box) -> tuple[range, int]:
        """The rows a box touches, and its bits in each."""
        x0, y0, x1, y1 = box
        step, left, top = self.step, self.left, self.top
        first = max(0, int((x0 - left) // step))
        last = min(self.width, int(-((left - x1) // step)))
        low = max(0, int((y0 - top) // step))
        high = min(len(self.rows), int(-((top - y1) // step)))
        return range(low, high), ((1 << last - first) - 1) << first if last > first else 0

    def stamp(self, box: Box) -> None:
        """Set every bit the box touches."""
        rows, mask = self.span(box)
        for row in rows:
            self.rows[row] |= mask

    def count(self, box: Box) -> int:
        """How many bits are set under the box."""
        rows, mask = self.span(box)
        return sum([(bits & mask).bit_count() for bits in self.rows[rows.start : rows.stop]])

    def touches(self, box: Box) -> bool:
        rows, mask = self.span(box)
        return any(bits & mask for bits in self.rows[rows.start : rows.stop])

    def trace(self, line: Iterable[tuple[float, float]], half: float) -> None:
        """Stamp a square of that half width round every point."""
        for x, y in line:
            self.stamp((x - half, y - half, x + half, y + half))

    def clear(self, patch: Patch) -> None:
        """Clear the bits of a patch that lies within the field."""
        for k, bits in enumerate(patch.rows, patch.top):
            self.rows[k] &= ~(bits << patch.left)

    def merge(self, *others: Field) -> Field:
        """The bits of this field or any of the others."""
        rows = self.rows
        for other in others:
            rows = [a | b for a, b in zip(rows, other.rows, strict=True)]
        return self.like(rows)


@dataclass(slots=True)
class Patch:
    """A piece of a field: its rows from row `top`, bit 0 of each at column `left`."""

    top: int
    left: int
    rows: list[int]

    def open(self, row: int, column: int) -> bool:
        """Whether a bit is set; none is outside the patch."""
        k, shift = row - self.top, column - self.left
        return 0 <= k < len(self.rows) and shift >= 0 and bool(self.rows[k] >> shift & 1)

    def count(self, rows: range, mask: int) -> int:
        """How many bits of a mask are set in some rows of the field."""
        first, last = max(0, rows.start - self.top), max(0, rows.stop - self.top)
        mask = mask >> self.left if self.left >= 0 else mask << -self.left
        return sum((bits & mask).bit_count() for bits in self.rows[first:last])

    def without(self, other: Field) -> Patch:
        """The bits that are not set in a field."""
        low, left = max(0, self.top), self.left
        rows = self.rows[low - self.top :]
        taken = other.rows[low : low + len(rows)]
        if left < 0:
            return Patch(low, left, [bits & ~(full << -left) for bits, full in zip(rows, taken, strict=False)])
        return Patch(low, left, [bits & ~(full >> left) for bits, full in zip(rows, taken, strict=False)])

    def window(self, row: int, column: int, reach: tuple[int, int, int, int]) -> Patch:
        """The piece that reaches so many bits left, right, up and down of a bit."""
        left, right, up, down = reach
        first, shift = max(0, row - up - self.top), max(0, column - left - self.left)
        last, mask = max(first, row + down + 1 - self.top), (1 << (left + right + 1)) - 1
        rows = [bits >> shift & mask for bits in self.rows[first:last]]
        return Patch(self.top + first, self.left + shift, rows)

    def room(self, left: int, right: int, up: int, down: int) -> Patch:
        """Where a box may stand that reaches so many bits from its foot, with every bit under it set."""
        rows = self.rows
        for step in _steps(left + right + 1):
            rows = [bits & (bits >> step) for bits in rows]
        for step in _steps(up + down + 1):
            rows = [a & b for a, b in zip(rows, rows[step:], strict=False)]
        return Patch(self.top + up, self.left + left, rows)

    def shrunk(self, by: int) -> Patch:
        """The bits with set bits `by` around them."""
        return self.room(by, by, by, by)

    def strike(self, row: int, column: int, reach: Sequence[int]) -> None:
        """Clear an ellipse: `reach[k]` is its half width k rows from the middle."""
        rows, column, base = self.rows, column - self.left, row - self.top
        for k in range(max(1 - len(reach), -base), min(len(reach), len(rows) - base)):
            bits = rows[base + k]
            if bits:
                low, high = column - reach[abs(k)], column + reach[abs(k)] + 1
                if high > 0:
                    low = max(0, low)
                    rows[base + k] = bits & ~(((1 << (high - low)) - 1) << low)

    def nearest(self, row: int, column: int, reach: int) -> tuple[int, int] | None:
        """The set bit closest to (row, column) within `reach`, as (row, column)."""
        best, found = reach * reach + 1, None
        if not any(self.rows):
            return None
        rows, base, column = self.rows, row - self.top, column - self.left
        for away in range(reach + 1):
            if away * away >= best:
                break
            for k in (base - away, base + away) if away else (base,):
                bits = rows[k] if 0 <= k < len(rows) else 0
                for c in _neighbours(bits, column) if bits else ():
                    far = away * away + (c - column) ** 2
                    if far < best:
                        best, found = far, (k + self.top, c + self.left)
        return found


def _neighbours(bits: int, column: int) -> Iterable[int]:
    """The set bits next to a column on either side."""
    low = bits & ((2 << column) - 1) if column >= 0 else 0
    if low:
        yield low.bit_length() - 1
    first = max(0, column)
    high = bits >> first
    if high:
        yield first + (high & -high).bit_length() - 1


def _steps(length: int) -> list[int]:
    """How far to shift, again and again, to test `length` neighbours at once."""
    have, steps = 1, []
    while have < length:
        steps.append(min(have, length - have))
        have += steps[-1]
    return steps
