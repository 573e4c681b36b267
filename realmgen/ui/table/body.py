"""The map, what comes next, and what one looks up: what a click draws anew."""

from __future__ import annotations

import streamlit as st

from realmgen.ui.table.acts import acts
from realmgen.ui.table.desk import Desk, take_up
from realmgen.ui.table.plate import plate
from realmgen.ui.table.tabs import tabs
from realmgen.ui.widgets import notice, whole_page


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing a hex leaves strip and Company alone. What was done is shown here first, then the whole page
    is drawn."""
    now = take_up(desk.campaign)
    if now is None:
        st.rerun()
    told = notice()
    _draw(now)
    if now.seq != desk.seq:
        whole_page(told)


def _draw(desk: Desk) -> None:
    with st.container(key="stack"):
        left, middle, right = st.columns([5, 4, 4], gap="small")
    with middle:
        acts(desk)  # first, because a click waits for it
    with right:
        tabs(desk)
    with left:
        plate(desk)
