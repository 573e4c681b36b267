"""What rules of Domains ask and change: the Domain of a hex, the state with a Domain changed, what the year keeps of
it."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeVar

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.codec.fields import text_fault
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.succession import is_dead
from realmgen.games.bastionland.forces.names import taken_over
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.places import count, realm_of
from realmgen.games.bastionland.rules.common import a, on_map
from realmgen.games.bastionland.season.entries import entered
from realmgen.games.bastionland.season.model import Happening
from realmgen.games.bastionland.season.steps import before

T = TypeVar("T")
Part = Literal["collected", "rolled", "staged"]


def holding_of(state: State, at: str) -> Holding:
    """The Holding in that hex; raises IllegalCommand, and Unreadable for a hex off the map."""
    return a(Holding, "holding", on_map(state, at), at)


def domain_of(state: State, at: str) -> Domain:
    """The Domain of that Holding; raises IllegalCommand where nobody rules it."""
    holding = holding_of(state, at)
    found = state.domain(at)
    if found is None:
        raise IllegalCommand(f'{holding.name} is no Domain: `domain {at} "NAME"` gives it a ruler')
    return found


def home_of(state: State, domain: Domain) -> Holding:
    """The Holding of a Domain."""
    return a(Holding, "holding", realm_of(state), domain.at)


def with_domain(state: State, domain: Domain) -> State:
    """The state with this Domain in the place of that of its hex, or added. Its Warbands follow whoever rules it."""
    old = state.domain(domain.at)
    if old is None:
        return replace(state, domains=(*state.domains, domain))
    domains = tuple(domain if one is old else one for one in state.domains)
    units = taken_over(state.units, domain.at, old.ruler, domain.ruler)
    return replace(state, domains=domains, units=units)


def check_name(name: str) -> None:
    """Raise IllegalCommand for a name that is too long to be kept, or not of one line."""
    if fault := text_fault(name.strip()):
        raise IllegalCommand(f"the name {fault}")


def check_lives(state: State, name: str) -> None:
    """Raise IllegalCommand for one of the Company, or a unit, who is dead: they hold no post."""
    if is_dead(state, name):
        raise IllegalCommand(f"{name} is dead: name somebody who lives, or bring them back first")


def placed(things: tuple[T, ...], number: int, what: str, home: Holding) -> T:
    """The one of that place in a list, counted from 1; raises IllegalCommand with how many there are."""
    if not 1 <= number <= len(things):
        known = f"it has {count(len(things), what, _many(what))}" if things else "it has none"
        raise IllegalCommand(f"{home.name} has no {what} {number}: {known}")
    return things[number - 1]


def _many(what: str) -> str:
    return "Crises" if what == "Crisis" else f"{what}s"


def swapped(things: tuple[T, ...], number: int, new: T) -> tuple[T, ...]:
    """The list with another in that place, counted from 1."""
    return (*things[: number - 1], new, *things[number:])


def noted(state: State, home: Holding, kind: Happening, text: str, *, who: str = "", secret: bool = False) -> State:
    """The state with an entry on a Domain in the calendar; of a hidden Holding players know nothing."""
    return entered(state, kind, text, at=home.at, who=who, secret=secret or home.hidden)


def check_once(state: State, part: Part, home: Holding, what: str) -> None:
    """Raise IllegalCommand where that was done for a Domain in the turn that goes on."""
    turning = state.calendar.turning
    if turning and home.at in getattr(turning, part):
        raise IllegalCommand(f"{what} of {home.name} is settled for this turn: undo it to do it otherwise")


def settled(state: State, part: Part, at: str) -> State:
    """The state in which that is done for a Domain, in the turn that goes on if there is one. A collection is of the
    Season that ends, Crisis Roll and drama are of the one that begins (MB-A40): at another step they are none of the
    turn's."""
    turning = state.calendar.turning
    if turning is None or at in getattr(turning, part):
        return state
    ends = turning.step == "passing" or before(turning, "passing")
    if ends != (part == "collected"):
        return state
    changes: dict[Part, tuple[str, ...]] = {part: (*getattr(turning, part), at)}
    return replace(state, calendar=replace(state.calendar, turning=replace(turning, **changes)))  # type: ignore[arg-type]
