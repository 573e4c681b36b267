"""Lines from hex to hex: rivers, and the trails, canyons and borders that we only keep."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from realmgen.games.bastionland.formats.textmapper.words import quoted
from realmgen.games.bastionland.model import HIGH, WATER, Realm, River
from realmgen.kit.hex import LARGEST, Grid, Hex, from_offset, to_label, to_offset

INCLUDE = "include gnomeyland.txt"
SHORTEST = 3
_POINT = r"-?\d\d-?\d\d(?:\d\d)?|-?\d{1,4}\.-?\d{1,4}(?:\.\d{1,4})?"
_LINE = re.compile(rf'((?:{_POINT})(?:-(?:{_POINT}))+)\s+(\S+)\s*(?:["“](.+)["”])?.*', re.ASCII)
_STEP = re.compile(r"(-?\d\d)(-?\d\d)(?:\d\d)?-?|(-?\d{1,4})\.(-?\d{1,4})(?:\.\d{1,4})?-?", re.ASCII)

Step = frozenset[str]


@dataclass(frozen=True, slots=True)
class Land:
    """Grid and terrain by cell: where the water is."""

    grid: Grid
    terrain: Sequence[str]

    @classmethod
    def of(cls, realm: Realm) -> Land:
        return cls(realm.grid, realm.terrain)

    def at(self, label: str) -> str:
        return self.terrain[self.grid.find(label)]

    def wet(self, label: str) -> bool:
        return self.at(label) in WATER


@dataclass(frozen=True, slots=True)
class Course:
    """A line of the text: its hexes on and off the map as 0-based (column, row)."""

    text: str
    sort: str
    name: str
    points: tuple[tuple[int, int], ...]

    def path(self, grid: Grid) -> tuple[str, ...] | None:
        """The hexes it runs through on the map, gaps filled; None when it leaves the map and comes back."""
        cells = [grid.at(place) for place in _filled(self.points, grid)]
        while cells and cells[0] is None:
            cells.pop(0)
        while cells and cells[-1] is None:
            cells.pop()
        return None if None in cells else tuple(grid.label(cell) for cell in cells if cell is not None)


def parse(statement: str) -> Course | None:
    """Read `0302-0403 river "Name"`; None when the statement is no line."""
    found = _LINE.fullmatch(statement)
    if not found:
        return None
    steps = (step.groups() for step in _STEP.finditer(found[1]))
    points = tuple((int(a or c) - 1, int(b or d) - 1) for a, b, c, d in steps)
    return Course(statement, found[2], html.unescape(found[3] or ""), points)


def rivers(land: Land, lines: Sequence[Course], warnings: list[str]) -> tuple[River, ...]:
    """The rivers of a map, in the order of their lines.

    Programs write one line from each source to the sea; of those that share a course the longest keeps it, and
    the others become tributaries that end where they meet it. A river ends in the first water it comes to, and
    what flows out again is another. Brooks of two hexes stay words unless they have a name.
    """
    runs = [(n, line.name, run) for n, line in enumerate(lines) for run in _runs(land, line, warnings)]
    runs.sort(key=lambda run: (-len(run[2]), not run[1], run[0]))
    found: list[tuple[int, River]] = []
    wet = set[str]()
    for n, name, run in runs:
        path = _until(run, wet)
        if len(path) >= (2 if name else SHORTEST):
            found.append((n, River(name, path)))
            wet.update(path)
    return tuple(river for _, river in sorted(found, key=lambda one: one[0]))


def to_keep(land: Land, lines: Sequence[Course], flowing: Sequence[River]) -> list[str]:
    """The lines to keep as they were written: all, unless they are just what we would write."""
    ours = {write(land, river) for river in flowing}
    texts = [line.text for line in lines]
    return [] if set(texts) == ours else texts


def _runs(land: Land, line: Course, warnings: list[str]) -> list[tuple[str, ...]]:
    """The stretches of a river between one water and the next, each ending in water where there is some."""
    path = line.path(land.grid) if line.sort == "river" else ()
    if path is None:
        warnings.append(f"a river leaves the map and comes back; its line is only kept: {line.text[:60]}")
        return []
    runs: list[list[str]] = [[]]
    for at in path:
        if land.wet(at):
            runs = [*runs[:-1], [*runs[-1], at], []] if runs[-1] else runs
        else:
            runs[-1].append(at)
    return [_once(run) for run in runs if run]


def _once(path: Sequence[str]) -> tuple[str, ...]:
    twice = next((n for n, at in enumerate(path) if at in path[:n]), len(path))
    return tuple(path[:twice])


def _until(path: tuple[str, ...], wet: set[str]) -> tuple[str, ...]:
    met = next((n for n, at in enumerate(path) if at in wet), len(path))
    return path[: met + 1]


def _filled(points: Iterable[tuple[int, int]], grid: Grid) -> list[Hex]:
    stops = [from_offset(column, row, grid.layout) for column, row in points]
    walk = stops[:1]
    for stop in stops[1:]:
        walk += walk[-1].line(stop)[1:]
    return walk


def _steps(path: Sequence[str]) -> set[Step]:
    """The steps of a path, either way round."""
    return set(map(frozenset, pairwise(path)))


def still_true(realm: Realm, lines: Sequence[Course]) -> list[Course]:
    """The kept lines that may be written again: none that runs along a river since erased or renamed."""
    before = rivers(Land.of(realm), lines, [])
    gone = set[Step]().union(*(_steps(river.path) for river in before if river not in realm.rivers))
    return [line for line in lines if line.sort != "river" or not gone & _steps(line.path(realm.grid) or ())]


def told(realm: Realm, river: River, lines: Iterable[Course]) -> bool:
    """Whether kept lines already draw a river by its name."""
    drawn = [line.path(realm.grid) or () for line in lines if line.sort == "river" and line.name == river.name]
    return any(_steps(river.path) <= _steps(path) for path in drawn)


def write(land: Land, river: River) -> str:
    """A river as a line; an end on the rim runs a step off the map, unless it springs or drowns there."""
    path = list(river.path)
    if not land.wet(path[-1]):
        path += _beyond(land.grid, path)
    if not (land.wet(path[0]) or land.at(path[0]) in HIGH):
        path = [*_beyond(land.grid, river.path[::-1]), *path]
    return "-".join(path) + " river" + (f" {quoted(river.name)}" if river.name else "")


def _beyond(grid: Grid, path: Sequence[str]) -> list[str]:
    """The hex off the map that the last step of a path points at, as nearly as can be; none inside the rim."""
    last = grid.find(path[-1])
    ahead = grid.direction(grid.find(path[-2]), last) or 0
    for turn in (0, 1, -1, 2, -2):
        way = (ahead + turn) % 6
        column, row = to_offset(grid.hex(last).neighbour(way), grid.layout)
        if grid.neighbours[last][way] < 0 and max(column, row) < LARGEST:
            return [to_label(column, row)]
    return []
