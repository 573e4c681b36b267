"""What pages say of a world: a hex, a place, a region, who and what is met there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.foes import inflicts, progress, rank_of, suggestions
from realmgen.games.ironsworn.model import (
    BOX,
    GROUNDS,
    REGIONS,
    Hook,
    Person,
    Place,
    Rank,
    Status,
    Tale,
    World,
)
from realmgen.games.ironsworn.seen import redacted
from realmgen.kit.hex import DIRECTION_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from realmgen.games.ironsworn.lore import Foe, Lore

__all__ = [
    "KINDS",
    "REGIONS",
    "STATUSES",
    "HexFacts",
    "Met",
    "as_players",
    "by_distance",
    "foes_near",
    "foes_of",
    "hex_facts",
    "home_label",
    "hooks_at",
    "hooks_in",
    "hooks_of",
    "on_map",
    "people_of",
    "places_in",
    "rank_words",
    "region_name",
    "whereabouts",
]
STATUSES: dict[Status, str] = {
    "common": "common",
    "present": "lives here",
    "rare": "rarely seen",
    "legend": "a legend",
    "tale": "a tale for children",
    "absent": "not in this world",
}
"""How it is with a kind of foe, in words; those met most often first."""
FEW = 6
"""Kinds of foes that a page names."""
KINDS = {
    "ironlander": "Ironlanders",
    "firstborn": "Firstborn",
    "animal": "Animals",
    "beast": "Beasts",
    "horror": "Horrors",
}
"""Kinds of foes, in the order they are listed (IS-562)."""


class Beside(NamedTuple):
    """A hex that borders on one, and in which direction; `name` is what stands there, else its ground."""

    direction: str
    label: str
    name: str


@dataclass(frozen=True, slots=True)
class HexFacts:
    """A hex: what it is of, what stands there, what lies round it."""

    label: str
    cell: int
    region: int
    ground: str
    places: tuple[Place, ...]
    beside: tuple[Beside, ...]

    @property
    def title(self) -> str:
        return self.places[0].name if self.places else self.ground.capitalize()


class Met(NamedTuple):
    """A kind of foe as it is in a world: its rank here, and why it is so."""

    foe: Foe
    status: Status
    rank: Rank
    note: str

    @property
    def words(self) -> str:
        return STATUSES[self.status]


def as_players(tale: Tale) -> World | None:
    """The world as players know it."""
    return redacted(tale).world


def region_name(number: int) -> str:
    """ "Havens"; the sea has a name too."""
    return REGIONS[number] or "The sea"


def hex_facts(world: World, label: str) -> HexFacts:
    """A hex by its label; raises Unreadable for one that is off the map."""
    grid = world.grid
    cell = grid.find(label)
    beside = tuple(
        Beside(name, grid.label(near), _standing(world, near))
        for name, near in zip(DIRECTION_NAMES[grid.layout], grid.neighbours[cell], strict=True)
        if near >= 0
    )
    places = tuple(place for place in world.places if place.cell == cell)
    return HexFacts(label, cell, world.region_of(cell), GROUNDS[world.ground[cell]], places, beside)


def on_map(world: World, label: str) -> bool:
    """Whether a hex of that label is there."""
    try:
        world.grid.find(label)
    except Unreadable:
        return False
    return True


def home_label(world: World) -> str:
    """The hex to begin at: that of the home, else of the first place."""
    home = world.place(world.home) or next(iter(world.places), None)
    return world.grid.label(home.cell if home else world.grid.size // 2)


def people_of(world: World, place: int) -> list[Person]:
    """Who lives at a place."""
    return [one for one in world.people if one.home == place]


def hooks_at(world: World, place: int) -> list[Hook]:
    """The quests that lead there."""
    return [hook for hook in _hooks(world) if place in hook.places]


def hooks_of(world: World, person: int) -> list[Hook]:
    """The quests that name somebody."""
    return [hook for hook in _hooks(world) if person in hook.people]


def hooks_in(world: World, region: int) -> list[Hook]:
    """The quests that are of a region: by its idea, or that lead to a place there."""
    there = {place.number for place in world.places if world.region_of(place.cell) == region}
    return [hook for hook in _hooks(world) if hook.source == f"region {region}" or there & set(hook.places)]


def places_in(world: World, region: int) -> list[Place]:
    """Settlements and sites of a region, by name."""
    found = [place for place in world.places if world.region_of(place.cell) == region]
    return sorted(found, key=lambda place: (place.kind != "settlement", place.name))


def foes_of(world: World, lore: Lore) -> list[Met]:
    """Every kind of foe and how it is with it, in the order of the lore."""
    fits = {fit.foe: fit for fit in world.foes}
    found = []
    for foe in lore.foes.values():
        fit = fits.get(foe.key)
        found.append(Met(foe, fit.status if fit else "present", rank_of(foe, fit), fit.note if fit else ""))
    return found


def foes_near(world: World, lore: Lore, region: int, ground: str = "", *, near: bool = False) -> list[Met]:
    """Those one may meet in a region, the likeliest first (IS-605); `ground` is a sign of one, `near` is at a
    settlement."""
    every = {one.foe.key: one for one in foes_of(world, lore)}
    found = suggestions(world.foes, lore, region, ground, near=near)
    return [every[one.foe] for one in found if one.weight and one.foe in every][:FEW]


def by_distance(world: World, place: Place) -> dict[int, str]:
    """Every other place by number, its name, the nearest first."""
    others = [one for one in world.places if one.number != place.number]
    others.sort(key=lambda one: (world.grid.distance(place.cell, one.cell), one.number))
    return {one.number: one.name for one in others}


def whereabouts(tale: Tale) -> int:
    """The place where those who play are: the end of their last journey, at first their home."""
    ended = [journey.to for journey in tale.journeys if journey.state == "arrived" and journey.to]
    return ended[-1] if ended else tale.world.home if tale.world else 0


def rank_words(rank: Rank) -> str:
    """What a rank means in a fight (IS-564 to IS-568): "2 boxes for each harm, inflicts 2"."""
    ticks = progress(rank, 1)
    whole = ticks // BOX
    amount = f"{whole} box{'es' * (whole > 1)}" if whole else f"{ticks} tick{'s' * (ticks > 1)}"
    return f"{amount} for each harm, inflicts {inflicts(rank)}"


def _standing(world: World, cell: int) -> str:
    place = next((place for place in world.places if place.cell == cell), None)
    return place.name if place else GROUNDS[world.ground[cell]]


def _hooks(world: World) -> Iterator[Hook]:
    yield from filter(None, (world.incident, world.background))
    yield from world.hooks
