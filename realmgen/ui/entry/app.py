"""The entry script of the dashboard. Streamlit puts this folder on sys.path: no other module lies in it."""

import streamlit as st

from realmgen.ui.paths import STATIC
from realmgen.ui.sitemap import navigation
from realmgen.ui.widgets import guarded, lay_style

st.set_page_config(page_title="realmgen", page_icon=str(STATIC / "icon.svg"), layout="wide")
st.logo(str(STATIC / "logo.svg"), size="large")
lay_style()
guarded(navigation())
