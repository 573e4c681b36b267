"""A journal followed in the game's own time: of each line when it was, there and at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from realmgen.kit.game import Event, Json
from realmgen.kit.record import Line, Trail

MOMENT, NIGHT = "moment", "night"


@dataclass
class Story:
    """Follows a journal line by line. `start` is the moment it begins with."""

    start: Json
    trail: Trail = field(default_factory=Trail)
    _after: dict[int, Json] = field(default_factory=dict)

    def take(self, line: Line) -> Json:
        """Follow one more line: the moment it was given in. Raises Unreadable when it does not fit."""
        before = self._after.get(self.trail.head, self.start)
        self.trail.take(line)
        if not line.is_command:
            return before
        after = next((event.data[MOMENT] for event in reversed(line.events) if MOMENT in event.data), before)
        self._after[line.seq] = after
        return given_in(before, after)

    def standing(self) -> set[int]:
        """The commands in force, those behind seams too."""
        found: set[int] = set()
        at = self.trail.head
        while at:
            found.add(at)
            at = self.trail.after[at]
        return found


def given_in(before: Json, after: Json) -> Json:
    """The moment a command was given in: the line that begins a game night belongs to it."""
    night = after.get(NIGHT) or before.get(NIGHT)
    return {**before, NIGHT: night} if night else before


def dated(events: Sequence[Event], before: Json, after: Json) -> tuple[Event, ...]:
    """The events of a command; where time passed the last of them says what it is now."""
    if before == after or not events:
        return tuple(events)
    last = events[-1]
    return (*events[:-1], replace(last, data={**last.data, MOMENT: after}))


def told(line: Line, moment: Mapping[str, object], *, undone: bool = False) -> Json:
    """A command as a row that can be read in SQL."""
    dice = " ".join(f"d{die.sides}:{die.value}{'*' if die.typed else ''}" for die in line.rolls)
    verb, _, _ = line.command.partition(" ")
    words = {"seq": line.seq, "time": line.time, "verb": verb, "text": texts(line.events), "dice": dice}
    return {**moment, **words, "typed": any(die.typed for die in line.rolls), "undone": undone}


def tell_all(lines: Iterable[Line], start: Json) -> list[Json]:
    """Every command of a whole journal as such a row."""
    story, every = Story(start), list(lines)
    moments = [story.take(line) for line in every]
    stands = story.standing()
    pairs = zip(every, moments, strict=True)
    return [told(line, moment, undone=line.seq not in stands) for line, moment in pairs if line.is_command]


def texts(events: Iterable[Event]) -> str:
    """Events in one line."""
    return " ".join(event.text for event in events)
