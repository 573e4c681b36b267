"""What content holds: Myths, Knights with their Seers, and the people and beasts in them. All frozen.

The ledger points at this content and does not hold it (MB-M1 to MB-M4, MB-M8): it is read from data files and
from packs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

OMENS = 6
PROMPTS = 3
LANDMARK_KINDS = ("dwelling", "sanctum", "monument", "hazard", "curse", "ruin")
_SHAPES = {
    "face": "beast bird child corpse crafter crowd elder fish fool ghost giant insect king lover mother object official"
    " pedlar plant priest scholar soldier stone stranger thief traveller twin water weather widow",
    "danger": "body faith freedom home hunger kin love luck memory name oath purse rank sight sleep speech time",
    "asks": "bargain burial choice company contest crown forgiveness hospitality labour marriage mercy naming passage"
    " payment rest return sacrifice silence song trade truth verdict",
    "ends": "beasts darkness drought emptiness exile fire flood forgetting hunger madness overgrowth plague ruin"
    " shattering silence sleep stone sundering tyranny war winter",
}
SHAPES: Mapping[str, tuple[str, ...]] = {part: tuple(words.split()) for part, words in _SHAPES.items()}
"""By part of a Myth's shape, the words for it: who comes to meet the Knights, where it hurts, what it asks, how it
ends."""
SIGHTINGS = tuple(SHAPES)
"""The parts of a Myth's shape."""

WITNESSES = ("vassals", "knights", "seers")
"""Who knows something of a Myth, those who know least first."""


@dataclass(frozen=True, slots=True)
class Credit:
    """Where an entry comes from; `pack` is empty for what came along."""

    source: str = ""
    licence: str = ""
    author: str = ""
    pack: str = ""

    def __str__(self) -> str:
        """As it is printed; the source comes last, for a foot has room for one line. Ours needs none but its author."""
        return ", ".join(filter(None, [self.author, self.licence, self.source if self.pack else ""]))


@dataclass(frozen=True, slots=True)
class Stats:
    """A stat block in the ledger's notation (MB-M8): `VIG 8, CLA 5, SPI 13, 2GD, A1, cold grip d6 slow`.

    `armour` is 0 where none is written; each attack is kept as it is written.
    """

    vig: int
    cla: int
    spi: int
    guard: int
    armour: int = 0
    attacks: tuple[str, ...] = ()

    def __str__(self) -> str:
        armour = [f"A{self.armour}"] if self.armour else []
        virtues = [f"VIG {self.vig}", f"CLA {self.cla}", f"SPI {self.spi}", f"{self.guard}GD"]
        return ", ".join([*virtues, *armour, *self.attacks])


@dataclass(frozen=True, slots=True)
class Actor:
    """One of a Myth's cast; `note` says what else counts when they are met."""

    name: str
    stats: Stats
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tale:
    """A Myth as it is written: six Omens in rising order, and all a game master needs to run it (MB-M3).

    `known` is by witness (`vassals`, `knights`, `seers`), `prompts` by landmark kind, `shape` by SIGHTINGS.
    `d6` and `d12` are its place in the list of 72; 0 for one that a pack adds.
    """

    id: str
    name: str
    truth: str
    omens: tuple[str, ...]
    cast: tuple[Actor, ...]
    left_alone: str
    known: Mapping[str, str]
    weakness: str
    cure: str
    hex: str
    prompts: Mapping[str, str]
    shape: Mapping[str, str] = field(default_factory=dict)
    d6: int = 0
    d12: int = 0
    credit: Credit = Credit()


@dataclass(frozen=True, slots=True)
class Seer:
    """A Knight's Seer (MB-M2): what one sees, how they are, and what they ask for knowledge."""

    name: str
    look: str
    nature: str
    price: str


@dataclass(frozen=True, slots=True)
class Calling:
    """A Knight's entry (MB-M1, MB-021 to MB-024); `belongings` has a line for each item, dice in brackets."""

    id: str
    name: str
    belongings: tuple[str, ...]
    ability: str
    ability_text: str
    passion: str
    seer: Seer
    prompts: tuple[str, ...]
    d6: int = 0
    d12: int = 0
    credit: Credit = Credit()
