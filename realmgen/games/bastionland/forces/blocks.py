"""The stat blocks of the rules: Warbands, ships, structures, engines and beasts (MB-184 to MB-192, MB-362 to MB-373,
MB-378 to MB-382)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from realmgen.games.bastionland.company.model import GuardScore, Member, Score
from realmgen.games.bastionland.forces.arms import OF_BEASTS, arm, last_word
from realmgen.games.bastionland.forces.model import Material, Unit, UnitKind
from realmgen.games.bastionland.lore.arms import BEASTS
from realmgen.games.bastionland.lore.model import Stats
from realmgen.games.bastionland.lore.notation import read_stats

WARBANDS: Mapping[str, str] = {
    "militia": "VIG 10, CLA 10, SPI 7, 3GD, polearm d8 long",
    "skirmishers": "VIG 10, CLA 13, SPI 10, 2GD, shortbow d6 long",
    "mercenaries": "VIG 13, CLA 10, SPI 10, 4GD, A3, spear d8 hefty, shield d4",
    "riders": "VIG 10, CLA 13, SPI 10, 3GD, javelins d6 hefty, handaxe d6",
    "knights": "VIG 13, CLA 10, SPI 13, 5GD, A3, mace d8 hefty, shield d4, trample d8",
}
"""By make: the numbers of a Warband (MB-378 to MB-382); dice as printed, hefty and long from the lists (MB-A4,
MB-A5)."""
MOUNTED = ("riders", "knights")
"""Warbands on steeds: only chargers trample (MB-A21)."""
SPEARS = ("spear", "pike", "billhook", "halberd", "polearm", "pitchfork")
"""Weapons that make a spearwall (MB-104)."""


@dataclass(frozen=True, slots=True)
class Built:
    """A ship, structure or engine: its Guard and Armour, how it attacks, and what it is made of."""

    kind: UnitKind
    guard: int = 0
    armour: int = 0
    attacks: tuple[str, ...] = ()
    material: Material = "wood"
    carries: int = 0
    immobile: bool = False
    note: str = ""


BUILT: Mapping[str, Built] = {
    "rowboat": Built("ship", 4, note="Carries six people, and no Warband."),
    "longship": Built("ship", 7, 1, carries=1),
    "warship": Built("ship", 10, 2, carries=2),
    "gate": Built("structure", 5, 2, immobile=True),
    "rampart": Built("structure", 10, 2, immobile=True),
    "castle-wall": Built("structure", 10, 3, material="stone", immobile=True),
    "siege-tower": Built("engine", 7, 2),
    "battering-ram": Built("engine", attacks=("ram d12",)),
    "stone-thrower": Built("engine", attacks=("stone d12 blast",)),
    "bolt-launcher": Built("engine", attacks=("bolts 2d12",)),
    "trebuchet": Built("engine", attacks=("stones 3d12 blast",), immobile=True),
}
"""By make: ships (MB-366 to MB-368), structures (MB-362 to MB-364) and engines (MB-369 to MB-373). What has no Guard is
equipment, destroyed when the game master says so (MB-A66)."""
STOCK = (*WARBANDS, *BUILT, "hound", "charger", "riding-steed", "heavy-steed", "pony")
"""All that can be had by one word."""


def title_of(make: str) -> str:
    """`Castle wall` for `castle-wall`."""
    return make.replace("-", " ").capitalize()


def of_make(make: str, name: str) -> Unit:
    """A unit by a stat block; raises KeyError for a make that there is not."""
    if make in WARBANDS:
        return warband(make, name)
    if make in BUILT:
        return _built(make, name)
    kind = make.replace("-", " ")
    return replace(living(name, "beast", read_stats(BEASTS[kind])), make=make, mounted=False)


def warband(make: str, name: str) -> Unit:
    """A Warband by its make (MB-378 to MB-382); raises KeyError for another make."""
    found = living(name, "warband", read_stats(WARBANDS[make]))
    return replace(found, make=make, mounted=make in MOUNTED)


def living(name: str, kind: UnitKind, stats: Stats, number: int = 1) -> Unit:
    """People, beasts or a Warband by a stat block, as well as they can be."""
    arms = [arm(line) for line in stats.attacks]
    vig, cla, spi = (Score(value, value) for value in (stats.vig, stats.cla, stats.spi))
    return Unit(
        name,
        kind,
        GuardScore(stats.guard, stats.guard),
        vig,
        cla,
        spi,
        armour=stats.armour,
        attacks=stats.attacks,
        number=number,
        shields=any(one.shield and not one.name.casefold().endswith("buckler") for one in arms),
        spears=any(word.removesuffix("s") in SPEARS for one in arms for word in one.name.casefold().split()),
    )


def foe_kind(stats: Stats) -> UnitKind:
    """Whether such a foe is a beast, by what it attacks with, or a person."""
    return "beast" if stats.attacks and all(last_word(line) in OF_BEASTS for line in stats.attacks) else "person"


def _built(make: str, name: str) -> Unit:
    found = BUILT[make]
    return Unit(
        name,
        found.kind,
        GuardScore(found.guard, found.guard),
        armour=found.armour,
        attacks=found.attacks,
        make=make,
        material=found.material,
        immobile=found.immobile,
        carries=found.carries,
        note=found.note,
    )


def numbers(unit: Unit, what: Literal["full", "now"] = "full") -> str:
    """`VIG 10, CLA 10, SPI 7, 3GD, A1`: what a unit is in full or now; a thing has Guard and Armour alone."""
    vig, cla, spi, guard_left = (getattr(score, what) for score in (unit.vig, unit.cla, unit.spi, unit.guard))
    virtues = [] if unit.built else [f"VIG {vig}", f"CLA {cla}", f"SPI {spi}"]
    guard = [f"{guard_left}GD"] if unit.guard.full or not unit.built else []
    armour = [f"A{unit.armour}"] if unit.armour else []
    return ", ".join([*virtues, *guard, *armour, *unit.attacks])


def verb(who: Member | Unit | None, one: str, several: str) -> str:
    """What fits all who go by a name: several of a Warband, and of a group unless a single one of it stands."""
    if not isinstance(who, Unit):
        return one
    left = who.number - who.down
    return several if who.kind == "warband" or (who.number > 1 and left != 1) else one
