"""The rules, to be found at the moment they are needed."""

from __future__ import annotations

import streamlit as st

from realmgen.ui.table.desk import Desk
from realmgen.ui.widgets import small


def lookup(desk: Desk) -> None:
    """A field to search the rules by."""
    st.markdown(small("No rules to look up yet."))
