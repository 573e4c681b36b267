"""The map, what comes next, and what one looks up: what a click draws anew."""

from __future__ import annotations

import streamlit as st

from realmgen.ui.table.acts import acts
from realmgen.ui.table.desk import Desk, take_up
from realmgen.ui.table.plate import plate
from realmgen.ui.table.tabs import tabs
from realmgen.ui.widgets import notice


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing a hex leaves strip and Company alone. Where something was done, the whole page is drawn."""
    now = take_up(desk.campaign)
    if now is None or now.seq != desk.seq:
        st.rerun()
    notice()
    _draw(now)


def _draw(desk: Desk) -> None:
    with st.container(key="stack"):
        left, middle, right = st.columns([5, 4, 4], gap="small")
    with middle:
        acts(desk)  # first, because a click waits for it
    with right:
        tabs(desk)
    with left:
        plate(desk)
