"""How it opens (IS-655), and how the characters know each other (IS-649)."""

from __future__ import annotations

from typing import Literal

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import World
from realmgen.games.ironsworn.start.casting import Cast, Company
from realmgen.games.ironsworn.start.wording import fill
from realmgen.kit.chance import Dice

Way = Literal["prologue", "midst"]
WAYS: dict[Way, str] = {"prologue": "Prologue", "midst": "In the midst of things"}
"""The two ways to open, by key: the world as it was before, or with blades out already."""


def opening(way: Way, world: World, lore: Lore, dice: Dice) -> str:
    """What is seen first, at home and among its people; nothing where there is no home."""
    return _told(f"quests.{way}", world, lore, dice)


def link(world: World, lore: Lore, dice: Dice, *, alone: bool = False) -> str:
    """What two characters have behind them; of one who is alone, what people say."""
    return _told("quests.alone" if alone else "quests.links", world, lore, dice)


def _told(table: str, world: World, lore: Lore, dice: Dice) -> str:
    home = world.place(world.home)
    if home is None:
        return ""
    cast = Cast(Company(world), home, dice)
    if world.incident and (giver := next(filter(None, map(world.person, world.incident.people)), None)):
        cast.people["giver"] = giver
    lines = (fill(line, cast) for line in dice.shuffled(lore.words(table)))
    return next(filter(None, lines), "")
