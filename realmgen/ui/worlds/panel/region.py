"""The page of a region: its land, its features, its quest idea, who is met there, and who lives there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, orders
from realmgen.ui.oracles.desk import order
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.worlds import at
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.panel.told import foes_row, hooks_list
from realmgen.ui.worlds.seen import audience

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import RegionLore
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk


def region_page(desk: Desk, world: World, number: int) -> None:
    """One of the nine, or the sea."""
    st.subheader(plain(facts.region_name(number)), anchor=False)
    lore = next((one for one in desk.lore.regions if one.number == number), None)
    if lore is None:
        st.markdown(small("Open water. A way over it leads out of the Ironlands."))
    else:
        _told(desk, lore)
    _places(desk, world, number)
    if audience() == "gm":
        foes_row(desk, facts.foes_near(world, desk.lore, number))
        hooks_list(desk, facts.hooks_in(world, number), f"region{number}")


def _told(desk: Desk, lore: RegionLore) -> None:
    st.markdown(plain(lore.text))
    if audience() == "gm":
        row = st.container(horizontal=True, vertical_alignment="center", gap="small")
        command = orders.feature(lore, f"{desk.position.seed}/{desk.seq}")
        press("What is to be seen?", "casino", f"{PAGE}.feature", order, desk.game, command, row=row)
        answer = desk.tale.answers[-1] if desk.tale.answers else None
        if answer and answer.question == orders.feature_question(lore):
            row.markdown(f"**{plain(answer.results[0].text)}**", width="content")
    st.markdown("\n".join(f"- {plain(feature)}" for feature in lore.features))
    if lore.styles:
        st.markdown(f"**Built** {plain(', '.join(lore.styles))}")


def _places(desk: Desk, world: World, number: int) -> None:
    found = facts.places_in(world, number)
    if not found:
        st.markdown(small("Nobody lives here, and no site is known."))
        return
    st.markdown("**Places**")
    with st.container(horizontal=True, gap="xsmall", key="regionplaces"):
        for place in found:
            icon = "home" if place.number == world.home else "cottage" if place.kind == "settlement" else "explore"
            label = f"{place.number} {plain(place.name)}"
            press(label, icon, f"{PAGE}.there.{place.number}", at.go_to, desk, world, place.number)
