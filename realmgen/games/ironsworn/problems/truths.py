"""What is wrong with truths, and whether foes go with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import CATEGORIES, World
from realmgen.games.ironsworn.truths import faults, says


def truth_problems(world: World, lore: Lore | None) -> Iterator[str]:
    """Whether each category has a truth, and every kind of foe is as the truths have it (IS-499, IS-519)."""
    for category, count in Counter(truth.category for truth in world.truths).items():
        if count > 1:
            yield f"{count} truths are of one category, {category}"
    for category in CATEGORIES:
        if not says(world.truth(category)):
            yield f"nothing is said yet of {category.replace('-', ' ')}"
    if lore:
        for truth in world.truths:
            yield from faults(truth, lore)
        yield from _foes(world, lore)


def _foes(world: World, lore: Lore) -> Iterator[str]:
    wanted = {fit.foe: fit.status for fit in fitted(world.truths, lore)}
    found = {fit.foe: fit.status for fit in world.foes}
    for foe in wanted.keys() - found.keys():
        yield f"nothing is said of the {lore.foes[foe].name.lower()}"
    for foe, status in found.items():
        if foe not in wanted:
            yield f"there is no kind of foe {foe!r}"
        elif status != wanted[foe]:
            yield f"the {lore.foes[foe].name.lower()} is {status}, where the truths have it {wanted[foe]}"
