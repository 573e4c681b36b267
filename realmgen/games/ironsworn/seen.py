"""What players may see of a world. Only a game master has secrets: without one everything lies open but what is to come
and what was written for oneself."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.ironsworn.model import Person, Place, Road, Tale, Truth, Vow, World, WorldOptions

CODE = "code"


def redacted(tale: Tale) -> Tale:
    """A tale without what players may not see, and never its seed."""
    guided = tale.mode == "guided"
    answers = tuple(replace(one, note="" if guided else one.note) for one in tale.answers if one.shared)
    return Tale(
        mode=tale.mode,
        world=_world(tale.world, guided) if tale.world else None,
        answers=answers,
        vows=tuple(_vow(one) if guided else one for one in tale.vows),
        journeys=tale.journeys,
        fights=tuple(replace(one, intent="") if guided else one for one in tale.fights),
        bonds=tale.bonds,
        started=tale.started,
        links=tale.links,
    )


def _world(world: World, guided: bool) -> World:
    places = tuple(_place(one, guided) for one in world.places if one.known or not guided)
    people = tuple(_person(one, guided) for one in world.people if one.known or not guided)
    there = {place.number for place in places}
    return replace(
        world,
        seed="",
        options=WorldOptions(),
        truths=tuple(_truth(one, guided) for one in world.truths),
        places=places,
        people=tuple(one if one.home in there else replace(one, home=0) for one in people),
        roads=tuple(filter(lambda road: _between(road, there), world.roads)),
        foes=(),
        home=world.home if world.home in there else 0,
        incident=None,
        background=None,
        hooks=(),
    )


def _vow(vow: Vow) -> Vow:
    """What is sworn and how far it has come: what lies behind it and ahead is for whoever finds out."""
    done = tuple(step for step in vow.outline if step.done)
    return replace(vow, outline=done, why=vow.why if vow.kind == "background" else "")


def _between(road: Road, there: set[int]) -> bool:
    return road.origin in there and road.to in there


def _truth(truth: Truth, guided: bool) -> Truth:
    return replace(truth, starter="", believed="" if guided else truth.believed)


def _place(place: Place, guided: bool) -> Place:
    """Its troubles are for whoever finds out."""
    return replace(place, notes="", question="", troubles=() if guided else place.troubles)


def _person(one: Person, guided: bool) -> Person:
    if not guided:
        return replace(one, notes="")
    return Person(one.number, one.name, one.people, one.role, home=one.home, bond=one.bond, known=True)
