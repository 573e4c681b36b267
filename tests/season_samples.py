"""A Company whose year turns, for tests."""

from dataclasses import replace

from road_samples import someone

from realmgen.games.bastionland.company.model import Award, Company
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Day, Moment
from realmgen.games.bastionland.season.model import Calendar

KNIGHTS = (someone("Isolde", player="Ann"), someone("Bran"), someone("Maud"))


def year(*members, season="spring", event="start", realm=None, glory=(), domains=(), **now):
    """A state with these people in some Season; `glory` is by name."""
    awards = tuple(Award(name, amount, "start", "renown", Moment()) for name, amount in dict(glory).items())
    at = "0304" if realm else ""
    return State(
        realm,
        company=Company("wanderer", "saga", members=members, awards=awards, at=at),
        day=Day(now=Moment(season=season, **now), back=at),
        calendar=Calendar(event=event),
        domains=domains,
    )


def domain(at="0303", ruler="Dame Orla Vane", **more):
    return Domain(at, ruler, **more)


def played(act, state, *orders):
    """The state after these commands; one with dice is a tuple of its text and them."""
    for order in orders:
        text, *dice = (order,) if isinstance(order, str) else order
        state = act(state, text, *dice).state
    return state


def turned(act, state, kind="season", *more):
    """The state after a turn has begun and time has passed in it; what nobody needs passes by itself."""
    return played(act, state, f"turn {kind}", "leave", "onward", *more)


def at_step(state, step):
    """The state with its turn at another step."""
    return replace(state, calendar=replace(state.calendar, turning=replace(state.calendar.turning, step=step)))


def step_of(state):
    return state.calendar.turning and state.calendar.turning.step


def told(state):
    """What the calendar tells: kind and text."""
    return [(entry.kind, entry.text) for entry in state.calendar.entries]
