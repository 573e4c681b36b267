"""The plan and the panel of what is chosen on it: what a click draws anew."""

from __future__ import annotations

import streamlit as st

from realmgen.service.siteview import shown_site
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk, take_up
from realmgen.ui.site.draw import draw
from realmgen.ui.site.panel import panel
from realmgen.ui.site.plate import plate, tools
from realmgen.ui.site.players import players_panel, players_plate
from realmgen.ui.widgets import notice


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing a point leaves the strip alone. A change is shown here first, then the whole page is
    drawn; the other way round the browser would put its plan away in between."""
    now = take_up(desk.campaign)
    if now is None:
        st.rerun()
    notice()
    if now.site is None:
        draw(now)
    else:
        _drawn(now)
    if now.seq != desk.seq:
        st.rerun()


def _drawn(desk: Desk) -> None:
    assert desk.site is not None
    players = bool(state.get(at.AS_PLAYERS))
    shown = shown_site(desk.site) if players else desk.site
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="small")
    with right:
        players_panel(shown) if players else panel(desk, desk.site)
    with left, st.container(gap="xsmall"):
        tools()
        players_plate(desk, shown) if players else plate(desk, desk.site)
