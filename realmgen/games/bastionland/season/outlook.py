"""The year as a calendar shows it: each Season with its events, what happened in it, and what a Chronicle has planned
(MB-010, MB-279 to MB-288)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from realmgen.games.bastionland.company.model import Turn
from realmgen.games.bastionland.evening import open_night
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import SEASONS, Moment, Season
from realmgen.games.bastionland.season.events import occasion
from realmgen.games.bastionland.season.model import EVENTS, Entry, Event
from realmgen.games.bastionland.season.steps import turn_after

When = Literal["past", "now", "to come"]


class Date(NamedTuple):
    """A seasonal event: its name, what people do at it, and when it is."""

    event: Event
    name: str
    about: str
    when: When


class Quarter(NamedTuple):
    """A Season of a year with its three events and what happened in it, oldest first."""

    season: Season
    when: When
    dates: tuple[Date, ...]
    entries: tuple[Entry, ...]


class Year(NamedTuple):
    """A year and its three Seasons; `ages` are those it lies in, two where an Age turned in it by hand."""

    number: int
    ages: tuple[int, ...]
    quarters: tuple[Quarter, ...]


class Planned(NamedTuple):
    """What a Chronicle plans after a session: the turn, whether the session is past, now or to come, and the moment
    that the turn leads to where it is still to come."""

    session: int
    turn: Turn
    when: When
    leads: Moment | None


def outlook(state: State, number: int | None = None) -> Year:
    """A year as it stands; the one that is now when none is named."""
    now = state.day.now
    number = now.year if number is None else number
    of_year = [entry for entry in state.calendar.entries if entry.on.year == number]
    found = {entry.on.age for entry in of_year} | ({now.age} if number == now.year else set())
    quarters = tuple(_quarter(state, number, season, of_year) for season in SEASONS)
    return Year(number, tuple(sorted(found)), quarters)


def years(state: State) -> tuple[int, ...]:
    """The years of which something is told, and the one that is now, in order."""
    return tuple(sorted({entry.on.year for entry in state.calendar.entries} | {state.day.now.year}))


def _quarter(state: State, year: int, season: Season, entries: list[Entry]) -> Quarter:
    now = state.day.now
    when = _when(_count(year, season) - _count(now.year, now.season))
    reached = EVENTS.index(state.calendar.event)
    dates = tuple(
        Date(event, *occasion(season, event), _when(place - reached) if when == "now" else when)
        for place, event in enumerate(EVENTS)
    )
    return Quarter(season, when, dates, tuple(entry for entry in entries if entry.on.season == season))


def _count(year: int, season: Season) -> int:
    """How many Seasons there have been."""
    return year * len(SEASONS) + SEASONS.index(season)


def _when(ahead: int) -> When:
    return "now" if not ahead else "to come" if ahead > 0 else "past"


def plan(state: State) -> tuple[Planned, ...]:
    """What a Chronicle plans, session by session; nothing where it plans nothing (MB-010, MB-A37)."""
    if state.company.scope != "chronicle":
        return ()
    return tuple(_planned(state))


def _planned(state: State) -> Iterator[Planned]:
    held = state.nights[-1].number if state.nights else 0
    current = held if open_night(state) or _awaits(state) else held + 1
    moment = state.day.now
    for session, turn in enumerate(state.company.schedule, 1):
        when = _when(session - current)
        leads = None
        if when != "past" and turn != "none":
            moment = leads = turn_after(moment, turn)
        yield Planned(session, turn, when, leads)


def _awaits(state: State) -> bool:
    """Whether the turn after the last session has not been taken yet: the clock stands where that night ended."""
    return bool(state.nights) and state.nights[-1].ended == state.day.now and state.nights[-1].passes != "none"
