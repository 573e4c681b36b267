"""What a press sets up: whatever a beginning still lacks, drawn at once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Bond, Hook, Person, Place, Tale, World
from realmgen.games.ironsworn.start.background import background
from realmgen.games.ironsworn.start.incident import incident
from realmgen.games.ironsworn.start.scenes import WAYS, link, opening
from realmgen.kit.chance import Dice, stream
from realmgen.kit.kept import Kept

BONDS = 3


@dataclass(frozen=True, slots=True)
class Beginning(Kept):
    """The parts of a beginning; `home` is the number of a place."""

    home: int
    incident: Hook | None = None
    background: Hook | None = None
    bonds: tuple[Bond, ...] = ()
    scene: str = ""
    links: str = ""


def beginning(tale: Tale, world: World, lore: Lore, seed: str) -> Beginning:
    """What was there already stays; each part has its own dice."""
    home = world.home or _home(world, stream(seed, "home"))
    world = replace(world, home=home)
    first = world.incident or incident(world, lore, stream(seed, "incident"))
    world = replace(world, incident=first)
    return Beginning(
        home,
        first,
        world.background or background(world, lore, stream(seed, "background")),
        tale.bonds or close_ones(world, stream(seed, "bonds")),
        tale.scene or scene(world, lore, stream(seed, "scene")),
        tale.links or link(world, lore, stream(seed, "links"), alone=tale.mode == "solo"),
    )


def scene(world: World, lore: Lore, dice: Dice) -> str:
    """One of the two ways to open, in words (IS-655)."""
    way = dice.pick(tuple(WAYS))
    return f"{WAYS[way]}. {opening(way, world, lore, dice)}"


def close_ones(world: World, dice: Dice) -> tuple[Bond, ...]:
    """Bonds from before: two people of the home or near it, and a place (IS-651)."""
    first = world.incident.people[:1] if world.incident else ()
    people = sorted(
        (person for person in world.people if not person.enemy and person.number not in first),
        key=lambda person: _far(world, person),
    )
    kin = dice.shuffled(people[:5])[: BONDS - 1]
    places = [place for place in world.places if place.kind == "settlement" and place.number != world.home]
    near = sorted(places, key=lambda place: _steps(world, place))[:3]
    chosen = [dice.pick(near)] if near else []
    return (
        *(Bond(person.name, person=person.number) for person in kin),
        *(Bond(place.name, place=place.number) for place in chosen),
    )


def _home(world: World, dice: Dice) -> int:
    settled = [place.number for place in world.places if place.kind == "settlement"]
    return dice.pick(settled) if settled else 0


def _far(world: World, person: Person) -> int:
    home = world.place(person.home)
    return _steps(world, home) if home else world.grid.size


def _steps(world: World, place: Place) -> int:
    home = world.place(world.home)
    return world.grid.distance(place.cell, home.cell) if home else 0
