"""Things by their lines: what they are called, what the lists make of them, which of them is meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from realmgen.errors import Ambiguous, IllegalCommand, Unreadable
from realmgen.games.bastionland.company.gear.lists import ARMOUR_TIERS, BEAST_TIERS, NEXT, TOOLS
from realmgen.games.bastionland.company.model import REMEDIES, Remedy
from realmgen.games.bastionland.lore.arms import ARMOUR, BEASTS, RARE, UNCOMMON, WEAPONS, Item, piece, read_item

_COUNTED = re.compile(r"(?:(a|an|the|one)|two|three|four|(?:a )?pair of|both) (.+)", re.IGNORECASE)
_NOT = r"(?!(?:with|of|for|from|in|on|and|to|that|like) )"
_MORE = r"with|of|that|which|whose|who|for|from|in|on|and|to|too|by|at|as|under|nobody|not|never|always|already"
_BEAST = re.compile(
    rf"(?:a |an |the |one |(two |(?:a )?pair of |both ))?(?:{_NOT}[\w'-]+ )*?({'|'.join(BEASTS)})s?"
    rf"(?=$|,| (?:{_MORE}|small|big|old|half|won|lent|cut|\w+(?:ed|en|ung))\b)"
)
"""A beast with its article and what is said of it; not where its word only begins another's, as in `hawk hood`."""
_REMEDY = re.compile(rf"\(({'|'.join(REMEDIES)})\)", re.IGNORECASE)


def read(text: str) -> Item:
    """A thing by its line; one whose brackets cannot be read is a thing without dice."""
    try:
        return read_item(text)
    except Unreadable:
        return Item(text)


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


def tier_of(item: Item) -> str:
    """Common, uncommon or rare; empty for what no list has. A specialist's weapon is a tier rarer (MB-153, MB-174)."""
    name = listed(item)
    kind = piece(item)
    if kind and not item.bonus:
        return ARMOUR_TIERS[kind]
    if name in WEAPONS:
        tier = WEAPONS[name][1]
        return NEXT.get(tier, tier) if item.bonus else tier
    goods = {**TOOLS, UNCOMMON: (*TOOLS[UNCOMMON], *REMEDIES)}
    bare = one_of(item).name.casefold()
    return next(
        (t for among in (goods, BEAST_TIERS) for t, names in among.items() if bare in names or name in names), ""
    )


def specialist(item: Item, die: str, against: str) -> Item:
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
    """The listed beast that a line of property is, and how many: `("mule", 2)` for two mules; none where it is another
    thing, as a hawk's hood is, or has dice or armour."""
    item = read(text)
    found = None if item.arms or item.armour else _BEAST.match(item.name.casefold())
    return (found[2], 2 if found[1] else 1) if found else ("", 0)


def is_shield(line: str) -> bool:
    """Whether a line is a shield, which is worn on the arm and takes a hand."""
    return piece(read(line)) == "shield"


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
