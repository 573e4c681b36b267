"""What may be ordered of tales, sparks and people, as values of their own. `at` is a hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec.lore import calling_json, tale_json
from realmgen.games.bastionland.folk.folklore import Witness
from realmgen.games.bastionland.folk.people import Role
from realmgen.games.bastionland.groundrules import Season
from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.kit.record import to_json


@dataclass(frozen=True, slots=True)
class SetTale:
    """Put another tale into a Myth, with its name and mark; None takes what is written away and keeps both."""

    at: str
    tale: Tale | None

    def __str__(self) -> str:
        return f"tale {self.at} {to_json(tale_json(self.tale) if self.tale else None)}"


@dataclass(frozen=True, slots=True)
class SetCalling:
    """Give a Sanctum the Seer of a Knight's entry (MB-256), or a holding's ruler that entry and its title (MB-227);
    None takes it away."""

    at: str
    calling: Calling | None

    def __str__(self) -> str:
        return f"calling {self.at} {to_json(calling_json(self.calling) if self.calling else None)}"


@dataclass(frozen=True, slots=True)
class Prompt:
    """Write what is met at a landmark (MB-254)."""

    at: str
    text: str

    def __str__(self) -> str:
        return f"prompt {self.at} {to_json(self.text)}"


@dataclass(frozen=True, slots=True)
class Spark:
    """Draw from spark tables, left to right, and add the phrase to what stands in a hex, or to its note (MB-261)."""

    at: str
    tables: tuple[str, ...]

    def __str__(self) -> str:
        return f"spark {self.at} {' '.join(self.tables)}"


@dataclass(frozen=True, slots=True)
class Meet:
    """Someone is met in a hex: role, name, faith and looks are rolled (MB-222 to MB-228); "" leaves the role open."""

    at: str
    role: Role | Literal[""] = ""

    def __str__(self) -> str:
        return f"person {self.at}{f' {self.role}' if self.role else ''}"


@dataclass(frozen=True, slots=True)
class Hire:
    """Look for someone for service in a holding, and roll their Virtues (MB-229 to MB-240)."""

    at: str
    service: str

    def __str__(self) -> str:
        return f"hire {self.at} {self.service}"


@dataclass(frozen=True, slots=True)
class Favour:
    """Ask a favour of someone in a hex; past the limit they want something back (MB-229)."""

    at: str
    name: str

    def __str__(self) -> str:
        return f"favour {self.at} {to_json(self.name)}"


@dataclass(frozen=True, slots=True)
class Repay:
    """Give someone back what they are owed: their favours count from nothing again (MB-229)."""

    at: str
    name: str

    def __str__(self) -> str:
        return f"repay {self.at} {to_json(self.name)}"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask what people in a hex can tell of Myths and landmarks (MB-345 to MB-348)."""

    at: str
    witness: Witness

    def __str__(self) -> str:
        return f"ask {self.at} {self.witness}"


@dataclass(frozen=True, slots=True)
class Counsel:
    """A Seer's counsel gives a quest its direction: to a Myth, by number (MB-224)."""

    at: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"counsel {self.at} {self.number} {to_json(self.text)}"


@dataclass(frozen=True, slots=True)
class Approve:
    """A Seer judges the time ripe for someone: `knighting` or `city` (MB-225)."""

    at: str
    name: str
    step: str

    def __str__(self) -> str:
        return f"approve {self.at} {to_json(self.name)} {self.step}"


@dataclass(frozen=True, slots=True)
class Journey:
    """Set out for a distant Realm in a Season (MB-262)."""

    place: str
    season: Season

    def __str__(self) -> str:
        return f"journey {to_json(self.place)} {self.season}"


LoreCommand = SetTale | SetCalling | Prompt | Spark | Meet | Hire | Favour | Repay | Ask | Counsel | Approve | Journey
APPROVED = {"knighting": "the knighting", "city": "the way to the City"}
