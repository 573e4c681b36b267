"""Progress on vows: marked outright, or with a step of the outline that was reached."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.quests import WHAT, advanced, may_advance, sound_outline
from realmgen.games.ironsworn.deeds.tracks import found, open_one, put, sound_times
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Milestone, Tale
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


@dataclass(frozen=True, slots=True)
class Progress(Deed):
    """Mark progress on a vow, once or several times."""

    verb: ClassVar[str] = "progress"
    words: ClassVar[tuple[str, ...]] = ("vow", "times")
    vow: int
    times: int = 1

    def check(self, tale: Tale, lore: Lore) -> None:
        may_advance(tale, self.vow)
        sound_times(self.times)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        after, event = advanced(tale, self.vow, self.times)
        return Step(after, (event,))


@dataclass(frozen=True, slots=True)
class Reach(Deed):
    """A step of the outline is reached, by number from 1: it is ticked off and progress marked. `also` is another vow
    whose milestone it is too (IS-669)."""

    verb: ClassVar[str] = "milestone"
    words: ClassVar[tuple[str, ...]] = ("vow", "step")
    vow: int
    step: int
    also: int = 0

    def check(self, tale: Tale, lore: Lore) -> None:
        may_advance(tale, self.vow)
        steps = found(tale.vows, self.vow, WHAT).outline
        if not 1 <= self.step <= len(steps):
            raise IllegalCommand(f"this vow has {len(steps)} steps; {self.step} is none of them")
        if steps[self.step - 1].done:
            raise IllegalCommand(f"{steps[self.step - 1].text!r} is behind you already")
        if self.also == self.vow:
            raise IllegalCommand("a milestone counts once for each vow: name another, or none")
        if self.also:
            may_advance(tale, self.also)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        vow = found(tale.vows, self.vow, WHAT)
        done = vow.outline[self.step - 1]
        steps = tuple(replace(one, done=True) if n == self.step else one for n, one in enumerate(vow.outline, 1))
        tale = replace(tale, vows=put(tale.vows, replace(vow, outline=steps)))
        events = [Event("milestone", f"Behind you: {done.text.rstrip('.')}.", {"vow": self.vow, "step": self.step})]
        for number in filter(None, (self.vow, self.also)):
            tale, event = advanced(tale, number)
            events.append(event)
        return Step(tale, tuple(events))


@dataclass(frozen=True, slots=True)
class Plan(Deed):
    """One more step for an outline (IS-658)."""

    verb: ClassVar[str] = "plan"
    words: ClassVar[tuple[str, ...]] = ("vow", "text")
    vow: int
    text: str

    def check(self, tale: Tale, lore: Lore) -> None:
        vow = open_one(tale.vows, self.vow, WHAT)
        sound_outline([*(step.text for step in vow.outline), self.text])

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        vow = found(tale.vows, self.vow, WHAT)
        after = replace(vow, outline=(*vow.outline, Milestone(self.text)))
        event = Event("planned", f"A step more for {vow.text!r}: {self.text}", {"vow": self.vow})
        return Step(replace(tale, vows=put(tale.vows, after)), (event,))


DEEDS: tuple[type[Deed], ...] = (Progress, Reach, Plan)
