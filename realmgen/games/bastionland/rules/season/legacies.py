"""Glory left by a Knight to somebody who is not a Knight yet: it waits until they are (MB-307, MB-030)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import without
from realmgen.games.bastionland.rules.company.lifeglory import given
from realmgen.kit.game import Event

MOST = 99
"""The most Glory that is given at once."""


def bequeathed(state: State, heir: str, amount: int) -> State:
    """The state with so much more Glory waiting for somebody, 99 at most."""
    waiting = {**state.calendar.legacies, heir: min(state.calendar.legacies.get(heir, 0) + amount, MOST)}
    return replace(state, calendar=replace(state.calendar, legacies=waiting))


def inherited(state: State) -> tuple[State, tuple[Event, ...]]:
    """The state with Glory given to all who are Knights by now and for whom it waited, and what tells it."""
    ready = [knight.name for knight in state.company.knights if knight.name in state.calendar.legacies]
    events: tuple[Event, ...] = ()
    for name in ready:
        amount = state.calendar.legacies[name]
        state, told = given(state, {name: amount}, "other", "a legacy that waited until they were a Knight")
        state = replace(state, calendar=replace(state.calendar, legacies=without(state.calendar.legacies, name)))
        events = (*events, Event("legacy", f"A legacy waited for this: {told}.", {"name": name, "amount": amount}))
    return state, events
