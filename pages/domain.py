"""Domains: who rules what, with Council and Court, Crises, tasks and grand designs."""

import streamlit as st

from realmgen.ui import domain, realm, state

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = domain.open_desk()
if desk is None:
    realm.no_realm()
else:
    domain.strip(desk)
    domain.body(desk)
