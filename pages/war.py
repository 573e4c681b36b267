"""War: a fight from its first turn to its end, and the units in the field."""

import streamlit as st

from realmgen.ui import realm, state, war

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = war.open_desk()
war.strip(desk)
war.body(desk)
