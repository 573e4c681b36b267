"""The point, route or entrance that is chosen: its key to read and rewrite, its kind or way, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

import streamlit as st

from realmgen.kit.graph import Tie
from realmgen.service import siteplay
from realmgen.service.siteview import KINDS, WAYS, Door, Entrance, Point, Site, Way
from realmgen.ui import state
from realmgen.ui.site.arrange import more_of, rewrite, write_key, write_text, writing
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.lines import badge, ends_of, lines_from, parts_of, point_badge, show_lines, show_part, show_point
from realmgen.ui.site.words import mark_of, name_of
from realmgen.ui.widgets import plain, press, segments, small

NONE = "none"
SORTS = {NONE: "None", "open": "Open", "hidden": "Hidden"}
WAYS_SAID = {NONE: "None", **{way: way.capitalize() for way in WAYS}}
NOTHING = "Nothing is written here yet."


def chosen_point(desk: Desk, site: Site, point: Point) -> None:
    """A point: what one meets there, whether players know it, its kind, its way in and its routes."""
    st.subheader(f"{point.number} · {plain(point.name)}", anchor=False)
    st.markdown(f":gray-badge[{point.kind.capitalize()}] {point_badge(site, point)}")
    if writing():
        write_key(desk, point)
        return
    secret = f":violet[:material/lock: {plain(point.secret)}]" if point.secret else ""
    st.markdown("\n\n".join(filter(None, [plain(point.text), secret])) or NOTHING)
    show_point(desk, site, point, parts_of(site)[mark_of(point)])
    with st.container(horizontal=True, gap="xsmall"):
        rewrite()
        _anew(desk, siteplay.roll_point, point.number)
        more_of(desk, site, point)
    show_lines(desk, site, lines_from(site, point))
    _sorts(desk, site, point)


def _sorts(desk: Desk, site: Site, point: Point) -> None:
    door = site.entrance(point.number)
    sort = NONE if door is None else "hidden" if door.hidden else "open"
    with st.container(horizontal=True, gap="medium"):
        kinds = {kind: kind.capitalize() for kind in KINDS}
        _choice("Kind", kinds, point.kind, f"{desk.at}.kind.{point.number}", partial(_kind, desk, point.number))
        _choice("Way in", SORTS, sort, f"{desk.at}.door.{point.number}", partial(_door, desk, point.number))


def chosen_route(desk: Desk, site: Site, between: Tie) -> None:
    """The route between two points, or the room for one."""
    route, name = site.route(between), name_of(between)
    st.subheader(f"Route {plain(name)}", anchor=False)
    st.markdown(badge(route.known) if route else small("No route joins these two. Choose a way to lay one."))
    show_lines(desk, site, ends_of(site, between))
    way = route.way if route else NONE
    _choice("Way", WAYS_SAID, way, f"{desk.at}.way.{name}", partial(_way, desk, between))
    if route is None:
        return
    if writing():
        asks = "How it is found" if route.way == "hidden" else "What bars it"
        write_text(desk, asks, route.text, f"route {site.at} {name} {route.way}")
        return
    if route.text or route.way != "open":
        st.markdown(plain(route.text) or NOTHING)
    row = st.container(horizontal=True, gap="xsmall")
    show_part(row, desk, parts_of(site)[mark_of(route)])
    if route.way != "open":
        with row:
            rewrite()
            _anew(desk, siteplay.lay_route, between, route.way)


def chosen_entrance(desk: Desk, site: Site, door: Entrance) -> None:
    """A way in from outside."""
    st.subheader(f"{'Hidden way' if door.hidden else 'Way'} in at {door.at}", anchor=False)
    st.markdown(badge(door.known))
    show_lines(desk, site, ends_of(site, [door.at]))
    sort = "hidden" if door.hidden else "open"
    _choice("Way in", SORTS, sort, f"{desk.at}.door.{door.at}", partial(_door, desk, door.at))
    if writing():
        write_text(desk, "What one sees of it", door.text, f"entrance {site.at} {door.at} {sort}")
        return
    st.markdown(plain(door.text) or NOTHING)
    row = st.container(horizontal=True, gap="xsmall")
    show_part(row, desk, parts_of(site)[mark_of(door)])
    with row:
        rewrite()
        _anew(desk, siteplay.set_entrance, door.at, sort)


def _anew(desk: Desk, deed: Callable[..., object], *what: object) -> None:
    """The button that draws other words for what is chosen."""
    press(
        "New words",
        "casino",
        "site.anew",
        desk.do,
        partial(deed, state.play(), desk.campaign, desk.at, *what, seen=desk.seq),
        help="Draw other words for this alone",
    )


def _choice(label: str, options: Mapping[str, str], now: str, key: str, deed: Callable[[str], None]) -> None:
    """A row to choose from; its key holds what stands now, so that an undo is seen."""
    field = f"site.{key}.{now}"
    segments(label, options, field, default=now, titled=True, kept=False, on_change=_chose, args=(field, now, deed))


def _chose(field: str, now: str, deed: Callable[[str], None]) -> None:
    wanted = str(state.get(field) or now)
    if wanted != now:
        deed(wanted)


def _kind(desk: Desk, number: int, kind: str) -> None:
    desk.order(f"pointkind {desk.at} {number} {kind}")


def _door(desk: Desk, number: int, sort: str) -> None:
    deed = partial(siteplay.set_entrance, state.play(), desk.campaign, desk.at, number, seen=desk.seq)
    desk.do(partial(deed, cast(Door, sort)))


def _way(desk: Desk, between: Tie, way: str) -> None:
    if way == NONE:
        desk.order(f"route {desk.at} {name_of(between)} none")
    else:
        deed = partial(siteplay.lay_route, state.play(), desk.campaign, desk.at, between, seen=desk.seq)
        desk.do(partial(deed, cast(Way, way)))
