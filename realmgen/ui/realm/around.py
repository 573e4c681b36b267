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

ROWS = {"flat": (("NW", "N", "NE"), ("SW", "S", "SE")), "pointy": (("NW", "NE", "E"), ("W", "SW", "SE"))}


def neighbours(desk: Desk, here: HexFacts) -> None:
    """Six buttons laid out as the hexes lie."""
    barring = state.get(at.TOOL) == "Barrier" and not state.get(at.AS_PLAYERS)
    st.markdown("**Barriers to the neighbours**" if barring else "**Neighbours**")
    by_direction = {beside.direction: beside for beside in here.neighbours}
    for row in ROWS[desk.realm.grid.layout]:
        for direction, column in zip(row, st.columns(3, gap="xsmall", wrap=False), strict=True):
            with column:
                _button(desk, here.label, direction, by_direction.get(direction), barring)


def _button(desk: Desk, here: str, direction: str, beside: Beside | None, barring: bool) -> None:
    name = f"realm.beside.{direction}"
    if beside is None:
        st.button(f"{direction} –", key=name, width="stretch", disabled=True, help="The map ends here")
        return
    deed = partial(toggle_barrier, desk, here, beside.label) if barring else partial(desk.choose, beside.label)
    what = screen.title(beside.terrain)
    st.button(
        f"{direction} {beside.label} {beside.barrier if barring and beside.barrier else what}",
        key=name,
        width="stretch",
        icon=":material/fence:" if beside.barrier else None,
        help=_help(beside, barring),
        on_click=deed,
    )


def _help(beside: Beside, barring: bool) -> str:
    if barring:
        return f"Take the {beside.barrier} down" if beside.barrier else "Raise a barrier here"
    return f"{beside.title}; a {beside.barrier} lies between" if beside.barrier else beside.title
