"""Every rule that a world breaks, in a line each: empty for a world as it is made. What was changed by hand is reported
here and never refused."""

from __future__ import annotations

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import World
from realmgen.games.ironsworn.problems.land import land_problems, strange_signs
from realmgen.games.ironsworn.problems.people import people_problems
from realmgen.games.ironsworn.problems.places import place_problems
from realmgen.games.ironsworn.problems.quests import quest_problems
from realmgen.games.ironsworn.problems.roads import road_problems
from realmgen.games.ironsworn.problems.truths import truth_problems

__all__ = ["problems"]


def problems(world: World, lore: Lore | None = None) -> list[str]:
    """What is wrong with a world; with its lore also whether truths and foes go together."""
    torn = _torn(world)
    if torn:
        return torn
    return [
        *land_problems(world),
        *place_problems(world),
        *road_problems(world),
        *people_problems(world),
        *truth_problems(world, lore),
        *quest_problems(world, lore),
    ]


def _torn(world: World) -> list[str]:
    """What makes a map that cannot be looked at any further."""
    found = []
    for name, signs in (("regions", world.regions), ("ground", world.ground)):
        if len(signs) != world.grid.size:
            found.append(f"the map has {world.grid.size} hexes, and {len(signs)} signs for its {name}")
    cells = [place.cell for place in world.places] + [cell for path in _paths(world) for cell in path]
    off = sorted({cell for cell in cells if not 0 <= cell < world.grid.size})
    if off:
        found.append(f"hexes {', '.join(map(str, off))} are off the map")
    return found or list(strange_signs(world))


def _paths(world: World) -> list[tuple[int, ...]]:
    return [*world.rivers, *(road.path for road in world.roads)]
