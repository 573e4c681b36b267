"""Putting what the library holds into a campaign's Realm: where it may go, and the commands that put it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from realmgen.games.bastionland.commands import Prompt, SetCalling, SetTale
from realmgen.games.bastionland.lore import Calling, Tale
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import is_water, thing_at


class Spot(NamedTuple):
    """Where an entry may go: the hex, and what a button says."""

    at: str
    label: str


def spots(state: State, entry: Tale | Calling, chosen: str) -> list[Spot]:
    """A Myth goes into the chosen hex where it is free land, or takes the place of another; a Knight rules a holding
    or lends a Sanctum its Seer (MB-227, MB-256). What has the entry already is left out."""
    return list(_for_tale(state, entry, chosen) if isinstance(entry, Tale) else _for_calling(state, entry))


def _for_tale(state: State, tale: Tale, chosen: str) -> Iterator[Spot]:
    realm = state.realm
    if realm is None:
        return
    if chosen and not thing_at(realm, chosen) and not is_water(realm, chosen):
        yield Spot(chosen, f"Into {chosen}, the free hex you chose")
    for myth in realm.myths:
        if myth.tale is None or myth.tale.id != tale.id:
            yield Spot(myth.at, f"In place of Myth {myth.number}, {myth.name}, {myth.at}")


def _for_calling(state: State, calling: Calling) -> Iterator[Spot]:
    realm = state.realm
    if realm is None:
        return
    for home in realm.holdings:
        if home.calling is None or home.calling.id != calling.id:
            yield Spot(home.at, f"Ruler of {home.name}, {home.at}")
    for mark in realm.landmarks:
        if mark.kind == "sanctum" and (mark.calling is None or mark.calling.id != calling.id):
            yield Spot(mark.at, f"Seer at {mark.name}, {mark.at}")


def prompt_spots(state: State, entry: Tale | Calling) -> list[Spot]:
    """The landmarks that an entry has a prompt for."""
    marks = state.realm.landmarks if state.realm else ()
    kinds = None if isinstance(entry, Calling) else set(entry.prompts)
    found = (mark for mark in marks if kinds is None or mark.kind in kinds)
    return [Spot(mark.at, f"{mark.at} {mark.name}, {mark.kind}") for mark in found]


def prompts_at(state: State, entry: Tale | Calling, at: str) -> tuple[str, ...]:
    """What an entry has for the landmark in a hex."""
    if isinstance(entry, Calling):
        return entry.prompts
    marks = state.realm.landmarks if state.realm else ()
    return tuple(entry.prompts[mark.kind] for mark in marks if mark.at == at and mark.kind in entry.prompts)


def put_text(at: str, entry: Tale | Calling) -> str:
    """The command that puts an entry into a hex."""
    return str(SetCalling(at, entry) if isinstance(entry, Calling) else SetTale(at, entry))


def prompt_text(at: str, text: str) -> str:
    """The command that writes what is met at a landmark."""
    return str(Prompt(at, text))
