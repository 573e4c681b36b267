"""A whole world brought in, and who plays in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.land import loosened
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Mode, Tale, World
from realmgen.games.ironsworn.torn import torn
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


@dataclass(frozen=True, slots=True)
class Adopt(Deed):
    """Play in this world from now on; bonds, vows and journeys let go of whoever is not in it."""

    verb: ClassVar[str] = "adopt"
    world: World

    def check(self, tale: Tale, lore: Lore) -> None:
        if faults := torn(self.world):
            raise IllegalCommand(*faults)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        settled = sum(place.kind == "settlement" for place in self.world.places)
        text = f"{self.world.name} was laid out, with {settled} settlements."
        after = replace(tale, world=self.world)
        return Step(loosened(after, tale.world) if tale.world else after, (Event("adopted", text, {}),))


@dataclass(frozen=True, slots=True)
class Play(Deed):
    """Who plays: `solo`, `co-op` or `guided` (IS-002)."""

    verb: ClassVar[str] = "play"
    words: ClassVar[tuple[str, ...]] = ("mode",)
    mode: Mode

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        return Step(replace(tale, mode=self.mode), (Event("mode", f"Play is {self.mode} from here on.", {}),))


DEEDS: tuple[type[Deed], ...] = (Adopt, Play)
