"""Print: what, for whom, on which paper; the sheet as it will look, and the file."""

import streamlit as st

from realmgen.ui import printing, realm, site, state
from realmgen.ui.widgets import notice, plain, seed_line, strip

if state.current() is None:
    realm.no_campaign()
    st.stop()
campaign = state.need_campaign()
position = state.play().position(campaign)
strip("Print", plain(campaign.name))
notice()
if position.state.realm is None:
    realm.no_realm()
    st.stop()
with st.container(key="stackfull"):
    left, right = st.columns([5, 7], gap="medium")
with left:
    chosen = site.printing.subject(position.state)
if chosen:
    site.printing.printed(left, right, campaign, chosen)
    st.stop()
with left:
    order = printing.choices()
    if order:
        printing.download(campaign, position.state.realm, order)
    seed_line(position)
with right:
    if order:
        printing.preview(campaign, position.seq, order)
