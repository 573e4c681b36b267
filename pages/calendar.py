"""The calendar: the year and what happened in it, and the turn of Seasons and Ages, step by step."""

import streamlit as st

from realmgen.ui import calendar, realm, state

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = calendar.open_desk()
if desk is None:
    realm.no_realm()
else:
    calendar.strip(desk)
    calendar.body(desk)
