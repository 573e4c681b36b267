"""What rules of the year ask and change: the turn that is being taken, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.company.lifevirtues import season_restored
from realmgen.games.bastionland.rules.road.clock import MOST, later_season
from realmgen.games.bastionland.season.model import Step, Turning, TurnKind
from realmgen.games.bastionland.season.steps import STEP_WORDS, needed, onto_next, turn_after
from realmgen.kit.words import listed

KIND_WORDS: dict[TurnKind, str] = {"season": "Season", "age": "Age"}
DOES: dict[Step, str] = {
    "unresolved": '`situation "…"`',
    "collection": "`collect` for each Domain",
    "misrule": "`reckon`",
    "passing": "`onward`",
    "loss": "`wane`",
    "ageing": "`ripen`",
    "glory": "`acclaim`",
    "pursuits": "`pursuit` for each Knight",
    "feast": "`feast`",
    "crises": "`crises` for each Domain",
    "drama": "`drama` for each Domain",
}
"""By step: how it is taken."""


def turning_of(state: State) -> Turning:
    """The turn that is being taken; raises IllegalCommand when none is."""
    if state.calendar.turning is None:
        raise IllegalCommand("neither Season nor Age is turning: `turn season` or `turn age` begins it")
    return state.calendar.turning


def at_step(state: State, step: Step) -> Turning:
    """The same, when it is at that step; raises IllegalCommand with what comes first, or that it is past."""
    turning = turning_of(state)
    if turning.step == step:
        return turning
    now = f"{STEP_WORDS[turning.step]} next, by {DOES[turning.step]}, or `leave` leaves that out"
    if step not in turning.steps:
        raise IllegalCommand(f"a Season's turn asks nothing of {STEP_WORDS[step]}: it is at {now}")
    later = turning.steps.index(step) > turning.steps.index(turning.step)
    raise IllegalCommand(f"{STEP_WORDS[step]} {'comes later' if later else 'is behind you'}: it is {now}")


def check_idle(state: State) -> None:
    """Raise IllegalCommand while a fight goes on or somebody is dying: neither waits for weeks."""
    if state.fight is not None:
        raise IllegalCommand("a fight goes on: end it before time passes")
    dying = [member.name for member in state.company.living if member.dying]
    if dying:
        raise IllegalCommand(
            f"{listed(dying)} {'is' if len(dying) == 1 else 'are'} dying: say what becomes of them before time passes,"
            " by `tend` or `expire`"
        )


def check_year(state: State, kind: TurnKind) -> None:
    """Raise IllegalCommand where a turn of that kind leads to a year or Age that no clock can show."""
    moment = turn_after(state.day.now, kind)
    if max(moment.year, moment.age) > MOST:
        raise IllegalCommand(f"year {moment.year} and Age {moment.age} cannot be told: {MOST} is the last of each")


def with_calendar(state: State, **changes: Any) -> State:
    """The state with its calendar changed."""
    return replace(state, calendar=replace(state.calendar, **changes))


def with_turning(state: State, **changes: Any) -> State:
    """The state with its turn changed."""
    return with_calendar(state, turning=replace(turning_of(state), **changes))


def gone_on(state: State) -> State:
    """The state with its turn at the next step, or over after the last. Past everybody's new age every Virtue is in
    full, if time has passed at all (MB-304, MB-A31)."""
    turning = turning_of(state)
    if turning.step == "ageing" and later_season(turning.began, state.day.now):
        state = season_restored(state)
    return with_calendar(state, turning=onto_next(turning))


def settled(state: State) -> State:
    """The state at the next step that somebody needs: the others pass by themselves."""
    while state.calendar.turning and not needed(state, state.calendar.turning):
        state = gone_on(state)
    return state


def words_of(steps: Iterable[Step]) -> list[str]:
    """Steps within a sentence."""
    return [STEP_WORDS[step] for step in steps]
