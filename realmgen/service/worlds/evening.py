"""What an evening's journal tells, line by line: answers as they stand now, prose, and what else was done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Answer, Tale
    from realmgen.kit.game import Event
    from realmgen.service.play import Campaign, Play

MOST = 40
_QUIET = ("noted", "turned", "shared", "hidden", "pinned", "unpinned", "mode")
"""Events whose outcome is seen on the answer or the shelf."""


class Line(NamedTuple):
    """A line: an answer, or a text, which may be prose."""

    seq: int
    answer: Answer | None = None
    text: str = ""
    prose: bool = False


def lines(play: Play, world: Campaign, tale: Tale, most: int = MOST) -> list[Line]:
    """The last lines that stand, the newest first."""
    return list(islice(_lines(play, world, {answer.number: answer for answer in tale.answers}), most))


def oath_words(play: Play, world: Campaign) -> str:
    """What the dice showed when the first vow was sworn, and what it means (IS-656); empty before."""
    for entry in reversed(play.history(world)):
        if entry.verb == "oath" and not (entry.cancelled or entry.turns):
            return next((event.text for event in entry.events if event.kind == "oath"), "")
    return ""


def _lines(play: Play, world: Campaign, answers: dict[int, Answer]) -> Iterator[Line]:
    for entry in reversed(play.history(world)):
        if entry.cancelled or entry.turns:
            continue
        for event in reversed(entry.events):
            if event.kind not in _QUIET:
                yield _line(entry.seq, event, answers)


def _line(seq: int, event: Event, answers: dict[int, Answer]) -> Line:
    answer = answers.get(event.data.get("number", 0)) if event.kind == "answered" else None
    return Line(seq, answer, event.text, event.kind == "written")
