"""Two against each other as a fight of their own, for what is settled quickly (MB-350, MB-356)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.fight.bands import leaders
from realmgen.games.bastionland.fight.model import Fight, Fighter, Side
from realmgen.games.bastionland.fight.who import OWN_MOUNT, party
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State


def paired(state: State, one: str, other: str) -> Fight:
    """A fight of these two alone, the first of them on our side, with whoever leads them from the front; as they stand
    in the fight that goes on, where they take part in it."""
    sides: tuple[tuple[str, Side], ...] = ((one, "ours"), (other, "theirs"))
    fighters = tuple(
        replace(_placed(state, name), side=side)
        for led, side in sides
        for name in (led, *(leader for leader in _led(state, led) if leader not in (one, other)))
    )
    went_on = state.fight or Fight(f"{one} and {other}"[:80], state.day.now)
    return replace(went_on, fighters=fighters, assault=None, morale=())


def _placed(state: State, name: str) -> Fighter:
    found = state.fight.find(name) if state.fight else None
    if found and not found.out:
        return replace(found, late=False, moved=False, acted=False, halted=False, used=0)
    who = party(state, name)
    return Fighter(name, "ours", steed=OWN_MOUNT if isinstance(who, Unit) and who.mounted else "")


def _led(state: State, name: str) -> tuple[str, ...]:
    return leaders(state.fight, name) if state.fight else ()
