"""Places changed by hand: added, moved, written about, taken off the map, rolled for, or drawn as a card."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.bonds import unbound
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.land import hex_at
from realmgen.games.ironsworn.deeds.renaming import renamed
from realmgen.games.ironsworn.deeds.tracks import sound_name, sound_place, trimmed, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, Place, Result, Tale, World, next_number
from realmgen.games.ironsworn.oracles.recorded import drawn, recorded
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.kit.chance import Chance, stream
from realmgen.kit.game import Event, Step
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json

Kind = Literal["settlement", "site"]
Rolled = Literal["name", "where", "trouble", "feature"]
LONGEST_NAME, LONGEST, MOST = 80, 2000, 12
"""Characters of a name and of a text, and how many features, troubles or goods a place has."""


@dataclass(frozen=True, slots=True)
class _Said(Deed):
    """What may be said of a place; what is not given is as it is."""

    name: str | None = None
    where: str | None = None
    descriptor: str | None = None
    features: tuple[str, ...] | None = None
    troubles: tuple[str, ...] | None = None
    size: str | None = None
    leader: str | None = None
    defence: str | None = None
    style: str | None = None
    trade: tuple[str, ...] | None = None
    question: str | None = None
    known: bool | None = None
    notes: str | None = None

    def of(self, place: Place) -> Place:
        """A place with this said of it."""
        said: dict[str, Any] = {one.name: getattr(self, one.name) for one in fields(_Said)}
        return replace(place, **{name: trimmed(value) for name, value in said.items() if value is not None})


@dataclass(frozen=True, slots=True)
class AddPlace(_Said):
    """A settlement or a site in a hex, by label. What is not said of it is drawn, its name too (IS-640)."""

    verb: ClassVar[str] = "place"
    words: ClassVar[tuple[str, ...]] = ("kind", "hex", "name")
    kind: Kind = field(kw_only=True)
    hex: str = field(kw_only=True)

    def check(self, tale: Tale, lore: Lore) -> None:
        world = world_of(tale)
        _sound(self.of(Place(next_number(world.places), self.kind, "-", hex_at(world, self.hex))))

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        place = drawn(chance, Place, lambda: self._whole(world, lore), "place")
        after = replace(tale, world=replace(world, places=(*world.places, place)))
        text = f"{place.name} lies in hex {self.hex}."
        return Step(after, (Event("place", text, {"place": place.number}, reveals=place.known),))

    def _whole(self, world: World, lore: Lore) -> Place:
        from realmgen.games.ironsworn.generate.single import one_place

        cell, number = hex_at(world, self.hex), next_number(world.places)
        place = one_place(world, self.kind, cell, number, lore, stream(world.seed, f"place {number} {self.hex}"))
        said = replace(self, name=self.name) if self.name and self.name.strip() else replace(self, name=None)
        return said.of(place)


@dataclass(frozen=True, slots=True)
class ChangePlace(_Said):
    """A place, by number, written about, or made known to players."""

    verb: ClassVar[str] = "place-change"
    words: ClassVar[tuple[str, ...]] = ("number",)
    number: int = field(kw_only=True)

    def check(self, tale: Tale, lore: Lore) -> None:
        before = _found(tale, self.number)
        after = self.of(before)
        _sound(after)
        if after == before:
            raise IllegalCommand(f"{before.name} is so already: say what changes")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        before = _found(tale, self.number)
        after = self.of(before)
        bonds = tuple(replace(one, name=after.name) if one.place == self.number else one for one in tale.bonds)
        changed = replace(tale, bonds=bonds, world=_put(world_of(tale), after))
        text = f"{before.name} was changed."
        if after.name != before.name:
            changed = renamed(changed, self.number, before.name, after.name)
            text = f"{before.name} is called {after.name} now."
        elif after.known != before.known:
            text = f"{after.name} is {'' if after.known else 'no longer '}known to players."
        shown = after.known and not before.known
        return Step(changed, (Event("place changed", text, {"place": self.number}, reveals=shown),))


@dataclass(frozen=True, slots=True)
class MovePlace(Deed):
    """A place to another hex, however far: distances do not matter (IS-557). Ways to it come along or go."""

    verb: ClassVar[str] = "place-move"
    words: ClassVar[tuple[str, ...]] = ("number", "hex")
    number: int
    hex: str

    def check(self, tale: Tale, lore: Lore) -> None:
        place = _found(tale, self.number)
        if hex_at(world_of(tale), self.hex) == place.cell:
            raise IllegalCommand(f"{place.name} lies in hex {self.hex} already")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world, place = world_of(tale), _found(tale, self.number)
        moved = _put(world, replace(place, cell=hex_at(world, self.hex)))
        after = _relaid(moved, self.number, chance)
        text = f"{place.name} lies in hex {self.hex} now."
        return Step(replace(tale, world=after), (Event("place moved", text, {"place": self.number}),))


@dataclass(frozen=True, slots=True)
class DropPlace(Deed):
    """A place is gone from the map, its ways with it. Who lived there lives nowhere; a bond with it ends."""

    verb: ClassVar[str] = "place-drop"
    words: ClassVar[tuple[str, ...]] = ("number",)
    number: int

    def check(self, tale: Tale, lore: Lore) -> None:
        _found(tale, self.number)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        place = _found(tale, self.number)
        freed = unbound(tale, tuple(bond for bond in tale.bonds if bond.place == self.number))
        world = world_of(freed)
        gone = replace(
            world,
            places=tuple(one for one in world.places if one.number != self.number),
            people=tuple(replace(one, home=0) if one.home == self.number else one for one in world.people),
            roads=tuple(road for road in world.roads if self.number not in (road.origin, road.to)),
            home=0 if world.home == self.number else world.home,
            hooks=tuple(map(self._unnamed, world.hooks)),
            incident=self._unnamed(world.incident) if world.incident else None,
            background=self._unnamed(world.background) if world.background else None,
        )
        journeys = tuple(
            replace(one, origin=self._left(one.origin), to=self._left(one.to), text=self._told(one.to, one.text, place))
            for one in freed.journeys
        )
        text = f"{place.name} is on the map no more."
        return Step(replace(freed, world=gone, journeys=journeys), (Event("place dropped", text, {}),))

    def _unnamed(self, hook: Hook) -> Hook:
        return replace(hook, places=tuple(number for number in hook.places if number != self.number))

    def _left(self, number: int) -> int:
        return 0 if number == self.number else number

    def _told(self, to: int, text: str, place: Place) -> str:
        return text or (f"to {place.name}" if to == self.number else "")


@dataclass(frozen=True, slots=True)
class RollPlace(Deed):
    """Another name, location, trouble or feature for a place, rolled for (IS-622 to IS-626, IS-635)."""

    verb: ClassVar[str] = "place-again"
    words: ClassVar[tuple[str, ...]] = ("number", "what")
    number: int
    what: Rolled

    def check(self, tale: Tale, lore: Lore) -> None:
        place = _found(tale, self.number)
        if self.what == "trouble" and place.kind == "site":
            raise IllegalCommand("troubles are of settlements: a site has features")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        from realmgen.games.ironsworn.generate import single

        world, place = world_of(tale), _found(tale, self.number)
        asked = single.oracles(world, place, self.what)
        results = recorded(chance, lambda: _rolled(asked, lore, chance)) if asked else ()
        dice = stream(world.seed, f"place {to_json(kept_json(place))}")
        after = drawn(chance, Place, lambda: single.again(world, place, self.what, results, lore, dice), "place")
        text = (
            f"{place.name} is called {after.name} now."
            if self.what == "name"
            else f"{place.name}: {_news(after, self.what)}."
        )
        changed = replace(tale, world=_put(world, after))
        if after.name != place.name:
            changed = renamed(changed, self.number, place.name, after.name)
        return Step(changed, (Event("place changed", text, {"place": self.number}),))


def _rolled(oracles: tuple[str, ...], lore: Lore, chance: Chance) -> tuple[Result, ...]:
    return tuple(roll(lore.oracles[oracle], lore.oracles, chance) for oracle in oracles)


def _news(place: Place, what: Rolled) -> str:
    if what == "where":
        return f"{place.where}, {place.descriptor.lower()}"
    found = place.troubles if what == "trouble" else place.features
    return found[-1].rstrip(".") if found else "nothing"


@dataclass(frozen=True, slots=True)
class DrawCard(Deed):
    """One of all location cards, by chance: an answer to where something is (IS-556)."""

    verb: ClassVar[str] = "card"
    words: ClassVar[tuple[str, ...]] = ("kind",)
    kind: Literal["any", "settlement", "site"] = "any"

    def check(self, tale: Tale, lore: Lore) -> None:
        if not self._cards(world_of(tale)):
            raise IllegalCommand(f"there is no {'place' if self.kind == 'any' else self.kind} to draw a card of")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        cards = self._cards(world_of(tale))
        place = cards[chance.roll(len(cards), "location cards") - 1]
        text = f"The card drawn is {place.number}, {place.name}."
        return Step(tale, (Event("card", text, {"place": place.number}),))

    def _cards(self, world: World) -> list[Place]:
        return sorted((p for p in world.places if self.kind in ("any", p.kind)), key=lambda place: place.number)


def _found(tale: Tale, number: int) -> Place:
    """Raises NotFound for a number that is no place's."""
    sound_place(tale, number)
    place = world_of(tale).place(number)
    if place is None:
        raise IllegalCommand("name a place by its number on the map")
    return place


