"""What is true of the land: chosen, written or rolled for, and what that makes of foes and common knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import given, world_of
from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import CATEGORIES, CUSTOM, FoeFit, Tale, Truth, World
from realmgen.games.ironsworn.oracles.recorded import drawn
from realmgen.games.ironsworn.truths import faults, implied, option_at, says
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.kept import Kept
from realmgen.kit.words import listed

LONGEST, MOST = 2000, 20
"""Characters of a truth, or of a quest starter, of one's own; options that may hold at once."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Follows(Kept):
    """What a change of truths makes of a world, and how it is told."""

    told: str
    truth: Truth
    foes: tuple[FoeFit, ...] = ()
    factions: tuple[str, ...] = ()
    lore: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hold(Deed):
    """Choose for a category, or write of one's own; what is not given stays as it was. Several options may hold, and
    none at all; `custom` is a truth beside the categories (IS-518, IS-520, IS-A1)."""

    verb: ClassVar[str] = "truth"
    words: ClassVar[tuple[str, ...]] = ("category",)
    category: str
    options: tuple[int, ...] | None = None
    own: str | None = None
    starter: str | None = None
    believed: str | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        world = world_of(tale)
        if len(self.options or ()) > MOST:
            raise IllegalCommand(f"at most {MOST} options hold at once, not {len(self.options or ())}")
        for text in (self.own, self.starter, self.believed):
            if text and len(text) > LONGEST:
                raise IllegalCommand(f"a truth is written in {LONGEST} characters at most; this has {len(text)}")
        held = self._truth(world)
        ours = held.category in (*CATEGORIES, CUSTOM)
        if held in world.truths or (ours and held == world.truth(self.category)):
            raise IllegalCommand("that is so already: change an option or a word")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        return _held(tale, lore, chance, self._truth(world_of(tale)))

    def _truth(self, world: World) -> Truth:
        options = tuple(sorted(self.options)) if self.options is not None else None
        said = given(options=options, own=self.own, starter=self.starter, believed=self.believed)
        return replace(world.truth(self.category), **said)


@dataclass(frozen=True, slots=True)
class RollTruth(Deed):
    """Leave a category to a d100; what was written of one's own stays beside it (IS-A2)."""

    verb: ClassVar[str] = "truth-roll"
    words: ClassVar[tuple[str, ...]] = ("category",)
    category: str

    def check(self, tale: Tale, lore: Lore) -> None:
        world_of(tale)
        if self.category == CUSTOM:
            raise IllegalCommand("a truth of your own has no options to roll for: write it")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        category = lore.truths.get(self.category)
        if category:
            result = chance.roll(100, category.title)
            option = drawn(chance, int, lambda: option_at(category, result), self.verb)
        else:  # of a category that is gone the record alone can tell
            option = drawn(chance, int, lambda: self._unknown(lore), self.verb)
            chance.roll(100, self.category)
        truth = replace(world_of(tale).truth(self.category), options=(option,))
        return _held(tale, lore, chance, truth)

    def _unknown(self, lore: Lore) -> int:
        """Raises NotFound before a die is asked for."""
        raise NotFound(faults(Truth(self.category), lore)[0])


def _held(tale: Tale, lore: Lore, chance: Chance, truth: Truth) -> Step[Tale]:
    world = world_of(tale)
    after = drawn(chance, _Follows, lambda: _follows(world, truth, lore), "truth")
    changed = replace(
        world,
        truths=with_truth(world.truths, after.truth),
        foes=after.foes,
        factions=after.factions,
        lore=after.lore,
    )
    return Step(replace(tale, world=changed), (Event("truth", after.told, {"category": truth.category}),))


def _follows(world: World, truth: Truth, lore: Lore) -> _Follows:
    """Raises IllegalCommand for a truth that none of the lore goes with; told again, the lore is not asked."""
    if wrong := faults(truth, lore):
        raise IllegalCommand("; ".join(wrong))
    truths = with_truth(world.truths, truth)
    before, now = implied(world.truths, lore), implied(truths, lore)
    return _Follows(
        _told(truth, lore),
        truth,
        _refitted(world.foes, fitted(world.truths, lore), fitted(truths, lore)),
        _exchanged(world.factions, before.factions, now.factions),
        _exchanged(world.lore, before.lore, now.lore),
    )


def with_truth(truths: Sequence[Truth], truth: Truth) -> tuple[Truth, ...]:
    """With one truth in place of that of its category, in the order of the categories; a truth beside them that says
    nothing is left out."""
    found = {one.category: one for one in truths} | {truth.category: truth}
    order = [*CATEGORIES, *(key for key in found if key not in CATEGORIES)]
    return tuple(found[key] for key in order if key in found and (says(found[key]) or key != CUSTOM))


def _refitted(old: Sequence[FoeFit], before: Sequence[FoeFit], now: Sequence[FoeFit]) -> tuple[FoeFit, ...]:
    """Foes as the truths have them now; what somebody made of one by hand stays."""
    held, meant = {fit.foe: fit for fit in old}, {fit.foe: fit for fit in before}
    found = [_refit(held.get(fit.foe, fit), meant.get(fit.foe, fit), fit) for fit in now]
    others = {fit.foe for fit in now}
    return (*found, *(fit for fit in old if fit.foe not in others))


def _refit(held: FoeFit, meant: FoeFit, now: FoeFit) -> FoeFit:
    status = now.status if held.status == meant.status else held.status
    note = now.note if held.note == meant.note else held.note
    return replace(held, status=status, note=note)


def _exchanged(old: Sequence[T], before: Sequence[T], now: Sequence[T]) -> tuple[T, ...]:
    """What the truths imply now in place of what they implied; what is from elsewhere stays."""
    return (*now, *(one for one in old if one not in before and one not in now))


def _told(truth: Truth, lore: Lore) -> str:
    """`Iron: Red hills and The iron pillars.`"""
    category = lore.truths.get(truth.category)
    title = category.title if category else "Beside the categories"
    chosen = [option.title for option in category.options if option.number in truth.options] if category else []
    said = [*chosen, *(["words of your own"] if truth.own.strip() else [])]
    return f"{title}: {listed(said)}." if said else f"{title} is open again."


DEEDS: tuple[type[Deed], ...] = (Hold, RollTruth)
