"""The plan and the panel of what is chosen on it: what a click draws anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.siteview import Site, shown_site
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk, take_up
from realmgen.ui.site.draw import draw
from realmgen.ui.site.parts import chosen_entrance, chosen_point, chosen_route
from realmgen.ui.site.plate import plate, tools
from realmgen.ui.site.players import players_panel, players_plate
from realmgen.ui.site.whole import whole
from realmgen.ui.widgets import notice, press, whole_page


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing a point leaves the strip alone. A change is shown here first, then the whole page is
    drawn; the other way round the browser would put its plan away in between."""
    now = take_up(desk.campaign)
    if now is None:
        st.rerun()
    told = notice()
    if now.site is None:
        draw(now)
    else:
        _drawn(now, now.site)
    if now.seq != desk.seq:
        whole_page(told)


def _drawn(desk: Desk, site: Site) -> None:
    """What is waited for comes first: the panel after a click, the plan after a gesture on it."""
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="small")
    sides: list[tuple[DeltaGenerator, Callable[[], None]]]
    if state.get(at.AS_PLAYERS):
        shown = shown_site(site)
        sides = [(right, partial(players_panel, shown)), (left, partial(_over, partial(players_plate, desk, shown)))]
    else:
        sides = [(right, partial(panel, desk, site)), (left, partial(_over, partial(plate, desk, site)))]
    for side, fill in sides[::-1] if st.session_state.pop(at.DRAGGED, False) else sides:
        with side:
            fill()


def _over(plan: Callable[[], None]) -> None:
    with st.container(gap="xsmall"):
        tools()
        plan()


HEIGHT = 624


def panel(desk: Desk, site: Site) -> None:
    """Everything of what is chosen, and everything that can be done to it."""
    with st.container(border=True, height=HEIGHT, key="sitepanel", gap="small"):
        mark = desk.chosen
        if not mark:
            whole(desk, site)
            return
        press(
            plain_name(site),
            "arrow_back",
            "site.whole",
            partial(desk.choose, ""),
            type="tertiary",
            help="Back to the whole Site",
        )
        if mark[0] == "p" and desk.point:
            chosen_point(desk, site, desk.point)
        elif mark[0] == "e" and desk.entrance:
            chosen_entrance(desk, site, desk.entrance)
        else:
            a, b = desk.numbers
            chosen_route(desk, site, (a, b))


def plain_name(site: Site) -> str:
    """The Site's name, short enough for a button."""
    from realmgen.ui.widgets import plain

    return plain(site.name if len(site.name) <= 40 else f"{site.name[:39]}…")
