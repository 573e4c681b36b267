"""New units: by a stat block of the rules, by the muster of a Holding, or written by hand."""

from __future__ import annotations

import streamlit as st

from realmgen.service.war import units as service
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.writing import write
from realmgen.ui.widgets import press, segments, small

LEVY, MUSTER = "Levy one", "Muster"
HOW, MAKE, NAME, SOURCE, AT = (state.key(PAGE, f"raise.{name}") for name in ("how", "make", "name", "source", "at"))


def raising(desk: Desk) -> None:
    """One way at a time."""
    with st.container(border=True, gap="small"):
        holdings = service.holdings(desk.state)
        how = segments("How", [LEVY, MUSTER] if holdings else [LEVY], HOW)
        if how == MUSTER and holdings:
            _muster(desk, holdings)
        else:
            _levy(desk)
        press("Write one by hand", "edit", "war.write", write, desk, "", width="stretch")


def _levy(desk: Desk) -> None:
    with st.form("levy", border=False):
        make = st.selectbox("Stat block", service.MAKES, format_func=service.title_of, key=MAKE)
        st.text_input("Name", key=NAME, placeholder=service.title_of(str(make)), max_chars=80)
        st.selectbox("Soldiers from", list(service.SOURCES), format_func=service.SOURCES.__getitem__, key=SOURCE)
        st.form_submit_button("Levy", icon=":material/group_add:", width="stretch", on_click=_levied, args=(desk,))


def _levied(desk: Desk) -> None:
    make, source = str(state.get(MAKE)), str(state.get(SOURCE))
    if desk.order(service.raising(desk.state, make, str(state.get(NAME) or ""), source)):
        state.put(NAME, "")


def _muster(desk: Desk, holdings: dict[str, str]) -> None:
    """Each Holding gives its Warbands, armed as the Marshal says."""
    at = st.selectbox("Holding", list(holdings), format_func=holdings.__getitem__, key=AT)
    many = service.warbands_of(desk.state, str(at))
    keys = [f"{HOW}.{n}" for n in range(many)]
    for number, key in enumerate(keys, 1):
        st.selectbox(f"Warband {number}", service.TRAININGS, format_func=str.capitalize, key=key)
    st.markdown(small("A Seat musters three, every other Holding two."))
    press("Muster", "groups", "war.muster", _mustered, desk, str(at), keys, width="stretch")


def _mustered(desk: Desk, at: str, keys: list[str]) -> None:
    desk.order(service.mustering(at, tuple(str(state.get(key)) for key in keys)))
