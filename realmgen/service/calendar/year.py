"""The year with its events, what happened when, the plan of turns, and what moves time on."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.bastionland.evening import after_session, due, open_night, turning
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import SEASONS, Moment, Season
from realmgen.games.bastionland.season.events import COLOURS, event_after, occasion
from realmgen.games.bastionland.season.model import EVENTS, Entry

PAST, NOW, COMING = "past", "now", "to come"
HAPPENING_WORDS: dict[str, str] = {
    "event": "An event",
    "turn": "A turn",
    "collection": "A collection",
    "misrule": "Misrule",
    "pursuit": "A pursuit",
    "crisis": "A Crisis",
    "drama": "Drama at Court",
    "situation": "A situation",
    "design": "A grand design",
    "death": "A death",
    "battle": "A battle",
    "succession": "A succession",
    "other": "Something else",
}
"""By kind of entry: what a list to choose from says."""


class Date(NamedTuple):
    """An event of a Season: what it is, what people do at it, and whether it is past, now or to come."""

    name: str
    about: str
    stands: str


class Quarter(NamedTuple):
    """A Season of the year with its colour and three events; `here` is where the clock stands."""

    season: str
    colour: str
    here: bool
    dates: tuple[Date, ...]


class Planned(NamedTuple):
    """What a Chronicle's plan says of the end of a session, which is past, now or to come."""

    session: int
    text: str
    stands: str


class Way(NamedTuple):
    """A way to move time on, as a button has it."""

    label: str
    command: str
    icon: str
    about: str
    why_not: str = ""


def year(state: State) -> tuple[Quarter, ...]:
    """The year the clock stands in (MB-279 to MB-288)."""
    here = SEASONS.index(state.day.now.season)
    return tuple(_quarter(state, number - here, season) for number, season in enumerate(SEASONS))


def _quarter(state: State, ahead: int, season: Season) -> Quarter:
    reached = EVENTS.index(state.calendar.event)
    stands = [_stands(ahead * len(EVENTS) + number - reached) for number in range(len(EVENTS))]
    told = [occasion(season, event) for event in EVENTS]
    dates = (Date(capital(one.name), one.about, stands) for one, stands in zip(told, stands, strict=True))
    return Quarter(season, COLOURS[season], not ahead, tuple(dates))


def capital(text: str) -> str:
    """Text with its first letter large."""
    return text[:1].upper() + text[1:]


def _stands(ahead: int) -> str:
    return NOW if not ahead else COMING if ahead > 0 else PAST


def dated(moment: Moment) -> str:
    """`Spring, day 4`."""
    return f"{moment.season.title()}, day {moment.day}"


def years(state: State) -> list[tuple[int, int]]:
    """Every Age and year of which something is told, and the one that is now, the latest first."""
    found = {(entry.on.age, entry.on.year) for entry in state.calendar.entries}
    return sorted({*found, (state.day.now.age, state.day.now.year)}, reverse=True)


def happened(state: State, when: tuple[int, int]) -> list[Entry]:
    """What happened in that year of that Age, the latest first."""
    return [entry for entry in reversed(state.calendar.entries) if (entry.on.age, entry.on.year) == when]


def plan(state: State) -> tuple[Planned, ...]:
    """A Chronicle's turns, session by session (MB-010); empty where nothing was planned."""
    if state.company.scope != "chronicle":
        return ()
    ended = bool(state.nights) and open_night(state) is None
    at = after_session(state).session + ended
    words = {"none": "no turn", "season": "the Season turns", "age": "the Age turns"}
    return tuple(
        Planned(session, words[turn], _stands(session - at)) for session, turn in enumerate(state.company.schedule, 1)
    )


def still_due(state: State) -> str:
    """What the end of the last game night asks for, in words; empty once time has passed."""
    return due(state)


def ways(state: State) -> list[Way]:
    """Every way to move time on, what comes next first (MB-293 to MB-298)."""
    event = event_after(state.calendar.event)
    last = event is None
    ahead = "" if event is None else occasion(state.day.now.season, event).name
    weeks = Way(
        f"Weeks: to {ahead}" if ahead else "Weeks",
        "weeks",
        "fast_forward",
        "Skip ahead to the seasonal event that comes next",
        "" if ahead else "This Season has no event to come: it turns next.",
    )
    turn_season = Way("Turn the Season", "turn season", "hourglass_top", "Step by step to the next Season")
    turn_age = Way("Turn the Age", "turn age", "hourglass_disabled", "Step by step to the Spring of another Age")
    passage = Way("Passage of Time", "passage", "casino", "A d6 says whether something turns")
    age = turning(state) == "age"
    first = _asked(state) or ("turn age" if last and age else "turn season" if last else "weeks")
    found = [weeks, turn_season, turn_age, passage]
    return sorted(found, key=lambda way: way.command != first)


def _asked(state: State) -> str:
    """What the last game night ended with: the turn that is due now."""
    if not due(state):
        return ""
    passes = next(night.passes for night in reversed(state.nights) if night.passes)
    return {"weeks": "weeks", "months": "turn season", "years": "turn age"}.get(passes or "", "")
