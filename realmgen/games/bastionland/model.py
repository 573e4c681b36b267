"""The values of a Realm: options, the Realm itself and the state of its journal. All frozen.

Hexes are named by their labels (`0304`), which sort as a Grid's cells do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.domain.model import Domain
from realmgen.games.bastionland.fight.model import Fight, Past
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.lore.model import LANDMARK_KINDS as LANDMARK_KINDS
from realmgen.games.bastionland.lore.model import Calling, Tale
from realmgen.games.bastionland.nights import Night
from realmgen.games.bastionland.road.model import Day, Leg
from realmgen.games.bastionland.season.model import Calendar
from realmgen.games.bastionland.seen import Seen, Shared
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.hex import LARGEST, Grid, Layout

LAND = ("marsh", "heath", "crag", "peak", "forest", "valley", "hills", "meadow", "bog", "glade", "plain")
WATER = ("lake", "sea")
TERRAIN = LAND + WATER
UNSEEN = "unseen"
"""What stands in the place of terrain where players have no map yet."""
HIGH = ("peak", "crag", "hills")
"""Where rivers rise."""
COASTS = ("landlocked", "coastal", "islands")
HOLDING_KINDS = ("castle", "town", "fortress", "tower")
BARRIER_KINDS = ("cliff", "ravine", "thicket", "wall", "rapids")
LAYERS = ("terrain", "river", "holdings", "myths", "landmarks", "barriers", "names", "tales")
GENERATOR = 2
"""The version of what makes Realms; every Realm keeps that of its own."""
CLUSTER = 12
SMALLEST, BIGGEST = 3, LARGEST

Coast = Literal["landlocked", "coastal", "islands"]


@dataclass(frozen=True, slots=True)
class Options:
    """What a game master may ask of a Realm (MB-241). None means the guideline, scaled to the map.

    `landmarks` is the number of each kind (None: three or four, by chance), `barriers` the number of edges
    (None: a sixth of the hexes, halves up), the gaps are least distances in hexes, `weights` multiplies how
    often a terrain is laid (0 leaves it out).
    """

    width: int = 12
    height: int = 12
    layout: Layout = "flat"
    coast: Coast = "landlocked"
    holdings: int = 4
    myths: int = 6
    landmarks: int | None = None
    barriers: int | None = None
    lakes: int | None = None
    rivers: int = 1
    holding_gap: int | None = None
    myth_gap: int | None = None
    weights: Mapping[str, float] = field(default_factory=dict)

    @property
    def grid(self) -> Grid:
        return Grid(self.width, self.height, self.layout)


@dataclass(frozen=True, slots=True)
class Lake:
    name: str
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class River:
    """`path` runs downstream; when it ends in water the last hex is that lake or sea hex."""

    name: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Barrier:
    """On the edge between two neighbouring hexes, `between` in label order (MB-246)."""

    between: tuple[str, str]
    kind: str


@dataclass(frozen=True, slots=True)
class Holding:
    """`calling` is the entry of a Knight who rules it (MB-227), `detail` more of the place, from sparks (MB-261)."""

    at: str
    name: str
    kind: str
    seat: bool = False
    ruler: str = ""
    hidden: bool = False
    detail: str = ""
    calling: Calling | None = None


@dataclass(frozen=True, slots=True)
class Myth:
    """`mark` is how its hex visibly shows its influence (MB-250), `tale` what is written of it."""

    number: int
    at: str
    name: str
    mark: str = ""
    tale: Tale | None = None


@dataclass(frozen=True, slots=True)
class Landmark:
    """`detail` holds what the kind asks for: a Sanctum's Seer, a Ruin's slumbering Myth (MB-256, MB-260).

    `calling` is the Knight's entry that a Seer stands on, `prompt` what is met there (MB-254).
    """

    at: str
    kind: str
    name: str
    detail: str = ""
    calling: Calling | None = None
    prompt: str = ""


@dataclass(frozen=True, slots=True)
class Region:
    """A named stretch of one land terrain, as lettered on the map."""

    name: str
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Realm:
    """A whole Realm. `terrain` and `area` are by cell of `options.grid`."""

    name: str
    seed: str
    options: Options
    terrain: tuple[str, ...]
    area: tuple[int, ...]
    lakes: tuple[Lake, ...] = ()
    rivers: tuple[River, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    holdings: tuple[Holding, ...] = ()
    myths: tuple[Myth, ...] = ()
    landmarks: tuple[Landmark, ...] = ()
    regions: tuple[Region, ...] = ()
    left_out: tuple[str, ...] = ()
    generator: int = 1

    @property
    def grid(self) -> Grid:
        return self.options.grid


@dataclass(frozen=True, slots=True)
class State:
    """A campaign's Realm as play has left it. `words` keeps what an imported map said and we do not know,
    `sites` come in order of their Hexes, one to a Hex, and `packs` are switched on: what is drawn anew comes from them
    too. `favours` counts by contact, as `0304 Wenna Rooke`, what they did gladly. `resolved` tells by number how a Myth
    ended (MB-140), `trail` has a leg for each Phase that ended, oldest first, `nights` the game nights. `units` are
    all that is no member of the Company and may fight, `fight` is the one that goes on, `fights` those that are over,
    oldest first."""

    realm: Realm | None = None
    notes: Mapping[str, str] = field(default_factory=dict)
    omens: Mapping[int, int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    sites: tuple[Site, ...] = ()
    packs: tuple[str, ...] = ()
    favours: Mapping[str, int] = field(default_factory=dict)
    company: Company = field(default_factory=Company)
    day: Day = field(default_factory=Day)
    trail: tuple[Leg, ...] = ()
    seen: Seen = field(default_factory=Seen)
    shared: Shared | None = None
    nights: tuple[Night, ...] = ()
    resolved: Mapping[int, str] = field(default_factory=dict)
    units: tuple[Unit, ...] = ()
    fight: Fight | None = None
    fights: tuple[Past, ...] = ()
    domains: tuple[Domain, ...] = ()
    calendar: Calendar = field(default_factory=Calendar)

    def unit(self, name: str) -> Unit | None:
        return next((unit for unit in self.units if unit.name == name), None)

    def domain(self, at: str) -> Domain | None:
        """The Domain of a Holding's hex."""
        return next((domain for domain in self.domains if domain.at == at and not domain.ended), None)

    def site(self, at: str) -> Site | None:
        return next((site for site in self.sites if site.at == at), None)
