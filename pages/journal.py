"""The journal: the story of the campaign, searched and written on, and the way back."""

import streamlit as st

from realmgen.ui import journal, realm, state
from realmgen.ui.instep import keep_in_step
from realmgen.ui.lines import seed_line
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import notice, plain, strip

if state.current() is None:
    realm.no_campaign()
    st.stop()
here = state.play().position(state.need_campaign())
keep_in_step(here.campaign, here.seq)
row = strip("Journal", plain(here.campaign.name))
journal.evening(row, here)
journal.save(row, here.campaign)
undo_redo(row, here.campaign, here.seq)
notice()
journal.body(here)
seed_line(here)
