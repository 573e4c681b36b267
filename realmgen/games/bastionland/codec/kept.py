"""The parts of a state that came with the Company, as JSON both ways: by fields, and what is as usual left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.fight.model import Fight, Past
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.road.model import Day, Leg
from realmgen.games.bastionland.season.model import Calendar
from realmgen.games.bastionland.seen import Seen, Shared
from realmgen.kit.game import Json
from realmgen.kit.kept import Kept, kept_json, read_kept


@dataclass(frozen=True, slots=True)
class Played(Kept):
    """The parts of a State that play makes, beside the Realm and what is written on it."""

    company: Company = field(default_factory=Company)
    day: Day = field(default_factory=Day)
    trail: tuple[Leg, ...] = ()
    seen: Seen = field(default_factory=Seen)
    shared: Shared | None = None
    nights: tuple[Night, ...] = ()
    resolved: Mapping[int, str] = field(default_factory=dict)
    units: tuple[Unit, ...] = ()
    fight: Fight | None = None
    fights: tuple[Past, ...] = ()
    domains: tuple[Domain, ...] = ()
    calendar: Calendar = field(default_factory=Calendar)


def played_json(state: State) -> Json:
    """Those parts of a state, as far as there is anything in them."""
    found: Json = kept_json(Played(*(getattr(state, part.name) for part in fields(Played))))
    return found


def read_played(source: Mapping[str, Any]) -> Json:
    """Those parts by name from a state's JSON; raises Unreadable with every fault."""
    played = read_kept(Played, {part.name: source[part.name] for part in fields(Played) if part.name in source}, "")
    return {part.name: getattr(played, part.name) for part in fields(Played)}
