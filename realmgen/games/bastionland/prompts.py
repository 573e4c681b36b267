"""What to improvise from: the prompts of the Myths and Knights that are near (MB-204)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from realmgen.games.bastionland.model import Landmark, Myth, State
from realmgen.games.bastionland.places import called, realm_of, steps, thing_at

PROMPTS = "prompts"
"""What a spark is drawn from to draw one of these."""


class Hint(NamedTuple):
    """A prompt, and whose it is: `Myth 3, The Salt Widow`, `The Lantern Knight`."""

    of: str
    text: str


def hints(state: State, at: str) -> tuple[Hint, ...]:
    """All prompts there are to improvise from in a hex: of whoever is there, of the Company's Knights, and of the
    Myths, the nearest first (MB-204). Raises Unreadable for a hex off the map."""
    return tuple(dict.fromkeys((*_there(state, at), *_company(state), *_myths(state, at))))


def _there(state: State, at: str) -> Iterator[Hint]:
    here = thing_at(realm_of(state), at)
    if isinstance(here, Landmark) and here.prompt:
        yield Hint(called(here), here.prompt)
    if here is not None and not isinstance(here, Myth) and here.calling:
        yield from (Hint(here.calling.name, text) for text in here.calling.prompts)


def _company(state: State) -> Iterator[Hint]:
    for knight in state.company.knights:
        if knight.calling:
            yield from (Hint(knight.calling.name, text) for text in knight.calling.prompts)


def _myths(state: State, at: str) -> Iterator[Hint]:
    realm = realm_of(state)
    for myth in sorted(realm.myths, key=lambda myth: (steps(realm, at, myth.at), myth.number)):
        if myth.tale:
            yield from (Hint(called(myth), text) for text in myth.tale.prompts.values())
