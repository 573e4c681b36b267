"""People added, changed and dropped by hand, or rolled for."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.bonds import bound, sound_count, unbound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import sound_name, sound_person, sound_place, trimmed, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Bond, Hook, Person, Rank, Result, Tale, World, next_number
from realmgen.games.ironsworn.oracles.recorded import drawn, recorded
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.people import NAMES, PARTS, Part, Wanted, from_results, outline, texts, tied, with_part
from realmgen.games.ironsworn.start.wording import epithet
from realmgen.kit.chance import Chance, stream
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

People = Literal["ironlander", "elf", "giant", "varou", "troll"]
LONGEST_NAME, LONGEST, MOST = 80, 1000, 12
"""Characters of a name and of a text, and how many goals, descriptors, ties, drives or tactics somebody has."""


@dataclass(frozen=True, slots=True)
class _Said(Deed):
    """What may be said of somebody; what is not given is as it is. The rank `none` is that of whom nobody fights."""

    name: str | None = None
    people: People | None = None
    role: str | None = None
    goals: tuple[str, ...] | None = None
    descriptors: tuple[str, ...] | None = None
    home: int | None = None
    ties: tuple[str, ...] | None = None
    rank: Rank | Literal["none"] | None = None
    drives: tuple[str, ...] | None = None
    tactics: tuple[str, ...] | None = None
    enemy: bool | None = None
    helper: bool | None = None
    known: bool | None = None
    notes: str | None = None

    def of(self, person: Person) -> Person:
        """Somebody with this said of them."""
        said: dict[str, Any] = {one.name: getattr(self, one.name) for one in fields(_Said)}
        said = {name: trimmed(value) for name, value in said.items() if value is not None}
        if said.get("rank") == "none":
            said["rank"] = None
        return replace(person, **said)


@dataclass(frozen=True, slots=True)
class AddPerson(_Said):
    """Somebody new; a name is enough (IS-574)."""

    verb: ClassVar[str] = "person"
    words: ClassVar[tuple[str, ...]] = ("name",)

    def check(self, tale: Tale, lore: Lore) -> None:
        _sound(tale, self.of(_new(world_of(tale))))

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        return _added(tale, self.of(_new(world_of(tale))))


@dataclass(frozen=True, slots=True)
class ChangePerson(_Said):
    """Somebody changed, or marked as a bond, an enemy, a helper, or known to players."""

    verb: ClassVar[str] = "person-change"
    words: ClassVar[tuple[str, ...]] = ("number",)
    number: int = field(kw_only=True)
    bond: bool | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        before = _found(tale, self.number)
        after = self.of(before)
        _sound(tale, after)
        if self.bond and not before.bond:
            sound_count(tale, 1)
        if after == before and self.bond in (None, before.bond):
            raise IllegalCommand(f"{before.name} is so already: say what changes")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        before = _found(tale, self.number)
        after = self.of(before)
        changed = _bonded(_put(tale, after), after, self.bond)
        shown = bool(after.known and not before.known)
        return Step(changed, (Event("person changed", self._told(before), {"person": self.number}, reveals=shown),))

    def _told(self, before: Person) -> str:
        marks = {"bond": self.bond, "enemy": self.enemy, "helper": self.helper, "known to players": self.known}
        said = [f"{'' if on else 'no longer '}{_MARKS.get(name, name)}" for name, on in marks.items() if on is not None]
        return f"{self.name or before.name} is {listed(said)}." if said else f"{before.name} was changed."


_MARKS = {"bond": "someone with whom there is a bond", "enemy": "an enemy", "helper": "a helper"}


@dataclass(frozen=True, slots=True)
class DropPerson(Deed):
    """Somebody is gone from the world; vows they asked for stand, and a bond with them ends."""

    verb: ClassVar[str] = "person-drop"
    words: ClassVar[tuple[str, ...]] = ("number",)
    number: int

    def check(self, tale: Tale, lore: Lore) -> None:
        _found(tale, self.number)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        person = _found(tale, self.number)
        freed = unbound(tale, tuple(bond for bond in tale.bonds if bond.person == self.number))
        world = world_of(freed)
        gone = replace(
            world,
            people=tuple(one for one in world.people if one.number != self.number),
            hooks=tuple(self._unnamed(hook) for hook in world.hooks),
            incident=self._unnamed(world.incident) if world.incident else None,
            background=self._unnamed(world.background) if world.background else None,
        )
        vows = tuple(replace(vow, giver=0) if vow.giver == self.number else vow for vow in freed.vows)
        after = replace(freed, world=gone, vows=vows)
        return Step(after, (Event("person dropped", f"{person.name} is no part of this world any more.", {}),))

    def _unnamed(self, hook: Hook) -> Hook:
        return replace(hook, people=tuple(number for number in hook.people if number != self.number))


@dataclass(frozen=True, slots=True)
class RollPerson(Deed):
    """Somebody by dice: role, goal, descriptor and name, in this order (IS-639). `names` is the second table of
    Ironlanders' names where it is `b`; `title` makes a leader of them."""

    verb: ClassVar[str] = "person-roll"
    words: ClassVar[tuple[str, ...]] = ("people",)
    people: People = "ironlander"
    home: int = 0
    names: Literal["a", "b"] = "a"
    title: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        world_of(tale)
        sound_place(tale, self.home)
        if len(self.title) > LONGEST_NAME:
            raise IllegalCommand(f"the title is {len(self.title)} characters long: at most {LONGEST_NAME}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        tables = NAMES[self.people]
        results = recorded(chance, lambda: outline(lore, tables["ab".index(self.names) % len(tables)], chance))
        person = drawn(chance, Person, lambda: self._person(world_of(tale), lore, results), "person")
        return _added(tale, person)

    def _person(self, world: World, lore: Lore, results: tuple[Result, ...]) -> Person:
        wanted = Wanted(next_number(world.people), self.people, world.place(self.home), self.title)
        made = from_results(results, wanted, lore, world.people)
        return replace(made, ties=tied(stream(made.name, str(wanted.number)), lore, wanted, world.people))


@dataclass(frozen=True, slots=True)
class RollPart(Deed):
    """Another role, goal, descriptor or name for somebody; `more` adds a goal or a descriptor (IS-637, IS-638)."""

    verb: ClassVar[str] = "person-again"
    words: ClassVar[tuple[str, ...]] = ("number", "part")
    number: int
    part: Part
    more: bool = False

    def check(self, tale: Tale, lore: Lore) -> None:
        _found(tale, self.number)
        if self.more and self.part not in ("goal", "descriptor"):
            raise IllegalCommand(f"somebody has one {self.part}: another one takes its place")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        person = _found(tale, self.number)
        oracle = PARTS.get(self.part) or NAMES[person.people][self.number % len(NAMES[person.people])]
        result = recorded(chance, lambda: (roll(lore.oracles[oracle], lore.oracles, chance),))[0]
        met = [one for one in world_of(tale).people if one.number != self.number]
        after = drawn(
            chance, Person, lambda: with_part(person, self.part, result, lore, met=met, more=self.more), "person"
        )
        told = f"{person.name} is called {after.name} now." if self.part == "name" else _now(person, self.part, result)
        return Step(_put(tale, after), (Event("person changed", told, {"person": self.number}),))


def _new(world: World) -> Person:
    return Person(next_number(world.people), "")


def _found(tale: Tale, number: int) -> Person:
    """Raises NotFound for a number that is nobody's."""
    sound_person(tale, number)
    person = world_of(tale).person(number)
    if person is None:
        raise IllegalCommand("name somebody by number: 0 is nobody")
    return person


def _put(tale: Tale, person: Person) -> Tale:
    """With somebody changed, and called by the new name in bonds."""
    people = tuple(person if one.number == person.number else one for one in world_of(tale).people)
    bonds = tuple(replace(one, name=person.name) if one.person == person.number else one for one in tale.bonds)
    return replace(tale, bonds=bonds, world=replace(world_of(tale), people=people))


def _added(tale: Tale, person: Person) -> Step[Tale]:
    world = world_of(tale)
    after = replace(tale, world=replace(world, people=(*world.people, person)))
    home = world.place(person.home)
    told = epithet(person)
    text = f"{told} lives at {home.name}." if home else f"{told} is part of this world."
    return Step(after, (Event("person", text, {"person": person.number}, reveals=person.known),))


def _bonded(tale: Tale, person: Person, held: bool | None) -> Tale:
    """With a bond with somebody made or ended; None leaves it as it is."""
    bonds = tuple(bond for bond in tale.bonds if bond.person == person.number)
    if held and not bonds:
        return bound(tale, Bond(person.name, person=person.number))
    return unbound(tale, bonds) if held is False else tale


def _now(person: Person, part: Part, result: Result) -> str:
    return f"{person.name}, {part}: {listed(texts(result))}."


def _sound(tale: Tale, person: Person) -> None:
    """Raises IllegalCommand for somebody who cannot be: no name, one that is taken, or too many words."""
    if not person.name:
        raise IllegalCommand("somebody needs a name")
    if len(person.name) > LONGEST_NAME:
        raise IllegalCommand(f"the name is {len(person.name)} characters long: at most {LONGEST_NAME}")
    sound_name(person.name)
    others = [one for one in world_of(tale).people if one.number != person.number]
    if any(one.name.casefold() == person.name.casefold() for one in others):
        raise IllegalCommand(
            f"somebody is called {person.name} already: add where they are from, or what they are like"
        )
    sound_place(tale, person.home)
    for what in ("goals", "descriptors", "ties", "drives", "tactics"):
        _sound_texts(what, getattr(person, what))
    _sound_texts("role", (person.role,))
    _sound_texts("notes", (person.notes,))


def _sound_texts(what: str, found: tuple[str, ...]) -> None:
    if len(found) > MOST:
        raise IllegalCommand(f"somebody has at most {MOST} {what}, not {len(found)}")
    longest = max(map(len, found), default=0)
    if longest > LONGEST:
        raise IllegalCommand(f"the {what} are {longest} characters long in one place: at most {LONGEST}")


DEEDS: tuple[type[Deed], ...] = (AddPerson, ChangePerson, DropPerson, RollPerson, RollPart)
