"""Virtues and Guard that are full again, of one or of many (MB-114 to MB-119, MB-123, MB-257)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from realmgen.games.bastionland.company.model import Measure, Member, Virtue
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import capital
from realmgen.games.bastionland.rules.company.common import measured, with_member
from realmgen.kit.game import Event
from realmgen.kit.words import listed


def restored(member: Member, measure: Measure) -> Member:
    """A member whose Virtue or Guard of that name is full."""
    return measured(member, measure, member.score(measure).full)


def lacking(members: Iterable[Member], measure: Measure) -> list[Member]:
    """Those who have less than they have in full."""
    return [member for member in members if member.score(measure).now < member.score(measure).full]


def all_restored(state: State, members: Iterable[Member], measure: Measure) -> tuple[State, list[str]]:
    """The state with it full of all these, and the names of those whom it helped."""
    helped = lacking(members, measure)
    for member in helped:
        state = with_member(state, restored(member, measure))
    return state, [member.name for member in helped]


def restored_event(virtue: Virtue, by: str, names: Sequence[str]) -> tuple[Event, ...]:
    """An event that tells whose Virtue is full again, and by what; none when nobody's was down."""
    if not names:
        return ()
    text = f"{capital(by)} restores {virtue.upper()}: {listed(names)}."
    return (Event("restored", text, {"virtue": virtue, "names": list(names)}),)
