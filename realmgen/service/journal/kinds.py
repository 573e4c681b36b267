"""What kind of thing a line of the journal tells of, and which lines one looks for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType, ModuleType

from realmgen.games.bastionland.commands import company, domain, fight, forces, season
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.model import State
from realmgen.service.history import Entry

KINDS: Mapping[str, str] = MappingProxyType(
    {
        "travel": "Travel",
        "omens": "Omens",
        "saves": "Saves and rolls",
        "glory": "Glory",
        "company": "Company",
        "realm": "Seasons and Domains",
        "war": "War",
        "notes": "Notes",
        "evenings": "Game nights",
        "players": "Shown to players",
        "map": "Changes to the Realm",
    }
)
"""By kind: what a game master calls it."""
_VERBS = {
    "travel": "at clock dawn weather sky road trek gallop cruise explore spend camp lodge remedy roam pass disturb"
    " sleep hazard end arrive setback wilderness",
    "omens": "omen resolve reopen",
    "saves": "save luck roll action setback passage",
    "glory": "glory duel battle resolve",
    "notes": "remark note plan",
    "evenings": "evening goodnight plan passage",
    "players": "unveil veil unbar bar fog share unshare reveal conceal",
}


def _verbs_in(module: ModuleType) -> set[str]:
    """The verbs of all commands of a module."""
    found = (one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Command))
    return {one.verb for one in found if one is not Command}


_COMPANY = _verbs_in(company)
_VERBS["realm"] = " ".join(sorted(_verbs_in(season) | _verbs_in(domain)))
_VERBS["war"] = " ".join(sorted(_verbs_in(fight) | _verbs_in(forces)))
_BY_VERB: dict[str, set[str]] = {}
for _kind, _verbs in _VERBS.items():
    for _verb in _verbs.split():
        _BY_VERB.setdefault(_verb, set()).add(_kind)
_BY_EVENT = {"omen": "omens", "glory": "glory", "resolved": "glory"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which lines one looks for; what is empty is not asked. `undone` lets undone lines stand, with the undoing."""

    words: str = ""
    person: str = ""
    myth: int = 0
    at: str = ""
    kinds: frozenset[str] = frozenset()
    undone: bool = False


def kinds_of(entry: Entry) -> set[str]:
    """Every kind a line is of; one of KINDS at least."""
    found = set(_BY_VERB.get(entry.verb, ()))
    if entry.verb in _COMPANY and not found:
        found = {"company"}
    return (found | {_BY_EVENT[event.kind] for event in entry.events if event.kind in _BY_EVENT}) or {"map"}


def matching(entries: Iterable[Entry], wanted: Wanted, state: State) -> list[Entry]:
    """The lines one looks for, in order."""
    myth = _names_of(state, wanted.myth)
    words = wanted.words.casefold().split()
    return [
        entry
        for entry in entries
        if (wanted.undone or not (entry.cancelled or entry.turns))
        and (not wanted.kinds or wanted.kinds & kinds_of(entry))
        and all(word in entry.text.casefold() or word in entry.command.casefold() for word in words)
        and (not wanted.person or _says(entry, wanted.person))
        and (not wanted.at or _in_hex(entry, wanted.at))
        and (not wanted.myth or _of_myth(entry, wanted.myth, myth))
    ]


def people(state: State) -> list[str]:
    """Who can be looked for: all who are or were of the Company, Knights first."""
    members = sorted(state.company.members, key=lambda member: member.kind != "knight")
    return [member.name for member in members]


def _says(entry: Entry, name: str) -> bool:
    return name in entry.text or name in entry.command


def _in_hex(entry: Entry, at: str) -> bool:
    if any(at == event.data.get(key) for event in entry.events for key in ("at", "to")):
        return True
    return re.search(rf"\b{at}\b", f"{entry.text} {entry.command}") is not None


def _names_of(state: State, number: int) -> str:
    myths = state.realm.myths if state.realm else ()
    return next((myth.name for myth in myths if myth.number == number), "")


def _of_myth(entry: Entry, number: int, name: str) -> bool:
    if any(event.data.get("myth") == number for event in entry.events):
        return True
    return bool(name) and name in entry.text
