"""What Domains offer at one press: a Holding becomes one, and somebody follows a ruler who is dead."""

from __future__ import annotations

from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.succession import due
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.road.suggestion import Suggestion, do


def founding(state: State) -> tuple[Suggestion, ...]:
    """The Holdings with a ruler that are no Domain yet, those of the Company's first: one order makes it one."""
    realm = state.realm
    homes = [home for home in realm.holdings if home.ruler and state.domain(home.at) is None] if realm else []
    homes.sort(key=lambda home: state.company.find(home.ruler) is None)
    return tuple(
        do(state, f"{home.name} is a Domain, ruled by {home.ruler}", c.Enfeoff(home.at, home.ruler), "castle")
        for home in homes
    )


def successions(state: State) -> tuple[Suggestion, ...]:
    """Where somebody must follow a ruler who is dead: whoever was named does by one order, else it takes words
    (MB-418)."""
    return tuple(_follows(state, domain) for domain in due(state))


def _follows(state: State, domain: Domain) -> Suggestion:
    name = name_at(state, domain.at)
    if domain.successor and domain.successor != domain.ruler:
        return do(state, f"{domain.successor} rules {name}", c.Succeed(domain.at), "diversity_3")
    return Suggestion(f"Who rules {name}", choice="words", icon="diversity_3", verb=f"{c.Succeed.verb} {domain.at}")
