"""The Realm: its map, the hex one looks at, and every change by hand."""

import streamlit as st

from realmgen.ui import realm, state
from realmgen.ui.widgets import notice

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = realm.open_desk()
if desk is None:
    notice()
    realm.no_realm()
    st.stop()

realm.strip(desk)
notice()
with st.container(key="stackfull"):
    left, right = st.columns([7, 5], gap="small")
with left, st.container(gap="xsmall"):
    realm.tools(desk)
    realm.plate(desk)
with right:
    realm.panel(desk)
