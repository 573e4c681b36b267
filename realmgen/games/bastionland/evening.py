"""What the end of a game night asks: how much time passes, and what is due then (MB-010, MB-012, MB-215 to MB-217,
MB-293 to MB-298)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from realmgen.games.bastionland.company.model import Turn
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import Night, Passing
from realmgen.kit.words import listed

Turned = Literal["now", "later", "continues"]
PASSAGE: dict[Turned, str] = {
    "now": "the {turn} turns at once",
    "later": "the {turn} turns once the next session is over",
    "continues": "no turn yet",
}
"""By result of the Passage of Time: what it says."""
_BY_TURN: dict[Turn, Passing] = {"none": "none", "season": "months", "age": "years"}
_PASSED: dict[Passing, str] = {
    "weeks": "Weeks pass, until the seasonal event that comes next.",
    "months": "Months pass: the next Season begins, and every Virtue is restored.",
    "years": "Years pass: a new Age begins in Spring; every Virtue is restored, and every Knight gains 1 Glory.",
}
_LAST = "Weeks pass: this Season has no other event, so that it turns next."


class After(NamedTuple):
    """What follows a session: its number, the turn that was planned (None when nothing is planned), how much time to
    offer, and that in words."""

    session: int
    turn: Turn | None
    passes: Passing | None
    text: str


def open_night(state: State) -> Night | None:
    """The game night that goes on; None between two."""
    return state.nights[-1] if state.nights and state.nights[-1].passes is None else None


def after_session(state: State) -> After:
    """What the Scope says for the end of this session, or of the last: a Chronicle's schedule (MB-010), or that the
    group is asked (MB-012)."""
    session = state.nights[-1].number if state.nights else 1
    schedule = state.company.schedule
    if state.company.scope != "chronicle" or session > len(schedule):
        return After(session, None, None, "How much time passes before the next game night: ask the group.")
    turn = schedule[session - 1]
    told = {"none": "no turn is planned", "season": "the Season turns", "age": "the Age turns"}[turn]
    return After(session, turn, _BY_TURN[turn], f"After session {session} of {len(schedule)} {told}, as was planned.")


def passing_due(state: State) -> Passing | None:
    """How much time is to pass after the last night that ended, or by the Passage of Time; None when none is, once the
    clock has moved on, or while a turn is being taken (MB-215, MB-293, MB-298)."""
    last = next((night for night in reversed(state.nights) if night.passes), None)
    if state.calendar.turning:
        return None
    if last and last.ended == state.day.now and last.passes != "none":
        return last.passes
    after = state.calendar.turns_after
    if after is None or (after and (last is None or last.number < after)):
        return None
    return _BY_TURN[turning(state)]


def due(state: State) -> str:
    """What is to be done because time passes after the last night that ended; empty when nothing is, or once the clock
    has moved on (MB-215, MB-216). After a Season's last event weeks turn it (MB-A35)."""
    passes = passing_due(state)
    if passes is None:
        return ""
    if passes == "weeks":
        return _LAST if state.calendar.event == "end" else _PASSED[passes]
    knights = [knight.name for knight in state.company.knights]
    time = "Season" if passes == "months" else "Age"
    asked = f" Each Knight chooses a pursuit of the {time}: {listed(knights)}." if knights else ""
    return f"{_PASSED[passes]}{asked}"


def passage_of(die: int) -> Turned:
    """What a d6 of the Passage of Time says: 1 now, 2 and 3 after the next session, else not yet (MB-298, MB-A1)."""
    return "now" if die == 1 else "later" if die <= 3 else "continues"


def turns_after(state: State, result: Turned) -> int | None:
    """The game night after which the Season or Age turns by that result, 0 for at once; None for not yet (MB-298)."""
    if result == "later":
        return state.nights[-1].number + 1 if state.nights else 1
    return 0 if result == "now" else None


def turning(state: State) -> Literal["season", "age"]:
    """What turns when something does: the Season, but the Age where Winter ends in a planned Chronicle (MB-A38)."""
    ends = state.day.now.season == "winter" and state.company.scope == "chronicle" and bool(state.company.schedule)
    return "age" if ends else "season"
