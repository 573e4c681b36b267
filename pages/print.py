"""Print: what, for whom, on which paper; the sheet as it will look, and the file."""

import streamlit as st

from realmgen.ui import dossiers, printing, realm, state
from realmgen.ui.lines import seed_line
from realmgen.ui.widgets import notice, plain, strip

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
    site = printing.subject(position.state)
if isinstance(site, dossiers.Choice):
    dossiers.show(campaign, position.state, site, (left, right))
    st.stop()
with left:
    order = printing.choices(site)
if order:
    with right:
        pages = printing.preview(campaign, position.seq, order)
    with left:
        printing.download(campaign, (site or position.state.realm).name, order, pages)
if not site:
    with left:
        seed_line(position)
