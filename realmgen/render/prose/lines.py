"""Paragraphs broken into lines so that all of them are about equally full, and set with even or justified edges.

Lengths are millimetres. A word longer than its line is cut where it must be.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby
from typing import NamedTuple

from realmgen.render.drawing import Face, Letter, Text
from realmgen.render.lettering import clean, set_line, width

LOOSEST = 0.42
"""The most a blank grows in a justified line, in ems; a line that asks for more is left ragged."""
TIGHTEST = 0.055
"""The most a blank shrinks, in ems."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a paragraph in one face; `fill` is a colour other than the paragraph's."""

    text: str
    face: Face = "regular"
    fill: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """How paragraphs are set: type size and leading, first line's and other lines' indent, edges, colour."""

    size: float
    leading: float
    fill: str
    first: float = 0.0
    hang: float = 0.0
    justified: bool = False
    centred: bool = False


class Word(NamedTuple):
    text: str
    face: Face
    fill: str
    wide: float
    blank: float
    """The width of the blank after it."""


Line = tuple[Word, ...]
STOPS = ".!?…:"
_OPENS = re.compile(r"(?<![\w.,;:!?…’”)])(['\"])(?=\S)")
_LEFT_OUT = re.compile(r"(?<!\w)'(?=(?:tis|twas|em|til|cause)\b|\d\ds?\b)", re.IGNORECASE)
_CURLY = {"'": ("‘", "’"), '"': ("“", "”")}


def ended(term: str) -> str:
    """A run-in term with a stop at its end."""
    term = term.strip()
    return term + "." if term and term[-1] not in STOPS else term


def quoted(text: str) -> str:
    """Text with the quotation marks and apostrophes of print."""
    opened = _OPENS.sub(lambda found: _CURLY[found[1]][0], _LEFT_OUT.sub("’", text))
    return opened.replace("'", "’").replace('"', "”")


def words(runs: Sequence[Run], setting: Setting, measure: float) -> list[Word]:
    """The words of a paragraph, those too long for any line in pieces."""
    room = measure - max(setting.first, setting.hang)
    found = []
    for run in runs:
        blank, fill = width(" ", setting.size, run.face), run.fill or setting.fill
        for text in quoted(clean(run.text)).split():
            pieces = list(_pieces(text, run.face, setting.size, room))
            found += [Word(piece, run.face, fill, width(piece, setting.size, run.face), blank) for piece in pieces]
    return found


def _pieces(text: str, face: Face, size: float, room: float) -> Iterator[str]:
    def long(letters: int) -> float:
        return width(text[:letters], size, face)

    while len(text) > 1 and long(len(text)) > room:
        cut = max(1, bisect_right(range(1, len(text)), room, key=long))
        yield text[:cut]
        text = text[cut:]
    yield text


def broken(runs: Sequence[Run], setting: Setting, measure: float) -> list[Line]:
    """The lines of a paragraph: of all ways to break it the one whose lines are most alike."""
    found = words(runs, setting, measure)
    if not found:
        return []
    ends = list(accumulate((word.wide + word.blank for word in found), initial=0.0))
    best: list[tuple[float, int]] = [(0.0, 0)]
    for last in range(1, len(found) + 1):
        best.append(_best_start(found, ends, best, last, setting, measure))
    cuts, end = [], len(found)
    while end:
        cuts.append((best[end][1], end))
        end = best[end][1]
    return [tuple(found[a:b]) for a, b in reversed(cuts)]


def _best_start(
    found: Sequence[Word],
    ends: Sequence[float],
    best: Sequence[tuple[float, int]],
    last: int,
    setting: Setting,
    measure: float,
) -> tuple[float, int]:
    """Where the line that ends before word `last` had best begin, and what all lines so far then cost."""
    choices: list[tuple[float, int]] = []
    for start in range(last - 1, -1, -1):
        room = measure - (setting.hang if start else setting.first)
        blanks = last - start - 1
        long = ends[last] - ends[start] - found[last - 1].blank
        give = TIGHTEST * setting.size * blanks if setting.justified else 0.0
        if long - give > room + 1e-6 and start < last - 1:
            break
        slack = max(0.0, room - long)
        cost = _last_cost(slack, room, blanks) if last == len(found) else _cost(slack, blanks, setting, room)
        choices.append((best[start][0] + cost + 0.02, start))
    return min(choices)


def _cost(slack: float, blanks: int, setting: Setting, room: float) -> float:
    if setting.justified:
        return float((slack / (max(1, blanks) * setting.size)) ** 2) * 4 + (10.0 if not blanks else 0.0)
    return float((slack / room) ** 2) * 10


def _last_cost(slack: float, room: float, blanks: int) -> float:
    """A last line may be short, but not a lone word."""
    return 0.6 if not blanks and slack > 0.8 * room else 0.0


def set_words(line: Line, x: float, y: float, setting: Setting, room: float, *, last: bool) -> list[Text]:
    """A line from the left end `x` of its room, its baseline at `y`; the last one of a paragraph is not stretched."""
    natural = sum(word.wide + word.blank for word in line) - line[-1].blank
    extra = _extra(natural, len(line) - 1, setting, room, last)
    if setting.centred:
        x += (room - natural) / 2
    texts = []
    for (face, fill), run in groupby(line, lambda word: (word.face, word.fill)):
        group = list(run)
        texts.append(_spaced(group, x, y, setting.size, face, fill, extra))
        x += sum(word.wide + word.blank + extra for word in group)
    return texts


def _extra(natural: float, blanks: int, setting: Setting, room: float, last: bool) -> float:
    """What each blank of a line gets more than its own width."""
    if not blanks or (not setting.justified and natural <= room):
        return 0.0
    extra = (room - natural) / blanks
    if extra > 0 and (last or extra > LOOSEST * setting.size):
        return 0.0
    return max(extra, -TIGHTEST * setting.size)


def _spaced(  # noqa: PLR0913 - where, how large, which face and colour belong together
    group: Sequence[Word], x: float, y: float, size: float, face: Face, fill: str, extra: float
) -> Text:
    """Words of one face as one text, so that a reader finds blanks between them."""
    letters: list[Letter] = []
    for k, word in enumerate(group):
        letters += set_line(word.text, x, y, size, face, fill, anchor="start").letters
        if k < len(group) - 1:
            letters.append(Letter(" ", x + word.wide, y))
        x += word.wide + word.blank + extra
    return Text(" ".join(word.text for word in group), letters, face, size, fill)
