"""The key: every hex that holds anything, in label order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from realmgen.games.bastionland.gazetteer.chapters import Book
from realmgen.games.bastionland.model import Realm
from realmgen.games.bastionland.phrases import SIDES, sentences
from realmgen.games.bastionland.places import called, terrain_at, things
from realmgen.kit.document import Block, Entry, Heading


def hex_key(book: Book) -> Iterator[Block]:
    """A line for each hex with a thing, a river, a lake, a barrier or a note in it."""
    said = _said(book)
    if said:
        yield Heading("Hex key")
    for at in sorted(said):
        yield Entry(at, sentences(terrain_at(book.realm, at), *said[at]))


def _said(book: Book) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for thing in things(book.realm):
        crown = ", Seat of Power" if getattr(thing, "seat", False) else ""
        found[thing.at].append(called(thing) + crown)
    for lake in book.realm.lakes:
        for at in lake.hexes:
            found[at].append(lake.name)
    for river in book.realm.rivers:
        for at in river.path:
            found[at].append(river.name or "an unnamed river")
    for at, walls in _walls(book.realm).items():
        found[at].append(", ".join(walls))
    for at, note in book.notes.items():
        found[at].append(f"note: {note}")
    return found


def _walls(realm: Realm) -> dict[str, list[str]]:
    """By hex: its barriers as `cliff north-east`."""
    walls: dict[str, list[str]] = defaultdict(list)
    for barrier in realm.barriers:
        for here, there in (barrier.between, barrier.between[::-1]):
            way = realm.grid.direction(realm.grid.find(here), realm.grid.find(there))
            if way is not None:
                walls[here].append(f"{barrier.kind} {SIDES[realm.grid.directions[way]]}")
    return walls
