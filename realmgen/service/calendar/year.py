"""The year with its events, what happened when, the plan of turns, and what is due."""

from __future__ import annotations

from realmgen.games.bastionland.evening import due
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.model import Entry
from realmgen.games.bastionland.season.offers import ways
from realmgen.games.bastionland.season.outlook import Planned, Year, outlook, plan

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
_TURNS = {"none": "no turn", "season": "the Season turns", "age": "the Age turns"}


def year(state: State) -> Year:
    """The year the clock stands in, with its Seasons and their events (MB-279 to MB-288)."""
    return outlook(state)


def happened(state: State, number: int) -> list[Entry]:
    """What happened in a year, the latest first."""
    return [entry for entry in reversed(state.calendar.entries) if entry.on.year == number]


def dated(moment: Moment) -> str:
    """`Spring, day 4`."""
    return f"{moment.season.title()}, day {moment.day}"


def planned(state: State) -> list[tuple[Planned, str]]:
    """A Chronicle's turns, session by session, each in words (MB-010); empty where nothing is planned."""
    return [(one, _planned(one)) for one in plan(state)]


def _planned(one: Planned) -> str:
    told = f"After session {one.session} {_TURNS[one.turn]}"
    if one.leads is None:
        return told
    return f"{told}: {one.leads.season.title()} of year {one.leads.year}"


def still_due(state: State) -> str:
    """What the end of the last game night asks for, in words; empty once time has passed."""
    return due(state)


def wanted(state: State) -> str:
    """What the calendar waits for, in a few words for a button that leads there; empty where nothing is due."""
    if state.calendar.turning:
        return "Go on with the turn"
    return ways(state)[0].label if due(state) else ""
