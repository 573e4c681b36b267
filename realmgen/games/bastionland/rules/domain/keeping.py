"""What becomes of Domains when something else changes the Realm: a Holding's ruler and its Domain's are one."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.domain.council import ruler_post
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.domain.succession import ruled_anew
from realmgen.games.bastionland.model import Holding, Realm, State
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.rules.common import swap
from realmgen.games.bastionland.rules.company.common import with_company
from realmgen.games.bastionland.rules.domain.common import with_domain
from realmgen.games.bastionland.rules.domain.posts import posted, recircled, unseated


def in_step(before: State, after: State, command: Command) -> State:
    """The state after a command with its Domains as the Realm has them: a Domain goes where its Holding goes and ends
    with it, and whoever is said to hold a Holding rules its Domain. A Realm that is taken over keeps the rulers there
    are. A Holding's new name stands in the posts of its Knights, too."""
    if isinstance(command, c.Rename):
        after = _renamed(before, after, command)
    if after.realm is None or after.realm is before.realm or not after.domains:
        return after
    if isinstance(command, c.Move):
        after = _moved(after, command)
    for domain in after.domains:
        if not domain.ended:
            was = _holding(before.realm, domain.at)
            after = _matched(after, domain, was, keeps=isinstance(command, c.Adopt))
    return replace(after, domains=tuple(_kept(after.realm, domain) for domain in after.domains))


def _kept(realm: Realm | None, domain: Domain) -> Domain:
    """A Domain whose Holding stands; one that is no more leaves nothing to a Holding that is built there later."""
    return domain if _holding(realm, domain.at) else replace(domain, gone=True)


def _moved(state: State, command: c.Move) -> State:
    """The state in which a Holding that was moved has its Domain, its Warbands and its place in the calendar in its
    new hex."""
    if not isinstance(_holding(state.realm, command.to), Holding):
        return state
    domains = tuple(replace(one, at=command.to) if one.at == command.at else one for one in state.domains)
    units = tuple(replace(one, home=command.to) if one.home == command.at else one for one in state.units)
    entries = tuple(replace(one, at=command.to) if one.at == command.at else one for one in state.calendar.entries)
    return replace(state, domains=domains, units=units, calendar=replace(state.calendar, entries=entries))


def _holding(realm: Realm | None, at: str) -> Holding | None:
    return next((home for home in realm.holdings if home.at == at), None) if realm else None


def _matched(state: State, domain: Domain, was: Holding | None, *, keeps: bool) -> State:
    """The state with a Domain and its Holding of one ruler: the Domain's where it `keeps` it, else the Holding's.
    Without either it ends; `was` is its Holding before."""
    home = _holding(state.realm, domain.at)
    if home is None or (not home.ruler and not keeps):
        state = unseated(state, domain.ruler, was) if was else state
        return with_domain(state, replace(domain, ended=True))
    if home.ruler == domain.ruler or state.realm is None:
        return state
    if keeps:
        member = state.company.find(domain.ruler)
        calling = member.calling if member else home.calling
        return replace(state, realm=swap(state.realm, home, replace(home, ruler=domain.ruler, calling=calling)))
    state = unseated(with_domain(state, ruled_anew(domain, home.ruler, state.day.now)), domain.ruler, home)
    return posted(recircled(state, domain.ruler, home.ruler, home), home.ruler, ruler_post(home))[0]


def _renamed(before: State, after: State, command: c.Rename) -> State:
    """The state in which posts in a Holding are told with its new name."""
    old = thing_at(before.realm, command.at) if before.realm else None
    if not isinstance(old, Holding):
        return after
    members = tuple(
        replace(one, office=f"{one.office.removesuffix(old.name)}{command.name}"[:80])
        if one.office.endswith(f" {old.name}")
        else one
        for one in after.company.members
    )
    return with_company(after, members=members)
