"""Every rule that a world breaks, in a line each: empty for a world as it is made. What was changed by hand is reported
here and never refused."""

from __future__ import annotations

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import World
from realmgen.games.ironsworn.problems.land import land_problems
from realmgen.games.ironsworn.problems.people import people_problems
from realmgen.games.ironsworn.problems.places import place_problems
from realmgen.games.ironsworn.problems.quests import quest_problems
from realmgen.games.ironsworn.problems.roads import road_problems
from realmgen.games.ironsworn.problems.truths import truth_problems
from realmgen.games.ironsworn.torn import map_faults

__all__ = ["problems"]


def problems(world: World, lore: Lore | None = None) -> list[str]:
    """What is wrong with a world; with its lore also whether truths and foes go together."""
    if torn := map_faults(world):
        return torn
    return [
        *land_problems(world),
        *place_problems(world),
        *road_problems(world),
        *people_problems(world),
        *truth_problems(world, lore),
        *quest_problems(world, lore),
    ]
