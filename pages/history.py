"""The journal: every line in words, and the way back."""

import streamlit as st

from realmgen.ui import chronicle, realm, state
from realmgen.ui.instep import keep_in_step
from realmgen.ui.lines import seed_line
from realmgen.ui.widgets import notice, plain, strip, undo_redo

if state.current() is None:
    realm.no_campaign()
    st.stop()
campaign = state.need_campaign()
row = strip("History", plain(campaign.name))
seq = state.play().position(campaign).seq
undo_redo(row, campaign, seq)
keep_in_step(campaign, seq)
notice()
seed_line(state.play().position(campaign))
chronicle.chronicle(campaign)
