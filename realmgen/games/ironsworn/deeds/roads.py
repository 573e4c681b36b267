"""Ways laid by hand between places, and taken up again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import sound_place, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Road, Tale, World
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.kept import read_kept
from realmgen.kit.record import from_json, to_json

Kind = Literal["road", "trail", "sea"]
CALLED: dict[Kind, str] = {"road": "A road", "trail": "A trail", "sea": "A crossing"}


@dataclass(frozen=True, slots=True)
class Lay(Deed):
    """A way between two places, by number, over the easiest hexes; one of another kind takes the place of the one that
    is there."""

    verb: ClassVar[str] = "road"
    words: ClassVar[tuple[str, ...]] = ("origin", "to", "kind")
    origin: int
    to: int
    kind: Kind = "road"

    def check(self, tale: Tale, lore: Lore) -> None:
        world = world_of(tale)
        one, other = _ends(tale, self.origin, self.to)
        there = between(world, self.origin, self.to)
        if there and there.kind == self.kind:
            raise IllegalCommand(f"{CALLED[self.kind].lower()} leads from {one} to {other} already")
        if _way(world, self.origin, self.to, self.kind) is None:
            over = "water" if self.kind == "sea" else "land"
            raise IllegalCommand(f"there is no way over {over} from {one} to {other}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        one, other = _ends(tale, self.origin, self.to)
        road = laid(world, self.origin, self.to, self.kind, chance)
        others = tuple(road for road in world.roads if {road.origin, road.to} != {self.origin, self.to})
        changed = replace(tale, world=replace(world, roads=(*others, road) if road else others))
        text = f"{CALLED[self.kind]} leads from {one} to {other}."
        return Step(changed, (Event("road", text, {"places": [self.origin, self.to]}),))


@dataclass(frozen=True, slots=True)
class TakeUp(Deed):
    """The way between two places is gone."""

    verb: ClassVar[str] = "road-drop"
    words: ClassVar[tuple[str, ...]] = ("origin", "to")
    origin: int
    to: int

    def check(self, tale: Tale, lore: Lore) -> None:
        one, other = _ends(tale, self.origin, self.to)
        if between(world_of(tale), self.origin, self.to) is None:
            raise IllegalCommand(f"no way leads from {one} to {other}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        one, other = _ends(tale, self.origin, self.to)
        left = tuple(road for road in world.roads if {road.origin, road.to} != {self.origin, self.to})
        text = f"No way leads from {one} to {other} any more."
        return Step(replace(tale, world=replace(world, roads=left)), (Event("road dropped", text, {}),))


def between(world: World, one: int, other: int) -> Road | None:
    """The way between two places, whichever way it was laid."""
    return next((road for road in world.roads if {road.origin, road.to} == {one, other}), None)


def laid(world: World, origin: int, to: int, kind: Kind, chance: Chance) -> Road | None:
    """A way as the journal keeps it; None where there is none."""
    kept = from_json(chance.take(lambda: to_json(_way(world, origin, to, kind))), "way")
    return None if kept is None else Road(origin, to, read_kept(tuple[int, ...], kept, "way"), kind)


def _way(world: World, origin: int, to: int, kind: Kind) -> tuple[int, ...] | None:
    from realmgen.games.ironsworn.generate.single import way

    return way(world, origin, to, kind)


def _ends(tale: Tale, origin: int, to: int) -> tuple[str, str]:
    """The names of both; raises NotFound or IllegalCommand for what are not two places."""
    for number in (origin, to):
        sound_place(tale, number)
    one, other = world_of(tale).place(origin), world_of(tale).place(to)
    if one is None or other is None or one is other:
        raise IllegalCommand("a way leads from one place to another: name two by their numbers")
    return one.name, other.name


DEEDS: tuple[type[Deed], ...] = (Lay, TakeUp)
