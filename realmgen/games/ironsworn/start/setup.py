"""The eight steps of a beginning (IS-648), and which of them are done."""

from __future__ import annotations

from typing import Literal, NamedTuple

from realmgen.games.ironsworn.model import Tale

State = Literal["done", "open", "later"]
Key = Literal["character", "world", "bonds", "background", "incident", "scene", "oath", "play"]


class Step(NamedTuple):
    """A step: `words` say what to do, `state` whether that was done, or left to be discovered in play (IS-650)."""

    key: Key
    title: str
    words: str
    state: State = "open"


STEPS: tuple[Step, ...] = (
    Step(
        "character",
        "Who you are",
        "Make your characters on their sheets. How do they know each other, or what is said of one alone?",
    ),
    Step("world", "Your world", "Settle its truths, choose a region, and mark where you live on the map."),
    Step("bonds", "Bonds from before", "Up to three people or places that would open their door to you at night."),
    Step("background", "A vow from before", "What you swore long ago and may not reach for years: extreme or epic."),
    Step("incident", "What happens now", "Trouble that is yours, will not wait, and can be met in a session or two."),
    Step("scene", "The first scene", "Show the world as it was before, or begin in the midst of things."),
    Step("oath", "The vow", "Lay your hand on iron and swear it aloud."),
    Step("play", "Begin", "Outline the first steps if you like, and play."),
)
SKIPPED: tuple[Key, ...] = ("character", "world", "bonds", "background", "scene")
"""What may be left to be discovered in play."""


def steps(tale: Tale) -> tuple[Step, ...]:
    """The steps as they stand in a tale."""
    return tuple(step._replace(state=_state(tale, step.key)) for step in STEPS)


def _state(tale: Tale, key: Key) -> State:
    if _done(tale, key):
        return "done"
    return "later" if key in tale.later else "open"


def _done(tale: Tale, key: Key) -> bool:
    world = tale.world
    kinds = {vow.kind for vow in tale.vows}
    return {
        "character": bool(tale.links),
        "world": world is not None and world.place(world.home) is not None,
        "bonds": bool(tale.bonds),
        "background": "background" in kinds,
        "incident": world is not None and world.incident is not None,
        "scene": bool(tale.scene),
        "oath": "inciting" in kinds,
        "play": tale.started,
    }[key]
