"""A Site: the plan of one place within a hex, its key, and what players have been shown of it."""

import streamlit as st

from realmgen.ui import realm, site, state
from realmgen.ui.widgets import notice

if state.current() is None:
    realm.no_campaign()
    st.stop()
desk = site.open_desk()
if desk is None:
    notice()
    realm.no_realm()
else:
    site.strip(desk)
    site.unusual(desk)
    site.body(desk)
    site.foot(desk)
