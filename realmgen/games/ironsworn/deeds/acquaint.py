"""Somebody to have a bond with, drawn from the oracles of characters (IS-704)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.games.ironsworn.deeds.bonds import bound, sound_count
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import sound_place, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Bond, Person, Tale, next_number
from realmgen.games.ironsworn.oracles.recorded import drawn
from realmgen.games.ironsworn.start.wording import epithet
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

ROLLED = ("character-role", "character-descriptor", "character-descriptor", "ironlander-names-a")
"""The oracles, in the order they are rolled on."""


@dataclass(frozen=True, slots=True)
class Acquaint(Deed):
    """A new person of a role, two descriptors and a name, at home or elsewhere, with whom there is a bond."""

    verb: ClassVar[str] = "acquaint"
    words: ClassVar[tuple[str, ...]] = ("home",)
    home: int = 0

    def check(self, tale: Tale, lore: Lore) -> None:
        world_of(tale)
        sound_place(tale, self.home)
        sound_count(tale, 1)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        rolls = tuple(chance.roll(100, oracle.removesuffix("-a").replace("-", " ")) for oracle in ROLLED)
        person = drawn(chance, Person, lambda: self._made(tale, lore, rolls), self.verb)
        world = world_of(tale)
        tale = replace(tale, world=replace(world, people=(*world.people, person)))
        after = bound(tale, Bond(person.name, person=person.number))
        event = Event("acquainted", f"A bond with {epithet(person)}.", {"person": person.number})
        return Step(after, (event,))

    def _made(self, tale: Tale, lore: Lore, rolls: tuple[int, ...]) -> Person:
        world = world_of(tale)
        role, first, second, name = (
            lore.oracles[oracle].row(roll).text for oracle, roll in zip(ROLLED, rolls, strict=True)
        )
        taken = {person.name for person in world.people}
        names = [name, *(row.text for row in lore.oracles[ROLLED[-1]].rows)]
        return Person(
            next_number(world.people),
            next((one for one in names if one not in taken), name),
            role=role,
            descriptors=tuple(dict.fromkeys((first, second))),
            home=self.home or world.home,
        )


DEEDS: tuple[type[Deed], ...] = (Acquaint,)
