"""Below what comes next: the other side's turn, odds, everything rarer, and the end of the fight."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import chances, ending, rare
from realmgen.ui import state
from realmgen.ui.war.desk import END, PAGE, Desk
from realmgen.ui.war.rare import rarer
from realmgen.ui.widgets import plain, press, segments, small

WHY, WHO, OUTCOME = (state.key(PAGE, f"end.{name}") for name in ("why", "who", "outcome"))
ODDS = state.key(PAGE, "odds")


def foot(desk: Desk) -> None:
    """One row that keeps its place."""
    row = st.container(horizontal=True, gap="xsmall", wrap=False, key="warfoot")
    why = rare.why_no_turn(desk.state)
    press(
        "Next turn",
        "skip_next",
        "war.next",
        desk.start,
        rare.NEXT,
        row=row,
        width="stretch",
        shortcut="N",
        disabled=bool(why),
        help=plain(why) or None,
        wrap=False,
    )
    _odds(row, desk)
    rarer(row, desk)
    popover = row.popover("End", icon=":material/flag:", key=END, on_change="rerun", help="The fight is over")
    if popover.open:
        with popover:
            _end(desk)


def _odds(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: how often either side wins, and how often each falls."""
    popover = row.popover("Odds", icon=":material/percent:", key=ODDS, on_change="rerun")
    if not popover.open:
        return
    with popover.container(width=320, gap="xsmall"):
        found = chances.chances(desk.state)
        st.markdown(f"**{plain(found.told)}**")
        if found.fallen:
            st.markdown("Who goes down: " + ", ".join(f"{plain(name)} {share}\u00a0%" for name, share in found.fallen))
        st.markdown(small(plain(found.about)))


def _end(desk: Desk) -> None:
    """How it ended; for a battle of note, Glory for those named."""
    outcome = segments("How it ended", ending.OUTCOMES, OUTCOME, default=ending.likely(desk.state), kept=False)
    st.text_input("In a few words", key=WHY, max_chars=200)
    knights = ending.knights(desk.state)
    if outcome == "won" and knights:
        st.pills("A battle of note: 1 Glory each", knights, selection_mode="multi", key=WHO, format_func=plain)
    st.markdown(small("Guard comes back with the moment of peace that follows."))
    press("The fight is over", "flag", "war.peal", _ended, desk, outcome, width="stretch")


def _ended(desk: Desk, outcome: str) -> None:
    how, who = str(state.get(WHY) or "").strip(), tuple(state.get(WHO) or ())
    state.put(END, False)
    if desk.order(*ending.ended(desk.state, outcome, how, who if outcome == "won" else ())):
        state.put(WHY, "")
        state.put(WHO, [])
