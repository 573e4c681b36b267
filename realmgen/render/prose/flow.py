"""Strips of a page, one below the other: lines of type and ornaments, poured into columns.

A column never ends with a strip that is tied to what follows, as long as it holds anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from realmgen.render.drawing import Item, Text
from realmgen.render.lettering import clean, set_line, width
from realmgen.render.prose.lines import Line, Run, Setting, broken, quoted, set_words

EXACT = 1e-6
Draw = Callable[[float, float], Sequence[Item]]


@dataclass(frozen=True, slots=True)
class Strip:
    """`draw(x, y)` gives its items for the left end x of the column and the strip's top y. `before` is the room above
    it, dropped at the head of a column; a `tied` strip keeps with the next."""

    height: float
    draw: Draw
    before: float = 0.0
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """Strips with the distance of each one's top from the column's."""

    strips: tuple[tuple[float, Strip], ...]

    @property
    def height(self) -> float:
        return self.strips[-1][0] + self.strips[-1][1].height if self.strips else 0.0

    def draw(self, x: float, y: float) -> list[Item]:
        """The items of all its strips."""
        return [item for down, strip in self.strips for item in strip.draw(x, y + down)]


def paragraph(runs: Sequence[Run], setting: Setting, measure: float, before: float = 0.0) -> list[Strip]:
    """The lines of a paragraph as strips; no single line of it stands alone in a column."""
    lines = broken(runs, setting, measure)
    strips = []
    for k, line in enumerate(lines):
        first, last = k == 0, k == len(lines) - 1
        placed = _SetLine(line, setting, setting.first if first else setting.hang, measure, last)
        tied = not last and (first or k == len(lines) - 2)
        strips.append(Strip(setting.leading, placed.draw, before if first else 0.0, tied))
    return strips


def kept(strips: list[Strip], most: int = 6) -> list[Strip]:
    """A short block whole: all its strips tied to each other."""
    if not 1 < len(strips) <= most:
        return strips
    return [replace(strip, tied=True) for strip in strips[:-1]] + strips[-1:]


def beside(strips: list[Strip], sign: Draw) -> list[Strip]:
    """Strips, the first of which has a sign in its margin."""
    if not strips:
        return strips
    first = strips[0]

    def draw(x: float, y: float) -> Sequence[Item]:
        return [*sign(x, y), *first.draw(x, y)]

    return [replace(first, draw=draw), *strips[1:]]


def dropped(text: str, setting: Setting, measure: float, high: int, fill: str) -> list[Strip]:
    """A paragraph that opens with an initial so many lines high; shorter ones open plainly."""
    flat = quoted(clean(text)).strip()
    lines = broken([Run(flat)], setting, measure)
    if len(lines) <= high or not flat[:1].isalpha():
        return paragraph([Run(flat)], setting, measure)
    size = ((high - 1) * setting.leading + 0.66 * setting.size) / 0.7
    gap = 0.14 if flat[1:2].isalpha() else 0.32
    indent = width(flat[0], size, "display") + gap * setting.size
    narrow = replace(setting, first=indent, hang=indent)
    upper = broken([Run(flat[1:])], narrow, measure)[:high]
    rest = " ".join([word.text for line in upper for word in line])
    lower = broken([Run(flat[1:].strip()[len(rest) :])], setting, measure)
    found = [_SetLine(line, narrow, indent, measure, last=False) for line in upper]
    found += [_SetLine(line, setting, 0.0, measure, k == len(lower) - 1) for k, line in enumerate(lower)]
    strips = [Strip(setting.leading, line.draw, tied=k < high) for k, line in enumerate(found)]

    def draw(x: float, y: float) -> Sequence[Item]:
        base = y + baseline(setting) + (high - 1) * setting.leading
        letter = replace(set_line(flat[0], x, base, size, "display", fill, anchor="start"), content="")
        first, *others = found[0].draw(x, y)
        return [letter, replace(first, content=flat[: len(flat) - len(flat[1:].lstrip())] + first.content), *others]

    return [replace(strips[0], draw=draw), *strips[1:]]


class _SetLine(NamedTuple):
    """A line with all that is needed to set it once its place is known."""

    line: Line
    setting: Setting
    indent: float
    measure: float
    last: bool

    def draw(self, x: float, y: float) -> list[Text]:
        base, room = y + baseline(self.setting), self.measure - self.indent
        return set_words(self.line, x + self.indent, base, self.setting, room, last=self.last)


def baseline(setting: Setting) -> float:
    """How far the baseline lies below the top of a line's strip."""
    return (setting.leading - setting.size) / 2 + 0.76 * setting.size


def poured(strips: Sequence[Strip], height: float) -> tuple[Column, list[Strip]]:
    """One column of at most that height, and the strips left over. At least one strip goes in."""
    placed: list[tuple[float, Strip]] = []
    down = 0.0
    for strip in strips:
        top = down + (strip.before if placed else 0.0)
        if placed and top + strip.height > height + EXACT:
            break
        placed.append((top, strip))
        down = top + strip.height
    whole = len(placed) == len(strips)
    keep = len(placed)
    while not whole and keep > 1 and strips[keep - 1].tied:
        keep -= 1
    if keep == 1 and strips[0].tied and not whole:
        keep = len(placed)
    return Column(tuple(placed[:keep])), list(strips[keep:])


def columns(strips: Sequence[Strip], count: int, height: float) -> tuple[list[Column], list[Strip]]:
    """Up to `count` columns of at most that height, and the strips left over; about even when all fits."""
    left = list(strips)
    found = _filled(left, count, height)
    if found[1] or not strips:
        return found
    low, high = found[0][0].height / count * 0.5, max(column.height for column in found[0])
    for _ in range(12):
        middle = (low + high) / 2
        tried = _filled(left, count, middle)
        fits = not tried[1] and all(_sound(column, middle) for column in tried[0])
        if fits:
            found, high = tried, middle
        else:
            low = middle
    return found


def _sound(column: Column, height: float) -> bool:
    """Whether a column holds to its height and does not part what is tied."""
    return column.height <= height + EXACT and not column.strips[-1][1].tied


def _filled(strips: Sequence[Strip], count: int, height: float) -> tuple[list[Column], list[Strip]]:
    found: list[Column] = []
    left = list(strips)
    while left and len(found) < count:
        column, left = poured(left, height)
        found.append(column)
    return found, left
