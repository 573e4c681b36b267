"""The year, or the turn that is being taken."""

from __future__ import annotations

import streamlit as st

from realmgen.service import calendar
from realmgen.ui import widgets
from realmgen.ui.calendar.desk import PAGE, Desk
from realmgen.ui.calendar.going import going, plan
from realmgen.ui.calendar.turn import ended, turn
from realmgen.ui.calendar.year import happened, year
from realmgen.ui.dice import whose_dice
from realmgen.ui.instep import keep_in_step
from realmgen.ui.lookup import rules_button
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import notice


def strip(desk: Desk) -> None:
    """Where in the year we are, or which step of a turn; whose dice, and Undo, at the right."""
    keep_in_step(desk.campaign, desk.seq)
    row = widgets.strip(*calendar.headline(desk.state))
    rules_button(row, PAGE, desk.state)
    whose_dice(row)
    undo_redo(row, desk.campaign, desk.seq)


def body(desk: Desk) -> None:
    """A turn stands alone on the page; else the year, and what moves time on."""
    notice()
    if desk.state.calendar.turning:
        turn(desk)
        return
    with st.container(key="yearpage"):
        left, right = st.columns([8, 5], gap="medium")
    with left:
        with st.container(key="yearnow"):
            ended(desk)
            year(desk)
        happened(desk)
    with right:
        with st.container(key="yearnext"):
            going(desk)
        plan(desk)
