"""Commands of Domains that need no words and no choice from the game master, as buttons make them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.domain.council import guests
from realmgen.games.bastionland.domain.model import CourtKind, Domain
from realmgen.games.bastionland.model import State


def of_domains(state: State) -> Iterator[Command]:
    """What might be ordered of every Holding that is ruled; not all of it is allowed now."""
    for home in state.realm.holdings if state.realm else ():
        if home.ruler:
            yield from (c.Enfeoff(home.at, home.ruler, how) for how in get_args(c.How))
    for domain in state.domains:
        if not domain.ended:
            yield from _of_domain(domain)
            yield from (c.Circle(domain.at, name, "on") for name in guests(state, domain))
            yield from _of_lists(domain)


def _of_domain(domain: Domain) -> Iterator[Command]:
    at = domain.at
    yield from (c.Choose(at, kind) for kind in domain.dilemma)
    yield from (c.RollCrises(at), c.AddCrisis(at, "any"), c.RollDrama(at))
    yield from (c.Collect(at, "usual"), c.Collect(at, "increased"))
    yield from (c.Court(at, kind) for kind in get_args(CourtKind))
    yield from (c.SetFlag(at, what, "off" if getattr(domain, what) else "on") for what in get_args(c.Flag))
    yield from (c.Council(at, office) for office in domain.council)
    yield from (c.Circle(at, name, "off") for name in domain.circle)
    yield c.Succeed(at)
    yield c.Release(at)


def _of_lists(domain: Domain) -> Iterator[Command]:
    """What has a place in one of its lists."""
    at = domain.at
    for number, crisis in enumerate(domain.crises, 1):
        yield c.Announce(at, number, "off" if crisis.announced else "on")
    for number, task in enumerate(domain.tasks, 1):
        if not task.outcome:
            yield from (c.Report(at, number, how) for how in get_args(c.Outcome))
    for number, design in enumerate(domain.designs, 1):
        if not design.done:
            yield from (c.Complete(at, number), c.Abandon(at, number))
    yield from (c.Uncourt(at, one.name) for one in domain.court)
