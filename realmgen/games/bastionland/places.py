"""What stands where in a Realm. A hex holds at most one thing: a holding, a Myth or a landmark (MB-A44)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.games.bastionland.model import WATER, Holding, Landmark, Myth, Realm, State

Thing = Holding | Myth | Landmark
_KIND_NAMES = {"town": "walled town"}
"""Kinds whose word on a page is longer than their key."""


def realm_of(state: State) -> Realm:
    """The Realm that stands; raises IllegalCommand before there is one."""
    if state.realm is None:
        raise IllegalCommand("there is no Realm yet: generate one, or adopt one from a file, first")
    return state.realm


def count(number: int, one: str, many: str = "") -> str:
    """`1 hex`, `3 hexes`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def few(labels: Sequence[str], most: int = 8) -> str:
    """Labels with commas, no more than so many of them: `0101, 0102 and 3 more`."""
    more = f" and {len(labels) - most} more" if len(labels) > most else ""
    return ", ".join(labels[:most]) + more


def things(realm: Realm) -> Iterator[Thing]:
    """Everything that stands on the map: holdings, then Myths, then landmarks."""
    yield from realm.holdings
    yield from realm.myths
    yield from realm.landmarks


def thing_at(realm: Realm, label: str) -> Thing | None:
    """What stands in a hex, None when nothing does."""
    return next((thing for thing in things(realm) if thing.at == label), None)


def name_at(state: State, label: str) -> str:
    """What stands in a hex by its name, else the hex itself."""
    found = thing_at(state.realm, label) if state.realm else None
    return (found.name if found else "") or label


def entry_of(thing: Thing) -> Tale | Calling | None:
    """What is written of a Myth, or the Knight's entry of a ruler or a Seer."""
    return thing.tale if isinstance(thing, Myth) else thing.calling


def kind_word(kind: str) -> str:
    """A kind as it stands in a sentence: `walled town`."""
    return _KIND_NAMES.get(kind, kind)


def called(thing: Thing) -> str:
    """The thing in a sentence: `the tower Vigil`, `Myth 3, The Salt Widow`, `the ruin Old Toll`; to players, who do not
    know how Myths are numbered, it is `the Myth The Salt Widow`, or `a Myth` before they know its name."""
    if isinstance(thing, Myth) and not thing.number:
        return f"the Myth {thing.name}" if thing.name else "a Myth"
    if isinstance(thing, Myth):
        return f"Myth {thing.number}, {thing.name}"
    return f"the {kind_word(thing.kind)} {thing.name}"


def title_of(calling: Calling) -> str:
    """A Knight's title behind a name: `the Ledger Knight`."""
    return f"the {calling.name.removeprefix('The ')}"


def seat(realm: Realm) -> Holding | None:
    """The Seat of Power (MB-249)."""
    return next((holding for holding in realm.holdings if holding.seat), None)


def seat_first(realm: Realm) -> list[Holding]:
    """The holdings in order, the Seat before the others."""
    return sorted(realm.holdings, key=lambda holding: not holding.seat)


def domain_of(realm: Realm, label: str) -> Holding | None:
    """The holding whose domain a hex is in: the nearest, the Seat first among equals (MB-384, MB-A47)."""
    homes = seat_first(realm)
    return min(homes, key=lambda home: steps(realm, label, home.at)) if homes else None


def terrain_at(realm: Realm, label: str) -> str:
    """The terrain of a hex."""
    return realm.terrain[realm.grid.find(label)]


def is_water(realm: Realm, label: str) -> bool:
    """Whether a hex is lake or sea."""
    return terrain_at(realm, label) in WATER


def steps(realm: Realm, a: str, b: str) -> int:
    """Distance in hex steps, barriers ignored (MB-A47)."""
    return realm.grid.distance(realm.grid.find(a), realm.grid.find(b))


def nearest(realm: Realm, label: str, among: Sequence[Thing]) -> tuple[int, list[Thing]]:
    """The least distance from a hex to any of some things, and all that stand at it; `among` is not empty."""
    far = [steps(realm, label, thing.at) for thing in among]
    least = min(far)
    return least, [thing for thing, distance in zip(among, far, strict=True) if distance == least]
