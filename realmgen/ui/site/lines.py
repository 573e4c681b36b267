"""Lines of a Site's key in the panel: each chooses its part, and beside it stands the eye that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import streamlit as st

from realmgen.service.siteview import Entrance, Point, Showable, Site, showable
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.shown import eye
from realmgen.ui.site.words import KIND_ICONS, WAY_ICONS, mark_of, name_of, parts, shortened
from realmgen.ui.widgets import plain, press


class Line(NamedTuple):
    """The mark a line chooses, its sign and its words."""

    mark: str
    icon: str
    text: str


def parts_of(site: Site) -> dict[str, Showable]:
    """By mark: the parts that can be shown."""
    return dict(zip(map(mark_of, parts(site)), showable(site), strict=True))


def key_lines(site: Site) -> Iterator[Line]:
    """A line for every part of a Site: points, ways in, routes."""
    for point in site.points:
        yield _point(point)
    for door in site.entrances:
        yield _door(door, f" at {door.at}")
    for route in site.routes:
        text = f"**{plain(name_of(route.between))}** {route.way}"
        said = f"{text}, {plain(shortened(route.text))}" if route.text else text
        yield Line(mark_of(route), WAY_ICONS[route.way], said)


def lines_from(site: Site, point: Point) -> Iterator[Line]:
    """A line for the way in at a point and for every route that leads on from it."""
    door = site.entrance(point.number)
    if door:
        yield _door(door, "")
    for route in site.routes:
        if point.number in route.between:
            a, b = route.between
            other = site.point(b if a == point.number else a)
            said = f"**to {other.number}** {plain(other.name)}, {route.way}" if other else plain(name_of(route.between))
            yield Line(mark_of(route), WAY_ICONS[route.way], said)


def ends_of(site: Site, between: Sequence[int]) -> Iterator[Line]:
    """A line for either end of a route."""
    for point in site.points:
        if point.number in between:
            yield _point(point)


def _point(point: Point) -> Line:
    return Line(mark_of(point), KIND_ICONS[point.kind], f"**{point.number}** {plain(point.name)}")


def _door(door: Entrance, where: str) -> Line:
    text = f"**{'Hidden way' if door.hidden else 'Way'} in{where}** {plain(shortened(door.text))}"
    return Line(mark_of(door), "login", text)


def show_lines(desk: Desk, site: Site, lines: Iterator[Line]) -> None:
    """Each part, to choose it, and the eye that shows it."""
    shown = parts_of(site)
    with st.container(gap="xsmall", key="sitekey"):
        for line in lines:
            row = st.container(
                horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key=f"line.{line.mark}"
            )
            press(
                line.text,
                line.icon,
                f"site.line.{line.mark}",
                partial(desk.choose, line.mark),
                row=row,
                type="tertiary",
                width="stretch",
            )
            eye(row, desk, line.mark, shown[line.mark])
