"""What makes a world one that cannot be played in: a map that does not hold together, numbers that lead nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.ironsworn.model import GROUNDS, PEOPLES, RANKS, REGIONS, Place, World

WIDEST, MOST, MOST_ASKED = 99, 1000, 60
"""Hexes of a map each way, how many of a kind a world holds, and places that may be asked for."""
LONGEST_NAME, SHOWN, LARGEST = 80, 5, 1_000_000
"""Characters of a world's name, of many wrong ones those that are named, and the highest number a place may have."""


def torn(world: World) -> list[str]:
    """Every fault of that kind, in a line each. What was changed by hand has none of them."""
    return map_faults(world) or [*_named(world), *_counted(world), *_joined(world), *_kept(world), *_asked(world)]


def map_faults(world: World) -> list[str]:
    """What makes a map that cannot be looked at any further."""
    return list(_map(world))


def labels(world: World, cells: list[int]) -> str:
    """Hexes by label, a few of them."""
    shown = ", ".join(world.grid.label(cell) for cell in cells[:SHOWN])
    return f"hex {shown}" if len(cells) == 1 else f"hexes {shown}{' and others' if len(cells) > SHOWN else ''}"


def _map(world: World) -> Iterator[str]:
    grid = world.grid
    if not (1 <= grid.width <= WIDEST and 1 <= grid.height <= WIDEST):
        yield f"a map has 1 to {WIDEST} hexes each way, not {grid.width} by {grid.height}"
        return
    whole = True
    for name, signs in (("regions", world.regions), ("ground", world.ground)):
        if len(signs) != grid.size:
            yield f"the map has {grid.size} hexes, and {len(signs)} signs for its {name}"
            whole = False
    cells = [place.cell for place in world.places] + [cell for path in _paths(world) for cell in path]
    if off := sorted({cell for cell in cells if not 0 <= cell < grid.size}):
        yield f"hexes {_few(off)} are off the map"
    if whole:
        yield from _signs(world)


def _signs(world: World) -> Iterator[str]:
    """Signs on the map that mean nothing."""
    strange = [cell for cell, sign in enumerate(world.ground) if sign not in GROUNDS]
    if strange:
        yield f"the ground of {labels(world, strange)} is none of {', '.join(GROUNDS.values())}"
    lost = [cell for cell, sign in enumerate(world.regions) if sign not in "0123456789"[: len(REGIONS)]]
    if lost:
        yield f"{labels(world, lost)}: of no region 1 to 9, nor of the sea"


def _named(world: World) -> Iterator[str]:
    if not 1 <= len(world.name.strip()) <= LONGEST_NAME:
        yield f"a world's name has 1 to {LONGEST_NAME} characters; this has {len(world.name.strip())}"
    for person in world.people:
        if person.people not in PEOPLES:
            yield f"{person.name[:LONGEST_NAME]} is of no people there is: {person.people[:LONGEST_NAME]!r}"


def _counted(world: World) -> Iterator[str]:
    """Whether each place, person, kind of foe and truth stands once, and none of them too often."""
    keys: dict[str, list[int] | list[str]] = {
        "place": [place.number for place in world.places],
        "person": [person.number for person in world.people],
        "kind of foe": [fit.foe for fit in world.foes],
        "truth": [truth.category for truth in world.truths],
    }
    for what, found in keys.items():
        for key, count in Counter[int | str](found).items():
            if count > 1:
                yield f"{what} {str(key)[:LONGEST_NAME]} stands there {count} times: each stands once"
            if isinstance(key, int) and not 1 <= key <= LARGEST:
                yield f"{what} {key} is numbered wrongly: 1 to {LARGEST:,}"
    lists = {"places": world.places, "people": world.people, "roads": world.roads, "ideas for quests": world.hooks}
    for what, some in lists.items():
        if len(some) > MOST:
            yield f"a world has at most {MOST} {what}, not {len(some)}"


def _joined(world: World) -> Iterator[str]:
    """Whether ways, people and home lead to places that are there."""
    there: dict[int, Place] = {place.number: place for place in world.places}
    ways = {number for road in world.roads for number in (road.origin, road.to)}
    homes = {person.home for person in world.people} | {world.home}
    for what, numbers in (("a way leads", ways), ("somebody lives, or it begins,", homes - {0})):
        if lost := sorted(numbers - there.keys()):
            yield f"{what} at place {_few(lost)}, which is not there"
    if any(not path for path in _paths(world)):
        yield "a way or a river has no hexes"


def _kept(world: World) -> Iterator[str]:
    """Numbers that no database holds."""
    ideas = [hook for hook in (world.incident, world.background, *world.hooks) if hook]
    named = {number for idea in ideas for number in (*idea.places, *idea.people)}
    if wrong := sorted(number for number in named if not 0 <= number <= LARGEST):
        yield f"an idea for a quest names number {_few(wrong)}: they go up to {LARGEST:,}"
    for fit in world.foes:
        if abs(fit.shift) > len(RANKS):
            yield f"the rank of foe {fit.foe[:LONGEST_NAME]} is shifted by {fit.shift}: at most {len(RANKS)} either way"


def _asked(world: World) -> Iterator[str]:
    options = world.options
    for what, number in (("settlements", options.settlements), ("sites", options.sites)):
        if not 0 <= number <= MOST_ASKED:
            yield f"a world is made with 0 to {MOST_ASKED} {what}, not {number}"
    if not 0 <= options.start < len(REGIONS):
        yield f"a world begins in one of the regions 1 to {len(REGIONS) - 1}, or 0 for any: not in {options.start}"


def _paths(world: World) -> list[tuple[int, ...]]:
    return [*world.rivers, *(road.path for road in world.roads)]


def _few(numbers: list[int]) -> str:
    return f"{', '.join(map(str, numbers[:SHOWN]))}{' and others' if len(numbers) > SHOWN else ''}"
