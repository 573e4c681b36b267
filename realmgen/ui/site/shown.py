"""What players have been shown of a Site: badges that say so, and the buttons that show and hide."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.siteview import Point, Showable, Site, known_as
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.words import name_of
from realmgen.ui.widgets import press

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
            help=f"Players see {_listed(around)} too" if around else "Nothing open leads on to what they know yet",
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


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}" if words[1:] else words[0]


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
