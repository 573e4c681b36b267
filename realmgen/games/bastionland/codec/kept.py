"""The parts of a state that came with the Company, as JSON both ways: by fields, and what is as usual left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from realmgen.errors import Unreadable
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.fight.model import Fight, Past
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.kept import Kept
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.road.model import Day, Leg
from realmgen.games.bastionland.season.model import Calendar
from realmgen.games.bastionland.seen import Seen, Shared
from realmgen.kit.game import Json
from realmgen.kit.record import to_json

if TYPE_CHECKING:
    from pydantic import TypeAdapter

T = TypeVar("T")


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


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def kept_json(value: Any) -> Any:
    """A value as JSON; what is as it is by default is left out."""
    return _adapter(cast(Any, type(value))).dump_python(value, mode="json", exclude_defaults=True)


def read_kept(kind: type[T], obj: object, path: str) -> T:
    """Read what `kept_json` made; raises Unreadable with every fault by its path."""
    from pydantic import ValidationError

    try:
        found: T = _adapter(cast(Any, kind)).validate_json(to_json(obj))
    except ValidationError as error:
        raise Unreadable(*(_fault(path, fault) for fault in error.errors())) from None
    return found


def _fault(path: str, fault: Any) -> str:
    place = ".".join(map(str, filter(None, (path, *fault["loc"]))))
    given = "" if fault["type"] == "missing" or isinstance(fault["input"], (dict, list)) else f" ({fault['input']!r})"
    return f"{place}{given}: {fault['msg'][0].lower()}{fault['msg'][1:]}"
