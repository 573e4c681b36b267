"""What the dashboard shows of a Site: the plan in layers, and the parts that can be shown to players one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.commands import Conceal, Reveal, Shift
from realmgen.games.bastionland.commands.sites import Door, What
from realmgen.games.bastionland.sites.edit import in_turn
from realmgen.games.bastionland.sites.model import (
    FARTHEST,
    KINDS,
    WAYS,
    Entrance,
    Point,
    Route,
    Site,
    Way,
    place_xy,
)
from realmgen.games.bastionland.sites.presets import PRESETS
from realmgen.games.bastionland.sites.view import GROUND_WORDS, shown_site
from realmgen.kit.plan import Plan
from realmgen.render import svg
from realmgen.render.ground import draw_ground
from realmgen.render.theme import THEMES
from realmgen.service.sites import plan

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

__all__ = [
    "FARTHEST",
    "GROUND_WORDS",
    "KINDS",
    "PLACE_NAMES",
    "WAYS",
    "Audience",
    "Door",
    "Entrance",
    "Point",
    "Route",
    "Showable",
    "Site",
    "SiteLayers",
    "Way",
    "drag_text",
    "known_as",
    "place_xy",
    "showable",
    "shown_site",
    "site_layers",
    "why",
]
PLACE_NAMES = ("centre", "top", "upper right", "lower right", "bottom", "lower left", "upper left")
Course = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True, eq=False)
class SiteLayers:
    """A plan for the screen. `pieces` are SVG fragments by layer in drawing order, definitions first, in millimetres:
    the plan's (0, 0) lies at `origin`, one of its units is `unit`. All else is in the plan's units: `spots` are the
    points by number, `ways` the courses of routes by their ends, `gates` those of entrances from outside inwards."""

    paper: str
    pieces: tuple[tuple[str, str], ...]
    spots: Mapping[int, tuple[float, float]]
    ways: Mapping[tuple[int, int], Course]
    gates: Mapping[int, Course]
    origin: tuple[float, float]
    unit: float


@dataclass(frozen=True, slots=True)
class Showable:
    """A part of a Site: what it is, what it is called, whether players know it, and the command that turns that.

    `waits` is a point's number that has to be shown first, 0 when the command can be given now.
    """

    what: What
    name: str
    known: bool
    command: str
    waits: int = 0


def site_layers(
    play: Play, campaign: Campaign, at: str, audience: Audience = "gm", *, theme: str = "colour"
) -> SiteLayers:
    """The plan of a Site; raises IllegalCommand when there is none, or none for players.

    As long as the plan is the same, whatever its key says, so is the value.
    """
    return _drawn(replace(plan(play, campaign, at, audience), entries=(), subtitle="", footer=""), theme)


@lru_cache(maxsize=64)
def _drawn(plan: Plan, theme: str) -> SiteLayers:
    chart = draw_ground(plan, THEMES[theme])
    drawing = chart.drawing
    return SiteLayers(
        paper=drawing.paper,
        pieces=(("definitions", svg.defs(drawing)), *svg.layers(drawing).items()),
        spots={number: chart.back(at) for number, at in chart.spots.items()},
        ways={ends: tuple(map(chart.back, course)) for ends, course in chart.ways.items()},
        gates={at: tuple(map(chart.back, course)) for at, course in chart.gates.items()},
        origin=chart.origin,
        unit=chart.unit,
    )


def drag_text(site: Site, number: int, x: float, y: float) -> str:
    """The command that drags a point to a place of the plan, in its units; rounded to a hundredth.

    What the plan has no room for is refused when the command is given.
    """
    point = site.point(number)
    from_x, from_y = place_xy(point.place) if point else (0.0, 0.0)
    return str(Shift(site.at, number, round(x - from_x, 2) + 0.0, round(y - from_y, 2) + 0.0))


def showable(site: Site) -> tuple[Showable, ...]:
    """Every point, route and entrance of a Site, in that order."""
    return tuple(_parts(site))


def _parts(site: Site) -> Iterator[Showable]:
    for point in site.points:
        yield _part(site, "point", (point.number,), f"{point.number} {point.name}", bool(point.known))
    for route in site.routes:
        yield _part(site, "route", route.between, route.title, route.known)
    for door in site.entrances:
        yield _part(site, "entrance", (door.at,), door.title, door.known)


def _part(site: Site, what: What, numbers: tuple[int, ...], name: str, known: bool) -> Showable:
    turn = Conceal(site.at, what, numbers) if known else Reveal(site.at, what, numbers)
    dark = [number for number in numbers if not getattr(site.point(number), "known", 0)]
    waits = dark[0] if dark and what != "point" and not known else 0
    return Showable(what, name, known, str(turn), waits)


def known_as(points: Sequence[Point]) -> dict[int, int]:
    """By a point's number: the one players know it by; those they know nothing of are left out."""
    return {point.number: turn for turn, point in enumerate(in_turn(points), 1)}


def why(preset: str) -> str:
    """What the numbers of a preset do, in a sentence; empty for free counts."""
    return PRESETS[preset].why if preset in PRESETS else ""
