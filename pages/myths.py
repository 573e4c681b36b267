"""The Myths: their Omens and where each stands, what people know of them, and how they end."""

import streamlit as st

from realmgen.ui import myths, realm, state

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = myths.open_desk()
if desk is None:
    realm.no_realm()
else:
    myths.strip(desk)
    myths.body(desk)
