"""The steps after the land is laid and settled: each takes a world and gives it with one thing more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Person, Place, Truth, World
from realmgen.games.ironsworn.people import Wanted, peoples, person
from realmgen.games.ironsworn.start import background, hooks, incident
from realmgen.games.ironsworn.truths import Implied, implied
from realmgen.kit.chance import Dice, stream

FOLK = 3
"""At most so many people of a settlement are known beside who leads it."""


def truthful(world: World, truths: Sequence[Truth], lore: Lore) -> World:
    """With these truths, and what they make of factions, common knowledge and foes."""
    means = implied(truths, lore)
    return replace(world, truths=tuple(truths), factions=means.factions, lore=means.lore, foes=fitted(truths, lore))


def homed(world: World, dice: Dice) -> World:
    """With the settlement where it begins: of the region asked for, if it has one (IS-517). Its region is
    known."""
    settled = [place for place in world.places if place.kind == "settlement"]
    there = [place for place in settled if world.region_of(place.cell) == world.options.start] or settled
    if not there:
        return replace(world, home=0)
    home = dice.pick(there)
    region = world.region_of(home.cell)
    known = {place.number for place in settled if world.region_of(place.cell) == region}
    places = tuple(replace(place, known=place.known or place.number in known) for place in world.places)
    return replace(world, home=home.number, places=places)


def called(world: World) -> World:
    """With a name, after its home."""
    home = world.place(world.home)
    return replace(world, name=f"The Ironlands of {home.name}" if home else "The Ironlands")


def peopled(world: World, lore: Lore, dice: Dice) -> World:
    """With who leads each settlement, and one to three others who live there."""
    means = implied(world.truths, lore)
    people: list[Person] = []
    for place in world.places:
        if place.kind == "settlement":
            people += _folk(world, place, means, lore, dice, people)
    return replace(world, people=tuple(people))


def _folk(world: World, place: Place, means: Implied, lore: Lore, dice: Dice, met: Sequence[Person]) -> list[Person]:
    folk: list[Person] = []
    kinds = peoples(means, world.region_of(place.cell))
    for n in range(2 + dice.below(FOLK)):
        people = dice.weighted([kind for kind, _ in kinds], [weight for _, weight in kinds]) if n else "ironlander"
        wanted = Wanted(len(met) + n + 1, people, place, "" if n else place.leader)
        folk.append(person(dice, lore, means, wanted, [*met, *folk]))
    return folk


def quested(world: World, lore: Lore, seed: str) -> World:
    """With what is to do: what happens at home, a vow from before, and every other idea that fits."""
    plain = replace(world, hooks=(), incident=None, background=None)
    return replace(
        plain,
        hooks=hooks(plain, lore, stream(seed, "hooks")),
        incident=incident(plain, lore, stream(seed, "incident")),
        background=background(plain, lore, stream(seed, "background")),
    )
