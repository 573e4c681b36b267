"""A Myth written by hand: a field for everything an entry has."""

from __future__ import annotations

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import myths
from realmgen.service.myths import WORDS, Standing
from realmgen.ui import state
from realmgen.ui.instep import hold
from realmgen.ui.myths.desk import PAGE, Desk, close
from realmgen.ui.widgets import small, tell

SHORT, TALL = 72, 120
HINTS = {"cast": "Grey Brothers: VIG 8, CLA 5, SPI 13, 2GD, cold grip d6; iron alone stops them"}


@st.dialog("A Myth by hand", icon=":material/edit:", on_dismiss=close, width="large")
def by_hand(desk: Desk, one: Standing) -> None:
    """All fields with what is there; only the name is needed."""
    hold()
    there = myths.fields(one.myth.tale)
    st.markdown(small("Only the name is needed; what is left empty is made up in play."))
    with st.form("myth", border=False):
        said = {key: _field(key, label, there[key]) for key, label in WORDS.items()}
        left, right = st.columns([2, 1], wrap=False)
        done = left.form_submit_button("Write down", type="primary", icon=":material/edit:", width="stretch")
        cancelled = right.form_submit_button("Cancel", width="stretch")
    if cancelled or (done and _write(desk, one, said)):
        close()
        st.rerun()


def _field(key: str, label: str, there: str) -> str:
    where = state.key(PAGE, f"hand.{key}")
    if key == "name":
        return st.text_input(label, there, key=where, max_chars=80)
    tall = TALL if key in ("truth", "cast") else SHORT
    return st.text_area(label, there, key=where, height=tall, placeholder=HINTS.get(key), max_chars=4000)


def _write(desk: Desk, one: Standing, said: dict[str, str]) -> bool:
    """Write it down; what is wrong is said by field, and what was typed stays."""
    try:
        order = myths.written_text(one.myth.at, said)
    except RealmgenError as error:
        tell(error)
        return False
    return desk.write(order)
