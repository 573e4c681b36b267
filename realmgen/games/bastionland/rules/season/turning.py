"""A turn of the Season or the Age: begun, its steps left out, ended; and what follows from commands of others in it
(MB-A30 to MB-A40)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.season.common import (
    DOES,
    KIND_WORDS,
    check_idle,
    check_year,
    gone_on,
    settled,
    turning_of,
    with_calendar,
    with_turning,
    words_of,
)
from realmgen.games.bastionland.rules.season.legacies import inherited
from realmgen.games.bastionland.season.model import Step as TurnStep
from realmgen.games.bastionland.season.model import Turning, TurnKind
from realmgen.games.bastionland.season.steps import (
    STEP_WORDS,
    before,
    needed,
    uncollected,
    unpursued,
    unrolled,
    unstaged,
)
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed


def check_turn(state: State, command: c.BeginTurn) -> None:
    """Nothing else goes on, and the turn leads to a year that a clock can show."""
    check_begins(state, command.kind)


def check_begins(state: State, kind: TurnKind) -> None:
    """The same for a turn of that kind."""
    check_free(state)
    check_year(state, kind)


def check_free(state: State) -> None:
    """No turn is being taken, no fight goes on, and nobody is dying: none of that waits for weeks."""
    check_no_turn(state)
    check_idle(state)


def check_no_turn(state: State) -> None:
    """No turn is being taken."""
    if state.calendar.turning:
        turning = state.calendar.turning
        raise IllegalCommand(
            f"the {KIND_WORDS[turning.kind]} is turning already, and {STEP_WORDS[turning.step]} is next, by"
            f" {DOES[turning.step]}; `turned` ends it"
        )


def turn(state: State, command: c.BeginTurn, chance: Chance) -> Step[State]:
    """The Season or the Age begins to turn; first come situations that are left open (MB-308, MB-A40)."""
    return begun(state, command.kind, "")


def begun(state: State, kind: TurnKind, why: str) -> Step[State]:
    """The step that begins a turn, told after what leads to it."""
    state = with_calendar(state, turning=Turning(kind, state.day.now))
    text = f"{why}The {KIND_WORDS[kind]} begins to turn, at the end of {dated(state.day.now)}."
    return done(state, "turn", text, turns=kind)


def dated(moment: Moment) -> str:
    """`Winter of year 2, Age 1`."""
    return f"{moment.season.title()} of year {moment.year}, Age {moment.age}"


def check_leave(state: State, command: c.LeaveStep) -> None:
    """A turn is being taken."""
    turning_of(state)


def leave(state: State, command: c.LeaveStep, chance: Chance) -> Step[State]:
    """Leave a step out, or what is left of it; who is left out by that is told (MB-299)."""
    turning = turning_of(state)
    text = _left(state, turning)
    if not _begun_with(turning):
        missed = (*turning.left, turning.step)
        state = with_turning(state, left=missed)
    else:
        missed = turning.left
    step = done(gone_on(state), "leave", text, step=turning.step)
    if step.state.calendar.turning:
        return step
    return replace(step, events=(*step.events, over(step.state, turning.kind, missed, [])))


def _begun_with(turning: Turning) -> bool:
    """Whether something was done of the step already, so that only its rest is left out; whether there were situations
    only the table knows."""
    if turning.step == "unresolved":
        return True
    parts = {"collection": turning.collected, "crises": turning.rolled, "drama": turning.staged}
    return bool(parts.get(turning.step) or (turning.step == "pursuits" and turning.pursued))


_LEFT: dict[TurnStep, str] = {
    "collection": "nothing was collected at {names}",
    "pursuits": "no pursuit was chosen by {names}",
    "crises": "no Crisis Roll was made for {names}",
    "drama": "no drama was rolled for at {names}",
}
"""By step: how it is told of whom it was left out."""


def _left(state: State, turning: Turning) -> str:
    if turning.step == "unresolved":
        return "No other important situation is left open."
    if told := _LEFT.get(turning.step):
        return sentence(told.format(names=listed(_who_is_left(state, turning))))
    return sentence(f"left out: {STEP_WORDS[turning.step]}")


def _who_is_left(state: State, turning: Turning) -> list[str]:
    """Whom a step still waits for, as the turn stands."""
    if turning.step == "pursuits":
        return [knight.name for knight in unpursued(state, turning)]
    asks = {"collection": uncollected, "crises": unrolled, "drama": unstaged}.get(turning.step)
    return [name_at(state, one.at) for one in asks(state, turning)] if asks else []


def check_turned(state: State, command: c.EndTurn) -> None:
    """A turn is being taken."""
    turning_of(state)


def turned(state: State, command: c.EndTurn, chance: Chance) -> Step[State]:
    """The turn ends here: all that is left of it is left out."""
    turning = turning_of(state)
    open_ = turning.step == "pursuits" or before(turning, "pursuits")
    names = [knight.name for knight in unpursued(state, turning)] if open_ else []
    left = turning.left
    while now := state.calendar.turning:
        left = (*left, now.step) if now.step != "unresolved" and needed(state, now) else left
        state = gone_on(state)
    return Step(state, (over(state, turning.kind, left, names),))


def over(state: State, kind: TurnKind, left: tuple[TurnStep, ...], names: list[str]) -> Event:
    """What tells that a turn is over, and what was left out of it."""
    told = f"The turn of the {KIND_WORDS[kind]} is over: it is {dated(state.day.now)}."
    if left:
        told += f" Left out: {listed(words_of(left))}."
    if names:
        told += f" No pursuit was chosen by {listed(names)}."
    return Event("turned", told, {"turns": kind, "left": list(left)})


def followed(step: Step[State]) -> Step[State]:
    """A step of play with what it means for the turn that is being taken: steps that nobody needs any more pass by
    themselves, and after the last the turn is over. Glory that waits for somebody to be a Knight is given."""
    turning = step.state.calendar.turning
    state, events = inherited(settled(step.state))
    if turning and state.calendar.turning is None:
        events = (*events, over(state, turning.kind, turning.left, []))
    return replace(step, state=state, events=(*step.events, *events))
