"""What may be ordered done to a Site, as values of their own. `at` is the Hex it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.commands.command import Command, Hex, Name, Number, Text
from realmgen.games.bastionland.sites.model import Kind, Site, Way
from realmgen.kit.graph import Tie
from realmgen.kit.record import to_json

Door = Literal["open", "hidden", "none"]
What = Literal["point", "around", "route", "entrance", "all"]


class SiteCommand(Command):
    """A command on a Site."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PutSite(SiteCommand, verb="site"):
    """Put a whole Site into a Hex in the stead of what it had (MB-263); `site.at` is that Hex."""

    site: Site

    def __str__(self) -> str:
        return f"{self.verb} {self.site.at} {to_json(site_json(self.site))}"


@dataclass(frozen=True, slots=True)
class Unsite(SiteCommand, verb="unsite"):
    """Take the Site of a Hex away."""

    at: Hex


@dataclass(frozen=True, slots=True)
class SiteMove(SiteCommand, verb="sitemove"):
    """Take a Site from its Hex to another that has none (MB-263)."""

    at: Hex
    to: Hex


@dataclass(frozen=True, slots=True)
class SiteName(SiteCommand, verb="sitename"):
    """Rename a Site."""

    at: Hex
    name: Name


@dataclass(frozen=True, slots=True)
class Mood(SiteCommand, verb="mood"):
    """Write what meets whoever arrives; players see it with the first thing that is shown."""

    at: Hex
    text: Text


@dataclass(frozen=True, slots=True)
class PointKey(SiteCommand, verb="point"):
    """Rewrite a point's key. A `secret` of None stays as it is."""

    at: Hex
    number: Number
    name: Name
    text: Text
    secret: Text | None = None


@dataclass(frozen=True, slots=True)
class PointKind(SiteCommand, verb="pointkind"):
    """Make a point a feature, a danger or a treasure (MB-265 to MB-267)."""

    at: Hex
    number: Number
    kind: Kind


@dataclass(frozen=True, slots=True)
class PointAt(SiteCommand, verb="pointat"):
    """Move a point to a place, 0 to 6; a point that stands there takes its old one (MB-264)."""

    at: Hex
    number: Number
    place: Number


@dataclass(frozen=True, slots=True)
class Shift(SiteCommand, verb="shift"):
    """Drag a point's sign (`x`, `y`) away from its place; 0 0 puts it back."""

    at: Hex
    number: Number
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Renumber(SiteCommand, verb="renumber"):
    """Give a point another number; a point that has it takes the old one (MB-268)."""

    at: Hex
    number: Number
    to: Number


@dataclass(frozen=True, slots=True)
class AddPoint(SiteCommand, verb="addpoint"):
    """Add a point at a free place, under the lowest free number (MB-276)."""

    at: Hex
    place: Number
    kind: Kind
    name: Name
    text: Text = ""


@dataclass(frozen=True, slots=True)
class Unpoint(SiteCommand, verb="unpoint"):
    """Take a point away with its routes and entrance; the numbers above it close up."""

    at: Hex
    number: Number


@dataclass(frozen=True, slots=True)
class SetRoute(SiteCommand, verb="route"):
    """Lay, change or, with the way "none", take away a route (MB-269). A `text` of None stays as it is."""

    at: Hex
    between: Tie
    way: Way | Literal["none"]
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class SetEntrance(SiteCommand, verb="entrance"):
    """Make, change or take away the entrance at a point (MB-274). A `text` of None stays as it is."""

    at: Hex
    number: Number
    sort: Door
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Reveal(SiteCommand, verb="reveal"):
    """Show players a point, a route, an entrance or all of a Site. `numbers` name it: none for all, two for a route.

    "around" is a point with what is open to see from it: its entrance, and its open routes to points they know.
    """

    at: Hex
    what: What
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Conceal(SiteCommand, verb="conceal"):
    """Hide from players what they were shown of a Site."""

    at: Hex
    what: What
    numbers: tuple[int, ...] = ()
