"""Vows: sworn, taken up from an idea, changed, fulfilled and forsaken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import (
    found,
    given,
    open_one,
    put,
    sound_names,
    sound_person,
    sound_place,
    sound_text,
    sound_ticks,
    standing,
    world_of,
)
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, Milestone, Rank, Tale, Vow, VowKind, World, marked
from realmgen.games.ironsworn.start import FIRST_RANKS, LONG_RANKS, oath_of, outline
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

WHAT = "vow"
STEPS, LONGEST_WHY = 24, 2000
"""Steps an outline may have, and characters of what lies behind a vow."""


@dataclass(frozen=True, slots=True)
class Swear(Deed):
    """A new vow. `main` is the vow it serves (IS-666), `marks` one whose milestone the promise is (IS-668)."""

    verb: ClassVar[str] = "vow"
    words: ClassVar[tuple[str, ...]] = ("rank", "text")
    rank: Rank
    text: str
    kind: VowKind = "quest"
    outline: tuple[str, ...] = ()
    why: str = ""
    giver: int = 0
    main: int = 0
    marks: int = 0
    by: tuple[str, ...] = ()

    def check(self, tale: Tale, lore: Lore) -> None:
        sound_text(self.text, "a vow")
        sound_rank(self.kind, self.rank)
        sound_outline(self.outline)
        sound_why(self.why)
        sound_names(self.by)
        sound_person(tale, self.giver)
        if self.main:
            open_one(tale.vows, self.main, WHAT)
        if self.marks:
            may_advance(tale, self.marks)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        steps = tuple(map(Milestone, self.outline))
        vow = Vow(0, self.text, self.rank, self.kind, 0, steps, self.why, self.giver, self.main, self.by)
        tale, event = sworn(tale, vow)
        events = [event]
        if self.marks:
            tale, event = advanced(tale, self.marks)
            events.append(event)
        return Step(tale, tuple(events))


@dataclass(frozen=True, slots=True)
class Take(Deed):
    """Swear what an idea of the world asks for, by its source (IS-659); its rank may be another."""

    verb: ClassVar[str] = "take"
    words: ClassVar[tuple[str, ...]] = ("source",)
    source: str
    rank: Rank | None = None
    by: tuple[str, ...] = ()

    def check(self, tale: Tale, lore: Lore) -> None:
        idea, kind = idea_of(world_of(tale), self.source)
        sound_rank(kind, self.rank or idea.rank)
        sound_names(self.by)
        if any(vow.text == oath_of(idea) and vow.state == "open" for vow in tale.vows):
            raise IllegalCommand(f"{oath_of(idea)!r} is sworn already")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        idea, kind = idea_of(world_of(tale), self.source)
        after, event = sworn(tale, vow_of(idea, kind, self.rank, self.by))
        return Step(after, (event,))


@dataclass(frozen=True, slots=True)
class Amend(Deed):
    """Change a vow by hand; what is not given stays as it is."""

    verb: ClassVar[str] = "amend"
    words: ClassVar[tuple[str, ...]] = ("vow",)
    vow: int
    text: str | None = None
    rank: Rank | None = None
    why: str | None = None
    ticks: int | None = None
    outline: tuple[Milestone, ...] | None = None
    giver: int | None = None
    main: int | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        vow = found(tale.vows, self.vow, WHAT)
        sound_text(vow.text if self.text is None else self.text, "a vow")
        sound_rank(vow.kind, self.rank or vow.rank)
        sound_ticks(self.ticks or 0)
        sound_outline([step.text for step in self.outline or ()])
        sound_why(self.why or "")
        sound_person(tale, self.giver or 0)
        if self.main:
            found(tale.vows, self.main, WHAT)
            if self.vow in _above(tale, self.main):
                raise IllegalCommand("a vow cannot serve itself, nor one that serves it")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        vow = found(tale.vows, self.vow, WHAT)
        fields = given(
            text=self.text,
            rank=self.rank,
            why=self.why,
            ticks=self.ticks,
            outline=self.outline,
            giver=self.giver,
            main=self.main,
        )
        after = replace(vow, **fields)
        event = Event("vow changed", f"{after.text!r} was changed: {after.rank}, {standing(after.ticks)}.", {})
        return Step(replace(tale, vows=put(tale.vows, after)), (event,))


@dataclass(frozen=True, slots=True)
class Fulfil(Deed):
    """A vow is fulfilled; with `milestone` it counts as one of the vow it served (IS-666)."""

    verb: ClassVar[str] = "fulfil"
    words: ClassVar[tuple[str, ...]] = ("vow",)
    vow: int
    milestone: bool = False

    def check(self, tale: Tale, lore: Lore) -> None:
        vow = open_one(tale.vows, self.vow, WHAT)
        if self.milestone and not vow.main:
            raise IllegalCommand(f"{vow.text!r} serves no other vow whose milestone it could be")
        if self.milestone:
            may_advance(tale, vow.main, but=self.vow)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        vow = replace(found(tale.vows, self.vow, WHAT), state="fulfilled")
        tale = replace(tale, vows=put(tale.vows, vow))
        told = [f"{vow.text!r} is fulfilled.", _grateful(tale, vow), "" if self.milestone else _offer(tale, vow)]
        events = [Event("vow fulfilled", " ".join(filter(None, told)), {"vow": vow.number})]
        if self.milestone:
            tale, event = advanced(tale, vow.main)
            events.append(event)
        return Step(tale, tuple(events))


@dataclass(frozen=True, slots=True)
class Forsake(Deed):
    """A vow is given up."""

    verb: ClassVar[str] = "forsake"
    words: ClassVar[tuple[str, ...]] = ("vow",)
    vow: int

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.vows, self.vow, WHAT)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        vow = replace(found(tale.vows, self.vow, WHAT), state="forsaken")
        event = Event("vow forsaken", f"{vow.text!r} was forsaken.", {"vow": vow.number})
        return Step(replace(tale, vows=put(tale.vows, vow)), (event,))


def sworn(tale: Tale, vow: Vow) -> tuple[Tale, Event]:
    """With a vow more, numbered, and how that is told."""
    vow = replace(vow, number=tale.numbers + 1)
    who = f" by {listed(vow.by)}" if vow.by else ""
    text = f"Sworn{who}: {vow.text.rstrip('.')} ({vow.rank})."
    after = replace(tale, vows=(*tale.vows, vow), numbers=vow.number)
    return after, Event("vow sworn", text, {"vow": vow.number, "rank": vow.rank})


def advanced(tale: Tale, number: int, times: int = 1) -> tuple[Tale, Event]:
    """With progress marked on a vow, and how that is told."""
    vow = found(tale.vows, number, WHAT)
    vow = replace(vow, ticks=marked(vow.ticks, vow.rank, times))
    event = Event("progress", f"{vow.text!r} came on: {standing(vow.ticks)}.", {"vow": number, "ticks": vow.ticks})
    return replace(tale, vows=put(tale.vows, vow)), event


def may_advance(tale: Tale, number: int, but: int = 0) -> None:
    """Raises IllegalCommand while a vow sworn on its way is open, `but` that of a number (IS-666)."""
    vow = open_one(tale.vows, number, WHAT)
    served = (one for one in tale.vows if one.main == number and one.number != but)
    inner = next((one for one in served if one.state == "open"), None)
    if inner:
        raise IllegalCommand(f"{vow.text!r} comes no further until {inner.text!r} is fulfilled, which was sworn for it")


def idea_of(world: World, source: str) -> tuple[Hook, VowKind]:
    """An idea of the world by its source, and what kind of vow it makes; raises NotFound."""
    first: dict[VowKind, Hook | None] = {"inciting": world.incident, "background": world.background}
    for kind, hook in first.items():
        if hook and hook.source == source:
            return hook, kind
    found_one = next((hook for hook in world.hooks if hook.source == source), None)
    if found_one is None:
        raise NotFound(f"{world.name} has no idea for a quest from {source!r}")
    return found_one, "quest"


def vow_of(idea: Hook, kind: VowKind, rank: Rank | None = None, by: tuple[str, ...] = ()) -> Vow:
    """The vow an idea makes, given by the first of those it names."""
    giver = idea.people[0] if idea.people else 0
    why = " ".join(filter(None, (idea.text, idea.clock)))
    return Vow(0, oath_of(idea), rank or idea.rank, kind, 0, outline(idea), why, giver, by=by)


def sound_rank(kind: VowKind, rank: Rank) -> None:
    """Raises IllegalCommand for a rank that such a vow does not have (IS-652, IS-654)."""
    if kind == "inciting" and rank not in FIRST_RANKS:
        raise IllegalCommand(f"a first vow is {listed(FIRST_RANKS, 'or')}, to be met in a session or two; not {rank}")
    if kind == "background" and rank not in LONG_RANKS:
        raise IllegalCommand(f"a vow from before is {listed(LONG_RANKS, 'or')}, the work of years; not {rank}")


def sound_outline(steps: tuple[str, ...] | list[str]) -> None:
    """Raises IllegalCommand for a step without words, or too many."""
    if len(steps) > STEPS:
        raise IllegalCommand(f"an outline has at most {STEPS} steps; {len(steps)} were given")
    for step in steps:
        sound_text(step, "a step")


def sound_why(*texts: str) -> None:
    """Raises IllegalCommand for what lies behind a vow in too many words."""
    for text in texts:
        if len(text) > LONGEST_WHY:
            raise IllegalCommand(f"{text[:40]!r} goes on for {len(text)} characters: at most {LONGEST_WHY}")


def sound_idea(tale: Tale, idea: Hook) -> None:
    """Raises IllegalCommand for an idea of one's own in too many words, and NotFound where it names what is not
    there."""
    sound_why(idea.source, idea.text, idea.title, idea.oath, idea.clock, *idea.foes)
    for what in (idea.steps, idea.people, idea.places, idea.foes):
        if len(what) > STEPS:
            raise IllegalCommand(f"an idea has at most {STEPS} steps, and names as many people, places and foes")
    sound_outline(list(idea.steps))
    for number in idea.people:
        sound_person(tale, number)
    for number in idea.places:
        sound_place(tale, number)


def rerolls_bond(tale: Tale, person: int) -> bool:
    """Whether a vow was fulfilled for somebody: forging a bond with them, any dice may be rolled again (IS-672)."""
    return any(vow.giver == person and vow.state == "fulfilled" for vow in tale.vows if person)


def _above(tale: Tale, number: int) -> set[int]:
    """A vow and all that it serves."""
    seen: set[int] = set()
    while number and number not in seen:
        seen.add(number)
        number = found(tale.vows, number, WHAT).main
    return seen


def _grateful(tale: Tale, vow: Vow) -> str:
    giver = tale.world.person(vow.giver) if tale.world else None
    return f"If you forge a bond with {giver.name} now, you may roll any dice again." if giver else ""


def _offer(tale: Tale, vow: Vow) -> str:
    main = next((one for one in tale.vows if one.number == vow.main and one.state == "open"), None)
    return f"It may count as a milestone of {main.text!r}." if main else ""


DEEDS: tuple[type[Deed], ...] = (Swear, Take, Amend, Fulfil, Forsake)
