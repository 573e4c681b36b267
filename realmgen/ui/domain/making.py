"""How a Holding becomes a Domain: who rules it, and by what right."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import domain as service
from realmgen.service.domain import quoted
from realmgen.ui import state
from realmgen.ui.domain.desk import CHOSEN, PAGE, Desk, said, small_form
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import AT_ONCE, NOTICE, empty, plain, press, small

AT, RULER, HOW = (state.key(PAGE, f"new.{name}") for name in ("at", "ruler", "how"))


def first(desk: Desk) -> None:
    """Nobody rules anything yet."""
    if not service.free_holdings(desk.state):
        row = empty("No Holding in this Realm", "A Domain is a Holding with somebody who rules it: place one first.")
        if row.button("To the map", type="primary", icon=":material/map:", key="domain.map"):
            go("realm")
        return
    with st.container(border=True, width=520, key="firstdomain"):
        st.subheader("Nobody rules a Domain yet", anchor=False)
        st.markdown("A Holding with a ruler is a Domain: its Council, its Court and its Crises are kept here.")
        _form(desk)


def another(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: one more Domain."""
    if not service.free_holdings(desk.state):
        return
    popover = small_form("Another", "add", "domain.another", row)
    if popover is not None:
        with popover:
            _form(desk)


def _form(desk: Desk) -> None:
    free, people = service.free_holdings(desk.state), service.people(desk.state)
    with st.form("enfeoff", border=False):
        st.selectbox("Holding", free, format_func=free.__getitem__, key=AT)
        st.selectbox(
            "Who rules it",
            people,
            None,
            key=RULER,
            accept_new_options=True,
            placeholder="one of the Company, or a name",
        )
        st.selectbox("How they came by it", service.TAKEN, format_func=service.TAKEN.__getitem__, key=HOW)
        st.markdown(small("What is taken by force is in turmoil until it settles."))
        st.form_submit_button(
            "They rule it", icon=":material/castle:", type="primary", width="stretch", on_click=_ruled, args=(desk,)
        )
    _as_the_map_has_it(desk)


def _as_the_map_has_it(desk: Desk) -> None:
    """Holdings whose ruler stands on the map are Domains with one press."""
    known = service.founding(desk.state)
    if not known:
        return
    st.markdown(small("Or as the map has it:"))
    for number, one in enumerate(known[:AT_ONCE]):
        press(plain(one.label), one.icon, f"domain.found.{number}", desk.order, one.command, width="stretch")


def _ruled(desk: Desk) -> None:
    ruler, at = said(RULER), said(AT)
    if not ruler:
        state.put(NOTICE, "Nothing was written: say who rules it.")
    elif desk.order(f"domain {at} {quoted(ruler)} {said(HOW) or 'granted'}"):
        state.put(CHOSEN, at)
        state.put(RULER, None)
