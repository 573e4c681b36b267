"""What a click draws anew: the fight, how one begins, or the units in the field."""

from __future__ import annotations

import streamlit as st

from realmgen.ui.war import strip
from realmgen.ui.war.begin import begin
from realmgen.ui.war.desk import Desk, take_up
from realmgen.ui.war.field import field
from realmgen.ui.war.fray import fray
from realmgen.ui.widgets import notice


@st.fragment
def body(desk: Desk) -> None:
    """A fragment: choosing whom to attack leaves the strip alone. Where something was done, the whole page is drawn."""
    now = take_up(desk)
    if now.seq != desk.seq:
        st.rerun()
    notice()
    if strip.view() == strip.UNITS:
        field(now)
    elif now.state.fight is None:
        begin(now)
    else:
        fray(now)
