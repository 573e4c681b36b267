"""Ideas for quests: 9 of the regions, 33 of the truths and 29 of the foes (IS-659), and those of one's own truths."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import NamedTuple

from realmgen.games.ironsworn.foes import UNMET
from realmgen.games.ironsworn.lore import Idea, Lore
from realmgen.games.ironsworn.model import World


class Source(NamedTuple):
    """An idea and where it is from: `key` as `Hook.source` has it, `foe` the kind it is about."""

    key: str
    idea: Idea
    foe: str = ""

    @property
    def table(self) -> str:
        """The table of our words for it, if there are any: `quests-truths.truth-iron-2`."""
        return f"quests-{self.key.partition(' ')[0]}s.{self.key.replace(' ', '-')}"


def ideas(lore: Lore) -> tuple[Source, ...]:
    """All of them, whatever is true of a world."""
    return (*_regions(lore), *_truths(lore), *_foes(lore))


def fitting(world: World, lore: Lore) -> tuple[Source, ...]:
    """Those that go with a world's truths: of the options that hold, and of the foes that are met there."""
    met = foes_met(world)
    own = (Source(f"own {one.category}", Idea(_short(one.starter), one.starter)) for one in world.truths if one.starter)
    return (*(source for source in ideas(lore) if _fits(source, world, met)), *own)


def foes_met(world: World) -> frozenset[str]:
    """The kinds of foes one can meet in a world, by key."""
    return frozenset(fit.foe for fit in world.foes if fit.status not in UNMET)


def _regions(lore: Lore) -> Iterator[Source]:
    for region in lore.regions:
        yield Source(f"region {region.number}", replace(region.idea, region=region.number))


def _truths(lore: Lore) -> Iterator[Source]:
    for category in lore.truths.values():
        for option in category.options:
            yield Source(f"truth {category.key} {option.number}", option.idea)


def _foes(lore: Lore) -> Iterator[Source]:
    for foe in lore.foes.values():
        yield Source(f"foe {foe.key}", foe.idea, foe.key)


def _fits(source: Source, world: World, met: Collection[str]) -> bool:
    kind, category, *number = source.key.split(" ")
    if kind == "truth":
        return world.has(category, int(number[0]))
    return kind == "region" or source.foe in met


def _short(text: str) -> str:
    """The first few words of a text, for a title."""
    words = text.split()
    return text if len(words) <= 6 else f"{' '.join(words[:6]).rstrip(',.;:')} …"
