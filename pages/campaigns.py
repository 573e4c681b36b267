"""Every campaign: go on with the latest, open another, start or bring in a new one."""

import streamlit as st

from realmgen.ui import campaigns
from realmgen.ui.widgets import empty, notice

row = st.container(horizontal=True, vertical_alignment="center", key="strip")
row.header("Campaigns", anchor=False, width="stretch")
importing = row.button("Import", icon=":material/upload_file:", key="campaigns.import")
starting = row.button("New campaign", icon=":material/add:", key="campaigns.new")
notice()

active = campaigns.listed()
archived = campaigns.listed(archived=True)
if active:
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with left:
        campaigns.latest(active[0])
        if active[1:]:
            st.subheader("Other campaigns", anchor=False)
            campaigns.others(active[1:])
    with right:
        campaigns.latest_changes(active[0])
else:
    buttons = empty("No campaign yet", "Make a Realm of 144 hexes in a moment, or bring one you have.")
    starting |= buttons.button("Make the first Realm", type="primary", icon=":material/casino:", key="campaigns.first")
    importing |= buttons.button("Import a file", icon=":material/upload_file:", key="campaigns.first_import")
campaigns.elsewhere()

if archived:
    with st.expander(f"Archived: {len(archived)}", icon=":material/inventory_2:", key="campaigns.archived"):
        campaigns.others(archived, archived=True)

if starting:
    campaigns.new_campaign()
elif importing:
    campaigns.import_file()
