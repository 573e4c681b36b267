"""The Realm: its map, the hex one looks at, and every change by hand."""

import streamlit as st

from realmgen.ui import realm, state
from realmgen.ui.widgets import learnt, notice

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = realm.open_desk()
if desk is None:
    notice()
    realm.no_realm()
else:
    realm.strip(desk)
    learnt(desk.campaign)
    realm.unusual(desk)
    realm.body(desk)
    realm.foot(desk)
