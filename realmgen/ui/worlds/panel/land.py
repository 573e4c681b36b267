"""A hex where nothing stands: its land, who may be met there, what lies round it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, orders
from realmgen.ui.oracles.desk import order
from realmgen.ui.realm.panel import ROWS
from realmgen.ui.widgets import plain, press
from realmgen.ui.worlds import at
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.panel.told import foes_row
from realmgen.ui.worlds.seen import audience

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.service.worlds.facts import HexFacts
    from realmgen.ui.worlds.desk import Desk


def land(desk: Desk, world: World, here: HexFacts) -> None:
    """The hex, and founding something in it."""
    st.subheader(f"{here.label} · {plain(here.title)}", anchor=False)
    st.markdown(f":gray-badge[{plain(facts.region_name(here.region))}]")
    if audience() == "gm":
        foes_row(desk, facts.foes_near(world, desk.lore, here.region, world.ground[here.cell]))
        if here.ground not in ("sea", "lake"):
            row = st.container(horizontal=True, gap="xsmall")
            for kind, label, icon in (("settlement", "Settle here", "cottage"), ("site", "A site here", "explore")):
                command = orders.add(kind, here.label)
                press(label, icon, f"{PAGE}.found.{kind}", order, desk.game, command, row=row)
    neighbours(desk, world, here)


def neighbours(desk: Desk, world: World, here: HexFacts) -> None:
    """Six buttons laid out as the hexes lie."""
    st.markdown("**Round about**")
    beside = {one.direction: one for one in here.beside}
    for number, directions in enumerate(ROWS[world.grid.layout]):
        with st.container(horizontal=True, gap="xsmall", wrap=False, key=f"around{number}"):
            for direction in directions:
                one, key = beside.get(direction), f"{PAGE}.beside.{direction}"
                if one is None:
                    st.button(f"{direction} –", key=key, width="stretch", disabled=True)
                else:
                    label = f"{direction} {plain(one.name)}"
                    press(label, "", key, partial(at.choose, desk, one.label), width="stretch")
