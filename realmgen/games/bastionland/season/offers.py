"""What moves time on between two turns, and which of it is due."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.road import Passage
from realmgen.games.bastionland.evening import after_session, open_night, passing_due
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import Passing
from realmgen.games.bastionland.road.suggestion import Suggestion, do
from realmgen.games.bastionland.season.events import event_after, occasion

_ORDERS: dict[Passing, tuple[Command, str]] = {
    "weeks": (c.Weeks(), "fast_forward"),
    "months": (c.BeginTurn("season"), "hourglass_top"),
    "years": (c.BeginTurn("age"), "hourglass_disabled"),
}
"""By how much time passes: its order, and a symbol."""


def ways(state: State) -> tuple[Suggestion, ...]:
    """Every way to move time on: what is `wanted` first, at last the Passage of Time (MB-010, MB-293 to MB-298)."""
    planned = _planned(state)
    wanted = passing_due(state) or planned
    found = [_way(state, passes) for passes in sorted(_ORDERS, key=lambda passes: passes != wanted)]
    if wanted:
        label = f"{found[0].label}, as was planned" if wanted == planned else found[0].label
        found[0] = replace(found[0], label=label, group="wanted")
    return *found, Suggestion(
        "Passage of Time", str(Passage()), icon="casino", risk="A d6 says whether something turns"
    )


def _planned(state: State) -> Passing | None:
    """What a Chronicle's plan asks for as soon as its session is over; None where the night's end asked first."""
    if passing_due(state) or not state.nights or open_night(state) or state.nights[-1].ended != state.day.now:
        return None
    passes = after_session(state).passes
    return passes if passes in _ORDERS else None


def _way(state: State, passes: Passing) -> Suggestion:
    order, icon = _ORDERS[passes]
    return do(state, _passing(state, passes), order, icon)


def _passing(state: State, passes: Passing) -> str:
    if passes != "weeks":
        return "Turn the Season" if passes == "months" else "Turn the Age"
    event = event_after(state.calendar.event)
    return f"Weeks pass, to {occasion(state.day.now.season, event).name}" if event else "Weeks pass: the Season turns"
