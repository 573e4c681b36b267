"""What may be ordered of tales, sparks and people, as values of their own. `at` is a hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec.lore import calling_json, tale_json
from realmgen.games.bastionland.commands.command import Command, Hex, Name, Number, Text
from realmgen.games.bastionland.folk.folklore import Witness
from realmgen.games.bastionland.folk.people import Role
from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.games.bastionland.road.model import Season
from realmgen.kit.record import to_json

Step = Literal["knighting", "city"]


@dataclass(frozen=True, slots=True)
class SetTale(Command, verb="tale"):
    """Put another tale into a Myth, with its name and mark; None takes what is written away and keeps both."""

    at: Hex
    tale: Tale | None

    def __str__(self) -> str:
        return f"{self.verb} {self.at} {to_json(tale_json(self.tale) if self.tale else None)}"


@dataclass(frozen=True, slots=True)
class SetCalling(Command, verb="calling"):
    """Give a Sanctum the Seer of a Knight's entry (MB-256), or a holding's ruler that entry and its title (MB-227);
    None takes it away."""

    at: Hex
    calling: Calling | None

    def __str__(self) -> str:
        return f"{self.verb} {self.at} {to_json(calling_json(self.calling) if self.calling else None)}"


@dataclass(frozen=True, slots=True)
class Prompt(Command, verb="prompt"):
    """Write what is met at a landmark (MB-254)."""

    at: Hex
    text: Text


@dataclass(frozen=True, slots=True)
class Spark(Command, verb="spark"):
    """Draw from spark tables, left to right, and add the phrase to what stands in a hex, or to its note (MB-261)."""

    at: Hex
    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meet(Command, verb="person"):
    """Someone is met in a hex: role, name, faith and looks are rolled (MB-222 to MB-228); "" leaves the role open."""

    at: Hex
    role: Role | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class Hire(Command, verb="hire"):
    """Look for someone for service in a holding, and roll their Virtues (MB-229 to MB-240)."""

    at: Hex
    service: str


@dataclass(frozen=True, slots=True)
class Favour(Command, verb="favour"):
    """Ask a favour of someone in a hex; past the limit they want something back (MB-229)."""

    at: Hex
    name: Name


@dataclass(frozen=True, slots=True)
class Repay(Command, verb="repay"):
    """Give someone back what they are owed: their favours count from nothing again (MB-229)."""

    at: Hex
    name: Name


@dataclass(frozen=True, slots=True)
class Ask(Command, verb="ask"):
    """Ask what people in a hex can tell of Myths and landmarks (MB-345 to MB-348)."""

    at: Hex
    witness: Witness


@dataclass(frozen=True, slots=True)
class Counsel(Command, verb="counsel"):
    """A Seer's counsel gives a quest its direction: to a Myth, by number (MB-224)."""

    at: Hex
    number: Number
    text: Text


@dataclass(frozen=True, slots=True)
class Approve(Command, verb="approve"):
    """A Seer judges the time ripe for someone (MB-225)."""

    at: Hex
    name: Name
    step: Step


@dataclass(frozen=True, slots=True)
class Journey(Command, verb="journey"):
    """Set out for a distant Realm in a Season (MB-262)."""

    place: Name
    season: Season


APPROVED: dict[Step, str] = {"knighting": "the knighting", "city": "the way to the City"}
