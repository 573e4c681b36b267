"""How a kind of foe fits this world, by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import given, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import FoeFit, Status, Tale, World, shifted
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

FURTHEST, LONGEST = 4, 1000
"""Steps that a rank is shifted at most, and characters of a note."""
_TOLD: dict[Status, str] = {
    "present": "about",
    "common": "common",
    "rare": "rare",
    "legend": "a legend",
    "tale": "a tale for children",
    "absent": "not to be found",
}


@dataclass(frozen=True, slots=True)
class FitFoe(Deed):
    """How it is with a kind of foe here: `status`, a shifted rank, and a note; what is not given stays (IS-569)."""

    verb: ClassVar[str] = "foe-fit"
    words: ClassVar[tuple[str, ...]] = ("foe",)
    foe: str
    status: Status | None = None
    shift: int | None = None
    note: str | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        world = world_of(tale)
        if abs(self.shift or 0) > FURTHEST:
            raise IllegalCommand(f"a rank is shifted by up to {FURTHEST} steps either way; {self.shift} was given")
        if len(self.note or "") > LONGEST:
            raise IllegalCommand(f"the note is {len(self.note or '')} characters long: at most {LONGEST}")
        if self._fit(world) in world.foes:
            raise IllegalCommand("that is so already: change how common it is, its rank, or its note")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        fit = self._fit(world)
        known = any(one.foe == self.foe for one in world.foes)
        text = chance.take(lambda: _told(fit, lore, known))
        foes = tuple(fit if one.foe == self.foe else one for one in world.foes) if known else (*world.foes, fit)
        return Step(replace(tale, world=replace(world, foes=foes)), (Event("foe fitted", text, {"foe": self.foe}),))

    def _fit(self, world: World) -> FoeFit:
        note = self.note.strip() if self.note is not None else None
        return replace(_held(world, self.foe), **given(status=self.status, shift=self.shift, note=note))


def _held(world: World, foe: str) -> FoeFit:
    return next((fit for fit in world.foes if fit.foe == foe), FoeFit(foe))


def _told(fit: FoeFit, lore: Lore, known: bool) -> str:
    """Raises NotFound for a kind that is neither in this world nor in the lore."""
    foe = lore.foes.get(fit.foe)
    if not (foe or known):
        raise NotFound(f"no kind of foe is called {fit.foe[:40]!r}")
    rank = f", {shifted(foe.rank, fit.shift)}" if foe else ""
    return f"{foe.name if foe else fit.foe}: {_TOLD[fit.status]} here{rank}."


DEEDS: tuple[type[Deed], ...] = (FitFoe,)
