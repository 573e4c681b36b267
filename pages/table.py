"""The one page for play: the map, what comes next, Omens, log and dice, and the Company below."""

import streamlit as st

from realmgen.ui import realm, state, table

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = table.open_desk()
if desk is None:
    realm.no_realm()
else:
    table.strip(desk)
    table.band(desk)
    table.body(desk)
