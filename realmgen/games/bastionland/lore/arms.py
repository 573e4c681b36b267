"""A Knight's property: dice and armour in brackets, held against the lists of arms, armour and beasts
(MB-154 to MB-192)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from realmgen.errors import Unreadable
from realmgen.games.bastionland.lore.model import Stats
from realmgen.games.bastionland.lore.notation import DICE, read_stats

COMMON, UNCOMMON, RARE = "common", "uncommon", "rare"
_ARMS = {
    "d6 hefty": (COMMON, "pitchfork hatchet javelin"),
    "d8 long": (COMMON, "staff pick"),
    "d6": (COMMON, "dagger club handaxe"),
    "d8 hefty": (COMMON, "spear mace axe"),
    "d10 long": (COMMON, "poleaxe billhook"),
    "d4 hefty": (COMMON, "sling"),
    "d6 long": (COMMON, "shortbow"),
    "2d6": (UNCOMMON, "shortsword"),
    "2d10 slow": (UNCOMMON, "greataxe maul"),
    "d8 slow": (UNCOMMON, "longbow"),
    "2d8 hefty": (RARE, "longsword"),
    "2d10 long": (RARE, "greatsword"),
    "2d6 long": (RARE, "curvebow"),
    "2d8 slow": (RARE, "crossbow"),
}
"""By dice and type: the tier, and the names that the list gives (MB-158 to MB-173)."""
WEAPONS = {name: (arms, tier) for arms, (tier, names) in _ARMS.items() for name in names.split()} | {
    "lance": ("d10 long", UNCOMMON),
    "logging axe": ("d8 long", COMMON),
}
"""By name: dice and type, and the tier."""
_PIECES = {
    "coat": "coat mail gambeson hauberk jack",
    "plates": "plates plate cuirass brigandine splint scale breastplate",
    "helm": "helm helmet kettle nasal bucket coif sallet",
    "shield": "shield round kite heater buckler",
}
ARMOUR = {name: kind for kind, names in _PIECES.items() for name in names.split()}
"""By name: the kind of armour, of which one piece is worn (MB-175, MB-177 to MB-180)."""
_PLAIN = (
    "shield",
    "buckler",
    "heater",
    "helm",
    "helmet",
    "hauberk",
    "gambeson",
    "cuirass",
    "brigandine",
    "breastplate",
)
"""Armour by names that mean nothing else."""
BEASTS = {
    "hound": "VIG 5, CLA 10, SPI 5, 4GD, bite d6",
    "sheep": "VIG 5, CLA 5, SPI 5, 1GD",
    "pig": "VIG 5, CLA 5, SPI 5, 1GD",
    "pony": "VIG 7, CLA 7, SPI 5, 2GD",
    "mule": "VIG 10, CLA 5, SPI 5, 1GD",
    "ox": "VIG 15, CLA 5, SPI 5, 3GD",
    "hawk": "VIG 5, CLA 15, SPI 5, 4GD, talons d4",
    "riding steed": "VIG 10, CLA 10, SPI 5, 3GD",
    "heavy steed": "VIG 15, CLA 5, SPI 5, 2GD",
    "charger": "VIG 10, CLA 5, SPI 5, 5GD, trample d8",
}
"""By name: the stat block (MB-184 to MB-192)."""
_BRACKET = re.compile(r"([^()]*)\((?=VIG\b|A\d|\+?\d*d\d)([^()]*)\)[^()]*")
_ARMED = re.compile(rf"({DICE})(?: (hefty|long|slow))?(?:, \+(d8|d10) (.+))?(?:, A(\d))?")
_WRITE = "write (d8 hefty), (d8 hefty, +d8 against beasts), (d4, A1), (A1) or a stat block"
_MEANT = re.compile(r"[(\[{] *(?:vig\b|a\d|\+?\d*d\d)", re.IGNORECASE)
_WORN = re.compile(r"A([1-4])")
_HEAD = re.compile(r",| (?:with|of|that|which|whose|who|for|from|in|on|and|made|cut|wrapped|stamped|lent|won) ")


class Item(NamedTuple):
    """One line of property. `arms` is dice and type, `bonus` the specialist's die and `against` when it counts
    (MB-174); a beast has `stats`."""

    name: str
    arms: str = ""
    bonus: str = ""
    against: str = ""
    armour: int = 0
    stats: Stats | None = None

    @property
    def known(self) -> str:
        """What the lists call it: the last words of its name, before it is told more of; empty when not listed."""
        head = _HEAD.split(f"{self.name} ")[0].strip().casefold()
        listed = (*WEAPONS, *ARMOUR, *BEASTS)
        return max((name for name in listed if f" {head}".endswith(f" {name}")), key=len, default="")


def read_item(text: str) -> Item:
    """A line of property; raises Unreadable where brackets begin as dice, armour or a stat block but are none."""
    found = _BRACKET.fullmatch(text)
    if not found and _MEANT.search(text):
        raise Unreadable(f"dice and armour stand in one pair of round brackets: {_WRITE}")
    if not found:
        return Item(text)
    name, inside = found[1].strip(), found[2]
    if inside.startswith("VIG"):
        return Item(name, stats=read_stats(inside))
    if worn := _WORN.fullmatch(inside):
        return Item(name, armour=int(worn[1]))
    armed = _ARMED.fullmatch(inside)
    if not armed:
        raise Unreadable(f"({inside}) cannot be read: {_WRITE}")
    dice, kind, bonus, against, armour = armed.groups()
    return Item(name, f"{dice} {kind}" if kind else dice, bonus or "", against or "", int(armour or 0))


def list_fault(item: Item) -> str:
    """How an item differs from the lists of arms, armour and beasts; empty when it keeps to them."""
    if item.stats:
        return _beast_fault(item)
    if item.armour:
        return _armour_fault(item)
    return _weapon_fault(item)


def _beast_fault(item: Item) -> str:
    listed = BEASTS.get(item.known)
    return f"a {item.known} is {listed}" if listed and listed != str(item.stats) else ""


def _armour_fault(item: Item) -> str:
    kind = piece(item)
    if not kind:
        return f"say what armour it is, in a word such as those: {', '.join(ARMOUR)}"
    arms = "d4" if kind == "shield" else ""
    if (item.arms, item.armour) != (arms, 1):
        return f"a {kind} is ({'d4, A1' if arms else 'A1'})"
    return ""


def _weapon_fault(item: Item) -> str:
    listed, tier = WEAPONS.get(item.known, ("", ""))
    if not item.arms:
        wanted = listed or (item.known in _PLAIN and ("d4, A1" if ARMOUR[item.known] == "shield" else "A1"))
        return f"a {item.known} bears its dice or armour: ({wanted})" if wanted else ""
    if listed and item.arms != listed:
        return f"a {item.known} is ({listed})"
    if item.arms not in _ARMS:
        return f"no listed weapon is ({item.arms}): {', '.join(f'({arms})' for arms in _ARMS)}"
    if item.bonus and (tier or _ARMS[item.arms][0]) == RARE:
        return "only a common or uncommon weapon becomes a specialist's (MB-174)"
    return ""


def piece(item: Item) -> str:
    """The kind of armour an item is: coat, plates, helm or shield; empty for what is none or has no such name."""
    if not item.armour:
        return ""
    named = (ARMOUR[word] for word in re.findall(r"\w+", item.name.casefold()) if word in ARMOUR)
    return ARMOUR.get(item.known) or next(named, "shield" if item.arms == "d4" else "")


def doubles(items: Iterable[Item]) -> Iterator[str]:
    """The kinds of armour of which there is more than one piece (MB-175)."""
    counts = Counter(kind for kind in map(piece, items) if kind)
    yield from (kind for kind, count in counts.items() if count > 1)
