"""Packs of content: brought in, looked at, switched on for a campaign, taken away."""

import streamlit as st

from realmgen.ui import packs, state
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import notice, plain, strip

campaign = state.current()
row = strip("Packs", plain(campaign.name) if campaign else "")
if campaign:
    undo_redo(row, campaign, state.play().position(campaign).seq)
notice()
with st.container(key="stackfull"):
    left, right = st.columns([6, 6], gap="medium")
with left:
    packs.bring()
with right:
    packs.here(campaign)
