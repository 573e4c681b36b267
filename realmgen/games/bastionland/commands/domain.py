"""What may be ordered of Domains (MB-383 to MB-419), as values of their own. A Domain is named by its Holding's hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Hex, Name, Number, Text
from realmgen.games.bastionland.commands.company import OnOff
from realmgen.games.bastionland.domain.model import CourtKind, CrisisKind, Law, Office, Size, Span, Want

How = Literal["granted", "boldly", "force"]
Outcome = Literal["done", "failed", "mildly"]
Flag = Literal["misrule", "turmoil", "away", "coffers"]


@dataclass(frozen=True, slots=True)
class Enfeoff(Command, verb="domain"):
    """A Holding gets a ruler and is a Domain: granted by the Seat, taken boldly, or by force (MB-383, MB-413,
    MB-414)."""

    at: Hex
    ruler: Name
    how: How = "granted"


@dataclass(frozen=True, slots=True)
class Release(Command, verb="forsake"):
    """A Domain has no ruler any more."""

    at: Hex
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Council(Command, verb="council"):
    """Somebody takes a seat of the Council; nobody where none is named. Who is turned out holds a grudge (MB-385)."""

    at: Hex
    office: Office
    name: Text = ""


@dataclass(frozen=True, slots=True)
class Circle(Command, verb="circle"):
    """A worthy Knight sits in the Circle, or no more (MB-390)."""

    at: Hex
    name: Name
    turn: OnOff


@dataclass(frozen=True, slots=True)
class Court(Command, verb="court"):
    """Somebody of the Court; drawn from our tables where no name is given, a Petitioner's want where none is said
    (MB-392 to MB-395)."""

    at: Hex
    kind: CourtKind
    name: Text = ""
    note: Text = ""
    want: Want = ""


@dataclass(frozen=True, slots=True)
class Retain(Command, verb="retain"):
    """A Retainer helps that seat of the Council (MB-392)."""

    at: Hex
    name: Name
    office: Office


@dataclass(frozen=True, slots=True)
class Uncourt(Command, verb="uncourt"):
    """Somebody leaves the Court."""

    at: Hex
    name: Name


@dataclass(frozen=True, slots=True)
class Assign(Command, verb="task"):
    """One of the Council is told to do something, for a Phase, a Week or a Season (MB-391)."""

    at: Hex
    name: Name
    span: Span
    what: Name


@dataclass(frozen=True, slots=True)
class Report(Command, verb="outcome"):
    """How a task ended, by its place in the list; failure brings a Crisis, unless `mildly` (MB-391)."""

    at: Hex
    number: Number
    how: Outcome
    text: Text = ""


@dataclass(frozen=True, slots=True)
class RollCrises(Command, verb="crises"):
    """The Crisis Roll of a Domain (MB-396, MB-397)."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Choose(Command, verb="dilemma"):
    """The ruler chooses one of a Dilemma's two Crises (MB-397)."""

    at: Hex
    kind: CrisisKind


@dataclass(frozen=True, slots=True)
class AddCrisis(Command, verb="crisis"):
    """A Crisis by hand, or a random one; with how it looks, else drawn (MB-398 to MB-404)."""

    at: Hex
    kind: CrisisKind | Literal["any"]
    face: Text = ""


@dataclass(frozen=True, slots=True)
class Announce(Command, verb="announce"):
    """Players know, or no longer know, of a Crisis, by its place in the list."""

    at: Hex
    number: Number
    turn: OnOff


@dataclass(frozen=True, slots=True)
class Settle(Command, verb="settle"):
    """A Crisis is resolved, by its place in the list (MB-398)."""

    at: Hex
    number: Number
    how: Name


@dataclass(frozen=True, slots=True)
class Collect(Command, verb="collect"):
    """The season's collection of a Domain: as usual, or increased on a d6 (MB-408, MB-409)."""

    at: Hex
    how: Literal["usual", "increased"] = "usual"


@dataclass(frozen=True, slots=True)
class SetFlag(Command, verb="standing"):
    """By hand: misrule, turmoil, the ruler's absence or full coffers hold, or no more (MB-386, MB-405, MB-414)."""

    at: Hex
    what: Flag
    turn: OnOff
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Undertake(Command, verb="design"):
    """A grand design is begun (MB-415 to MB-417)."""

    at: Hex
    size: Size
    what: Name


@dataclass(frozen=True, slots=True)
class Abandon(Command, verb="abandon"):
    """A grand design is given up, by its place in the list."""

    at: Hex
    number: Number


@dataclass(frozen=True, slots=True)
class Complete(Command, verb="complete"):
    """By hand: a grand design is done, by its place in the list."""

    at: Hex
    number: Number


@dataclass(frozen=True, slots=True)
class Heir(Command, verb="heir"):
    """Who follows the ruler, and who decides: the ruler names them, Seers in conclave, or Knights-Elector (MB-418,
    MB-419)."""

    at: Hex
    law: Law
    name: Text = ""


@dataclass(frozen=True, slots=True)
class Succeed(Command, verb="succeed"):
    """The successor rules; another where one is named (MB-418, MB-419)."""

    at: Hex
    name: Text = ""


@dataclass(frozen=True, slots=True)
class RollDrama(Command, verb="drama"):
    """The Season's drama at Court, and how a Company is in it (MB-410, MB-411)."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Weigh(Command, verb="weigh"):
    """What a ruler's claim rests on, and what their force (MB-412)."""

    at: Hex
    claim: Text
    force: Text = ""
