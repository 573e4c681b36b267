"""What people carry and what they can do with it: arms, armour, tools, Remedies and poisons (MB-152 to MB-198)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from realmgen.errors import Ambiguous, IllegalCommand, Unreadable
from realmgen.games.bastionland.company.model import REMEDIES, Member, Remedy
from realmgen.games.bastionland.lore.arms import ARMOUR, BEASTS, COMMON, RARE, UNCOMMON, WEAPONS, Item, piece, read_item

TIERS = {
    COMMON: "widely found",
    UNCOMMON: "takes a specialist",
    RARE: "truly treasured",
}
"""By tier: how it is come by (MB-153)."""
_NEXT = {COMMON: UNCOMMON, UNCOMMON: RARE}
ARMOUR_TIERS = {"shield": COMMON, "coat": UNCOMMON, "helm": UNCOMMON, "plates": RARE}
"""By kind of armour (MB-177 to MB-180)."""
FOR_BATTLE = ("plates", "helm")
"""Armour that is usually left off outside battle (MB-176)."""
TOOLS = {
    COMMON: ("saw", "fishing rod", "sewing set", "candles", "shovel", "flute"),
    UNCOMMON: ("animal trap", "smithing tools", "herbalist kit", "scribe set", "lute"),
    RARE: ("alchemy tools", "crystal ball", "extravagant harp"),
}
"""By tier (MB-181 to MB-183)."""
BEAST_TIERS = {
    COMMON: ("hound", "sheep", "pig", "pony", "mule"),
    UNCOMMON: ("ox", "hawk", "riding steed", "heavy steed"),
    RARE: ("charger",),
}
"""By tier (MB-184 to MB-192)."""
STEEDS = ("pony", "riding steed", "heavy steed", "charger")
"""The beasts of the list that are ridden."""
BURDEN = ("mule", "ox", "pony")
"""Beasts that may be dedicated to carrying a Remedy (MB-120; which of them is ours)."""
REMEDY_GOODS: dict[Remedy, str] = {
    "sustenance": "the makings of a generous feast",
    "stimulant": "herbs that clear the mind",
    "sacrament": "what a rite or a performance needs",
}
"""MB-193 to MB-195; all are uncommon."""
POISONS = {
    COMMON: "sickness and discomfort",
    UNCOMMON: "suffering, then a slow death",
    RARE: "death, with one thing more: speed, secrecy or suffering",
}
"""By tier (MB-196 to MB-198)."""
EXTRAS = ("speed", "secrecy", "suffering")
"""What a rare poison has one of (MB-198)."""
STANDARD = ("Camping gear", "Rope", "Torches", "Dry rations", "Dagger (d6)")
"""What every Knight has besides their property (MB-025)."""
RANGED = ("sling", "shortbow", "longbow", "curvebow", "crossbow")
"""Purely ranged; a javelin is thrown or held (MB-A22)."""
IMPAIRED = (4,)
"""The dice of an Impaired attack (MB-060)."""
_COUNTED = re.compile(r"(?:(a|an|the|one)|two|three|four|(?:a )?pair of|both) (.+)", re.IGNORECASE)
_TWO = re.compile(r"(?:two|(?:a )?pair of|both)\b", re.IGNORECASE)
_DICE = re.compile(r"(\d?)d(\d+)")
_REMEDY = re.compile(rf"\(({'|'.join(REMEDIES)})\)", re.IGNORECASE)
Type = Literal["", "hefty", "long", "slow"]


class Hands(NamedTuple):
    """What someone has in hand and on, each as it stands among their items."""

    held: tuple[str, ...]
    worn: tuple[str, ...]


def one_of(item: Item) -> Item:
    """The item in the singular, without a number or an article: `javelins` for `Three javelins`, `javelin` at last."""
    found = _COUNTED.fullmatch(item.name.strip())
    bare = found[2] if found else item.name
    if found and not found[1]:
        bare = re.sub(r"s\b", "", bare, count=1) if bare.split(",")[0].endswith("s") else bare
    return item._replace(name=bare)


def listed(item: Item) -> str:
    """What the lists call it, one or several; empty when they do not."""
    return item.known or one_of(item).known


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


def tier_of(item: Item) -> str:
    """Common, uncommon or rare; empty for what no list has. A specialist's weapon is a tier rarer (MB-153, MB-174)."""
    name = listed(item)
    kind = piece(item)
    if kind and not item.bonus:
        return ARMOUR_TIERS[kind]
    if name in WEAPONS:
        tier = WEAPONS[name][1]
        return _NEXT.get(tier, tier) if item.bonus else tier
    goods = {**TOOLS, UNCOMMON: (*TOOLS[UNCOMMON], *REMEDIES)}
    bare = one_of(item).name.casefold()
    return next(
        (t for among in (goods, BEAST_TIERS) for t, names in among.items() if bare in names or name in names), ""
    )


