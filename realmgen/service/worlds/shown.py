"""What the players' screen shows of a world: the answers laid before them, what they have sworn, and what they know."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from realmgen.games.ironsworn.model import REGIONS, Answer, Result, Tale, World, boxes
from realmgen.games.ironsworn.oracles.odds import NAMES
from realmgen.kit.kept import read_kept
from realmgen.kit.record import to_json
from realmgen.service.worlds.answers import is_joined, leaves_text

if TYPE_CHECKING:
    from realmgen.service.layers import MapLayers

LATEST = 6
"""Answers that are shown."""


@dataclass(frozen=True, slots=True)
class Told:
    """An answer: what was asked, the answer in a few large words, what stands below it."""

    asked: str
    answer: str
    below: tuple[str, ...]
    match: bool


@dataclass(frozen=True, slots=True)
class Track:
    """Something under way: full boxes of ten, and how it is ranked."""

    title: str
    rank: str
    full: int


@dataclass(frozen=True, slots=True)
class WorldView:
    """What stands on the players' screen; `drawn` tells one map from another, empty where there is none."""

    name: str
    answers: tuple[Told, ...]
    tracks: tuple[Track, ...]
    places: tuple[tuple[int, str, str], ...]
    lore: tuple[str, ...]
    tale: Tale
    drawn: str


def is_world(shown: Mapping[str, Any]) -> bool:
    """Whether what players may see is of a world."""
    return "tale" in shown


def world_view(shown: Mapping[str, Any]) -> WorldView:
    """The screen of what players may see; raises Unreadable."""
    tale = read_kept(Tale, shown["tale"], "")
    world = tale.world
    answers = tuple(told(answer) for answer in reversed(tale.answers[-LATEST:]))
    return WorldView(
        world.name if world else "",
        answers,
        _tracks(tale),
        _places(world) if world else (),
        world.lore if world else (),
        tale,
        hashlib.blake2b(to_json(shown["tale"].get("world", {})).encode(), digest_size=16).hexdigest() if world else "",
    )


def map_of(view: WorldView, code: str) -> MapLayers:
    """The map as players know it; there is one where `drawn` is not empty."""
    from realmgen.service.worlds.drawn import map_layers

    assert view.tale.world
    return map_layers(view.tale.world, code, audience="players")


def told(one: Answer) -> Told:
    """An answer as players read it."""
    if one.yes is not None:
        said = (one.first if one.yes else one.second) if one.first else ("Yes" if one.yes else "No")
        odds = NAMES[one.odds] if one.odds else ""
        return Told(one.question or odds, said, tuple(filter(None, (one.note,))), bool(one.match))
    titles = ", ".join(result.title for result in one.results)
    answer = " / ".join(map(leaves_text, one.results))
    below = tuple(line for result in one.results for line in _led(result))
    return Told(one.question or titles, answer, (*below, *filter(None, (one.note,))), bool(one.match))


def _led(result: Result) -> list[str]:
    """The rows that led to what it came to."""
    if not result.then or is_joined(result):
        return []
    return [result.text, *(line for then in result.then for line in _led(then))]


def _tracks(tale: Tale) -> tuple[Track, ...]:
    vows = [Track(vow.text, vow.rank, boxes(vow.ticks)) for vow in tale.vows if vow.state == "open"]
    ways = [
        Track(way.text or f"To {_name(tale.world, way.to)}", way.rank, boxes(way.ticks))
        for way in tale.journeys
        if way.state == "open"
    ]
    fights = [Track(one.name, one.rank, boxes(one.ticks)) for one in tale.fights if one.state == "open"]
    return (*vows, *ways, *fights)


def _name(world: World | None, number: int) -> str:
    place = world.place(number) if world else None
    return place.name if place else "a far place"


def _places(world: World) -> tuple[tuple[int, str, str], ...]:
    return tuple((one.number, one.name, REGIONS[world.region_of(one.cell)]) for one in world.places)
