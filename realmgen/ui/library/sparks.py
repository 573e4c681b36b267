"""Spark tables: one press rolls a phrase."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from realmgen.service import boards
from realmgen.service.boards import Board
from realmgen.ui import state
from realmgen.ui.library.desk import PAGE, Desk
from realmgen.ui.library.drawn import HEIGHT, draw, last_drawn, shown
from realmgen.ui.widgets import plain, press

SEVERAL = state.key(PAGE, "several")


def sparks(desk: Desk) -> None:
    """The tables at the left by what they are of, what they gave at the right."""
    every, faults = boards.sparks(desk.library)
    with st.container(key="rollpage"), st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with right:
        shown(desk)
    with left:
        _several(every)
        with st.container(height=HEIGHT - 56, border=False, key="sparkcards", gap="small"):
            for fault in faults:
                st.warning(plain(fault), icon=":material/warning:")
            for heading, group in boards.headings(every):
                _cards(heading, group)


def _several(every: Sequence[Board]) -> None:
    """Some tables to be rolled together."""
    titles = {board.id: board.title for board in every}
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", wrap=False, key="several")
    chosen = row.multiselect(
        "Roll together",
        list(titles),
        key=SEVERAL,
        format_func=titles.__getitem__,
        placeholder="Several at once: choose tables",
        label_visibility="collapsed",
        persist_state="session",
        width="stretch",
    )
    rolled = [board for board in every if board.id in (chosen or last_drawn())]
    press(
        "Together" if chosen else "Again",
        "casino",
        f"{PAGE}.together",
        draw,
        *rolled,
        row=row,
        type="primary",
        shortcut="D",
        width=140,
        disabled=not rolled,
        help="Rolls the chosen tables" if chosen else "Rolls once more what was rolled last",
    )


def _cards(heading: str, group: Sequence[Board]) -> None:
    st.markdown(f"**{plain(heading)}**")
    with st.container(horizontal=True, gap="xsmall", key=f"cards{heading.replace(' ', '')}"):
        for board in group:
            press(plain(board.title), "casino", f"{PAGE}.{board.id}", draw, board, width="stretch")
