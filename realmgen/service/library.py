"""The library a game master leafs through: what is written of Myths and Knights, listed, found and rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.lore import Calling, Library, Tale
from realmgen.games.bastionland.lore.model import SIGHTINGS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import entry_of, things
from realmgen.kit.chance import Dice, fresh_seed

__all__ = [
    "SIGHTINGS",
    "Calling",
    "Entry",
    "Library",
    "Place",
    "Tale",
    "catalogue",
    "find",
    "glimpse",
    "roll",
    "standing",
]
Folder = Literal["myths", "knights"]
ROUND = 34
"""How many characters of the text a glimpse shows on each side of what was sought."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list. `under` is said below the name, `text` is all that is written there, to be searched;
    `shape` is a Myth's. `d6` and `d12` are 0 for what a pack adds."""

    id: str
    name: str
    under: str
    text: str
    d6: int
    d12: int
    pack: str
    shape: Mapping[str, str]


class Catalogue(NamedTuple):
    """The entries of a folder in the order of their dice, and the faults of those that cannot be read."""

    entries: tuple[Entry, ...]
    faults: tuple[str, ...]


class Place(NamedTuple):
    """How the dice fell for an entry; both are 0 where its list has no dice."""

    d6: int
    d12: int
    id: str


@lru_cache(maxsize=32)
def catalogue(library: Library, folder: Folder) -> Catalogue:
    """Everything in a folder, read once."""
    faults: list[str] = []
    read = _tales if folder == "myths" else _callings
    entries = sorted(read(library, faults), key=lambda entry: (not entry.d6, entry.d6, entry.d12))
    return Catalogue(tuple(entries), tuple(faults))


def _tales(library: Library, faults: list[str]) -> Iterator[Entry]:
    for key in library.tale_ids:
        try:
            tale = library.tale(key)
        except Unreadable as error:
            faults += error.faults
            continue
        under = " · ".join(tale.shape[part] for part in SIGHTINGS if part in tale.shape)
        yield Entry(key, tale.name, under, " ".join(_words(tale)), tale.d6, tale.d12, tale.credit.pack, tale.shape)


def _words(tale: Tale) -> Iterator[str]:
    """All that is written of a Myth, the name first."""
    yield from (tale.name, tale.truth, *tale.omens)
    for actor in tale.cast:
        yield from (actor.name, str(actor.stats), actor.note)
    yield from (*tale.known.values(), tale.weakness, tale.cure, tale.left_alone, tale.hex, *tale.prompts.values())


def _callings(library: Library, faults: list[str]) -> Iterator[Entry]:
    for key in library.calling_ids:
        try:
            one = library.calling(key)
        except Unreadable as error:
            faults += error.faults
            continue
        seer = (one.seer.name, one.seer.look, one.seer.nature, one.seer.price)
        words = (one.name, *one.belongings, one.ability, one.ability_text, one.passion, *seer, *one.prompts)
        yield Entry(key, one.name, one.seer.name, " ".join(words), one.d6, one.d12, one.credit.pack, {})


def find(entries: Iterable[Entry], words: str, shape: Mapping[str, Sequence[str]] | None = None) -> list[Entry]:
    """The entries that hold every word, those whose name holds them first; `shape` lists what each part may be."""
    sought = words.lower().split()
    wanted = {part: allowed for part, allowed in (shape or {}).items() if allowed}
    found = [
        entry
        for entry in entries
        if all(entry.shape.get(part) in allowed for part, allowed in wanted.items()) and _holds(entry.text, sought)
    ]
    return sorted(found, key=lambda entry: not _holds(entry.name, sought)) if sought else found


def _holds(text: str, sought: Sequence[str]) -> bool:
    low = text.lower()
    return all(word in low for word in sought)


def glimpse(entry: Entry, words: str) -> str:
    """A little of the text round the first word that was sought and is not in the name; empty when there is none."""
    low, name = entry.text.lower(), entry.name.lower()
    at = next((low.find(word) for word in words.lower().split() if word not in name), -1)
    if at < 0:
        return ""
    start, end = max(0, at - ROUND), at + ROUND
    cut = entry.text[start:end]
    cut = cut[cut.find(" ") + 1 :] if start else cut
    return f"{'…' if start else ''}{cut.rpartition(' ')[0] if end < len(entry.text) else cut}…"


def roll(entries: Sequence[Entry], seed: str | None = None) -> Place:
    """One entry by a d6 and a d12 (a place that holds none is rolled again), or any one where some have no place.

    Raises NotFound when there are no entries.
    """
    if not entries:
        raise NotFound("there is nothing to roll for: the list is empty")
    dice = Dice(seed or fresh_seed())
    if not all(entry.d6 for entry in entries):
        return Place(0, 0, dice.pick(entries).id)
    while True:
        d6, d12 = dice.roll(6), dice.roll(12)
        if found := [entry.id for entry in entries if (entry.d6, entry.d12) == (d6, d12)]:
            return Place(d6, d12, dice.pick(found))


def standing(state: State | None) -> dict[str, str]:
    """By entry: the hex where the Realm has it, as a Myth, a ruler or a Seer."""
    realm = state.realm if state else None
    return {entry.id: thing.at for thing in things(realm) if (entry := entry_of(thing))} if realm else {}
