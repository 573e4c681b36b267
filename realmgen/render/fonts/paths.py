"""Reading the path text of letters back into points."""

from __future__ import annotations

import re
from collections.abc import Iterator

from realmgen.render.drawing import Point
from realmgen.render.fonts import PER_EM

_STEP = re.compile(r"([mlhvqz])([-\d ]*)")
_NUMBER = re.compile(r"-?\d+")
_LINES = {"h": "l", "v": "l"}
Step = tuple[str, tuple[float, ...]]


def steps(path: str) -> Iterator[Step]:
    """A letter's path as absolute (command, coordinates) in ems: `m x y`, `l x y`, `q x1 y1 x y`, `z`."""
    x = y = x0 = y0 = 0
    for command, text in _STEP.findall(path):
        points = [(x + dx, y + dy) for dx, dy in _pairs(command, [int(n) for n in _NUMBER.findall(text)])]
        x, y = points[-1] if points else (x0, y0)
        if command == "m":
            x0, y0 = x, y
        yield _LINES.get(command, command), tuple(v / PER_EM for point in points for v in point)


def _pairs(command: str, numbers: list[int]) -> list[tuple[int, int]]:
    if command in _LINES:
        return [(numbers[0], 0) if command == "h" else (0, numbers[0])]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def contours(path: str, parts: int = 6) -> list[list[Point]]:
    """A letter's path as polygons in ems, each curve in so many parts."""
    found: list[list[Point]] = []
    for command, numbers in steps(path):
        if command == "m":
            found.append([])
        if command == "q":
            found[-1].extend(_curve(found[-1][-1], numbers, i / parts) for i in range(1, parts + 1))
        elif numbers:
            found[-1].append((numbers[0], numbers[1]))
    return found


def _curve(start: Point, numbers: tuple[float, ...], t: float) -> Point:
    x1, y1, x2, y2 = numbers
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * start[0] + b * x1 + c * x2, a * start[1] + b * y1 + c * y2
