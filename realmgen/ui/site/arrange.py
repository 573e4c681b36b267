"""Where a point of a Site stands and which number it bears, and where the Site itself lies."""

from __future__ import annotations

import streamlit as st

from realmgen.service.siteview import PLACE_NAMES, Point, Site
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk, go_to
from realmgen.ui.widgets import press

HIGHEST = 7


def more_of(desk: Desk, site: Site, point: Point) -> None:
    """Behind a button: a point's number and place, which it may trade with another, and taking it away."""
    popover = st.popover("More", key="site.more_of", on_change="rerun")
    if not popover.open:
        return
    end = f"{site.at}.{point.number}.{point.place}"
    with popover:
        st.selectbox(
            "Number",
            range(1, HIGHEST + 1),
            index=point.number - 1,
            key=f"site.number.{end}",
            help="A point that has it takes this one’s",
            on_change=_renumber,
            args=(desk, point, f"site.number.{end}"),
        )
        st.selectbox(
            "Place",
            range(len(PLACE_NAMES)),
            index=point.place,
            key=f"site.place.{end}",
            format_func=lambda place: PLACE_NAMES[place].capitalize(),
            help="A point that stands there comes here",
            on_change=_place,
            args=(desk, point, f"site.place.{end}"),
        )
        press(
            "Back to the middle of its place",
            "",
            "site.unshift",
            desk.order,
            f"shift {site.at} {point.number} 0 0",
            width="stretch",
            disabled=(point.x, point.y) == (0, 0),
        )
        press(
            "Take it away", "delete", "site.unpoint", _gone, desk, f"unpoint {site.at} {point.number}", width="stretch"
        )


def _renumber(desk: Desk, point: Point, field: str) -> None:
    to = int(state.get(field))
    if desk.ordered(f"renumber {desk.at} {point.number} {to}"):
        desk.choose(f"p{to}")


def _place(desk: Desk, point: Point, field: str) -> None:
    desk.order(f"pointat {desk.at} {point.number} {state.get(field)}")


def _gone(desk: Desk, command: str) -> None:
    if desk.ordered(command):
        desk.choose("")


def elsewhere(desk: Desk) -> None:
    """Behind a button: the hex a Site lies in, and taking the Site away."""
    popover = st.popover("More", key="site.elsewhere", on_change="rerun")
    if not popover.open:
        return
    field = state.key(at.PAGE, f"moved.{desk.at}")
    with popover:
        st.text_input(
            "Move it to hex", key=field, placeholder=desk.at, max_chars=4, on_change=_moved, args=(desk, field)
        )
        press("Take the Site away", "delete", "site.unsite", desk.order, f"unsite {desk.at}", width="stretch")


def _moved(desk: Desk, field: str) -> None:
    to = str(state.get(field) or "").strip()
    if to and desk.ordered(f"sitemove {desk.at} {to}"):
        go_to(desk.campaign, to)
