"""The ledger's notation of stat blocks (MB-M8)."""

from __future__ import annotations

import re

from realmgen.errors import Unreadable
from realmgen.games.bastionland.lore.model import Stats

VIRTUE, GUARD, ARMOUR = 19, 20, 4
DICE = r"[1-9]?d(?:4|6|8|10|12)"
_HEAD = re.compile(r"VIG (\d{1,2}), CLA (\d{1,2}), SPI (\d{1,2}), (\d{1,2})GD(?:, A(\d))?(?:, (.+))?")
_ATTACK = re.compile(rf"[^\W\d](?:[\w' -]*[\w'])? {DICE}(?: \+ {DICE})*(?: (?:hefty|long|slow))?(?: blast)?")
EXAMPLE = "VIG 8, CLA 5, SPI 13, 2GD, A1, cold grip d6 slow"


def read_stats(text: str) -> Stats:
    """A stat block; raises Unreadable saying what is wrong with it."""
    found = _HEAD.fullmatch(" ".join(text.split()))
    if not found:
        raise Unreadable(f"{text!r} is no stat block: write it as {EXAMPLE!r}, armour and attacks where there are any")
    vig, cla, spi, guard, armour = (int(number or 0) for number in found.groups()[:5])
    attacks = tuple(found[6].split(", ")) if found[6] else ()
    faults = [f"Virtues are 0 to {VIRTUE}" for virtue in (vig, cla, spi) if virtue > VIRTUE][:1]
    if guard > GUARD:
        faults.append(f"Guard is 0 to {GUARD}")
    if found[5] and not 1 <= armour <= ARMOUR:
        faults.append(f"armour is A1 to A{ARMOUR}, and left out when there is none")
    wrong = [attack for attack in attacks if not _ATTACK.fullmatch(attack)]
    faults += [f"{attack!r} is no attack: a name, dice, then hefty, long or slow, then blast" for attack in wrong]
    if faults:
        raise Unreadable(f"{text!r}: {'; '.join(faults)}")
    return Stats(vig, cla, spi, guard, armour, attacks)
