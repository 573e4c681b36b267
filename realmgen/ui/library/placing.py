"""Putting an entry of the library into the Realm."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import placing as service
from realmgen.service.library import Calling, Tale
from realmgen.service.placing import Spot
from realmgen.ui import state
from realmgen.ui.library.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small

MARK, WORDS = state.key(PAGE, "mark"), state.key(PAGE, "prompt")


def placing(row: DeltaGenerator, desk: Desk, entry: Tale | Calling) -> None:
    """Behind a button: every place it may go."""
    popover = row.popover(
        "Put into the Realm",
        icon=":material/add_location_alt:",
        key=state.key(PAGE, "put"),
        disabled=not desk.realm,
        help=None if desk.realm else "Open a campaign with a Realm first",
        on_change="rerun",
    )
    if desk.state is None or not popover.open:
        return
    with popover:
        st.markdown(small("Undo takes it back."))
        for spot in service.spots(desk.state, entry, desk.hex):
            press(
                plain(spot.label),
                "",
                state.key(PAGE, f"put.{spot.at}"),
                partial(_put, desk, spot, entry),
                width="stretch",
            )
        _prompts(desk, entry)


def _put(desk: Desk, spot: Spot, entry: Tale | Calling) -> None:
    desk.order(service.put_text(spot.at, entry))
    state.put(state.key(PAGE, "put"), False)


def _prompts(desk: Desk, entry: Tale | Calling) -> None:
    """A prompt for one of the landmarks."""
    assert desk.state is not None
    marks = {spot.at: spot.label for spot in service.prompt_spots(desk.state, entry)}
    if not marks:
        return
    st.markdown("**A prompt for a landmark**")
    at = st.selectbox("Landmark", list(marks), key=MARK, format_func=marks.__getitem__, label_visibility="collapsed")
    for number, text in enumerate(service.prompts_at(desk.state, entry, at)):
        press(plain(text), "", f"{WORDS}.{number}", desk.order, service.prompt_text(at, text), width="stretch")
