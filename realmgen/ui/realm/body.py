"""The tools, the map and the panel of the chosen hex: what a click draws anew."""

from __future__ import annotations

import streamlit as st

from realmgen.ui.realm.desk import Desk, take_up
from realmgen.ui.realm.panel import panel
from realmgen.ui.realm.plate import plate
from realmgen.ui.realm.tools import tools
from realmgen.ui.widgets import notice, whole_page


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing a hex leaves the strip alone. A change to the Realm is shown here first, then the whole
    page is drawn; the other way round the browser would put its map away in between."""
    now = take_up(desk.campaign)
    if now is None:
        st.rerun()
    told = notice()
    _draw(now)
    if now.seq != desk.seq:
        whole_page(told)


def _draw(desk: Desk) -> None:
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="small")
    with right:
        panel(desk)  # first, because a click waits for it
    with left, st.container(gap="xsmall"):
        tools(desk)
        plate(desk)
