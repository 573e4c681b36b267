"""The world that a form asks for: its map, where home is, what holds in it, and the first trouble."""

from __future__ import annotations

import streamlit as st

from realmgen.service.worlds import facts
from realmgen.service.worlds.drafts import World
from realmgen.ui import state
from realmgen.ui.map import MapView, hex_map
from realmgen.ui.widgets import plain, small
from realmgen.ui.words import count
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.laid import laid_world

HEIGHT = 560
PLATE = state.key(PAGE, "preview")


def preview(world: World) -> None:
    """All of it as it will be kept."""
    view = MapView(
        key=f"preview-{world.seed}",
        title=f"Map of {world.name}",
        home=facts.home_label(world),
        height=HEIGHT,
    )
    hex_map(laid_world(world, "preview"), view, key=PLATE)
    with st.container(border=True, gap="xsmall", key="worldsays"):
        st.markdown(_counted(world))
        if home := world.place(world.home):
            where = facts.region_name(world.region_of(home.cell))
            trouble = "; ".join(home.troubles) or "no trouble yet"
            st.markdown(f":material/home: **{plain(home.name)}** in the {plain(where)}: {plain(trouble)}")
        if world.incident:
            st.markdown(f":material/flag: **{plain(world.incident.title)}.** {plain(world.incident.text)}")
        if world.lore:
            st.markdown("\n".join(f"- {plain(line)}" for line in world.lore))


def _counted(world: World) -> str:
    settled = sum(place.kind == "settlement" for place in world.places)
    parts = [count(settled, "settlement"), count(len(world.places) - settled, "site")]
    parts += [f"{len(world.people)} people"] if world.people else []
    return f"**{plain(world.name)}** {small(' · '.join(parts))}"
