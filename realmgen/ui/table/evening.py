"""Game nights on the page for play: the last one's summary until the next begins."""

from __future__ import annotations

import streamlit as st

from realmgen.service import table
from realmgen.ui.table.desk import Desk
from realmgen.ui.widgets import plain


def last_evening(desk: Desk) -> None:
    """What was written of the last evening, as long as no other has begun."""
    last = table.last_night(desk.state)
    if last and last.summary and table.night(desk.state) is None:
        st.markdown(f"**Last evening.** {plain(last.summary)}")