def _put(world: World, place: Place) -> World:
    return replace(world, places=tuple(place if one.number == place.number else one for one in world.places))


def _relaid(world: World, number: int, chance: Chance) -> World:
    """With the ways to a place laid to where it lies now."""
    from realmgen.games.ironsworn.deeds.roads import laid

    roads = []
    for road in world.roads:
        found = laid(world, road.origin, road.to, road.kind, chance) if number in (road.origin, road.to) else road
        roads += [found] if found else []
    return replace(world, roads=tuple(roads))


def _sound(place: Place) -> None:
    """Raises IllegalCommand for a place without a name, or with too many words."""
    if not place.name:
        raise IllegalCommand("a place needs a name")
    if len(place.name) > LONGEST_NAME:
        raise IllegalCommand(f"the name is {len(place.name)} characters long: at most {LONGEST_NAME}")
    sound_name(place.name)
    for one in fields(_Said):
        value = getattr(place, one.name)
        found = value if isinstance(value, tuple) else (value,) if isinstance(value, str) else ()
        if len(found) > MOST:
            raise IllegalCommand(f"a place has at most {MOST} {one.name}, not {len(found)}")
        longest = max(map(len, found), default=0)
        if longest > LONGEST:
            raise IllegalCommand(f"the {one.name} of {place.name} has {longest} characters: at most {LONGEST}")


DEEDS: tuple[type[Deed], ...] = (AddPlace, ChangePlace, MovePlace, DropPlace, RollPlace, DrawCard)
