"""Arms, armour, tools, beasts, Remedies, poisons and trade, from the lists themselves (MB-152 to MB-198)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.model import REMEDIES
from realmgen.games.bastionland.lore.arms import ARMOUR, BEASTS, WEAPONS
from realmgen.games.bastionland.reference.row import Row, row
from realmgen.kit.words import listed

ARMS, WORN, TOOLS, ANIMALS = "Arms", "Armour", "Tools", "Beasts"
HEALING, VENOMS, TRADE = "Remedies", "Poisons", "Trade"
_WEAPONS = {
    158: ("Hefty tools", ("pitchfork", "hatchet")),
    159: ("Long tools", ("staff", "logging axe", "pick")),
    160: ("Hand weapons", ("dagger", "club", "handaxe")),
    161: ("Hefty weapons", ("spear", "mace", "axe")),
    162: ("Long weapons", ("poleaxe", "billhook")),
    163: ("Sling", ("sling",)),
    164: ("Javelin", ("javelin",)),
    165: ("Shortbow", ("shortbow",)),
    166: ("Shortsword", ("shortsword",)),
    167: ("Lance", ("lance",)),
    168: ("Brutal weapons", ("greataxe", "maul")),
    169: ("Longbow", ("longbow",)),
    170: ("Longsword", ("longsword",)),
    171: ("Greatsword", ("greatsword",)),
    172: ("Curvebow", ("curvebow",)),
    173: ("Crossbow", ("crossbow",)),
}
"""By number of the ledger: what the weapons are called together, and those of the list."""
_ARMOUR = {
    177: ("shield", "On the arm: it takes a hand and strikes with d4."),
    178: ("coat", "Gives way: for everyday, or under plates."),
    179: ("helm", "Usually off outside battle."),
    180: ("plates", "Stiff, often over a coat. Slow to put on and off, even with help."),
}
_BEASTS = dict(zip(BEASTS, (184, 185, 185, *range(186, 193)), strict=True))


def rows() -> Iterator[Row]:
    """Everything that can be had, by the lists."""
    yield from _trade()
    yield from _types()
    for number, (title, names) in _WEAPONS.items():
        yield row(ARMS, title, _weapon(names), number)
    yield row(
        ARMS,
        "Specialist weapon",
        "A common or uncommon weapon has +d8 or +d10 in one situation that is named, and is a tier rarer.",
        174,
    )
    yield from _worn()
    for number, (tier, names) in zip((181, 182, 183), gear.TOOLS.items(), strict=True):
        yield row(TOOLS, f"{tier.capitalize()} tools", f"{listed(names).capitalize()}.", number)
    for kind, number in _BEASTS.items():
        yield row(ANIMALS, kind.capitalize(), f"{BEASTS[kind]}. {gear.tier_of(gear.read(kind)).capitalize()}.", number)
    yield from _remedies()
    for number, (tier, effect) in zip((196, 197, 198), gear.POISONS.items(), strict=True):
        yield row(VENOMS, f"{tier.capitalize()} poison", f"{effect.capitalize()}.", number)


def _trade() -> Iterator[Row]:
    yield row(
        TRADE,
        "What do you offer?",
        "There is no price list: coins are for the rich. Others take goods, materials or service, and who deals often"
        " with the same people may end up pledged to them. Say what the seller would want.",
        152,
    )
    tiers = "; ".join(f"{tier}: {how}" for tier, how in gear.TIERS.items())
    yield row(TRADE, "Tiers", f"{tiers.capitalize()}.", 153)


def _types() -> Iterator[Row]:
    yield row(ARMS, "No type", "One hand, and nothing else to mind.", 154)
    yield row(ARMS, "Hefty", "One hand; only one hefty thing is wielded at a time.", 155)
    yield row(ARMS, "Long", "Both hands; Impaired (one d4) where there is no room.", 156)
    yield row(ARMS, "Slow", "As long, and not after a move in the same turn.", 157)


def _weapon(names: Sequence[str]) -> str:
    """`d8 hefty, common: spear, mace, axe.`"""
    arms, tier = WEAPONS[names[0]]
    ranged = " Purely ranged." if names[0] in gear.RANGED else ""
    more = {"lance": " Hefty while mounted.", "javelin": " Thrown or held."}.get(names[0], "")
    return f"{arms}, {tier}: {', '.join(names)}.{ranged}{more}"


def _worn() -> Iterator[Row]:
    yield row(WORN, "What is worn", "One piece of each kind; their scores add up, to A4 at most.", 175)
    off = f"{listed(gear.FOR_BATTLE).capitalize()} usually stay off until there is a battle."
    yield row(WORN, "Outside battle", off, 176)
    for number, (kind, text) in _ARMOUR.items():
        names = ", ".join(name for name, of in ARMOUR.items() if of == kind and name != kind)
        dice = "d4, A1" if kind == "shield" else "A1"
        yield row(WORN, kind.capitalize(), f"{dice}, {gear.ARMOUR_TIERS[kind]} ({names}). {text}", number)


def _remedies() -> Iterator[Row]:
    for number, (remedy, virtue) in zip((193, 194, 195), REMEDIES.items(), strict=True):
        goods = gear.REMEDY_GOODS[remedy].capitalize()
        yield row(HEALING, remedy.capitalize(), f"{goods}: restores {virtue.upper()}. Uncommon.", number)
    yield row(
        HEALING,
        "Using one",
        "A whole Phase, and one serves everybody present; the Virtue is back before anything else is met. A person, or"
        " a beast kept for it, carries one.",
        *(120, 121, 122, 123),
    )
