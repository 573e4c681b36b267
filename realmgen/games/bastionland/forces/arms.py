"""What a unit attacks with: the lines of its attacks as dice (MB-051, MB-061, MB-097, MB-370 to MB-373)."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import NamedTuple

from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.lore.arms import ARMOUR

_ATTACK = re.compile(r"(.+?) ((?:[1-9]?d\d+)(?: \+ [1-9]?d\d+)*)(?: (hefty|long|slow))?( blast)?")
_DICE = re.compile(r"(\d?)d(\d+)")
TRAMPLE = "trample"
"""How a steed's own die is called: it counts in a charge alone (MB-097)."""
_RANGED = ("sling", "shortbow", "longbow", "curvebow", "crossbow")
OF_BEASTS = (
    *("antlers", "beak", "beaks", "bite", "bites", "claw", "claws", "fangs", "hoof", "hooves", "horn", "horns", "jaws"),
    *("kick", "maw", "peck", "pincers", "sting", "stings", "tail", "talons", "teeth", "trample", "trampling", "tusk"),
    *("tusks",),
)
"""What beasts attack with."""
_OF_PEOPLE = ("arms", "embrace", "fingers", "fist", "fists", "grip", "hands", "limbs", "tendrils", "touch")
_BOTH_HANDS = ("long", "slow")


class Arm(NamedTuple):
    """One attack: its name, its dice by their sides, hefty, long or slow, and whether it is Blast (MB-061)."""

    name: str
    dice: tuple[int, ...]
    kind: str = ""
    blast: bool = False

    @property
    def shield(self) -> bool:
        return ARMOUR.get(self.name.casefold().split()[-1]) == "shield"

    @property
    def trample(self) -> bool:
        return self.name.casefold() == TRAMPLE

    @property
    def ranged(self) -> bool:
        """Whether it cannot be used in a melee (MB-095, MB-A22)."""
        return self.name.casefold().split()[-1].removesuffix("s") in _RANGED


def arm(line: str) -> Arm:
    """An attack as a stat block has it: `mace d8 hefty`; a line without dice is an attack without any."""
    found = _ATTACK.fullmatch(line)
    if not found:
        return Arm(line, ())
    dice = tuple(int(sides) for number, sides in _DICE.findall(found[2]) for _ in range(int(number or 1)))
    return Arm(found[1], dice, found[3] or "", bool(found[4]))


def in_hand(unit: Unit) -> tuple[str, ...]:
    """The lines that make one attack of a unit: its first, and the shield beside a weapon of one hand (MB-051)."""
    lines = [line for line in unit.attacks if not (unit.mounted and arm(line).trample)]
    first = next((line for line in lines if not arm(line).shield), None)
    shields = [line for line in lines if arm(line).shield][:1]
    if first is None:
        return tuple(shields)
    return (first, *shields) if arm(first).kind not in _BOTH_HANDS else (first,)


def dice_of(lines: Collection[str]) -> tuple[int, ...]:
    """All dice of these attacks together, by their sides."""
    return tuple(sides for line in lines for sides in arm(line).dice)


def trample(unit: Unit) -> tuple[int, ...]:
    """The dice of its steeds in a charge (MB-097, MB-A21)."""
    lines = [line for line in unit.attacks if unit.mounted and arm(line).trample]
    return dice_of(lines)


def blasts(lines: Collection[str]) -> bool:
    """Whether one of these attacks is Blast."""
    return any(arm(line).blast for line in lines)


def natural(lines: Collection[str]) -> bool:
    """Whether these are a creature's own, and no weapons (MB-094)."""
    return bool(lines) and all(last_word(line) in (*OF_BEASTS, *_OF_PEOPLE) for line in lines)


def last_word(line: str) -> str:
    """What an attack is done with: `hooves` of `hot little hooves d6`."""
    return arm(line).name.casefold().split()[-1]
