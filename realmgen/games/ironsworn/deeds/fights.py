"""Fights: a foe or a pack is met, harm is dealt, it acts, and it ends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import (
    found,
    given,
    open_one,
    put,
    sound_person,
    sound_text,
    sound_ticks,
    standing,
)
from realmgen.games.ironsworn.foes import mixed, pack_rank, packed, rank_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import HARM, RANKS, Fight, Rank, Tale, marked
from realmgen.games.ironsworn.start.turns import INTENTS, intent
from realmgen.kit.chance import Chance, stream
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

WHAT = "fight"
RESTLESS = frozenset({"haunt"})
"""Kinds of foes that are beaten for a while only (IS-601)."""
MOST_HARM = 40


@dataclass(frozen=True, slots=True)
class Meet(Deed):
    """Fight a kind of foe, by key, a person by number, or whatever the name says.

    Its rank is that of its kind or person as the world has it, unless one is given; a pack raises it (IS-572),
    `shift` moves it (IS-569, IS-663), and `helpers` lower it by a step (IS-573). `others` are kinds in the same pack:
    the highest of their ranks counts (IS-A42).
    """

    verb: ClassVar[str] = "meet"
    words: ClassVar[tuple[str, ...]] = ("foe",)
    foe: str = ""
    name: str = ""
    person: int = 0
    rank: Rank | None = None
    shift: int = 0
    pack: int = 1
    helpers: bool = False
    others: tuple[str, ...] = ()

    def check(self, tale: Tale, lore: Lore) -> None:
        if self.others and not (self.foe and self.pack > len(self.others)):
            raise IllegalCommand("a pack of several kinds has at least one of each: say how many there are in all")
        sound_person(tale, self.person)
        if self.name or not (self.foe or self.person):
            sound_text(self.name, "a foe")
        if self.rank or self.person or not self.foe:
            self._sound_rank(self._base(tale, lore))

    def _sound_rank(self, base: Rank | None) -> None:
        if base is None:
            raise IllegalCommand("nobody would fight them as they are: give a rank to do so")
        packed(base, self.pack)

    def _known(self, lore: Lore) -> None:
        """Raises NotFound for kinds there are none of. Only a new fight asks: a pack may be gone when it is told
        again."""
        unknown = [foe for foe in (self.foe, *self.others) if foe and foe not in lore.foes]
        if unknown:
            raise NotFound(f"no kind of foe is called {unknown[0][:40]!r}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        said, _, name = chance.take(lambda: self._met(tale, lore)).partition(" ")
        base = next((rank for rank in RANKS if rank == said), None)
        if base is None:
            raise Unreadable(f"the record of a foe has no rank: {said[:40]!r}")
        harder = pack_rank(base, self.pack, self.shift, helpers=self.helpers)
        fight = Fight(tale.numbers + 1, self.foe, name, harder, self.pack)
        text = f"{told(fight)}: {fight.rank}, {HARM[fight.rank]} harm."
        after = replace(tale, fights=(*tale.fights, fight), numbers=fight.number)
        return Step(after, (Event("foe met", text, {"fight": fight.number, "rank": fight.rank}),))

    def _met(self, tale: Tale, lore: Lore) -> str:
        """Rank and name, as the journal keeps them."""
        self._known(lore)
        base = self._base(tale, lore)
        self._sound_rank(base)
        return f"{base} {self._name(tale, lore)}"

    def _base(self, tale: Tale, lore: Lore) -> Rank | None:
        """The rank of one such foe alone; None for somebody nobody fights."""
        if self.rank:
            return self.rank
        person = tale.world.person(self.person) if tale.world else None
        if person:
            return person.rank
        if not self.foe:
            return None
        fits = {fit.foe: fit for fit in tale.world.foes} if tale.world else {}
        return mixed([rank_of(lore.foes[foe], fits.get(foe)) for foe in (self.foe, *self.others)])

    def _name(self, tale: Tale, lore: Lore) -> str:
        person = tale.world.person(self.person) if tale.world else None
        if self.name or person:
            return self.name or (person.name if person else "")
        return listed(lore.foes[foe].name for foe in (self.foe, *self.others))


@dataclass(frozen=True, slots=True)
class Hit(Deed):
    """Harm is dealt: its track fills by the foe's rank, to ten boxes at most (IS-564 to IS-568)."""

    verb: ClassVar[str] = "hit"
    words: ClassVar[tuple[str, ...]] = ("fight", "harm")
    fight: int
    harm: int = 1

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.fights, self.fight, WHAT)
        if not 1 <= self.harm <= MOST_HARM:
            raise IllegalCommand(f"a blow does 1 to {MOST_HARM} harm; {self.harm} was given")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        fight = found(tale.fights, self.fight, WHAT)
        after = replace(fight, ticks=marked(fight.ticks, fight.rank, self.harm))
        return _changed(tale, after, "harm dealt", f"{self.harm} harm to {told(fight)}: {standing(after.ticks)}.")


