"""Setting type: text becomes letters with places. Millimetres; y is the baseline and grows downwards.

Text is cleaned first: composed (NFC), every blank is a space, characters without a picture are dropped. A stretch of a
right-to-left script is set in reverse, without joining its letters.
"""

from __future__ import annotations

import math
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, groupby, pairwise
from typing import Literal, NamedTuple

from realmgen.render.drawing import Face, Letter, Point, Text
from realmgen.render.fonts import PER_EM, glyph, kern

Anchor = Literal["start", "middle", "end"]
Halo = tuple[str, float]
_ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
_NO_PICTURE = ("Cc", "Cf", "Cs", "Cn", "Co")


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Text as it is set: composed, on one line, without control characters, lone surrogates or selectors."""
    if text.isascii() and text.isprintable():
        return text
    kept = (" " if c.isspace() else c for c in text if c.isspace() or _has_picture(c))
    return unicodedata.normalize("NFC", "".join(kept))


def _has_picture(char: str) -> bool:
    return unicodedata.category(char) not in _NO_PICTURE and not "\ufe00" <= char <= "\ufe0f"


def _from_right(char: str) -> bool | None:
    kind = unicodedata.bidirectional(char)
    return None if kind in ("NSM", "WS", "ON", "CS", "ES", "ET") else kind in ("R", "AL")


def visual(text: str) -> str:
    """Characters in the order in which they stand from left to right."""
    if text.isascii():
        return text
    sides: list[bool] = []
    for char in text:
        side = _from_right(char)
        sides.append((sides[-1] if sides else False) if side is None else side)
    runs = [
        (right, "".join(c for _, c in run)) for right, run in groupby(zip(sides, text, strict=True), lambda p: p[0])
    ]
    return "".join(_reversed(run) if right else run for right, run in runs)


def _reversed(run: str) -> str:
    blanks = len(run) - len(run.rstrip())
    clusters: list[str] = []
    for char in run.rstrip():
        if clusters and unicodedata.combining(char):
            clusters[-1] += char
        else:
            clusters.append(char)
    return "".join(reversed(clusters)) + " " * blanks


class _Setting(NamedTuple):
    """A line at one em: characters, where each begins, and each one's advance."""

    chars: str
    starts: tuple[float, ...]
    advances: tuple[float, ...]
    length: float


@lru_cache(maxsize=8192)
def _setting(text: str, face: Face) -> _Setting:
    chars = visual(clean(text))
    advances = [glyph(c, face).advance for c in chars]
    kerns = [kern(a, b, face) for a, b in pairwise(chars)]
    starts = list(accumulate((a + k for a, k in zip(advances, kerns, strict=False)), initial=0)) if chars else []
    length = (starts[-1] + advances[-1]) / PER_EM if chars else 0.0
    return _Setting(chars, tuple(s / PER_EM for s in starts), tuple(a / PER_EM for a in advances), length)


def width(text: str, size: float, face: Face, tracking: float = 0.0) -> float:
    """How wide a line is set, from the first letter's origin to the end of the last."""
    line = _setting(text, face)
    return line.length * size + tracking * max(0, len(line.chars) - 1)


def set_line(  # noqa: PLR0913 - where, how large, which face and colour belong together
    text: str,
    x: float,
    y: float,
    size: float,
    face: Face,
    fill: str,
    *,
    anchor: Anchor = "middle",
    tracking: float = 0.0,
    halo: Halo | None = None,
) -> Text:
    """A straight level line whose start, middle or end is at (x, y). `halo` is (colour, stroke width)."""
    line = _setting(text, face)
    left = x - _ANCHORS[anchor] * width(text, size, face, tracking)
    spots = zip(line.chars, line.starts, strict=True)
    letters = [Letter(char, left + start * size + tracking * i, y) for i, (char, start) in enumerate(spots)]
    return Text(clean(text), letters, face, size, fill, halo)


def set_along(  # noqa: PLR0913 - where, how large, which face and colour belong together
    text: str,
    line: Sequence[Point],
    offset: float,
    size: float,
    face: Face,
    fill: str,
    *,
    lift: float = 0.0,
    tracking: float = 0.0,
    halo: Halo | None = None,
) -> Text:
    """Letters along a polyline, the first beginning `offset` from its start, `lift` above it.

    Each letter stands on the chord of the stretch round it, so that angles turn smoothly. Past its ends the line runs
    straight on. A line of fewer than two different points gives a level line from there.
    """
    setting = _setting(text, face)
    length = width(text, size, face, tracking)
    course, begin = _lifted(_Course(line), offset, length, size / 2, lift)
    letters = []
    spots = zip(setting.chars, setting.starts, setting.advances, strict=True)
    for i, (char, start, advance) in enumerate(spots):
        half = advance * size / 2
        middle = begin + start * size + tracking * i + half
        letters.append(course.stand(char, middle, half, max(half, size / 2)))
    return Text(clean(text), letters, face, size, fill, halo)


def _lifted(course: _Course, offset: float, length: float, step: float, lift: float) -> tuple[_Course, float]:
    """The line that letters stand on, and where on it they begin so that their middle stays where it was: letters
    keep their distances on it, also inside a bend."""
    if not lift or not length:
        return course, offset
    count = 2 * math.ceil(length / step / 2) + 4
    first, apart = offset - 2 * step, (length + 4 * step) / count
    raised = _Course([course.above(first + i * apart, step, lift) for i in range(count + 1)])
    return raised, raised.along[min(count // 2, len(raised.along) - 1)] - length / 2


class _Course:
    """A polyline measured by arc length."""

    def __init__(self, line: Sequence[Point]) -> None:
        points = [p for i, p in enumerate(line) if i == 0 or p != line[i - 1]] or [(0.0, 0.0)]
        if len(points) == 1:
            points.append((points[0][0] + 1.0, points[0][1]))
        self.points = points
        self.along = list(accumulate((math.dist(a, b) for a, b in pairwise(points)), initial=0.0))

    def point(self, distance: float) -> Point:
        i = min(max(bisect_right(self.along, distance) - 1, 0), len(self.points) - 2)
        (x0, y0), (x1, y1) = self.points[i], self.points[i + 1]
        t = (distance - self.along[i]) / (self.along[i + 1] - self.along[i])
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t

    def angle(self, middle: float, reach: float) -> float:
        """Direction of the chord of the stretch of +-reach."""
        (ax, ay), (bx, by) = self.point(middle - reach), self.point(middle + reach)
        return math.atan2(by - ay, bx - ax)

    def above(self, distance: float, reach: float, lift: float) -> Point:
        x, y = self.point(distance)
        angle = self.angle(distance, reach)
        return x + lift * math.sin(angle), y - lift * math.cos(angle)

    def stand(self, char: str, middle: float, half: float, reach: float) -> Letter:
        """The letter whose middle is at that distance."""
        angle = self.angle(middle, reach)
        x, y = self.point(middle)
        return Letter(char, x - half * math.cos(angle), y - half * math.sin(angle), angle)
