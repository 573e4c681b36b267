"""How a weapon strikes: its type, its dice, and when it can (MB-154 to MB-157, MB-167, MB-174)."""

from __future__ import annotations

import re
from typing import Literal

from realmgen.games.bastionland.company.gear.lists import IMPAIRED, RANGED
from realmgen.games.bastionland.company.gear.things import listed
from realmgen.games.bastionland.lore.arms import Item

_DICE = re.compile(r"(\d?)d(\d+)")
Type = Literal["", "hefty", "long", "slow"]


def type_of(item: Item, *, mounted: bool = False) -> Type:
    """Hefty, long, slow or none; a lance is hefty while mounted (MB-154 to MB-157, MB-167)."""
    if mounted and listed(item) == "lance":
        return "hefty"
    _, _, kind = item.arms.partition(" ")
    return kind  # type: ignore[return-value]


def two_handed(item: Item, *, mounted: bool = False) -> bool:
    """Whether it takes both hands: long does, and slow counts as long (MB-156, MB-157)."""
    return type_of(item, mounted=mounted) in ("long", "slow")


def purely_ranged(item: Item) -> bool:
    """Whether it cannot be used in a melee (MB-A22)."""
    return listed(item) in RANGED


def dice_of(arms: str) -> tuple[int, ...]:
    """The dice of `2d6 hefty` by their sides: (6, 6)."""
    found = _DICE.match(arms)
    return (int(found[2]),) * int(found[1] or 1) if found else ()


def attack_dice(item: Item, *, confined: bool = False, mounted: bool = False, special: bool = False) -> tuple[int, ...]:
    """The dice of an attack by their sides; a long weapon in confined surroundings is Impaired (MB-156, MB-157); in its
    `special` situation a specialist's weapon has a die more (MB-174)."""
    if confined and two_handed(item, mounted=mounted):
        return IMPAIRED
    bonus = dice_of(item.bonus) if special else ()
    return (*dice_of(item.arms), *bonus)


def may_attack(item: Item, *, moved: bool) -> bool:
    """Whether someone may attack with it this turn: not with a slow weapon after a move (MB-157)."""
    return bool(item.arms) and not (moved and type_of(item) == "slow")
