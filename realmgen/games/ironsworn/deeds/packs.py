"""Packs switched on and off in a world."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Tale
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")


@dataclass(frozen=True, slots=True)
class UsePack(Deed):
    """Draw on a pack from now on, or no longer: `pack classic on`."""

    verb: ClassVar[str] = "pack"
    words: ClassVar[tuple[str, ...]] = ("id", "switch")
    id: str
    switch: Literal["on", "off"]

    def check(self, tale: Tale, lore: Lore) -> None:
        """Refuses what is so already, and what no pack is called."""
        if not _ID.fullmatch(self.id):
            raise IllegalCommand(f"pack {self.id[:40]!r} must be named in small letters, digits, _ and -, at most 60")
        if (self.id in tale.packs) == (self.switch == "on"):
            raise IllegalCommand(f"pack {self.id} is {self.switch} already")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        packs = tuple(pack for pack in tale.packs if pack != self.id)
        on = self.switch == "on"
        text = f"Pack {self.id} is {self.switch} from here on."
        return Step(replace(tale, packs=(*packs, self.id) if on else packs), (Event("pack", text, {}),))


DEEDS: tuple[type[Deed], ...] = (UsePack,)
