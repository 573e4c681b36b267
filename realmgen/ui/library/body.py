"""The Library page: its parts in the strip, and the open one below."""

from __future__ import annotations

import streamlit as st

from realmgen.ui import state
from realmgen.ui.library import desk as at
from realmgen.ui.library.boards import boards
from realmgen.ui.library.desk import Desk, open_desk
from realmgen.ui.library.entries import entries
from realmgen.ui.library.sparks import sparks
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import notice, segments, whole_page
from realmgen.ui.widgets import strip as start


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: typing and rolling leave the strip alone; a change to the campaign draws the whole page."""
    now = open_desk()
    told = notice()
    part = state.get(at.PART) or at.MYTHS
    if part == at.SPARKS:
        sparks(now)
    elif part == at.TABLES:
        boards(now)
    else:
        entries(now, "knights" if part == at.KNIGHTS else "myths")
    if now.seq != desk.seq:
        whole_page(told)


def strip(desk: Desk) -> None:
    """What part one reads at the left, the way back at the right."""
    row = start("Library")
    segments("Part", at.PARTS, at.PART, default=at.MYTHS, row=row)
    if desk.campaign:
        undo_redo(row, desk.campaign, desk.seq)
