"""What may be ordered done to a Site, as values of their own. `at` is the Hex it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.sites.model import Kind, Site, Way
from realmgen.kit.graph import Tie
from realmgen.kit.record import to_json

Door = Literal["open", "hidden", "none"]
What = Literal["point", "around", "route", "entrance", "all"]


def _quoted(*texts: str | None) -> str:
    return "".join(f" {to_json(text)}" for text in texts if text is not None)


@dataclass(frozen=True, slots=True)
class PutSite:
    """Put a whole Site into a Hex in the stead of what it had (MB-263); `site.at` is that Hex."""

    site: Site

    def __str__(self) -> str:
        return f"site {self.site.at} {to_json(site_json(self.site))}"


@dataclass(frozen=True, slots=True)
class Unsite:
    """Take the Site of a Hex away."""

    at: str

    def __str__(self) -> str:
        return f"unsite {self.at}"


@dataclass(frozen=True, slots=True)
class SiteMove:
    """Take a Site from its Hex to another that has none (MB-263)."""

    at: str
    to: str

    def __str__(self) -> str:
        return f"sitemove {self.at} {self.to}"


@dataclass(frozen=True, slots=True)
class SiteName:
    """Rename a Site."""

    at: str
    name: str

    def __str__(self) -> str:
        return f"sitename {self.at}{_quoted(self.name)}"


@dataclass(frozen=True, slots=True)
class Mood:
    """Write what meets whoever arrives; players see it with the first thing that is shown."""

    at: str
    text: str

    def __str__(self) -> str:
        return f"mood {self.at}{_quoted(self.text)}"


@dataclass(frozen=True, slots=True)
class PointKey:
    """Rewrite a point's key. A `secret` of None stays as it is."""

    at: str
    number: int
    name: str
    text: str
    secret: str | None = None

    def __str__(self) -> str:
        return f"point {self.at} {self.number}{_quoted(self.name, self.text, self.secret)}"


@dataclass(frozen=True, slots=True)
class PointKind:
    """Make a point a feature, a danger or a treasure (MB-265 to MB-267)."""

    at: str
    number: int
    kind: Kind

    def __str__(self) -> str:
        return f"pointkind {self.at} {self.number} {self.kind}"


@dataclass(frozen=True, slots=True)
class PointAt:
    """Move a point to a place, 0 to 6; a point that stands there takes its old one (MB-264)."""

    at: str
    number: int
    place: int

    def __str__(self) -> str:
        return f"pointat {self.at} {self.number} {self.place}"


@dataclass(frozen=True, slots=True)
class Shift:
    """Drag a point's sign (`x`, `y`) away from its place; 0 0 puts it back."""

    at: str
    number: int
    x: float
    y: float

    def __str__(self) -> str:
        return f"shift {self.at} {self.number} {self.x} {self.y}"


@dataclass(frozen=True, slots=True)
class Renumber:
    """Give a point another number; a point that has it takes the old one (MB-268)."""

    at: str
    number: int
    to: int

    def __str__(self) -> str:
        return f"renumber {self.at} {self.number} {self.to}"


@dataclass(frozen=True, slots=True)
class AddPoint:
    """Add a point at a free place, under the lowest free number (MB-276)."""

    at: str
    place: int
    kind: Kind
    name: str
    text: str = ""

    def __str__(self) -> str:
        return f"addpoint {self.at} {self.place} {self.kind}{_quoted(self.name, self.text)}"


@dataclass(frozen=True, slots=True)
class Unpoint:
    """Take a point away with its routes and entrance; the numbers above it close up."""

    at: str
    number: int

    def __str__(self) -> str:
        return f"unpoint {self.at} {self.number}"


@dataclass(frozen=True, slots=True)
class SetRoute:
    """Lay, change or, with the way "none", take away a route (MB-269). A `text` of None stays as it is."""

    at: str
    between: Tie
    way: Way | Literal["none"]
    text: str | None = None

    def __str__(self) -> str:
        return f"route {self.at} {self.between[0]}-{self.between[1]} {self.way}{_quoted(self.text)}"


@dataclass(frozen=True, slots=True)
class SetEntrance:
    """Make, change or take away the entrance at a point (MB-274). A `text` of None stays as it is."""

    at: str
    number: int
    sort: Door
    text: str | None = None

    def __str__(self) -> str:
        return f"entrance {self.at} {self.number} {self.sort}{_quoted(self.text)}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show players a point, a route, an entrance or all of a Site. `numbers` name it: none for all, two for a route.

    "around" is a point with what is open to see from it: its entrance, and its open routes to points they know.
    """

    at: str
    what: What
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"reveal {self.at} {_named(self.what, self.numbers)}"


@dataclass(frozen=True, slots=True)
class Conceal:
    """Hide from players what they were shown of a Site."""

    at: str
    what: What
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"conceal {self.at} {_named(self.what, self.numbers)}"


def _named(what: What, numbers: tuple[int, ...]) -> str:
    return " ".join(filter(None, (what, "-".join(map(str, numbers)))))


SiteCommand = (
    PutSite
    | Unsite
    | SiteMove
    | SiteName
    | Mood
    | PointKey
    | PointKind
    | PointAt
    | Shift
    | Renumber
    | AddPoint
    | Unpoint
    | SetRoute
    | SetEntrance
    | Reveal
    | Conceal
)
