"""The Company: everybody's sheet, what they carry, their Glory, and who comes next."""

import streamlit as st

from realmgen.ui import company, realm, state

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = company.open_desk()
company.strip(desk)
company.body(desk)
