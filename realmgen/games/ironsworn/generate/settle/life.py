"""How a settlement lives: its size, leader and defence, how it builds, what it trades, what troubles it (IS-640)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from types import MappingProxyType

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Place
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.people import TRADERS, texts
from realmgen.games.ironsworn.truths import Implied, Weighted
from realmgen.kit.chance import Dice

TROUBLE = "settlement-trouble"
HAVENS = 5
BANNER, CARAVANS = "warband with banner", "caravans"
SENTRIES = "sentries all night"
"""What is added where the dead do not rest (IS-553)."""
PLURAL: Mapping[str, str] = MappingProxyType({"elf": "elves", "giant": "giants"})
BESIDE = 2
"""One settlement in so many is known for something of its region too."""


def settled(place: Place, region: int, means: Implied, lore: Lore, dice: Dice, told: Collection[str]) -> Place:
    """A settlement with all that is known of it; `told` are traits that others have."""
    traits = [trait for trait in lore.words("settlements.traits") if trait not in told]
    features = [dice.pick(traits or lore.words("settlements.traits"))]
    if not dice.below(BESIDE):
        features.append(dice.pick(lore.regions[region - 1].features))
    return replace(
        place,
        features=tuple(features),
        troubles=texts(roll(lore.oracles[TROUBLE], lore.oracles, dice)),
        size=_drawn(means.sizes, dice),
        leader=_drawn(means.leaders, dice),
        defence=_defence(means, lore, dice),
        style=dice.pick(lore.regions[region - 1].styles) if lore.regions[region - 1].styles else "",
        trade=tuple(_trade(region, means, lore, dice)),
    )


def _drawn(words: Weighted, dice: Dice) -> str:
    return dice.weighted([word for word, _ in words], [weight for _, weight in words])


def _defence(means: Implied, lore: Lore, dice: Dice) -> str:
    found = _drawn(means.defences, dice)
    if means.banners and found == BANNER:
        found = f"{BANNER}: {dice.pick(lore.words('settlements.banners'))}"
    return f"{found}; {SENTRIES}" if means.sentries else found


def _trade(region: int, means: Implied, lore: Lore, dice: Dice) -> list[str]:
    """One or two goods; caravans where roads lead out of the Havens (IS-532), firstborn where they trade (IS-547)."""
    goods = dice.shuffled(lore.words("setting.trade"))[: 1 + dice.below(2)]
    if means.roads and (region == HAVENS or not dice.below(3)):
        goods.append(CARAVANS)
    if means.firstborn == "trade":
        near = [PLURAL[people] for people, regions in TRADERS.items() if region in regions]
        if near and not dice.below(2):
            goods.append(f"with {dice.pick(near)}")
    return goods
