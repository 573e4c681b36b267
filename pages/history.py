"""The journal: every line in words, and the way back."""

import streamlit as st

from realmgen.ui import chronicle, realm, state
from realmgen.ui.widgets import notice, plain, seed_line, strip, undo_redo

if state.current() is None:
    realm.no_campaign()
    st.stop()
campaign = state.need_campaign()
row = strip("History", plain(campaign.name))
undo_redo(row, campaign, state.play().position(campaign).seq)
notice()
position = state.play().position(campaign)
seed_line(position.state.realm.seed if position.state.realm else position.seed)
chronicle.chronicle(campaign)
