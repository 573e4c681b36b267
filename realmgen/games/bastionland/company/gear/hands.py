"""What someone holds, wears and carries, and what of it goes together (MB-120, MB-154 to MB-157, MB-175, MB-176)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from realmgen.games.bastionland.company.gear.arms import two_handed, type_of
from realmgen.games.bastionland.company.gear.lists import BURDEN, STANDARD
from realmgen.games.bastionland.company.gear.things import is_shield, read, remedy_in
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.lore.arms import BEASTS, Item, piece


class Hands(NamedTuple):
    """What someone has in hand and on, each as it stands among their items."""

    held: tuple[str, ...]
    worn: tuple[str, ...]


def hands_fault(items: Sequence[Item], *, mounted: bool = False) -> str:
    """Why these cannot be wielded together, shields among them; empty when they can (MB-154 to MB-157, MB-167)."""
    armed = [item for item in items if item.arms]
    hefty = [item.name for item in armed if type_of(item, mounted=mounted) == "hefty"]
    if len(hefty) > 1:
        return f"{hefty[0]} and {hefty[1]} are both hefty: only one hefty thing is wielded at a time"
    both = next((item for item in armed if two_handed(item, mounted=mounted)), None)
    if both and len(items) > 1:
        other = next(item for item in items if item is not both)
        return f"{both.name} takes both hands: there is none left for {other.name}"
    if len(items) > 2:
        return f"there are two hands, not {len(items)}: put {items[2].name} away"
    return ""


def armour_fault(items: Sequence[Item]) -> str:
    """Why these cannot be worn together; empty when they can: a piece of each kind (MB-175)."""
    stray = next((item.name for item in items if not item.armour), "")
    if stray:
        return f"{stray} is no armour: it has no A1 in brackets"
    kinds = Counter(piece(item) or item.name for item in items)
    doubled = next((kind for kind, number in kinds.items() if number > 1), "")
    return f"one {doubled} is worn at a time, not two" if doubled else ""


def armour_of(worn: Iterable[str]) -> int:
    """The Armour of pieces worn together: their scores add up (MB-175)."""
    return sum(read(text).armour for text in worn)


def fault_of(hands: Hands, *, mounted: bool = False) -> str:
    """Why someone cannot hold and wear all this at once; empty when they can."""
    shields = [line for line in hands.worn if is_shield(line)]
    in_hand = [read(line) for line in (*hands.held, *(line for line in shields if line not in hands.held))]
    return armour_fault([read(line) for line in hands.worn]) or hands_fault(in_hand, mounted=mounted)


def ready(items: Sequence[str], *, mounted: bool = False) -> Hands:
    """What someone goes about with: their first weapon of choice, and what armour is worn outside battle (MB-176)."""
    weapons = [line for line in items if (item := read(line)).arms and not item.armour and item.stats is None]
    best = [line for line in weapons if line not in STANDARD] or weapons
    held = tuple(best[:1])
    kinds: dict[str, str] = {}
    for line in items:
        kinds.setdefault(piece(read(line)), line)
    worn = tuple(kinds[kind] for kind in ("coat", "shield") if kind in kinds)
    if fault_of(Hands(held, worn), mounted=mounted):
        worn = tuple(line for line in worn if not is_shield(line))
    return Hands(held, worn)


def equipped(member: Member, hands: Hands) -> Member:
    """The member with this in hand and on; Armour changes by what was put on and off, so that what else they have of it
    by hand stays."""
    armour = member.armour + armour_of(hands.worn) - armour_of(member.worn)
    return replace(member, held=hands.held, worn=hands.worn, armour=max(0, min(9, armour)))


def without_one(lines: Sequence[str], line: str) -> tuple[str, ...]:
    """The lines without the first that is so; as they are when none is."""
    found = list(lines)
    if line in found:
        found.remove(line)
    return tuple(found)


def given(member: Member, line: str) -> Member:
    """The member with a thing more; a Remedy is carried, and one that is only called so is nothing else."""
    remedy = remedy_in(line)
    items = member.items if remedy == line.strip().casefold() else (*member.items, line)
    return replace(member, items=items, remedy=remedy or member.remedy)


def taken(member: Member, line: str) -> Member:
    """The member without a thing of theirs, in hand, on them or packed."""
    left = without_one(member.items, line)
    short = member.items.count(line) == (*member.held, *member.worn).count(line)
    hands = Hands(member.held, member.worn)
    if short:
        hands = (
            hands._replace(held=without_one(member.held, line))
            if line in member.held
            else hands._replace(worn=without_one(member.worn, line))
        )
    remedy = None if remedy_in(line) == member.remedy else member.remedy
    return equipped(replace(member, items=left, remedy=remedy), hands)


def spent(member: Member) -> Member:
    """The member without the Remedy they carry, whatever it was made of (MB-123)."""
    line = next((line for line in member.items if member.remedy and remedy_in(line) == member.remedy), None)
    return replace(taken(member, line) if line else member, remedy=None)


def may_carry(member: Member) -> bool:
    """Whether someone can carry a Remedy: a person, or a beast of burden (MB-120); of a beast that no list has it is
    left open."""
    return member.kind not in ("steed", "beast") or member.title not in BEASTS or member.title in BURDEN
