"""JSON to Realm and State. Every fault is found and named before anything is refused."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT, Fields
from realmgen.games.bastionland.codec.kept import read_played
from realmgen.games.bastionland.codec.realm import RealmReader, label_fault
from realmgen.games.bastionland.codec.sites import site_of
from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import UNSEEN, Realm, State
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.hex import Grid
from realmgen.kit.record.fields import refuse

MOST_FAVOURS = 99
PACK_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


class Extras(NamedTuple):
    """What may stand beside a Realm's own keys; None where the key is absent."""

    notes: dict[str, str] | None
    omens: dict[int, int] | None
    words: dict[str, str] | None
    sites: tuple[Site, ...] | None


def from_text(text: str) -> object:
    """The value of a JSON text; raises Unreadable for whatever is none, NaN and endless nesting among it."""

    try:
        value: object = json.loads(text, parse_constant=refuse)
    except RecursionError:
        raise Unreadable("it is nested too deeply") from None
    except json.JSONDecodeError as fault:
        raise Unreadable(f"line {fault.lineno}, column {fault.colno}: {fault.msg}") from None
    except ValueError as fault:
        raise Unreadable(str(fault)) from None
    return value


def read_realm(obj: object) -> Realm:
    """A Realm from its JSON object, the game master's form or the players'; raises Unreadable with every fault."""
    faults: list[str] = []
    fields = Fields(obj, "", faults)
    if any(part.source.get("terrain") == UNSEEN for part in Fields(obj, "", []).objects("hexes", default=[])):
        raise Unreadable("hexes: some were never seen: a players' map cannot be played on before it is whole")
    realm = RealmReader(fields).realm()
    if faults or realm is None:
        raise Unreadable(*faults)
    return realm


def read_extras(obj: object, grid: Grid) -> Extras:
    """The `notes`, `omens`, `words` and `sites` of an object; raises Unreadable with every fault."""
    fields = Fields(obj, "", [])
    extras = _extras(fields, grid)
    if fields.faults:
        raise Unreadable(*fields.faults)
    return extras


def load_state(stored: object) -> State:
    """Read what `dump_state` wrote; raises Unreadable with every fault."""
    fields = Fields(stored, "", [])
    packs = _packs(fields)
    if fields.sound and fields.source.get("realm", {}) is None and not fields.faults:
        return State(packs=packs, **read_played(fields.source))
    realm = RealmReader(fields.part("realm")).realm()
    extras = _extras(fields, realm.grid) if realm else None
    favours = _favours(fields.part("favours", default={}))
    if fields.faults or realm is None or extras is None:
        raise Unreadable(*fields.faults)
    written = extras.notes or {}, extras.omens or {}, extras.words or {}, extras.sites or ()
    return State(realm, *written, packs, favours, **read_played(fields.source))


def _favours(fields: Fields) -> dict[str, int]:
    return {contact: fields.number(contact, 0, MOST_FAVOURS) for contact in fields.source}


def _packs(fields: Fields) -> tuple[str, ...]:
    names = fields.items("packs", default=[])
    for name in names:
        if not isinstance(name, str) or not PACK_ID.fullmatch(name):
            fields.fault("packs", f"{str(name)[:40]!r} is no pack's name")
    return tuple(dict.fromkeys(map(str, names)))


def _extras(fields: Fields, grid: Grid) -> Extras:
    return Extras(
        _texts(fields.part("notes"), grid) if fields.has("notes") else None,
        _omens(fields.part("omens")) if fields.has("omens") else None,
        _texts(fields.part("words"), grid) if fields.has("words") else None,
        _sites(fields, grid) if fields.has("sites") else None,
    )


def _texts(fields: Fields, grid: Grid) -> dict[str, str]:
    for label in fields.source:
        if fault := label_fault(grid, label):
            fields.fault(label, fault)
    return {label: fields.text(label, longest=LONGEST_TEXT) for label in fields.source}


def _sites(fields: Fields, grid: Grid) -> tuple[Site, ...]:
    sites: dict[str, Site] = {}
    for part in fields.objects("sites"):
        site = site_of(part)
        if fault := label_fault(grid, site.at):
            part.fault("at", fault)
        elif site.at in sites:
            part.fault("at", f"{site.at} has a Site already: a hex has one at most")
        sites[site.at] = site
    return tuple(sites[at] for at in sorted(sites))


def _omens(fields: Fields) -> dict[int, int]:
    numbers = [key for key in fields.source if _NUMBER.fullmatch(key)]
    for key in fields.source.keys() - set(numbers):
        fields.fault(key, "is not a Myth's number")
    return {int(key): fields.number(key, 0, OMENS) for key in numbers}
