"""Under the campaigns: the way to the games that are not of a Realm, and to the worlds last played."""

from __future__ import annotations

import streamlit as st

from realmgen.service.worlds.lore import KEY
from realmgen.ui import state
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain

FEW = 3
"""Worlds that are named."""


def elsewhere() -> None:
    """A row of buttons: whoever plays Ironsworn alone comes here first, and has no campaign."""
    worlds = [world for world in state.play().campaigns(KEY) if world.within is None][:FEW]
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="elsewhere"):
        st.markdown("**Other games**", width="content")
        for world in worlds:
            if st.button(plain(world.name), icon=":material/public:", key=f"campaigns.world.{world.code}"):
                go("worlds", world=world.code)
        label = "All Ironsworn worlds" if worlds else "Ironsworn worlds"
        if st.button(label, icon=":material/public:" if not worlds else None, key="campaigns.worlds"):
            go("worlds")
        if st.button("Torchfall", icon=":material/local_fire_department:", key="campaigns.torchfall"):
            go("torchfall")
