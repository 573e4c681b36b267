"""Bonds: with people, places, or what words say; each is a tick on the one track of bonds (IS-651)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import sound_person, sound_place, sound_text
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import FULL, Bond, Tale, World
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

FIRST = 3
"""Bonds one may begin with (IS-651)."""


@dataclass(frozen=True, slots=True)
class Forge(Deed):
    """A bond with a person or a place, by number, or in words."""

    verb: ClassVar[str] = "bond"
    words: ClassVar[tuple[str, ...]] = ("name",)
    name: str = ""
    person: int = 0
    place: int = 0

    def check(self, tale: Tale, lore: Lore) -> None:
        sound_person(tale, self.person)
        sound_place(tale, self.place)
        if self.person and self.place:
            raise IllegalCommand("a bond is with a person or with a place: make two of them")
        bond = self._bond(tale)
        sound_text(bond.name, "a bond")
        if any(_same(one, bond) for one in tale.bonds):
            raise IllegalCommand(f"there is a bond with {bond.name} already")
        sound_count(tale, 1)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        bond = self._bond(tale)
        return Step(bound(tale, bond), (Event("bond", f"A bond with {bond.name}.", {}),))

    def _bond(self, tale: Tale) -> Bond:
        return Bond(self.name or name_of(tale, self.person, self.place), self.person, self.place)


@dataclass(frozen=True, slots=True)
class Clear(Deed):
    """A bond is gone, by number from 1: its tick is rubbed out (IS-A23)."""

    verb: ClassVar[str] = "unbond"
    words: ClassVar[tuple[str, ...]] = ("bond",)
    bond: int

    def check(self, tale: Tale, lore: Lore) -> None:
        if not 1 <= self.bond <= len(tale.bonds):
            raise IllegalCommand(f"there are {len(tale.bonds)} bonds; {self.bond} is none of them")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        gone = tale.bonds[self.bond - 1]
        return Step(unbound(tale, (gone,)), (Event("bond cleared", f"No bond with {gone.name} any more.", {}),))


def bound(tale: Tale, bond: Bond) -> Tale:
    """With a bond more, which the person or place knows too."""
    world = _flagged(tale.world, bond, True) if tale.world else None
    return replace(tale, bonds=(*tale.bonds, bond), world=world)


def unbound(tale: Tale, gone: tuple[Bond, ...]) -> Tale:
    """Without these bonds."""
    world = tale.world
    for bond in gone:
        world = _flagged(world, bond, False) if world else None
    return replace(tale, bonds=tuple(one for one in tale.bonds if one not in gone), world=world)


def sound_count(tale: Tale, more: int) -> None:
    """Raises IllegalCommand when so many more are too many: three before the beginning, 40 in all."""
    count = len(tale.bonds) + more
    if count > FULL:
        raise IllegalCommand(f"the track of bonds is full: it holds {FULL}")
    if not tale.started and count > FIRST:
        raise IllegalCommand(f"one begins with up to {FIRST} bonds: clear one, or forge it once the campaign has begun")


def name_of(tale: Tale, person: int, place: int) -> str:
    """The name of a person or a place, nothing where there is neither."""
    world = tale.world
    one = (world.person(person) or world.place(place)) if world else None
    return one.name if one else ""


def _same(one: Bond, other: Bond) -> bool:
    if one.person or one.place:
        return (one.person, one.place) == (other.person, other.place)
    return one.name == other.name


def _flagged(world: World, bond: Bond, held: bool) -> World:
    people = tuple(replace(one, bond=held) if one.number == bond.person else one for one in world.people)
    places = tuple(replace(one, bond=held) if one.number == bond.place else one for one in world.places)
    return replace(world, people=people, places=places)


DEEDS: tuple[type[Deed], ...] = (Forge, Clear)
