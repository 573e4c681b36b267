"""The tools, the map and the panel of the chosen hex: what a click draws anew."""

from __future__ import annotations

import streamlit as st

from realmgen.ui import state
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.panel import panel
from realmgen.ui.realm.plate import plate
from realmgen.ui.realm.tools import tools
from realmgen.ui.widgets import notice


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing a hex leaves the strip alone; a change to the Realm draws the whole page."""
    if state.play().position(desk.campaign).seq != desk.seq:
        st.rerun()
    notice()
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="small")
    with left, st.container(gap="xsmall"):
        tools(desk)
        plate(desk)
    with right:
        panel(desk)
