"""The neighbours of a hex as buttons: to go there, or to raise a barrier on the edge between."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service import screen
from realmgen.service.screen import Beside, HexFacts
from realmgen.ui import state
from realmgen.ui.realm import desk as at
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.plate import toggle_barrier
from realmgen.ui.widgets import press

ROWS = {"flat": (("NW", "N", "NE"), ("SW", "S", "SE")), "pointy": (("NW", "NE", "E"), ("W", "SW", "SE"))}


def neighbours(desk: Desk, here: HexFacts) -> None:
    """Six buttons laid out as the hexes lie."""
    barring = state.get(at.TOOL) == "Barrier" and not state.get(at.AS_PLAYERS)
    st.markdown("**Barriers to the neighbours**" if barring else "**Neighbours**")
    by_direction = {beside.direction: beside for beside in here.neighbours}
    for number, row in enumerate(ROWS[desk.realm.grid.layout]):
        with st.container(horizontal=True, gap="xsmall", wrap=False, key=f"around{number}"):
            for direction in row:
                _button(desk, here.label, direction, by_direction.get(direction), barring)


def _button(desk: Desk, here: str, direction: str, beside: Beside | None, barring: bool) -> None:
    name = f"realm.beside.{direction}"
    if beside is None:
        st.button(f"{direction} –", key=name, width="stretch", disabled=True)
        return
    what = beside.barrier if barring and beside.barrier else screen.title(beside.terrain)
    press(
        f"{direction} {beside.label} {what}",
        "fence" if beside.barrier else "",
        name,
        partial(toggle_barrier, desk, here, beside.label) if barring else partial(desk.choose, beside.label),
        width="stretch",
        help=_help(beside, barring),
    )


def _help(beside: Beside, barring: bool) -> str | None:
    if barring:
        return f"Take the {beside.barrier} down" if beside.barrier else "Raise a barrier here"
    return f"A {beside.barrier} lies between" if beside.barrier else None
