"""The beginning of a campaign (IS-648): home, what happens there, a vow and bonds from before, the first scene, and
the oath. Each part can be set, or drawn over again until the oath is sworn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.bonds import bound, unbound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.quests import idea_of, sound_idea, sound_rank, sworn, vow_of
from realmgen.games.ironsworn.deeds.tracks import sound_text, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Bond, Hook, Rank, Tale, World
from realmgen.games.ironsworn.oracles.recorded import drawn
from realmgen.games.ironsworn.start import SKIPPED, WAYS, Key, Way, link, of_goal, of_trouble, opening, steps
from realmgen.games.ironsworn.start.beginning import Beginning, beginning, close_ones
from realmgen.games.ironsworn.start.rolling import GOAL, TROUBLE, twice
from realmgen.kit.chance import Chance, stream
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed


@dataclass(frozen=True, slots=True)
class SetUp(Deed):
    """Set up all that is missing yet, but for the oath."""

    verb: ClassVar[str] = "setup"

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        if not any(place.kind == "settlement" for place in world_of(tale).places):
            raise IllegalCommand("nobody is settled in this world: add a settlement to begin in")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        seed = f"{world.seed}/beginning {chance.roll(100, 'how it begins')}"
        found = drawn(chance, Beginning, lambda: beginning(tale, world, lore, seed), self.verb)
        world = replace(world, home=found.home, incident=found.incident, background=found.background)
        after = replace(tale, world=world, scene=found.scene, links=found.links)
        if not after.bonds:
            after = _with_bonds(after, found.bonds)
        if found.background and not _background(after):
            after, _ = sworn(after, vow_of(found.background, "background"))
        home = world.place(found.home)
        first = found.incident.title if found.incident else "nothing yet"
        text = f"All is set up at {home.name if home else 'home'}. What happens: {first}."
        return Step(after, (Event("set up", text, {}),))


@dataclass(frozen=True, slots=True)
class Home(Deed):
    """Where the campaign begins, by number of a place (IS-517)."""

    verb: ClassVar[str] = "home"
    words: ClassVar[tuple[str, ...]] = ("place",)
    place: int

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        place = world_of(tale).place(self.place)
        if place is None or place.kind != "settlement":
            raise IllegalCommand("home is a settlement on the map: choose one of them")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = replace(world_of(tale), home=self.place)
        place = world.place(self.place)
        text = f"Home is {place.name if place else 'nowhere'}."
        return Step(replace(tale, world=world), (Event("home", text, {"place": self.place}),))


@dataclass(frozen=True, slots=True)
class Happens(Deed):
    """What happens at home: an idea of the world by its source (IS-659), one's own, or drawn from the oracle of
    troubles (IS-705)."""

    verb: ClassVar[str] = "incident"
    words: ClassVar[tuple[str, ...]] = ("source",)
    source: str = ""
    own: Hook | None = None
    rank: Rank | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        _with_home(tale)
        _not_sworn(tale)
        if self.own:
            sound_idea(tale, self.own)
        if given := self._given(world_of(tale)):
            sound_text(given.title or given.text, "what happens")
            sound_rank("inciting", self.rank or given.rank)
        elif self.rank:
            sound_rank("inciting", self.rank)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        hook = self._given(world) or self._drawn(world, lore, chance)
        hook = replace(hook, rank=self.rank or hook.rank)
        after = replace(tale, world=replace(world, incident=hook))
        return Step(after, (Event("incident", f"What happens: {hook.title or hook.text} ({hook.rank}).", {}),))

    def _given(self, world: World) -> Hook | None:
        return self.own or (idea_of(world, self.source)[0] if self.source else None)

    def _drawn(self, world: World, lore: Lore, chance: Chance) -> Hook:
        rolls = twice(chance, TROUBLE)
        return drawn(
            chance, Hook, lambda: of_trouble(rolls, world, lore, stream(world.seed, f"trouble {rolls}")), self.verb
        )


@dataclass(frozen=True, slots=True)
class Before(Deed):
    """A vow from before, one's own or drawn from what characters want (IS-652, IS-703); it takes the place of the one
    there was. No oath is rolled for it."""

    verb: ClassVar[str] = "background"
    own: Hook | None = None
    rank: Rank | None = None

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        world_of(tale)
        if self.own:
            sound_text(self.own.title or self.own.text, "a vow")
            sound_idea(tale, self.own)
        if rank := self.rank or (self.own.rank if self.own else None):
            sound_rank("background", rank)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        hook = self.own or self._drawn(world, lore, chance)
        hook = replace(hook, rank=self.rank or hook.rank)
        kept = tuple(vow for vow in tale.vows if vow.kind != "background")
        tale = replace(tale, vows=kept, world=replace(world, background=hook))
        tale, event = sworn(tale, vow_of(hook, "background"))
        return Step(tale, (event,))

    def _drawn(self, world: World, lore: Lore, chance: Chance) -> Hook:
        rolls = twice(chance, GOAL)
        return drawn(chance, Hook, lambda: of_goal(rolls, world, lore, stream(world.seed, f"goal {rolls}")), self.verb)


@dataclass(frozen=True, slots=True)
class CloseOnes(Deed):
    """Three bonds from before, drawn from people and places near home; those there were are cleared."""

    verb: ClassVar[str] = "bonds"

    def check(self, tale: Tale, lore: Lore) -> None:
        _with_home(tale)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        seed = stream(world.seed, f"bonds {chance.roll(100, 'who is close')}")
        bonds = drawn(chance, tuple[Bond, ...], lambda: close_ones(world, seed), self.verb)
        after = _with_bonds(unbound(tale, tale.bonds), bonds)
        names = listed(bond.name for bond in bonds)
        return Step(after, (Event("bonds", f"Bonds from before: {names or 'none'}.", {}),))


@dataclass(frozen=True, slots=True)
class Scene(Deed):
    """How it opens: a prologue or in the midst of things (IS-655), in one's own words or drawn."""

    verb: ClassVar[str] = "scene"
    words: ClassVar[tuple[str, ...]] = ("way", "text")
    way: Way
    text: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        if self.text:
            sound_text(self.text, "a scene")
        else:
            _with_home(tale)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        text = self.text or self._drawn(world_of(tale), lore, chance)
        told = f"{WAYS[self.way]}. {text}"
        return Step(replace(tale, scene=told), (Event("scene", told, {}),))

    def _drawn(self, world: World, lore: Lore, chance: Chance) -> str:
        seed = f"scene {chance.roll(100, 'the first scene')}"
        return chance.take(lambda: opening(self.way, world, lore, stream(world.seed, seed)))


