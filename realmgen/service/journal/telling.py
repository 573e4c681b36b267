"""The journal as the story of a campaign: lines under the game night, the day and the Phase they belong to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from realmgen.service.history import Entry

REMARK = "remark"
STEPS = ("attack", "strike")
"""Verbs of lines that a later one tells again."""
Place = tuple[int, int]
"""The game night a line belongs to, 0 for none, and the last one up to there."""


@dataclass(frozen=True, slots=True)
class Head:
    """A heading: `level` 1 is a game night, 2 a day, 3 a Phase. `beside` is when it was at the table."""

    level: int
    text: str
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """A line, the sentence it tells under its headings, and the notes that were written to it later."""

    entry: Entry
    text: str
    notes: tuple[Entry, ...] = ()


def story(entries: Sequence[Entry], every: Sequence[Entry] | None = None) -> Iterator[Head | Told]:
    """Lines in order with their headings. `every` has the whole journal where `entries` are a part of it: from there
    come the notes to a line, and how many game nights there were before."""
    whole = entries if every is None else every
    notes = _notes(whole)
    mine = {note.seq for entry in entries for note in notes.get(entry.seq, ())}
    headings = _Headings(whole)
    for entry in entries:
        if entry.seq not in mine:
            yield from headings.before(entry)
            yield Told(entry, sentence(entry), tuple(notes.get(entry.seq, ())))


def sentence(entry: Entry) -> str:
    """What a line says under the heading of its Phase, which need not say again when it was."""
    text, when = entry.text or entry.command, f"{str(entry.moment.get('phase', '')).title()} of day "
    if text.startswith(f"{when}{entry.moment.get('day')}"):
        text = text.removeprefix(f"{when}{entry.moment.get('day')}").lstrip(":, ")
    return f"{text[:1].upper()}{text[1:]}"


def noted(entry: Entry) -> int:
    """The line a note was written to; 0 when it stands by itself, or the line is no note."""
    if entry.verb != REMARK:
        return 0
    to = next((event.data.get("to", 0) for event in entry.events if event.kind == REMARK), 0)
    return int(to) if 0 < to < entry.seq else 0


def without_steps(entries: Sequence[Entry], every: Iterable[Entry]) -> list[Entry]:
    """Those lines without the steps of an attack, which are told again with what came of it; with a note to it a step
    stays."""
    kept = {noted(entry) for entry in every}
    return [entry for entry in entries if entry.verb not in STEPS or entry.seq in kept]


def _notes(every: Sequence[Entry]) -> dict[int, list[Entry]]:
    """By line: the notes to it; what is written to a note stands with the line that the note is to."""
    found: dict[int, list[Entry]] = {}
    beside: dict[int, int] = {}
    for entry in every:
        if not entry.cancelled and (to := noted(entry)):
            beside[entry.seq] = beside.get(to, to)
            found.setdefault(beside[entry.seq], []).append(entry)
    return found


class _Headings:
    """Says what is new as the lines go on."""

    def __init__(self, every: Sequence[Entry]) -> None:
        self._last: tuple[Any, ...] = (None, None, None)
        self._places = places(every)
        self._began: dict[Place, datetime] = {}
        for entry in every:
            self._began.setdefault(self._places[entry.seq], entry.time)
        self._nights = any(night for night, _ in self._began)
        self._clock = len({_phase(entry.moment) for entry in every}) > 1

    def before(self, entry: Entry) -> Iterator[Head]:
        place, phase = self._places[entry.seq], _phase(entry.moment)
        now = (place, phase[:-1], phase)
        if self._nights and place != self._last[0]:
            began = self._began[place]
            yield Head(1, night_title(place), f"{began.day} {began:%B %Y}")
        if self._clock and now[:2] != self._last[:2]:
            yield Head(2, day_title(entry.moment))
        if self._clock and now != self._last:
            yield Head(3, str(entry.moment["phase"]).title())
        self._last = now


def places(every: Iterable[Entry]) -> dict[int, Place]:
    """By line: where it stands between the game nights."""
    found: dict[int, Place] = {}
    held = 0
    for entry in every:
        night = int(entry.moment.get("night", 0))
        if not entry.cancelled:
            held = max(held, night)
        found[entry.seq] = (night, night or held)
    return found


def night_title(place: Place) -> str:
    """`Game night 3`, or what lies between two of them."""
    night, held = place
    if night:
        return f"Game night {night}"
    return f"After game night {held}" if held else "Before the first game night"


def day_title(moment: Mapping[str, Any]) -> str:
    """`Harvest, day 3`; the year once there was more than one, and the Age."""
    age, year = int(moment.get("age", 1)), int(moment.get("year", 1))
    parts = [f"{str(moment['season']).title()}, day {moment['day']}"]
    parts += [f"year {year}"] if year > 1 or age > 1 else []
    parts += [f"Age {age}"] if age > 1 else []
    return ", ".join(parts)


def _phase(moment: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(moment.get(key) for key in ("age", "year", "season", "day", "phase"))
