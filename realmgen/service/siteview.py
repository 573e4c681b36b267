"""What the dashboard shows of a Site: its plan drawn in pieces, with the places a pointer can choose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from realmgen.games.bastionland.sites.model import FARTHEST, KINDS, PLACES, WAYS, Entrance, Point, Route, Site, place_xy
from realmgen.games.bastionland.sites.presets import PRESETS
from realmgen.games.bastionland.sites.view import GROUND_WORDS, Audience, shown_site, site_plan
from realmgen.kit.plan import Plan
from realmgen.render import svg
from realmgen.render.ground import draw_ground
from realmgen.render.theme import THEMES

__all__ = [
    "FARTHEST",
    "GROUND_WORDS",
    "KINDS",
    "PLACES",
    "PLACE_NAMES",
    "WAYS",
    "Audience",
    "Entrance",
    "Point",
    "Route",
    "Site",
    "SiteLayers",
    "known_as",
    "place_xy",
    "shown_site",
    "site_layers",
    "why",
]
PLACE_NAMES = ("centre", "top", "upper right", "lower right", "bottom", "lower left", "upper left")
BOX = (-1.9, -1.8, 3.8, 3.6)
"""What a screen shows of a plan at first: (x, y, width, height) in the plan's units."""
Course = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class SiteLayers:
    """A plan for the screen. `pieces` are SVG fragments by layer in drawing order, definitions first, in millimetres:
    the plan's (0, 0) lies at `origin` and one of its units measures `unit`. All else is in the plan's units."""

    unit: float
    origin: tuple[float, float]
    paper: str
    pieces: tuple[tuple[str, str], ...]
    spots: tuple[tuple[int, float, float], ...]
    ways: tuple[tuple[tuple[int, int], Course], ...]
    gates: tuple[tuple[int, Course], ...]


def site_layers(site: Site, code: str, *, theme: str = "colour", audience: Audience = "gm") -> SiteLayers:
    """The plan of a Site; raises IllegalCommand when players have been shown nothing of it."""
    plan = site_plan(site, audience, code=code)
    return _drawn(replace(plan, entries=(), subtitle="", footer=""), theme)


@lru_cache(maxsize=64)
def _drawn(plan: Plan, theme: str) -> SiteLayers:
    """The drawing hangs on the plan alone: a key that is rewritten draws nothing anew."""
    chart = draw_ground(plan, THEMES[theme])
    drawing = chart.drawing
    symbols = svg.defs(replace(drawing, layers={}))
    letters = svg.defs(replace(drawing, symbols={}))
    return SiteLayers(
        unit=chart.unit,
        origin=chart.origin,
        paper=drawing.paper,
        pieces=(("symbols", symbols), ("letters", letters), *svg.layers(drawing).items()),
        spots=tuple((spot.number, spot.x, spot.y) for spot in plan.spots),
        ways=tuple((ends, tuple(map(chart.back, course))) for ends, course in chart.ways.items()),
        gates=tuple((at, tuple(map(chart.back, course))) for at, course in chart.gates.items()),
    )


def known_as(points: Sequence[Point]) -> dict[int, int]:
    """By a point's number: the one players know it by; those they know nothing of are left out."""
    turns = sorted((point for point in points if point.known), key=lambda point: (point.known, point.number))
    return {point.number: turn for turn, point in enumerate(turns, 1)}


def why(preset: str) -> str:
    """What the numbers of a preset do, in a sentence; empty for free counts."""
    return PRESETS[preset].why if preset in PRESETS else ""
