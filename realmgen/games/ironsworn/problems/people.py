"""What is wrong with its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.ironsworn.model import PEOPLES, World


def people_problems(world: World) -> Iterator[str]:
    """Whether everybody has a name of their own, lives somewhere that is there, and every settlement has somebody."""
    yield from _twice(world)
    for one in world.people:
        if one.home and world.place(one.home) is None:
            yield f"{one.name} lives in place {one.home}, which is not there"
        if one.people not in PEOPLES:
            yield f"{one.name} is of no people there is: {one.people}"
    homes = {one.home for one in world.people}
    for place in world.places:
        if place.kind == "settlement" and place.number not in homes:
            yield f"nobody of {place.name} is known"


def _twice(world: World) -> Iterator[str]:
    names = Counter(one.name.casefold() for one in world.people)
    for name in sorted({one.name for one in world.people if names[one.name.casefold()] > 1}):
        yield f"more than one person is called {name}"
    for number, count in sorted(Counter(one.number for one in world.people).items()):
        if count > 1 or number < 1:
            yield f"number {number} is no key of one person"
