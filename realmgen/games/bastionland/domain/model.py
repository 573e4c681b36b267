"""A Domain as it stands (MB-383 to MB-419). All frozen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from annotated_types import Interval

from realmgen.games.bastionland.company.model import Long, Short
from realmgen.games.bastionland.road.model import Count, Label, Moment
from realmgen.kit.kept import Kept

Office = Literal["steward", "marshal", "sheriff", "envoy"]
OFFICES: tuple[Office, ...] = ("steward", "marshal", "sheriff", "envoy")
"""The seats of the Council (MB-385 to MB-389)."""
CrisisKind = Literal["chaos", "debt", "famine", "misery", "panic", "doubt"]
CRISES: tuple[CrisisKind, ...] = ("chaos", "debt", "famine", "misery", "panic", "doubt")
"""By the faces of a d6 (MB-399 to MB-404, MB-A2)."""
CourtKind = Literal["retainer", "courtier", "petitioner", "seer"]
Want = Literal["", "aid", "counsel", "justice"]
WANTS: tuple[Want, ...] = ("aid", "counsel", "justice")
Span = Literal["phase", "week", "season"]
Size = Literal["change", "building", "grand"]
"""A grand design: a change to what stands, a new building, or the work of an Age (MB-415 to MB-417)."""
Law = Literal["named", "conclave", "electors"]
"""Who decides who follows a ruler (MB-418, MB-419)."""
Collection = Literal["tax", "tithe", "levy"]
Drama = Literal["personally", "by association", "not involved"]


@dataclass(frozen=True, slots=True)
class Crisis(Kept):
    """A Crisis of the whole Domain, until it is resolved (MB-398). `face` is how it looks this time; players know of
    it once it is `announced`. `ended` and `how` tell of its end."""

    kind: CrisisKind
    since: Moment
    face: Long = ""
    announced: bool = False
    ended: Moment | None = None
    how: Long = ""


@dataclass(frozen=True, slots=True)
class Courtier(Kept):
    """One of the Court: a Retainer of a Council `seat`, a Courtier with an ambition, a Petitioner with a `want`, or a
    visiting Seer (MB-392 to MB-395); `note` says what they are about."""

    name: Short
    kind: CourtKind
    seat: Office | None = None
    want: Want = ""
    note: Long = ""


@dataclass(frozen=True, slots=True)
class Task(Kept):
    """What one of the Council was told to do (MB-391). `phases` is the clock's count of Phases, `turns` the Domain's
    count of Season turns, when it began."""

    by: Short
    what: Long
    span: Span
    since: Moment
    phases: Count = 0
    turns: Count = 0
    outcome: Literal["", "done", "failed"] = ""
    how: Long = ""


@dataclass(frozen=True, slots=True)
class Design(Kept):
    """A grand design under way. `early` says that it was begun with the start of a Season (MB-A62), `turns` how many
    Season turns have passed over it."""

    what: Long
    size: Size
    begun: Moment
    early: bool = False
    turns: Annotated[int, Interval(ge=0, le=999)] = 0
    done: Moment | None = None


_FIRST = Moment()


@dataclass(frozen=True, slots=True)
class Domain(Kept):
    """A Holding with somebody who rules it (MB-383).

    `ruler` is a member of the Company or anybody else. `council` is by office; `circle` are worthy Knights
    (MB-390). `dilemma` are the two Crises one of which the ruler is to choose (MB-397). `coffers` says that an
    increased collection filled them, `misrule` and `turmoil` hold until cleared (MB-405, MB-414). `grudges` are of
    those who lost a seat (MB-385). `successor` follows the ruler by `law`. `away` is set while the ruler is, and the
    Steward acts. `claim` and `force` are what the ruler's standing rests on (MB-412). `turns` counts the Season turns
    it has seen. `gone` says that its Holding is no more: what was open there is over.
    """

    at: Label
    ruler: Short
    since: Moment = _FIRST
    council: Mapping[Office, Short] = field(default_factory=dict)
    circle: tuple[Short, ...] = ()
    court: tuple[Courtier, ...] = ()
    crises: tuple[Crisis, ...] = ()
    dilemma: tuple[CrisisKind, ...] = ()
    tasks: tuple[Task, ...] = ()
    designs: tuple[Design, ...] = ()
    grudges: tuple[Long, ...] = ()
    law: Law = "named"
    successor: Short = ""
    away: bool = False
    coffers: bool = False
    misrule: bool = False
    turmoil: bool = False
    claim: Long = ""
    force: Long = ""
    turns: Count = 0
    ended: bool = False
    gone: bool = False

    @property
    def open_crises(self) -> tuple[Crisis, ...]:
        """Those that are not resolved, oldest first."""
        return tuple(crisis for crisis in self.crises if crisis.ended is None)
