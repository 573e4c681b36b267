"""Ideas for quests made ready for a world: with the places, people and foes it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmgen.games.ironsworn.lore import Idea, Lore
from realmgen.games.ironsworn.model import Hook, Place, World
from realmgen.games.ironsworn.start.casting import Cast, Company
from realmgen.games.ironsworn.start.pool import Source, fitting
from realmgen.games.ironsworn.start.wording import hook, written
from realmgen.kit.chance import Dice

STEPS = 4
"""Milestones of a quest whose words name none (IS-558)."""


def hooks(world: World, lore: Lore, dice: Dice) -> tuple[Hook, ...]:
    """A quest of every idea that goes with the world's truths (IS-659); none where nobody is settled."""
    company = Company(world)
    if not company.settled:
        return ()
    return tuple(_hooks(fitting(world, lore), company, lore, dice))


def _hooks(sources: Sequence[Source], company: Company, lore: Lore, dice: Dice) -> Iterator[Hook]:
    for source in sources:
        home = dice.pick(company.near(_region(source, company, lore, dice), company.settled))
        cast = Cast(company, home, dice)
        if source.foe:
            cast.foe([source.foe])
        idea = source.idea
        words = _told(idea, written(lore, source.table)) or plain(idea.title, idea.text, lore, dice)
        if found := hook(words, cast, source.key, idea.rank):
            yield found


def plain(title: str, text: str, lore: Lore, dice: Dice) -> tuple[str, ...]:
    """Words for an idea that has none of ours: it is told, and somebody of the world brings it."""
    tables = ("oaths", "heard", "clocks", *(f"steps-{n}" for n in range(1, STEPS + 1)))
    oath, heard, clock, *steps = (dice.pick(lore.words(f"quests.{table}")) for table in tables)
    return (bare(title), oath, f"{bare(text)} {heard}", clock, *steps)


def _told(idea: Idea, words: Sequence[str]) -> tuple[str, ...]:
    """An idea with our words for it: its oath, where it is and who is in it, its clock and its steps."""
    if not words:
        return ()
    oath, where, clock, *steps = words
    return (bare(idea.title), oath, f"{bare(idea.text)} {where}", clock, *steps)


def bare(text: str) -> str:
    """Words of somebody else's, in which nothing is a blank."""
    return text.replace("{", "(").replace("}", ")")


def _region(source: Source, company: Company, lore: Lore, dice: Dice) -> int:
    """Where it begins: where the idea says, where its foe lives, or round the home of the campaign."""
    if source.idea.region:
        return source.idea.region
    haunts = [region.number for region in lore.regions if source.foe in region.foes]
    return dice.pick(haunts) if haunts else _around(company.world, company.settled, dice)


def _around(world: World, settled: Sequence[Place], dice: Dice) -> int:
    """The region of the home as often as all the others together."""
    home = world.place(world.home)
    return world.region_of((home if home and dice.below(2) else dice.pick(settled)).cell)