def specialist(item: Item, die: Literal["d8", "d10"], against: str) -> Item:
    """The weapon with a die more in one named situation, and so a tier rarer; raises IllegalCommand for what is rare
    already, is a specialist's or is no listed weapon (MB-174)."""
    name = listed(item)
    if name not in WEAPONS:
        raise IllegalCommand(f"{item.name} is no weapon of the lists: only those become a specialist's")
    if item.bonus or WEAPONS[name][1] == RARE:
        raise IllegalCommand(
            f"{item.name} is {tier_of(item)} already: a common or uncommon weapon becomes a specialist's"
        )
    if not against.strip():
        raise IllegalCommand(f"name the situation in which {item.name} has +{die}, such as `against beasts`")
    return item._replace(bonus=die, against=against.strip())


def hands_fault(items: Sequence[Item], *, mounted: bool = False) -> str:
    """Why these cannot be wielded together, shields among them; empty when they can (MB-154 to MB-157, MB-167)."""
    armed = [item for item in items if item.arms]
    hefty = [item.name for item in armed if type_of(item, mounted=mounted) == "hefty"]
    if len(hefty) > 1:
        return f"{hefty[0]} and {hefty[1]} are both hefty: only one hefty thing is wielded at a time (MB-155)"
    both = next((item for item in armed if two_handed(item, mounted=mounted)), None)
    if both and len(items) > 1:
        other = next(item for item in items if item is not both)
        return f"{both.name} takes both hands: there is none left for {other.name} (MB-156)"
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
    return f"one {doubled} is worn at a time, not two (MB-175)" if doubled else ""


def armour_of(worn: Iterable[str]) -> int:
    """The Armour of pieces worn together: their scores add up (MB-175)."""
    return sum(read(text).armour for text in worn)


def read(text: str) -> Item:
    """A thing by its line; one whose brackets cannot be read is a thing without dice."""
    try:
        return read_item(text)
    except Unreadable:
        return Item(text)


def completed(text: str) -> str:
    """The line with dice or armour in brackets where it is nothing but a name of the lists: `Mace (d8 hefty)`."""
    bare = one_of(Item(text)).name.strip().casefold()
    if bare in WEAPONS:
        return f"{text} ({WEAPONS[bare][0]})"
    kind = ARMOUR.get(bare)
    return f"{text} ({'d4, A1' if kind == 'shield' else 'A1'})" if kind else text


def remedy_in(text: str) -> Remedy | None:
    """The Remedy that a line of property is, as `Smoked fish (Sustenance)` or plainly `Sustenance`."""
    word = text.strip().casefold()
    found = _REMEDY.search(text)
    key = found[1].casefold() if found else word
    return next((remedy for remedy in REMEDIES if remedy == key), None)


def beasts_in(text: str) -> tuple[str, int]:
    """The listed beast that a line of property is, and how many: `("mule", 2)` for two mules; none without one."""
    item = read(text)
    name = listed(item)
    if name not in BEASTS or item.arms or item.armour:
        return "", 0
    return name, 2 if _TWO.match(text) else 1


def find(items: Sequence[str], wanted: str, whose: str) -> str:
    """The line among someone's items that is meant: all of it, its name, its end or any of its words; raises
    IllegalCommand when there is none, Ambiguous when several fit."""
    if wanted in items:
        return wanted
    key = wanted.strip().casefold()
    for fits in (_same, _ends, _tells):
        found = list(dict.fromkeys(line for line in items if fits(line, key)))
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous("the thing", wanted, found)
    raise IllegalCommand(f"{whose} has no {wanted!r}: they have {'; '.join(items) or 'nothing'}")


def _same(line: str, key: str) -> bool:
    return key in (line.casefold(), read(line).name.casefold())


def _ends(line: str, key: str) -> bool:
    name = one_of(read(line)).name.casefold()
    return bool(key) and (
        name.endswith(f" {key}") or name == key or listed(read(line)) == key or piece(read(line)) == key
    )


def _tells(line: str, key: str) -> bool:
    return bool(key) and key in line.casefold()


def is_shield(line: str) -> bool:
    """Whether a line is a shield, which is worn on the arm and takes a hand."""
    return piece(read(line)) == "shield"


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
