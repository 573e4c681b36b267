"""The steps of a turn: which is next, whether anybody needs it, and where the clock stands after it (MB-A30 to
MB-A40)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.events import season_after
from realmgen.games.bastionland.season.model import Step, Turning, TurnKind

STEP_WORDS: dict[Step, str] = {
    "unresolved": "situations left open",
    "collection": "the collection",
    "misrule": "the check for misrule",
    "passing": "the passing of time",
    "loss": "what age takes from the Old",
    "ageing": "everybody's new age",
    "glory": "the Knights' Glory",
    "pursuits": "the Knights' pursuits",
    "feast": "the feast",
    "crises": "the Crisis Rolls",
    "drama": "drama at Court",
}
"""By step: what it is about, within a sentence."""


def turn_after(now: Moment, kind: TurnKind) -> Moment:
    """When a turn leads to: the Morning of the first day of the next Season, in a new year after Winter (MB-279,
    MB-A36); or that of Spring in the next year and Age (MB-297)."""
    if kind == "age":
        return Moment(year=now.year + 1, age=now.age + 1)
    season = season_after(now.season)
    return Moment(season=season, year=now.year + (season == "spring"), age=now.age)


def people(state: State) -> tuple[Member, ...]:
    """All who live and grow older, here or away; of beasts nobody counts the years (MB-A33)."""
    return tuple(member for member in state.company.living if member.kind not in ("steed", "beast"))


def old(state: State) -> tuple[Member, ...]:
    """Those of them who were Old before this Age ends (MB-292, MB-A32)."""
    return tuple(member for member in people(state) if member.age == "old")


def ruled(state: State) -> tuple[Domain, ...]:
    """The Domains that have a ruler, and a Holding that still stands."""
    standing = {holding.at for holding in state.realm.holdings} if state.realm else set()
    return tuple(domain for domain in state.domains if not domain.ended and domain.at in standing)


def unpursued(state: State, turning: Turning) -> tuple[Member, ...]:
    """The Knights who have not chosen a pursuit in this turn (MB-299)."""
    return tuple(knight for knight in state.company.knights if knight.name not in turning.pursued)


def uncollected(state: State, turning: Turning) -> tuple[Domain, ...]:
    """The Domains whose collection of this turn is open."""
    return tuple(domain for domain in ruled(state) if domain.at not in turning.collected)


def unrolled(state: State, turning: Turning) -> tuple[Domain, ...]:
    """The Domains whose Crisis Roll of this turn is open, or its dilemma (MB-396, MB-397)."""
    return tuple(domain for domain in ruled(state) if domain.at not in turning.rolled or domain.dilemma)


def unstaged(state: State, turning: Turning) -> tuple[Domain, ...]:
    """The Domains whose drama of this Season is not rolled yet (MB-411)."""
    return tuple(domain for domain in ruled(state) if domain.at not in turning.staged)


_NEEDED: dict[Step, Callable[[State, Turning], object]] = {
    "collection": uncollected,
    "misrule": lambda state, turning: ruled(state),
    "loss": lambda state, turning: old(state),
    "ageing": lambda state, turning: people(state),
    "glory": lambda state, turning: state.company.knights,
    "pursuits": unpursued,
    "crises": unrolled,
    "drama": unstaged,
}


def needed(state: State, turning: Turning) -> bool:
    """Whether anybody needs the step that a turn is at; the others pass by themselves."""
    asks = _NEEDED.get(turning.step)
    return asks is None or bool(asks(state, turning))


def onto_next(turning: Turning) -> Turning | None:
    """The turn at its next step; None after the last."""
    place = turning.steps.index(turning.step) + 1
    return replace(turning, step=turning.steps[place]) if place < len(turning.steps) else None


def before(turning: Turning, step: Step) -> bool:
    """Whether a turn has not come to that step yet; false for one that it has not at all."""
    steps = turning.steps
    return step in steps and steps.index(turning.step) < steps.index(step)
