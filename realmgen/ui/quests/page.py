"""The page of quests: how it begins, vows and ideas at the left, the other tracks at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds.quests import open_tracks
from realmgen.ui.oracles import mine
from realmgen.ui.oracles.desk import waits
from realmgen.ui.quests import at
from realmgen.ui.quests.beginning import beginning
from realmgen.ui.quests.bonds import bonds
from realmgen.ui.quests.fights import fights
from realmgen.ui.quests.ideas import ideas
from realmgen.ui.quests.journeys import journeys
from realmgen.ui.quests.vows import vows
from realmgen.ui.widgets import notice, segments
from realmgen.ui.worlds.strip import page_strip

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

LEFT = {at.BEGINNING: beginning, at.VOWS: vows, at.IDEAS: ideas}
RIGHT = {at.JOURNEYS: journeys, at.FIGHTS: fights, at.BONDS: bonds}


def page(desk: Desk, world: World) -> None:
    """Whatever is sworn, travelled, fought and held dear."""
    page_strip(desk, "Quests")
    notice()
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with left, st.container(gap="small", key="questleft"):
        side = segments("Left", at.LEFTS, at.LEFT, default=at.left(desk.tale), kept=False)
        if asked := waits(desk.game):
            with st.container(border=True, gap="xsmall", key="questdice"):
                mine.ask(desk, asked)
        LEFT[side](desk, world)
    with right, st.container(gap="small", key="questright"):
        counted = open_tracks(desk.tale)
        many = {at.JOURNEYS: counted.journeys, at.FIGHTS: counted.fights, at.BONDS: len(desk.tale.bonds)}
        names = {name: f"{name} {many[name]}" if many[name] else name for name in at.RIGHTS}
        side = segments("Right", names, at.RIGHT, default=at.JOURNEYS, kept=False)
        RIGHT[side](desk, world)
