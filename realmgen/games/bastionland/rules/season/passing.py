"""Time passes: to the next event of the Season, to the next Season, to the next Age (MB-278 to MB-297, MB-A34 to
MB-A36)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.domain import tasks
from realmgen.games.bastionland.domain.designs import done_words, passed
from realmgen.games.bastionland.fight.who import doomed
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence, sentences
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.road.clock import said_when
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.domain.common import home_of, noted, with_domain
from realmgen.games.bastionland.rules.fight.scars import adapted
from realmgen.games.bastionland.rules.restoring import lacking
from realmgen.games.bastionland.rules.road.clock import MOST, moved_clock, rested, settled, unbound
from realmgen.games.bastionland.rules.road.common import with_day
from realmgen.games.bastionland.rules.season.common import (
    at_step,
    check_idle,
    check_year,
    gone_on,
    with_calendar,
    with_turning,
)
from realmgen.games.bastionland.rules.season.turning import begun, check_begins, check_free
from realmgen.games.bastionland.season.entries import entered
from realmgen.games.bastionland.season.events import COLOURS, event_after, occasion
from realmgen.games.bastionland.season.model import TurnKind
from realmgen.games.bastionland.season.steps import ruled, turn_after
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed

WEEK = 7
"""How many days the clock moves on to the next seasonal event; the Season itself has no length (MB-A34)."""


def check_weeks(state: State, command: c.Weeks) -> None:
    """Nothing else goes on; after a Season's last event its turn can begin."""
    check_free(state)
    if event_after(state.calendar.event) is None:
        check_begins(state, "season")


def weeks(state: State, command: c.Weeks, chance: Chance) -> Step[State]:
    """Weeks pass to the Season's next event, on a Morning a week later; after its last the Season turns (MB-295,
    MB-A35)."""
    now, event = state.day.now, event_after(state.calendar.event)
    if event is None:
        last = occasion(now.season, state.calendar.event).name
        return begun(state, "season", f"After {last} {now.season.title()} has no other event. ")
    name, about = occasion(now.season, event)
    then = replace(now, day=min(now.day + WEEK, MOST), phase="morning")
    state = rested(unbound(moved_clock(state, then)))
    state = with_day(state, phases=state.day.phases + tasks.PHASES["week"])
    state = entered(with_calendar(settled(state), event=event), "event", sentence(f"{name}: {about}"))
    text = sentences(
        f"weeks pass, and it is {name}, on the {said_when(then)} of {then.season.title()}: {about}",
        "everybody's Guard is full again and Fatigue gone" if state.company.living else "",
        *_due(state),
    )
    return done(state, "weeks", text, event=event, name=name)


def check_onward(state: State, command: c.Onward) -> None:
    """That step of a turn is next, nothing that began in it waits, and it leads to a year that a clock can show."""
    turning = at_step(state, "passing")
    check_idle(state)
    check_year(state, turning.kind)


def onward(state: State, command: c.Onward, chance: Chance) -> Step[State]:
    """The clock moves to the next Season's or Age's first Morning; grand designs are completed, lost limbs are made up
    for, and in a Season's turn every Virtue is in full; in an Age's, once everybody has aged (MB-296, MB-297, MB-300,
    MB-A31)."""
    turning, was = at_step(state, "passing"), state.day.now
    then = turn_after(was, turning.kind)
    worn = dict.fromkeys(one.name for virtue in VIRTUES for one in lacking(state.company.living, virtue))
    state, healed = adapted(state, chance)
    state = settled(moved_clock(state, then, restores=turning.kind == "season"))
    state = entered(state, "turn", sentence(_comes(was, then)))
    state, built = _built(state, turning.kind, then)
    names = [*worn] if turning.kind == "season" else []
    text = sentences(
        _comes(was, then),
        f"{listed(names)} {'have' if names[1:] else 'has'} every Virtue in full again" if names else "",
        *built,
        *healed,
        *_dooms(state, was),
        *_due(state),
    )
    state = gone_on(with_turning(state, rolled=(), staged=()))
    return done(state, "onward", text, turns=turning.kind)


def _comes(was: Moment, then: Moment) -> str:
    """How a Season or an Age comes."""
    season = f"{then.season.title()} ({COLOURS[then.season]})"
    if then.age != was.age:
        return f"years pass, and Age {then.age} begins in {season}; the calendar goes on with year {then.year}"
    year = f"{'a new year begins, ' if then.year != was.year else ''}year {then.year} of Age {then.age}"
    return f"months pass: {season} follows {was.season.title()}; {year}"


def _built(state: State, kind: TurnKind, now: Moment) -> tuple[State, list[str]]:
    """The state after a turn has passed over every Domain, and what was completed in it (MB-415 to MB-417)."""
    told: list[str] = []
    for domain in ruled(state):
        changed, designs = passed(domain, kind, now)
        state = with_domain(state, changed)
        for design in designs:
            text = f"at {name_at(state, domain.at)}, {done_words(design)}"
            state = noted(state, home_of(state, domain), "design", sentence(text))
            told.append(text)
    return state, told


def _dooms(state: State, was: Moment) -> Iterator[str]:
    """Whose Doom of the Season that was is past, told (MB-137)."""
    yield from (f"the Doom over {member.name} is past" for member in state.company.living if doomed(member, was))


def _due(state: State) -> Iterator[str]:
    """The Council's tasks that are due, told (MB-391)."""
    for domain in ruled(state):
        for _, task in tasks.due(state, domain):
            yield f"due at {name_at(state, domain.at)}: {task.what} ({task.by})"
