"""A Virtue restored for all who are present (MB-117, MB-118, MB-123, MB-257)."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.games.bastionland.company.model import Virtue
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import listed
from realmgen.games.bastionland.rules.company.common import measured, with_member
from realmgen.kit.game import Event


def restored(state: State, virtue: Virtue) -> tuple[State, Sequence[str]]:
    """A Virtue restored in full for all who are present, and the names of those whom it helped (MB-117 to MB-119,
    MB-123, MB-257)."""
    helped = [member for member in state.company.present if member.score(virtue).now < member.score(virtue).full]
    for member in helped:
        state = with_member(state, measured(member, virtue, member.score(virtue).full))
    return state, [member.name for member in helped]


def restored_event(virtue: Virtue, by: str, names: Sequence[str]) -> tuple[Event, ...]:
    """An event that tells whose Virtue is full again, and by what; none when nobody's was down."""
    if not names:
        return ()
    text = f"{by[0].upper()}{by[1:]} restores {virtue.upper()}: {listed(names)}."
    return (Event("restored", text, {"virtue": virtue, "names": list(names)}),)
