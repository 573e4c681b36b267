"""New units: by a stat block of the rules, or written by hand; a Holding's Warbands are mustered where it is ruled."""

from __future__ import annotations

import streamlit as st

from realmgen.service.war import units as service
from realmgen.ui import state
from realmgen.ui.sitemap import go
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.writing import write
from realmgen.ui.widgets import press

MAKE, NAME, SOURCE = (state.key(PAGE, f"raise.{name}") for name in ("make", "name", "source"))


def raising(desk: Desk) -> None:
    """The form of a levy, and the ways round it."""
    with st.container(border=True, gap="small"):
        with st.form("levy", border=False):
            make = st.selectbox("Stat block", service.MAKES, format_func=service.title_of, key=MAKE)
            st.text_input("Name", key=NAME, placeholder=service.title_of(str(make)), max_chars=80)
            st.selectbox("Soldiers from", list(service.SOURCES), format_func=service.SOURCES.__getitem__, key=SOURCE)
            st.form_submit_button("Levy", icon=":material/group_add:", width="stretch", on_click=_levied, args=(desk,))
        press("Write one by hand", "edit", "war.write", write, desk, "", width="stretch")
        hint = "A Holding that is ruled musters its Warbands there"
        if st.button("Muster in a Domain", icon=":material/castle:", key="war.muster", width="stretch", help=hint):
            go("domain", campaign=desk.campaign.code)


def _levied(desk: Desk) -> None:
    make, source = str(state.get(MAKE)), str(state.get(SOURCE))
    if desk.order(service.raising(desk.state, make, str(state.get(NAME) or ""), source)):
        state.put(NAME, "")
