"""A vow from before the beginning, extreme or epic (IS-652), drawn from what characters want (IS-703)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, Rank, World
from realmgen.games.ironsworn.start.casting import Cast, Company
from realmgen.games.ironsworn.start.hooks import plain
from realmgen.games.ironsworn.start.rolling import GOAL, all_rows, besides, rows
from realmgen.games.ironsworn.start.wording import hook, written
from realmgen.kit.chance import Dice

LONG_RANKS: dict[Rank, int] = {"extreme": 13, "epic": 7}
"""Ranks of such a vow, by how often the oracle of ranks gives them (IS-647)."""


def background(world: World, lore: Lore, dice: Dice) -> Hook | None:
    """A goal of years. None where nobody is settled."""
    return of_goal((dice.pick(list(all_rows(lore, GOAL))),), world, lore, dice)


def of_goal(rolls: Sequence[int], world: World, lore: Lore, dice: Dice) -> Hook | None:
    """What results of the oracle of goals make; their rank is drawn (IS-703)."""
    company = Company(world)
    home = world.place(world.home) or next(iter(company.settled), None)
    if home is None:
        return None
    (low, text), *more = rows(lore, GOAL, rolls).items()
    words = written(lore, f"quests-goals.goal-{low}") or plain(text, f"{text}.", lore, dice)
    rank = dice.weighted(list(LONG_RANKS), list(LONG_RANKS.values()))
    found = hook(words, Cast(company, home, dice), f"goal {low}", rank)
    return replace(found, text=found.text + "".join(besides(text) for _, text in more)) if found else None
