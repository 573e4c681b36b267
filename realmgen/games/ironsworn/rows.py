"""A world in plain columns, for queries."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.games.ironsworn.model import (
    HARM,
    REGIONS,
    Bond,
    Fight,
    FoeFit,
    Journey,
    Person,
    Place,
    Tale,
    Truth,
    Vow,
    World,
    boxes,
)
from realmgen.kit.game import Json, Rows

TABLES = ("world", "truth", "place", "person", "foe", "vow", "journey", "fight", "bond")


def rows(tale: Tale) -> Rows:
    """The tables TABLES; those of the map are empty where oracles are asked without a world."""
    world = tale.world
    found: dict[str, list[Json]] = {name: [] for name in TABLES}
    found["world"] = [_world(tale)]
    found["vow"] = [_vow(one) for one in tale.vows]
    found["journey"] = [_journey(one) for one in tale.journeys]
    found["fight"] = [_fight(one) for one in tale.fights]
    found["bond"] = [_bond(number, one) for number, one in enumerate(tale.bonds, 1)]
    if world:
        found["truth"] = [_truth(one) for one in world.truths]
        found["place"] = [_place(one, world) for one in world.places]
        found["person"] = [_person(one) for one in world.people]
        found["foe"] = [_foe(one) for one in world.foes]
    return found


def _world(tale: Tale) -> Json:
    world = tale.world
    return {
        "key": "world",
        "name": world.name if world else "",
        "mode": tale.mode,
        "places": len(world.places) if world else 0,
        "people": len(world.people) if world else 0,
        "home": world.home if world else 0,
        "started": tale.started,
        "answers": tale.asked,
    }


def _truth(one: Truth) -> Json:
    options = " ".join(map(str, one.options))
    return {"key": one.category, "options": options, "own": one.own, "believed": one.believed}


def _place(one: Place, world: World) -> Json:
    return {
        "key": str(one.number),
        "kind": one.kind,
        "name": one.name,
        "region": REGIONS[world.region_of(one.cell)],
        "at": world.grid.label(one.cell),
        "location": " ".join(filter(None, (one.descriptor, one.where))),
        "size": one.size,
        "troubles": _lines(one.troubles),
        "bond": one.bond,
        "known": one.known,
    }


def _person(one: Person) -> Json:
    return {
        "key": str(one.number),
        "name": one.name,
        "people": one.people,
        "role": one.role,
        "goals": _lines(one.goals),
        "descriptors": _lines(one.descriptors),
        "home": one.home,
        "rank": one.rank or "",
        "bond": one.bond,
        "enemy": one.enemy,
        "known": one.known,
    }


def _foe(one: FoeFit) -> Json:
    return {"key": one.foe, "status": one.status, "shift": one.shift, "note": one.note}


def _vow(one: Vow) -> Json:
    return {
        "key": str(one.number),
        "kind": one.kind,
        "text": one.text,
        "rank": one.rank,
        "ticks": one.ticks,
        "boxes": boxes(one.ticks),
        "giver": one.giver,
        "state": one.state,
    }


def _journey(one: Journey) -> Json:
    return {
        "key": str(one.number),
        "origin": one.origin,
        "target": one.to,
        "rank": one.rank,
        "ticks": one.ticks,
        "state": one.state,
    }


def _fight(one: Fight) -> Json:
    return {
        "key": str(one.number),
        "foe": one.foe,
        "name": one.name,
        "rank": one.rank,
        "harm": HARM[one.rank],
        "pack": one.pack,
        "ticks": one.ticks,
        "state": one.state,
    }


def _bond(number: int, one: Bond) -> Json:
    return {"key": str(number), "name": one.name, "person": one.person, "place": one.place}


def _lines(texts: Sequence[str]) -> str:
    return "\n".join(texts)
