"""What every rule asks first: is there a Realm, is the hex on it, is something there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.model import Lake, Myth, Realm, Region, River, State
from realmgen.games.bastionland.places import Thing, called, is_water, realm_of, terrain_at, thing_at
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

Part = Thing | River | Lake | Region
Check = Callable[[State, Any], None]
Rule = tuple[Check, Callable[[State, Any, Chance], Step[State]]]
"""What is asked before a command, and what follows from it."""
T = TypeVar("T", bound=Thing)
K = TypeVar("K")
V = TypeVar("V")


def on_map(state: State, *labels: str) -> Realm:
    """The Realm, when all labels are on its map; raises Unreadable with a fault for each that is not."""
    realm = realm_of(state)
    faults = [fault for label in dict.fromkeys(labels) if (fault := _fault(realm, label))]
    if faults:
        raise Unreadable(*faults)
    return realm


def _fault(realm: Realm, label: str) -> str | None:
    try:
        realm.grid.find(label)
    except Unreadable as fault:
        return str(fault)
    return None


def free_land(realm: Realm, label: str) -> None:
    """Raise IllegalCommand unless something can be put in that hex (MB-A44)."""
    if is_water(realm, label):
        raise IllegalCommand(f"{label} is {terrain_at(realm, label)}: things stand on land")
    if standing := thing_at(realm, label):
        raise IllegalCommand(f"{said(standing)} stands in {label}: a hex holds at most one thing")


def something(realm: Realm, label: str) -> Thing:
    """What stands in that hex; raises IllegalCommand when nothing does."""
    found = thing_at(realm, label)
    if found is None:
        raise IllegalCommand(f"nothing stands in {label}")
    return found


def a(kind: type[T], word: str, realm: Realm, label: str) -> T:
    """The thing of that kind in a hex; raises IllegalCommand when there is none."""
    found = thing_at(realm, label)
    if not isinstance(found, kind):
        there = f"{said(found)} stands there" if found else "nothing stands there"
        raise IllegalCommand(f"there is no {word} in {label}: {there}")
    return found


def swap(realm: Realm, old: Part, new: Part) -> Realm:
    """The Realm with one thing, water or region in another's stead."""

    def changed(things: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(new if thing is old else thing for thing in things)

    return replace(
        realm,
        holdings=changed(realm.holdings),
        myths=changed(realm.myths),
        landmarks=changed(realm.landmarks),
        rivers=changed(realm.rivers),
        lakes=changed(realm.lakes),
        regions=changed(realm.regions),
    )


def done(state: State, kind: str, text: str, **data: Any) -> Step[State]:
    """A step with one event."""
    return Step(state, (Event(kind, text, data),))


def without(mapping: Mapping[K, V], key: K) -> dict[K, V]:
    """A mapping without one key."""
    return {k: v for k, v in mapping.items() if k != key}


def unplayed(state: State, number: int) -> State:
    """The state as if the Myth of that number had shown no Omen yet and had not been resolved."""
    return replace(state, omens=without(state.omens, number), resolved=without(state.resolved, number))


def unused(base: str, taken: Collection[str]) -> str:
    """The base as a name, with a number when that name is taken."""
    names = (base if n == 1 else f"{base} {n}" for n in count(1))
    return next(name for name in names if name not in taken)


def said(thing: Thing) -> str:
    """The thing within a sentence, without a comma of its own: `Myth 3 (The Salt Widow)`."""
    return f"Myth {thing.number} ({thing.name})" if isinstance(thing, Myth) else called(thing)


def with_myth(realm: Realm, at: str, name: str) -> Realm:
    """A Realm with one Myth more, which takes the lowest free number (MB-250)."""
    taken = {myth.number for myth in realm.myths}
    number = next(n for n in range(1, len(taken) + 2) if n not in taken)
    return replace(realm, myths=tuple(sorted((*realm.myths, Myth(number, at, name)), key=lambda myth: myth.number)))
