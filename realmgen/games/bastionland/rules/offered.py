"""Commands of play that need no words and no choice from the game master, as buttons make them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from realmgen.games.bastionland.commands import company, road
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.company.model import MEASURES, VIRTUES, Member
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import PASSING


def played(state: State) -> Iterator[Command]:
    """What might be ordered in play; not all of it is allowed now."""
    yield company.Luck()
    yield company.Peace()
    yield road.OpenNight()
    yield from (road.CloseNight(passes) for passes in PASSING)
    yield road.Passage()
    yield road.Unshare()
    yield from chain.from_iterable(map(_of_member, state.company.members))
    yield from (company.Reopen(number) for number in sorted(state.resolved))


def _of_member(member: Member) -> Iterator[Command]:
    yield from (company.Save(member.name, virtue) for virtue in VIRTUES)
    yield from (company.Restore(member.name, measure) for measure in MEASURES)
    yield company.Passion(member.name)
    for what in ("fatigued", "exposed", "away", "opposed"):
        yield company.Condition(member.name, what, "off" if getattr(member, what) else "on")
    yield from (company.Die(member.name, fate) for fate in ("slain", "dead", "left"))
    yield company.Return(member.name)
