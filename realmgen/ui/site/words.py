"""What is said of the parts of a Site, in a line."""

from __future__ import annotations

from collections.abc import Sequence

from realmgen.service.siteview import Entrance, Point, Route, Site, known_as
from realmgen.ui.words import shortened

LONGEST_NAME, LONGEST_TEXT = 80, 2000
SHORT = 64
KIND_ICONS = {"feature": "circle", "danger": "change_history", "treasure": "diamond"}
WAY_ICONS = {"open": "remove", "closed": "block", "hidden": "more_horiz"}


def point_line(site: Site, point: Point) -> str:
    """`4 The Whispering Niche, feature, shown as 2`."""
    turn = known_as(site.points).get(point.number)
    return f"{point.number} {point.name}, {point.kind}{f', shown as {turn}' if turn else ''}"


def route_line(route: Route) -> str:
    """`1-4 closed: a fallen slab`."""
    return f"{name_of(route.between)} {route.way}{_text(route.text)}{', shown' if route.known else ''}"


def name_of(between: Sequence[int]) -> str:
    """`1-4`."""
    return "-".join(map(str, between))


Part = Point | Route | Entrance


def parts(site: Site) -> list[Part]:
    """Every part of a Site: points, routes, entrances."""
    return [*site.points, *site.routes, *site.entrances]


def mark_of(part: Part) -> str:
    """What a part is called on the plan: `p3` a point, `r1-3` a route, `e2` an entrance."""
    if isinstance(part, Point):
        return f"p{part.number}"
    return f"r{name_of(part.between)}" if isinstance(part, Route) else f"e{part.at}"


def door_line(door: Entrance) -> str:
    """`Hidden way in at 4: a drain`."""
    name = "Hidden way in" if door.hidden else "Way in"
    return f"{name} at {door.at}{_text(door.text)}{', shown' if door.known else ''}"


def _text(text: str) -> str:
    return f": {shortened(text, SHORT)}" if text else ""
