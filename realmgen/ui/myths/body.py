"""Every Myth at the left, the open one at the right."""

from __future__ import annotations

import streamlit as st

from realmgen.service import myths
from realmgen.service.myths import Standing
from realmgen.ui import state, widgets
from realmgen.ui.dice import asking, card, whose_dice
from realmgen.ui.instep import keep_in_step
from realmgen.ui.myths.desk import CHOSEN, FORM, Desk
from realmgen.ui.myths.page import myth_page
from realmgen.ui.myths.tools import tools
from realmgen.ui.myths.writing import by_hand
from realmgen.ui.sitemap import go
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import empty, notice, plain, small

OMENS = 6


def strip(desk: Desk) -> None:
    """How many are open at the left; whose dice, and Undo, at the right."""
    keep_in_step(desk.campaign, desk.seq)
    found = myths.standings(desk.state)
    over = sum(bool(one.ended) for one in found)
    row = widgets.strip("Myths", f":gray-badge[{len(found) - over} open] :gray-badge[{over} resolved]" if found else "")
    whose_dice(row)
    undo_redo(row, desk.campaign, desk.seq)


def body(desk: Desk) -> None:
    """The list, and all there is to one Myth."""
    notice()
    found = myths.standings(desk.state)
    if not found:
        _none()
        return
    with st.container(key="stackfull"):
        left, right = st.columns([4, 8], gap="medium")
    with left:
        chosen = _choose(found)
        if asking(desk):
            card(desk)
    with right:
        tools(desk, chosen)
        st.html(myth_page(chosen))
    if state.get(FORM):
        by_hand(desk, chosen)


def _none() -> None:
    row = empty("No Myth in this Realm", "Place one on the map, or put one in from the Library.")
    if row.button("To the Library", type="primary", icon=":material/local_library:", key="myths.library"):
        go("library")
    if row.button("To the map", icon=":material/map:", key="myths.map"):
        go("realm")


def _choose(found: list[Standing]) -> Standing:
    """A line for each: name, how many Omens were met, where it is."""
    by_number = {one.myth.number: one for one in found}
    if state.get(CHOSEN) not in by_number:
        state.put(CHOSEN, found[0].myth.number)
    with st.container(key="mythlist"), st.container(key="findlist"):
        number = st.radio(
            "Every Myth",
            list(by_number),
            key=CHOSEN,
            format_func=lambda number: plain(f"{number}. {by_number[number].myth.name}"),
            captions=[_under(one) for one in found],
            label_visibility="collapsed",
            persist_state="session",
        )
    with st.container(key="bykeys"):
        st.markdown(small("The arrow keys go from one to the next."))
    return by_number[number or found[0].myth.number]


def _under(one: Standing) -> str:
    """`●●○○○○ 2 of 6 · 0304, far away`, or how it ended."""
    if one.ended:
        return plain(f"Resolved: {one.ended}")
    seals = "●" * one.met + "○" * (OMENS - one.met)
    return plain(" · ".join(filter(None, [f"{seals} {one.met} of {OMENS} Omens", one.myth.at, one.way])))