@dataclass(frozen=True, slots=True)
class Links(Deed):
    """How the characters know each other (IS-649), or what is said of one alone; in one's own words or drawn."""

    verb: ClassVar[str] = "links"
    words: ClassVar[tuple[str, ...]] = ("text",)
    text: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        if self.text:
            sound_text(self.text, "a link")
        else:
            _with_home(tale)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        text = self.text or self._drawn(tale, lore, chance)
        return Step(replace(tale, links=text), (Event("links", f"Who they are: {text}", {}),))

    def _drawn(self, tale: Tale, lore: Lore, chance: Chance) -> str:
        world = world_of(tale)
        seed = f"links {chance.roll(100, 'what lies between them')}"
        return chance.take(lambda: link(world, lore, stream(world.seed, seed), alone=tale.mode == "solo"))


@dataclass(frozen=True, slots=True)
class Later(Deed):
    """Leave a step to be discovered in play, or take that back (IS-650)."""

    verb: ClassVar[str] = "later"
    words: ClassVar[tuple[str, ...]] = ("step",)
    step: Key

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        if self.step not in SKIPPED:
            raise IllegalCommand("what happens, the oath and the beginning itself cannot wait")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        back = self.step in tale.later
        later = tuple(key for key in tale.later if key != self.step) if back else (*tale.later, self.step)
        title = next(step.title for step in steps(tale) if step.key == self.step)
        text = f"{title}: to be settled now after all." if back else f"{title}: to be discovered in play."
        return Step(replace(tale, later=later), (Event("later", text, {}),))


@dataclass(frozen=True, slots=True)
class Start(Deed):
    """The beginning is behind: play goes on from here."""

    verb: ClassVar[str] = "start"

    def check(self, tale: Tale, lore: Lore) -> None:
        not_begun(tale)
        if not any(vow.kind == "inciting" for vow in tale.vows):
            raise IllegalCommand("nothing is sworn yet: swear the first vow, and it begins")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        return Step(replace(tale, started=True), (Event("begun", "It begins.", {}),))


def not_begun(tale: Tale) -> None:
    """Raises IllegalCommand once the campaign has begun."""
    if tale.started:
        raise IllegalCommand("the campaign has begun: undo that to set it up differently")


def _not_sworn(tale: Tale) -> None:
    not_begun(tale)
    if any(vow.kind == "inciting" for vow in tale.vows):
        raise IllegalCommand("the first vow is sworn: undo the oath to have something else happen")


def _with_home(tale: Tale) -> None:
    not_begun(tale)
    world = world_of(tale)
    if world.place(world.home) is None:
        raise IllegalCommand("there is no home yet: choose a settlement to begin in")


def _background(tale: Tale) -> bool:
    return any(vow.kind == "background" for vow in tale.vows)


def _with_bonds(tale: Tale, bonds: tuple[Bond, ...]) -> Tale:
    for bond in bonds:
        tale = bound(tale, bond)
    return tale


DEEDS: tuple[type[Deed], ...] = (SetUp, Home, Happens, Before, CloseOnes, Scene, Links, Later, Start)
