"""A Domain begun with a ruler and their Circle, and the names of people wherever it keeps them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.succession import ruled_anew
from realmgen.games.bastionland.model import State


def founded(state: State, at: str, ruler: str, circle: tuple[str, ...]) -> State:
    """The state with a Domain that this ruler and Circle begin with (MB-008); one that is there keeps its troubles
    and its works."""
    old = state.domain(at)
    new = replace(ruled_anew(old or Domain(at, ruler), ruler, state.day.now), circle=circle)
    return replace(state, domains=(*(one for one in state.domains if one is not old), new))


def with_name(domain: Domain, name: Callable[[str], str]) -> Domain:
    """The Domain with every name of somebody as `name` has it."""
    return replace(
        domain,
        ruler=name(domain.ruler),
        council={office: name(who) for office, who in domain.council.items()},
        circle=tuple(map(name, domain.circle)),
        court=tuple(replace(one, name=name(one.name)) for one in domain.court),
        tasks=tuple(replace(task, by=name(task.by)) for task in domain.tasks),
        successor=name(domain.successor),
    )
