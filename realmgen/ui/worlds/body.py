"""The tools, the map, and beside it what the chosen hex holds: what a press draws anew."""

from __future__ import annotations

import streamlit as st

from realmgen.ui.widgets import notice, whole_page
from realmgen.ui.worlds import at
from realmgen.ui.worlds.blank import no_land
from realmgen.ui.worlds.desk import Desk, take_up
from realmgen.ui.worlds.foot import foot
from realmgen.ui.worlds.panel import panel
from realmgen.ui.worlds.plate import plate
from realmgen.ui.worlds.rerolling import ask_first
from realmgen.ui.worlds.tools import tools


def body(desk: Desk) -> None:
    """The world as it stands; a journal of oracles alone has none yet."""
    if desk.world is None:
        notice()
        no_land(desk)
    else:
        at.follow_address(desk, desk.world)
        _world(desk)


@st.fragment
def _world(desk: Desk) -> None:
    """A fragment: choosing a hex leaves the strip alone. A change is shown here first, then the whole page is drawn."""
    now = take_up(desk.game)
    if now.world is None:
        st.rerun()
    told = notice()
    ask_first(now)
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="small")
    with right, st.container(gap="xsmall"):
        panel(now, now.world)  # first, because a press waits for it
    with left, st.container(gap="xsmall"):
        tools(now.world)
        plate(now, now.world)
        foot(now, now.world)
    if now.seq != desk.seq:
        whole_page(told)
