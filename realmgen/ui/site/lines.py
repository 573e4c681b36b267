"""Lines of a Site's key in the panel, and the eyes and buttons that show and hide what they stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.kit.words import listed
from realmgen.service.siteview import Entrance, Point, Showable, Site, known_as, showable
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.words import KIND_ICONS, SHORT, WAY_ICONS, mark_of, name_of, parts
from realmgen.ui.widgets import plain, press
from realmgen.ui.words import shortened


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
        said = f"{text}, {plain(shortened(route.text, SHORT))}" if route.text else text
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
    text = f"**{'Hidden way' if door.hidden else 'Way'} in{where}** {plain(shortened(door.text, SHORT))}"
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


HIDDEN = ":gray-badge[:material/visibility_off: hidden from players]"
SHOWN = ":green-badge[:material/visibility: players know it]"


def badge(known: bool) -> str:
    """Whether players know a route or an entrance."""
    return SHOWN if known else HIDDEN


def point_badge(site: Site, point: Point) -> str:
    """Whether players know a point, and by which number if by another."""
    turn = known_as(site.points).get(point.number)
    if not turn or turn == point.number:
        return badge(bool(turn))
    return f":green-badge[:material/visibility: players know it as {turn}]"


def show_point(desk: Desk, site: Site, point: Point, part: Showable) -> None:
    """The sensible next action first: the point with what is open from it; else what is left to do."""
    row = st.container(horizontal=True, gap="xsmall")
    around = _around(site, point)
    if not point.known or around:
        press(
            "Show what is open from it" if point.known else "Show it and what is open",
            _eye(True),
            "site.around",
            desk.order,
            f"reveal {site.at} around {point.number}",
            row=row,
            type="primary",
            help=f"Players see {listed(around)} too" if around else "Nothing open leads on to what they know yet",
        )
    show_part(row, desk, part, "" if point.known else "Only it")


def _around(site: Site, point: Point) -> list[str]:
    """What else is seen with a point: its way in, and open routes to points that are known."""
    lit = {other.number for other in site.points if other.known} | {point.number}
    door = site.entrance(point.number)
    found = ["the way in"] if door and not door.hidden and not door.known else []
    for route in site.routes:
        seen = point.number in route.between and lit.issuperset(route.between)
        if seen and route.way == "open" and not route.known:
            found.append(f"route {name_of(route.between)}")
    return found


def show_part(row: DeltaGenerator, desk: Desk, part: Showable, label: str = "") -> None:
    """Show or hide the part that is chosen."""
    press(
        label or ("Hide" if part.known else "Show"),
        _eye(not part.known),
        "site.show",
        desk.order,
        part.command,
        row=row,
        disabled=bool(part.waits),
        help=_help(part),
    )


def eye(row: DeltaGenerator, desk: Desk, mark: str, part: Showable) -> None:
    """The eye beside a line, open when players know its part; a press turns it."""
    press(
        "Hide" if part.known else "Show",
        _eye(part.known),
        f"site.eye.{mark}",
        desk.order,
        part.command,
        row=row,
        width=104,
        disabled=bool(part.waits),
        help=_help(part),
    )


def _eye(is_open: bool) -> str:
    return "visibility" if is_open else "visibility_off"


def _help(part: Showable) -> str:
    if part.waits:
        return f"Show point {part.waits} first"
    return f"Hide it from players: {part.name}" if part.known else f"Show players: {part.name}"
