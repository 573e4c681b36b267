"""Journeys: begun with the rank their way suggests or another, marked, arrived and given up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import (
    found,
    given,
    open_one,
    put,
    sound_place,
    sound_text,
    sound_ticks,
    sound_times,
    standing,
    world_of,
)
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Journey, Rank, Tale, boxes, marked, shifted
from realmgen.games.ironsworn.travel import between
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

WHAT = "journey"


@dataclass(frozen=True, slots=True)
class Depart(Deed):
    """Set out from place to place, by number; 0 is off the map. Without a rank it has the one its way suggests, moved
    by `shift` for danger or help (IS-505, IS-573, IS-663)."""

    verb: ClassVar[str] = "journey"
    words: ClassVar[tuple[str, ...]] = ("origin", "to", "rank")
    origin: int
    to: int
    rank: Rank | None = None
    shift: int = 0
    text: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        sound_place(tale, self.origin)
        sound_place(tale, self.to)
        if self.text:
            sound_text(self.text, "a journey")
        if self.origin == self.to and not self.text:
            raise IllegalCommand("a journey leads somewhere else: choose another place, or say in words where it goes")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        travel = between(world_of(tale), self.origin, self.to)
        rank = shifted(self.rank or travel.rank, self.shift)
        journey = Journey(tale.numbers + 1, self.origin, self.to, rank, text=self.text)
        why = "" if self.rank else f" {travel.reason}"
        event = Event("set out", f"Set out {way(tale, journey)} ({rank}).{why}", {"journey": journey.number})
        after = replace(tale, journeys=(*tale.journeys, journey), numbers=journey.number)
        return Step(after, (event,))


@dataclass(frozen=True, slots=True)
class Onward(Deed):
    """A waypoint is reached: progress is marked, once or several times."""

    verb: ClassVar[str] = "onward"
    words: ClassVar[tuple[str, ...]] = ("journey", "times")
    journey: int
    times: int = 1

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.journeys, self.journey, WHAT)
        sound_times(self.times)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        journey = found(tale.journeys, self.journey, WHAT)
        after = replace(journey, ticks=marked(journey.ticks, journey.rank, self.times))
        text = f"On the way {way(tale, journey)}: {standing(after.ticks)}."
        return _changed(tale, after, "waypoint", text)


@dataclass(frozen=True, slots=True)
class Reckon(Deed):
    """Change a journey by hand; what is not given stays as it is."""

    verb: ClassVar[str] = "reckon"
    words: ClassVar[tuple[str, ...]] = ("journey",)
    journey: int
    rank: Rank | None = None
    ticks: int | None = None
    text: str | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        found(tale.journeys, self.journey, WHAT)
        sound_ticks(self.ticks or 0)
        if self.text:
            sound_text(self.text, "a journey")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        journey = found(tale.journeys, self.journey, WHAT)
        after = replace(journey, **given(rank=self.rank, ticks=self.ticks, text=self.text))
        text = f"The journey {way(tale, after)} was changed: {after.rank}, {standing(after.ticks)}."
        return _changed(tale, after, "journey changed", text)


@dataclass(frozen=True, slots=True)
class Arrive(Deed):
    """A journey has reached its goal."""

    verb: ClassVar[str] = "arrive"
    words: ClassVar[tuple[str, ...]] = ("journey",)
    journey: int

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.journeys, self.journey, WHAT)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        journey = replace(found(tale.journeys, self.journey, WHAT), state="arrived")
        score = boxes(journey.ticks)
        return _changed(tale, journey, "arrived", f"Arrived {way(tale, journey)}, with a progress score of {score}.")


@dataclass(frozen=True, slots=True)
class TurnBack(Deed):
    """A journey is given up."""

    verb: ClassVar[str] = "turn-back"
    words: ClassVar[tuple[str, ...]] = ("journey",)
    journey: int

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.journeys, self.journey, WHAT)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        journey = replace(found(tale.journeys, self.journey, WHAT), state="given up")
        return _changed(tale, journey, "turned back", f"Turned back on the way {way(tale, journey)}.")


def way(tale: Tale, journey: Journey) -> str:
    """`from Redhall to Sova`, or what was said of it."""
    if journey.text:
        return journey.text
    return f"from {_name(tale, journey.origin)} to {_name(tale, journey.to)}"


def _name(tale: Tale, number: int) -> str:
    place = tale.world.place(number) if tale.world else None
    return place.name if place else "somewhere off the map"


def _changed(tale: Tale, journey: Journey, kind: str, text: str) -> Step[Tale]:
    after = replace(tale, journeys=put(tale.journeys, journey))
    return Step(after, (Event(kind, text, {"journey": journey.number, "ticks": journey.ticks}),))


DEEDS: tuple[type[Deed], ...] = (Depart, Onward, Reckon, Arrive, TurnBack)
