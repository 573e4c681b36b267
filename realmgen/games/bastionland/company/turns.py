"""Turns: one Move and then one Action, who goes first, and who loses the first turn (MB-042 to MB-044, MB-111)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.forces.model import Unit


@dataclass(frozen=True, slots=True)
class Turn:
    """What someone has done in this turn: one Move followed by one Action, in that order only (MB-042)."""

    member: Member | Unit
    moved: bool = False
    acted: bool = False

    def move(self) -> Turn:
        """The turn after a Move; raises IllegalCommand after an Action, or a second time."""
        if self.acted:
            raise IllegalCommand(f"{self.member.name} has acted: a Move comes before the Action")
        if self.moved:
            raise IllegalCommand(f"{self.member.name} has moved: a turn holds one Move")
        return replace(self, moved=True)

    def act(self) -> Turn:
        """The turn after an Action; raises IllegalCommand a second time."""
        if self.acted:
            raise IllegalCommand(f"{self.member.name} has acted: a turn holds one Action")
        return replace(self, acted=True)

    def attack(self) -> Turn:
        """The same for an Attack; raises IllegalCommand when who is Exhausted has moved (MB-111)."""
        exhausted = self.member.vig.now == 0 and not (isinstance(self.member, Unit) and self.member.built)
        if self.moved and exhausted:
            raise IllegalCommand(f"{self.member.name} is Exhausted: no Attack in a turn in which they moved")
        return self.act()


def order(company: Iterable[Member], foes: Iterable[str], late: Collection[str] = ()) -> tuple[tuple[str, ...], ...]:
    """Who acts in the first turn, side by side: the Company first, in any sequence they like, then the others (MB-043).
    `late` are those who were not prepared and failed their CLA Save: they lose the first turn (MB-044)."""
    ready = tuple(member.name for member in company if member.here and member.name not in late)
    return ready, tuple(foe for foe in foes if foe not in late)