@dataclass(frozen=True, slots=True)
class SizeUp(Deed):
    """Change a fight by hand; what is not given stays as it is."""

    verb: ClassVar[str] = "size-up"
    words: ClassVar[tuple[str, ...]] = ("fight",)
    fight: int
    name: str | None = None
    rank: Rank | None = None
    ticks: int | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        fight = found(tale.fights, self.fight, WHAT)
        sound_ticks(self.ticks or 0)
        sound_text(fight.name if self.name is None else self.name, "a foe")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        fight = found(tale.fights, self.fight, WHAT)
        after = replace(fight, **given(name=self.name, rank=self.rank, ticks=self.ticks))
        text = f"{told(after)} was changed: {after.rank}, {standing(after.ticks)}."
        return _changed(tale, after, "fight changed", text)


@dataclass(frozen=True, slots=True)
class FoeTurn(Deed):
    """What the foe is about to do: it may wound, frighten, take an advantage, or turn the story (IS-575)."""

    verb: ClassVar[str] = "foe-turn"
    words: ClassVar[tuple[str, ...]] = ("fight",)
    fight: int

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.fights, self.fight, WHAT)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        fight = found(tale.fights, self.fight, WHAT)
        kind = INTENTS[chance.roll(len(INTENTS), "what the foe is after") - 1]
        turn = chance.roll(10, "which of its ways")
        text = chance.take(lambda: intent(kind, fight, lore, stream(f"{fight.number} {fight.intent}", str(turn))))
        return _changed(tale, replace(fight, intent=text), "foe's turn", f"{told(fight)}: {text}")


@dataclass(frozen=True, slots=True)
class EndFight(Deed):
    """A fight is `won` or `fled`; a haunt that is beaten is dispelled for now (IS-601)."""

    verb: ClassVar[str] = "fight-end"
    words: ClassVar[tuple[str, ...]] = ("fight", "how")
    fight: int
    how: Literal["won", "fled"] = "won"

    def check(self, tale: Tale, lore: Lore) -> None:
        open_one(tale.fights, self.fight, WHAT)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        fight = found(tale.fights, self.fight, WHAT)
        restless = self.how == "won" and fight.foe in RESTLESS
        after = replace(fight, state="dispelled for now" if restless else self.how)
        return _changed(tale, after, "fight over", f"{told(fight)}: {after.state}.")


def told(fight: Fight) -> str:
    """`Elf`, `Wolf, 6 of them` for a pack."""
    return f"{fight.name}, {fight.pack} of them" if fight.pack > 1 else fight.name


def _changed(tale: Tale, fight: Fight, kind: str, text: str) -> Step[Tale]:
    after = replace(tale, fights=put(tale.fights, fight))
    return Step(after, (Event(kind, text, {"fight": fight.number, "ticks": fight.ticks}),))


DEEDS: tuple[type[Deed], ...] = (Meet, Hit, SizeUp, FoeTurn, EndFight)
