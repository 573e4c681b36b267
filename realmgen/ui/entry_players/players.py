"""The entry script of the players' screen. Streamlit puts this folder on sys.path: no other module lies in it."""

import streamlit as st

from realmgen.ui.paths import STATIC
from realmgen.ui.players.page import page

st.set_page_config(page_title="The table", page_icon=str(STATIC / "icon.svg"), layout="wide")
page()
