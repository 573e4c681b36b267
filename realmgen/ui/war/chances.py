"""How it looks as things stand: the fight played out many times, apart from the campaign."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import chances as service
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import plain, small

KEY = state.key(PAGE, "odds")


def chances(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: how often either side wins, and how often each falls."""
    popover = row.popover("Odds", icon=":material/percent:", key=KEY, on_change="rerun")
    if not popover.open:
        return
    with popover.container(width=320, gap="xsmall"):
        found = service.chances(desk.state)
        st.markdown(f"**{plain(found.told)}**")
        if found.fallen:
            st.markdown("Who goes down: " + ", ".join(f"{plain(name)} {share}\u00a0%" for name, share in found.fallen))
        st.markdown(small(plain(found.about)))
