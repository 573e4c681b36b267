"""The story between the answers, in one's own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Tale
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

LONGEST = 4000
"""Characters of what is written at once."""


@dataclass(frozen=True, slots=True)
class Write(Deed):
    """A line of prose: it stands in the journal and changes nothing (IS-660)."""

    verb: ClassVar[str] = "write"
    words: ClassVar[tuple[str, ...]] = ("text",)
    text: str

    def check(self, tale: Tale, lore: Lore) -> None:
        if not self.text.strip():
            raise IllegalCommand("nothing was written: a line needs words")
        if len(self.text) > LONGEST:
            raise IllegalCommand(f"the line has {len(self.text)} characters: at most {LONGEST}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        return Step(tale, (Event("written", self.text.strip(), {}),))


DEEDS: tuple[type[Deed], ...] = (Write,)
