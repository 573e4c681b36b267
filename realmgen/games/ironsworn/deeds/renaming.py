"""A new name goes wherever the old one was told: in quests, ties, vows, the first scene."""

from __future__ import annotations

import re
from dataclasses import replace

from realmgen.games.ironsworn.model import Hook, Person, Tale, Vow, World


def renamed(tale: Tale, number: int, before: str, after: str) -> Tale:
    """The tale with a place of that number called by its new name in all that speaks of it."""
    word = re.compile(rf"(?<!\w){re.escape(before)}(?!\w)")

    def told(text: str) -> str:
        return word.sub(lambda _: after, text)

    def hook(one: Hook) -> Hook:
        if number not in one.places:
            return one
        steps = tuple(map(told, one.steps))
        return replace(
            one, text=told(one.text), title=told(one.title), oath=told(one.oath), clock=told(one.clock), steps=steps
        )

    def person(one: Person) -> Person:
        return replace(one, ties=tuple(map(told, one.ties)), notes=told(one.notes))

    def vow(one: Vow) -> Vow:
        outline = tuple(replace(step, text=told(step.text)) for step in one.outline)
        return replace(one, text=told(one.text), why=told(one.why), outline=outline)

    def land(world: World) -> World:
        return replace(
            world,
            hooks=tuple(map(hook, world.hooks)),
            incident=world.incident and hook(world.incident),
            background=world.background and hook(world.background),
            people=tuple(map(person, world.people)),
        )

    return replace(
        tale,
        world=tale.world and land(tale.world),
        vows=tuple(map(vow, tale.vows)),
        links=told(tale.links),
        scene=told(tale.scene),
    )
