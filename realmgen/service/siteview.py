"""What the dashboard shows of a Site: the plan in layers, and the parts that can be shown to players one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.games.bastionland.commands import Conceal, Reveal, Shift
from realmgen.games.bastionland.commands.sites import What
from realmgen.games.bastionland.sites.model import Site, place_xy
from realmgen.games.bastionland.sites.view import Audience
from realmgen.render import svg
from realmgen.render.ground import draw_ground
from realmgen.render.theme import THEMES
from realmgen.service.sites import plan, standing

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play


@dataclass(frozen=True, slots=True)
class SiteLayers:
    """A plan for the screen. `pieces` are SVG fragments by layer in drawing order, definitions first; lengths are
    millimetres. `spots` are the points by number; the plan's (0, 0) lies at `origin`, one of its units is `unit`."""

    box: tuple[float, float, float, float]
    paper: str
    pieces: tuple[tuple[str, str], ...]
    spots: Mapping[int, tuple[float, float]]
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
    """The plan of a Site; raises IllegalCommand when there is none, or none for players."""
    chart = draw_ground(plan(play, campaign, at, audience), THEMES[theme])
    drawing = chart.drawing
    return SiteLayers(
        box=(0, 0, drawing.width, drawing.height),
        paper=drawing.paper,
        pieces=(("definitions", svg.defs(drawing)), *svg.layers(drawing).items()),
        spots=chart.spots,
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


def showable(play: Play, campaign: Campaign, at: str) -> tuple[Showable, ...]:
    """Every point, route and entrance of a Site, in that order; raises IllegalCommand when there is none."""
    return tuple(_parts(standing(play, campaign, at)))


def _parts(site: Site) -> Iterator[Showable]:
    for point in site.points:
        yield _part(site, "point", (point.number,), f"{point.number} {point.name}", bool(point.known))
    for route in site.routes:
        a, b = route.between
        yield _part(site, "route", route.between, f"{a}-{b}, {route.way}", route.known)
    for door in site.entrances:
        name = f"{'Hidden way' if door.hidden else 'Way'} in, at {door.at}"
        yield _part(site, "entrance", (door.at,), name, door.known)


def _part(site: Site, what: What, numbers: tuple[int, ...], name: str, known: bool) -> Showable:
    turn = Conceal(site.at, what, numbers) if known else Reveal(site.at, what, numbers)
    dark = [number for number in numbers if not getattr(site.point(number), "known", 0)]
    waits = dark[0] if dark and what != "point" and not known else 0
    return Showable(what, name, known, str(turn), waits)
