"""The six Crises of a Domain, the Crisis Roll, and misrule (MB-396 to MB-406, MB-A59 to MB-A61)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.domain.model import CRISES, Crisis, CrisisKind, Domain
from realmgen.games.bastionland.model import Holding
from realmgen.games.bastionland.season.model import Entry

Fortune = Literal["calamity", "dilemma", "prosperity"]
"""What the Crisis Roll brings (MB-397)."""


@dataclass(frozen=True, slots=True)
class About:
    """A kind of Crisis: its name, how it troubles a Domain, and what ends it."""

    name: str
    trouble: str
    ends: str


KINDS: dict[CrisisKind, About] = {
    "chaos": About("Chaos", "no law is kept", "people must see justice done"),
    "debt": About("Debt", "the coffers are empty", "the treasury must be filled again"),
    "famine": About("Famine", "fields and plates are bare", "food must come into the stores"),
    "misery": About("Misery", "nobody sees what they toil for", "spirits must be raised"),
    "panic": About("Panic", "the weak are afraid", "Vassals must feel safe again"),
    "doubt": About("Doubt", "some plot against whoever rules", "the ruler must show who rules"),
}
"""MB-399 to MB-404."""
FORTUNES: dict[Fortune, str] = {
    "calamity": "Calamity: two Crises at once",
    "dilemma": "a Dilemma: one of two Crises, which the ruler chooses",
    "prosperity": "Prosperity: no Crisis",
}
TOO_MANY = 3
"""So many open Crises at a Season's end are misrule (MB-405)."""


def kind_of(die: int) -> CrisisKind:
    """The kind by a d6 (MB-A2)."""
    return CRISES[die - 1]


def fortune_of(die: int) -> Fortune:
    """What the Crisis Roll's d6 brings (MB-397, MB-A1)."""
    if die == 1:
        return "calamity"
    return "dilemma" if die <= 3 else "prosperity"


def possible(domain: Domain) -> tuple[CrisisKind, ...]:
    """The kinds that are not open in a Domain: no other can come (MB-A59)."""
    there = {crisis.kind for crisis in domain.open_crises}
    return tuple(kind for kind in CRISES if kind not in there)


def misruled(domain: Domain) -> bool:
    """Whether a Season that ends now ends in misrule, for the Crises that are open (MB-405)."""
    return len(domain.open_crises) >= TOO_MANY


def threats(holding: Holding) -> tuple[str, ...]:
    """Where trouble comes from: a Seat of Power has it on a larger scale (MB-406)."""
    return ("its Court", "the Realm", "beyond its borders") if holding.seat else ("the Domain itself",)


def came_words(crisis: Crisis, home: Holding) -> str:
    """How its beginning is told."""
    return f"{KINDS[crisis.kind].name} at {home.name}: {crisis.face}"


def ended_words(crisis: Crisis, home: Holding) -> str:
    """How its end is told."""
    return f"{KINDS[crisis.kind].name} at {home.name} is resolved: {crisis.how}"


def tells_of(entry: Entry, crisis: Crisis) -> bool:
    """Whether an entry of the calendar tells of that Crisis's beginning or end, whatever its Holding was called."""
    if entry.kind != "crisis" or not entry.text.startswith(f"{KINDS[crisis.kind].name} at "):
        return False
    begins = entry.on == crisis.since and entry.text.endswith(f": {crisis.face}")
    return begins or (entry.on == crisis.ended and entry.text.endswith(f" is resolved: {crisis.how}"))
