"""What is wrong with quests: each names things that are there."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, World

FIRST, LONG = ("troublesome", "dangerous", "formidable"), ("extreme", "epic")


def quest_problems(world: World, lore: Lore | None) -> Iterator[str]:
    """Whether every quest names what exists (IS-659), and the first vows have ranks of theirs (IS-652, IS-654)."""
    first = [hook for hook in (world.incident, world.background) if hook]
    for hook in (*first, *world.hooks):
        yield from _named(world, hook, lore)
    if world.incident and world.incident.rank not in FIRST:
        yield f"what happens at home is {world.incident.rank}: {', '.join(FIRST)} would do"
    if world.background and world.background.rank not in LONG:
        yield f"the vow from before is {world.background.rank}: {' or '.join(LONG)} would do"
    if not world.incident:
        yield "nothing happens at home yet"


def _named(world: World, hook: Hook, lore: Lore | None) -> Iterator[str]:
    called = f"the quest {hook.title or hook.source!r}"
    for number in hook.places:
        if world.place(number) is None:
            yield f"{called} names place {number}, which is not there"
    for number in hook.people:
        if world.person(number) is None:
            yield f"{called} names person {number}, who is not there"
    known = {fit.foe for fit in world.foes}
    for foe in hook.foes:
        if foe not in known or (lore and foe not in lore.foes):
            yield f"{called} names foe {foe!r}, which is not there"
    if any("{" in text for text in (hook.title, hook.text, hook.clock, *hook.steps)):
        yield f"{called} has a blank in its words"
