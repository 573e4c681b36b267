"""Beside the map: what stands in the chosen hex, its region, or all places there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts
from realmgen.ui.oracles import mine
from realmgen.ui.oracles.desk import waits
from realmgen.ui.widgets import segments
from realmgen.ui.worlds import at
from realmgen.ui.worlds.panel.land import land
from realmgen.ui.worlds.panel.place import place_page
from realmgen.ui.worlds.panel.places import places
from realmgen.ui.worlds.panel.region import region_page
from realmgen.ui.worlds.seen import audience, seen_world

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

__all__ = ["panel"]
HEIGHT = 576
SIDES = (at.HERE, at.AROUND, at.ALL)


def panel(desk: Desk, whole: World) -> None:
    """The chosen hex; while dice are asked for, first what they show."""
    world = seen_world(desk, whole)
    here = facts.hex_facts(world, at.chosen(desk, world))
    side = segments("Beside the map", SIDES, at.SIDE, default=at.HERE, kept=False)
    subject = here.region if side == at.AROUND else side if side == at.ALL else here.label
    with st.container(key="hexpanel"), st.container(border=True, height=HEIGHT, key=f"panel-{subject}", gap="small"):
        asked = waits(desk.game)
        if asked and audience() == "gm":
            with st.container(border=True, gap="xsmall", key="worlddice"):
                mine.ask(desk, asked)
        if side == at.AROUND:
            region_page(desk, world, here.region)
        elif side == at.ALL:
            places(desk, world)
        elif here.places:
            for place in here.places:
                place_page(desk, world, place)
        else:
            land(desk, world, here)
