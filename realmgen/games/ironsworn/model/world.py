"""A world: its truths, the map of its regions, its places, roads and people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from realmgen.games.ironsworn.model.ranks import Rank
from realmgen.kit.hex import Grid
from realmgen.kit.kept import Kept

REGIONS: tuple[str, ...] = (
    "",
    "Barrier Islands",
    "Ragged Coast",
    "Deep Wilds",
    "Flooded Lands",
    "Havens",
    "Hinterlands",
    "Tempest Hills",
    "Veiled Mountains",
    "Shattered Wastes",
)
"""By number (IS-506); 0 is the sea."""
CATEGORIES: tuple[str, ...] = (
    "old-world",
    "iron",
    "legacies",
    "communities",
    "leaders",
    "defense",
    "mysticism",
    "religion",
    "firstborn",
    "beasts",
    "horrors",
)
"""Of truths, in their order (IS-519)."""
CUSTOM = "custom"
"""A truth of one's own beside the eleven (IS-A1)."""
PEOPLES: tuple[str, ...] = ("ironlander", "elf", "giant", "varou", "troll")
GROUNDS: dict[str, str] = {
    "~": "sea",
    "p": "plain",
    "h": "hills",
    "f": "forest",
    "m": "marsh",
    "b": "bog",
    "x": "heath",
    "c": "crag",
    "^": "peak",
    "*": "ice",
    "v": "valley",
    "l": "lake",
}
"""By its sign in `World.ground`: a kind of ground."""
Kind = Literal["settlement", "site"]
Status = Literal["present", "common", "rare", "legend", "tale", "absent"]
"""What the truths make of a kind of foe: `common` comes near settlements, `rare` seldom, `legend` and `tale` (of
horrors) are spoken of and not met, `absent` by a truth (IS-499, IS-527, IS-528, IS-545 to IS-553)."""


@dataclass(frozen=True, slots=True)
class Truth(Kept):
    """What was chosen for a category: options by number 1 to 3, one, several or none, and words of one's own.

    `starter` is a quest starter of one's own; `believed` tells what proved otherwise (IS-518, IS-520).
    """

    category: str
    options: tuple[int, ...] = ()
    own: str = ""
    starter: str = ""
    believed: str = ""


@dataclass(frozen=True, slots=True)
class Place(Kept):
    """A settlement or a site. Its number is the key on map and card (IS-554); `cell` is where it lies.

    `where` and `descriptor` are a location and what it is like (IS-622, IS-624); the other fields are words for a
    settlement: its size, leader's title, defence, style of building, what it trades, its troubles. `people` are those
    who live there, by number, the leader first where there is one.
    """

    number: int
    kind: Kind
    name: str
    cell: int
    where: str = ""
    descriptor: str = ""
    features: tuple[str, ...] = ()
    troubles: tuple[str, ...] = ()
    size: str = ""
    leader: str = ""
    defence: str = ""
    style: str = ""
    trade: tuple[str, ...] = ()
    question: str = ""
    """What its name asks (IS-626)."""
    bond: bool = False
    known: bool = False
    """Whether players see it."""
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Person(Kept):
    """Somebody. `home` is the number of a place, 0 for none; `ties` are sentences; `rank` is None for whom nobody
    fights (IS-570, IS-571, IS-574)."""

    number: int
    name: str
    people: str = "ironlander"
    role: str = ""
    goals: tuple[str, ...] = ()
    descriptors: tuple[str, ...] = ()
    home: int = 0
    ties: tuple[str, ...] = ()
    rank: Rank | None = None
    drives: tuple[str, ...] = ()
    tactics: tuple[str, ...] = ()
    bond: bool = False
    enemy: bool = False
    helper: bool = False
    known: bool = False
    notes: str = ""


@dataclass(frozen=True, slots=True)
class Road(Kept):
    """A way from place to place over neighbouring cells; `kind` is `road`, `trail` or `sea` (a usual crossing)."""

    origin: int
    to: int
    path: tuple[int, ...]
    kind: Literal["road", "trail", "sea"] = "road"


@dataclass(frozen=True, slots=True)
class FoeFit(Kept):
    """A kind of foe in this world, by key: how it is with it, and a rank that was shifted (IS-569)."""

    foe: str
    status: Status = "present"
    shift: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Hook(Kept):
    """A quest idea made ready for this world. `source` says where from, such as `region 5`, `truth iron 2`, `foe elf`
    or `place 3`; `places`, `people` and `foes` are those it names, by number and key (IS-659). `oath` is what one
    would swear; `clock` is what happens, and when, if nobody acts (IS-653)."""

    source: str
    text: str
    title: str = ""
    oath: str = ""
    clock: str = ""
    rank: Rank = "dangerous"
    steps: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    people: tuple[int, ...] = ()
    foes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WorldOptions(Kept):
    """What a world is made from. `truths` are those chosen already, the others are left to chance; `settlements` and
    `sites` are how many, `start` is the region of the home, 0 for chance."""

    settlements: int = 24
    sites: int = 16
    start: int = 0
    width: int = 25
    height: int = 33
    truths: tuple[Truth, ...] = ()


@dataclass(frozen=True, slots=True)
class World(Kept):
    """A whole world, as it was made and then changed by hand.

    `regions` and `ground` hold a sign for each cell of the grid: a region's number (0 the sea), and a key of GROUNDS.
    `home` is the starting place, `incident` and `background` the hooks of the first vows, `hooks` the others.
    """

    name: str
    seed: str
    version: int
    options: WorldOptions
    grid: Grid
    regions: str
    ground: str
    truths: tuple[Truth, ...] = ()
    places: tuple[Place, ...] = ()
    people: tuple[Person, ...] = ()
    roads: tuple[Road, ...] = ()
    rivers: tuple[tuple[int, ...], ...] = ()
    foes: tuple[FoeFit, ...] = ()
    factions: tuple[str, ...] = ()
    home: int = 0
    incident: Hook | None = None
    background: Hook | None = None
    hooks: tuple[Hook, ...] = ()
    lore: tuple[str, ...] = ()
    """What the truths make common knowledge, in sentences."""

    def truth(self, category: str) -> Truth:
        """What was chosen for a category; nothing yet where nothing was."""
        return next((one for one in self.truths if one.category == category), Truth(category))

    def has(self, category: str, option: int) -> bool:
        """Whether that option of a category holds."""
        return option in self.truth(category).options

    def region_of(self, cell: int) -> int:
        """The region of a cell, 0 for the sea."""
        return int(self.regions[cell])

    def place(self, number: int) -> Place | None:
        return next((place for place in self.places if place.number == number), None)

    def person(self, number: int) -> Person | None:
        return next((person for person in self.people if person.number == number), None)


def next_number(there: Sequence[Place] | Sequence[Person]) -> int:
    """The number of whatever comes next."""
    return max((one.number for one in there), default=0) + 1
