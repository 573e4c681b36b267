"""A vow from before the beginning, extreme or epic (IS-652), drawn from what characters want (IS-703)."""

from __future__ import annotations

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, Rank, World
from realmgen.games.ironsworn.start.casting import Cast, Company
from realmgen.games.ironsworn.start.hooks import plain
from realmgen.games.ironsworn.start.wording import hook, written
from realmgen.kit.chance import Dice

ORACLE = "character-goal"
TWICE = 96
"""From here on the oracle asks for two others (IS-637)."""
LONG_RANKS: dict[Rank, int] = {"extreme": 13, "epic": 7}
"""Ranks of such a vow, by how often the oracle of ranks gives them (IS-647)."""


def background(world: World, lore: Lore, dice: Dice) -> Hook | None:
    """A goal of years. None where nobody is settled."""
    lows = [row.low for row in lore.oracles[ORACLE].rows if row.low < TWICE]
    return of_goal(dice.pick(lows), world, lore, dice)


def of_goal(result: int, world: World, lore: Lore, dice: Dice, rank: Rank | None = None) -> Hook | None:
    """What a result of the oracle of goals makes; its rank is drawn unless it is given."""
    company = Company(world)
    home = world.place(world.home) or next(iter(company.settled), None)
    if home is None:
        return None
    row = next(row for row in lore.oracles[ORACLE].rows if row.low <= result <= row.high)
    words = written(lore, f"quests-goals.goal-{row.low}") or plain(row.text, f"{row.text}.", lore, dice)
    drawn = dice.weighted(list(LONG_RANKS), list(LONG_RANKS.values()))
    return hook(words, Cast(company, home, dice), f"goal {row.low}", rank or drawn)
