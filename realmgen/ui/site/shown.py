"""What players have been shown of a Site: badges that say so, and the buttons that show and hide."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.siteview import Point, Showable, Site, known_as
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.words import name_of

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
        row.button(
            "Show what is open from it" if point.known else "Show it and what is open",
            icon=_eye(True),
            key="site.around",
            type="primary",
            help=f"Players see {_listed(around)} too" if around else "Nothing open leads on to what they know yet",
            on_click=desk.order,
            args=(f"reveal {site.at} around {point.number}",),
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
    row.button(
        label or ("Hide" if part.known else "Show"),
        icon=_eye(not part.known),
        key="site.show",
        disabled=bool(part.waits),
        help=_help(part),
        on_click=desk.order,
        args=(part.command,),
    )


def eye(row: DeltaGenerator, desk: Desk, mark: str, part: Showable) -> None:
    """The eye beside a line, open when players know its part; a press turns it."""
    row.button(
        "Hide" if part.known else "Show",
        icon=_eye(part.known),
        key=f"site.eye.{mark}",
        width=104,
        disabled=bool(part.waits),
        help=_help(part),
        on_click=desk.order,
        args=(part.command,),
    )


def _eye(is_open: bool) -> str:
    return ":material/visibility:" if is_open else ":material/visibility_off:"


def _help(part: Showable) -> str:
    if part.waits:
        return f"Show point {part.waits} first"
    return f"Hide it from players: {part.name}" if part.known else f"Show players: {part.name}"
