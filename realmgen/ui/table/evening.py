"""Game nights on the page for play: the last one's summary until the next begins."""

from __future__ import annotations

import streamlit as st

from realmgen.service import table
from realmgen.service.journal import summary
from realmgen.ui import state
from realmgen.ui.journal import tale
from realmgen.ui.table.desk import Desk


def last_evening(desk: Desk) -> None:
    """What was written of the last evening, as long as no other has begun."""
    if table.open_night(desk.state) is None and (last := summary(state.play(), desk.campaign)):
        st.markdown(f"**Last time, on game night {last.number}.** {tale(last)}")
