"""What may be ordered of Warbands, foes, ships, structures and engines (MB-350 to MB-382), as values of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Hex, Name, Number, Text
from realmgen.games.bastionland.commands.company import Amount, OnOff
from realmgen.games.bastionland.forces.model import Unit
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json

Make = Literal[
    "militia", "skirmishers", "mercenaries", "riders", "knights",
    "rowboat", "longship", "warship",
    "gate", "rampart", "castle-wall", "siege-tower",
    "battering-ram", "stone-thrower", "bolt-launcher", "trebuchet",
    "hound", "charger", "riding-steed", "heavy-steed", "pony",
]  # fmt: skip
Finished = Literal["slain", "routed", "broken", "wiped", "destroyed", "fled", "yielded", "stands"]
Train = Literal["militia", "skirmishers", "mercenaries", "riders", "knights"]


@dataclass(frozen=True, slots=True)
class PutUnit(Command, verb="unit"):
    """Write a unit in full, new or in the place of the one of its name."""

    unit: Unit

    def __str__(self) -> str:
        return f"{self.verb} {to_json(kept_json(self.unit))}"


@dataclass(frozen=True, slots=True)
class Raise(Command, verb="levy"):
    """Add a unit by a stat block of the rules (MB-362 to MB-373, MB-378 to MB-382); it may follow somebody."""

    make: Make
    name: Name
    source: Literal["none", "vassals", "knights", "mercenaries"] = "none"
    serves: Text = ""


@dataclass(frozen=True, slots=True)
class Foe(Command, verb="foe"):
    """Add a foe, or a group of that many, by a stat block: `VIG 10, CLA 8, SPI 6, 3GD, A1, spear d8 hefty`."""

    name: Name
    stats: Name
    number: Number = 1


@dataclass(frozen=True, slots=True)
class CallCast(Command, verb="cast"):
    """Add one of a Myth's cast as a foe, by the Myth's number: as the tale has them, or as a foe or Warband whatever it
    says; a foe may be a group of that many."""

    myth: Number
    actor: Name
    form: Literal["told", "foe", "warband"] = "told"
    number: Number = 1


@dataclass(frozen=True, slots=True)
class Disband(Command, verb="disband"):
    """A unit goes home, or is no longer needed."""

    name: Name


@dataclass(frozen=True, slots=True)
class Muster(Command, verb="muster"):
    """A Holding musters its Warbands: three of a Seat, else two; the Marshal decides how each is armed (MB-387,
    MB-407, MB-A63)."""

    at: Hex
    trained: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Retrain(Command, verb="train"):
    """The Marshal trains and arms a Warband otherwise (MB-387)."""

    name: Name
    make: Train


@dataclass(frozen=True, slots=True)
class Drive(Command, verb="drive"):
    """A Warband that is ill-rested, ill-fed or over-driven loses SPI (MB-376)."""

    name: Name
    amount: Amount
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Needs(Command, verb="needs"):
    """A unit's basic needs are met, or not (MB-375)."""

    name: Name
    met: Literal["met", "unmet"]


@dataclass(frozen=True, slots=True)
class Order(Command, verb="order"):
    """A Warband is told what to do; broken, it refuses (MB-377)."""

    name: Name
    what: Name


@dataclass(frozen=True, slots=True)
class Rest(Command, verb="rally"):
    """A unit is restored: Guard after a moment of peace, `whole` with all Virtues."""

    name: Name
    how: Literal["guard", "whole"] = "guard"


@dataclass(frozen=True, slots=True)
class Repair(Command, verb="repair"):
    """A day of repairs gives a ship or structure all its Guard again (MB-359)."""

    name: Name


@dataclass(frozen=True, slots=True)
class Collide(Command, verb="collide"):
    """Two ships collide: d12 Damage each, a much larger one takes d6 (MB-365, MB-A65)."""

    one: Name
    other: Name
    larger: Literal["alike", "first", "second"] = "alike"


@dataclass(frozen=True, slots=True)
class Finish(Command, verb="finish"):
    """By hand: what became of a unit; `stands`: nothing, it takes part again."""

    name: Name
    end: Finished


@dataclass(frozen=True, slots=True)
class Veiled(Command, verb="cloak"):
    """Whether players may know of a unit."""

    name: Name
    turn: OnOff
