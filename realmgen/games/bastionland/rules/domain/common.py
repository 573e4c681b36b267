"""What rules of Domains ask and change: the Domain of a hex, and the state with a Domain changed."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.rules.common import a, on_map


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


def with_domain(state: State, domain: Domain) -> State:
    """The state with this Domain in the place of that of its hex, or added."""
    if state.domain(domain.at) is None:
        return replace(state, domains=(*state.domains, domain))
    return replace(
        state, domains=tuple(domain if one.at == domain.at and not one.ended else one for one in state.domains)
    )
