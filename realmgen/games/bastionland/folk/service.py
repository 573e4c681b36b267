"""People for service: what each can do, and where they are found (MB-229 to MB-240)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.kit.chance import Chance

Grade = Literal["common", "uncommon", "rare"]
GRADES: dict[Grade, str] = {
    "common": "offered everywhere",
    "uncommon": "needs training",
    "rare": "takes a lifetime",
}
"""MB-230: what it takes to offer one."""
FAVOURS = 3
"""How many favours a contact does gladly before they want something back (MB-229; the number is ours)."""


@dataclass(frozen=True, slots=True)
class Service:
    """Someone for hire: Guard, Armour with what it comes from, and weapons, as they are printed."""

    grade: Grade
    guard: int
    armour: int = 0
    gear: str = ""
    note: str = ""

    def stats(self, virtues: tuple[int, int, int]) -> str:
        """The stat block with rolled Virtues: `VIG 8, CLA 13, SPI 9, 4GD, handaxe d6, javelin d6`."""
        names = zip(("VIG", "CLA", "SPI"), virtues, strict=True)
        armour = [f"A{self.armour}"] if self.armour else []
        gear = [self.gear] if self.gear else []
        return ", ".join([*(f"{name} {value}" for name, value in names), f"{self.guard}GD", *armour, *gear])


SERVICES: dict[str, Service] = {
    "servant": Service("common", 2, note="one duty, little expertise"),
    "guide": Service("common", 4, gear="handaxe d6, javelin d6", note="local knowledge: counts as a guide at night"),
    "sentry": Service("common", 3, gear="billhook d10 long", note="little taste for combat"),
    "herbalist": Service("uncommon", 2, note="knows treatments, not cures"),
    "soldier-at-arms": Service("uncommon", 6, 2, "spear d6 hefty, shield d4 (helm, shield)", "battle worn"),
    "archer": Service("uncommon", 3, gear="shortbow d6 long"),
    "sage": Service("rare", 2, note="immense knowledge in one field"),
    "alchemist": Service("rare", 2, note="makes poisons, or potions that half cure"),
    "sellsword": Service(
        "rare",
        7,
        4,
        "longsword 2d8 hefty, shield d4 (coat, plates, helm, shield)",
        "usually takes only fights that can be won",
    ),
}
"""MB-232 to MB-240. The Soldier's spear is d6 as printed (MB-A4), the Guide's javelin too (MB-A5)."""
_SIZE = {"tower": 0, "fortress": 1, "castle": 2, "town": 3}
_LEAST = {"common": 6, "uncommon": 2, "rare": 0}


def chance_of(holding: str, service: str) -> int:
    """On how many faces of a d6 a kind of holding offers a service: the bigger the likelier (MB-229, the odds are
    ours); 6 is always, 0 never."""
    grade = SERVICES[service].grade
    return min(6, _LEAST[grade] + _SIZE[holding])


def offered(holding: str) -> dict[str, int]:
    """By service: on how many faces of a d6 a kind of holding offers it; what it never offers is left out."""
    found = {service: chance_of(holding, service) for service in SERVICES}
    return {service: faces for service, faces in found.items() if faces}


def virtues(chance: Chance) -> tuple[int, int, int]:
    """VIG, CLA and SPI on d12 + d6 each (MB-231)."""
    vig, cla, spi = (chance.roll(12, name) + chance.roll(6, name) for name in ("VIG", "CLA", "SPI"))
    return vig, cla, spi
