"""A Company on the road for tests."""

from dataclasses import replace

from company_samples import guard, score

from realmgen.games.bastionland.company.model import Company, Member
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Day, Moment


def someone(name, kind="knight", vig=10, cla=10, spi=10, **more):
    """One of the Company; a Virtue is a number, or a pair of now and in full."""
    vig, cla, spi = (score(*virtue) if isinstance(virtue, tuple) else score(virtue) for virtue in (vig, cla, spi))
    return Member(name, kind, vig, cla, spi, guard(3), **more)


def steed(name, of, vig=10):
    return someone(name, "steed", vig=vig, of=of)


def on_road(realm, at, *members, phase="morning", season="spring", day=3, **more):
    """A state with these people in a hex, at that Phase."""
    now = Moment(phase, day, season)
    return State(realm, company=Company(members=members, at=at), day=Day(**{"now": now, "back": at, **more}))


def changed(state, **day):
    """The state with its day changed."""
    return replace(state, day=replace(state.day, **day))


def virtues(state, virtue):
    """By name: what everybody has of a Virtue now."""
    return {member.name: member.score(virtue).now for member in state.company.members}


def texts(step):
    return [event.text for event in step.events]
