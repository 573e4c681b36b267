"""The values of a Site: its points, routes and entrances, and what may be asked of one. All frozen.

Places are 0, the centre, and 1 to 6, the corners clockwise from the top. Points are told apart by their numbers on the
plan, and routes and entrances name those numbers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from realmgen.kit.graph import Tie, tie

GROUNDS = ("tomb", "castle", "caves", "wood", "ruin", "isle", "town", "mine")
KINDS = ("feature", "danger", "treasure")
WAYS = ("open", "closed", "hidden")
PLACES = range(7)
CORNERS = range(1, 7)
LINKS: tuple[Tie, ...] = (
    *((0, corner) for corner in CORNERS),
    *(tie(corner, corner % 6 + 1) for corner in CORNERS),
)
"""Places that are neighbours: the centre of all corners, a corner of the next two (MB-A57)."""
FARTHEST = 1.4
"""How far from the centre a point may be dragged."""
NEAREST = 0.3
"""How near two points may come to each other before their signs run together."""

Kind = Literal["feature", "danger", "treasure"]
Way = Literal["open", "closed", "hidden"]


def place_xy(place: int) -> tuple[float, float]:
    """Where a place lies in the plain layout: the centre is (0, 0), corners are 1 away, y runs down."""
    if place == 0:
        return 0.0, 0.0
    turn = (place - 1) * math.pi / 3
    return math.sin(turn), -math.cos(turn)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many points of each kind, routes of each way and entrances (MB-265 to MB-274).

    `hidden_entrances` None is none or one, by chance.
    """

    features: int = 3
    dangers: int = 2
    treasures: int = 1
    open: int = 3
    closed: int = 2
    hidden: int = 1
    entrances: int = 1
    hidden_entrances: int | None = None

    @property
    def points(self) -> int:
        return self.features + self.dangers + self.treasures

    @property
    def routes(self) -> int:
        return self.open + self.closed + self.hidden


@dataclass(frozen=True, slots=True)
class SiteOptions:
    """What may be asked of a Site. An empty `ground` is the preset's own, else what suits the Hex; `counts` are free
    ones that stand in the preset's stead (MB-276)."""

    preset: str = "standard"
    ground: str = ""
    counts: Counts | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """Where a Site lies: its Hex, the ground there, and the Myth or other thing it belongs to.

    `kind` is `myth`, or the kind of holding or landmark; `mark` is how a Myth marks its Hex, `cast` are lines on whom
    one meets, `prompts` sights by kind of landmark. `told` is all that stands in the Realm's other Sites.
    """

    at: str = ""
    terrain: str = ""
    kind: str = ""
    name: str = ""
    mark: str = ""
    cast: tuple[str, ...] = ()
    prompts: Mapping[str, str] = field(default_factory=dict)
    told: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """A numbered point at a place, dragged away from it by (`x`, `y`).

    `text` is what one sees there, which players read once they are shown it; `secret` is the game master's alone.
    `known` is 0 for what players have not been shown, else its turn in the order they were shown it: the number they
    know it by follows from it.
    """

    number: int
    place: int
    kind: Kind
    name: str
    text: str = ""
    secret: str = ""
    x: float = 0.0
    y: float = 0.0
    known: int = 0

    @property
    def xy(self) -> tuple[float, float]:
        x, y = place_xy(self.place)
        return x + self.x, y + self.y


@dataclass(frozen=True, slots=True)
class Route:
    """A route between the points of two numbers, the lower first.

    `text` is a closed route's obstacle (MB-271), or how a hidden one is found (MB-272).
    """

    between: Tie
    way: Way
    text: str = ""
    known: bool = False

    @property
    def title(self) -> str:
        """`1-2, closed`."""
        return f"{self.between[0]}-{self.between[1]}, {self.way}"


def route_name(between: Sequence[int]) -> str:
    """`route 1-2`."""
    return f"route {between[0]}-{between[1]}"


@dataclass(frozen=True, slots=True)
class Entrance:
    """A way in from outside at a point's number; a point has at most one (MB-274)."""

    at: int
    text: str = ""
    hidden: bool = False
    known: bool = False

    @property
    def title(self) -> str:
        """`Hidden way in, at 3`."""
        return f"{'Hidden way' if self.hidden else 'Way'} in, at {self.at}"


@dataclass(frozen=True, slots=True)
class Site:
    """A whole Site. `counts` is what it was made to hold, None where nobody asked; `mood` meets whoever arrives, and
    `origin` names the Myth or thing it belongs to."""

    at: str
    name: str
    ground: str
    points: tuple[Point, ...]
    routes: tuple[Route, ...]
    entrances: tuple[Entrance, ...] = ()
    mood: str = ""
    preset: str = ""
    counts: Counts | None = None
    seed: str = ""
    origin: str = ""
    generator: int = 1

    def in_order(self) -> Site:
        """The same with its points by number, and routes and entrances by the points they touch."""
        return replace(
            self,
            points=tuple(sorted(self.points, key=lambda point: point.number)),
            routes=tuple(sorted(self.routes, key=lambda route: route.between)),
            entrances=tuple(sorted(self.entrances, key=lambda door: door.at)),
        )

    def point(self, number: int) -> Point | None:
        return next((point for point in self.points if point.number == number), None)

    def route(self, between: Tie) -> Route | None:
        return next((route for route in self.routes if route.between == between), None)

    def entrance(self, number: int) -> Entrance | None:
        return next((entrance for entrance in self.entrances if entrance.at == number), None)
