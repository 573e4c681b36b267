"""The page of people and foes: a list at the left, whoever is looked at beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui.oracles import mine
from realmgen.ui.oracles.desk import waits
from realmgen.ui.people import at
from realmgen.ui.people.foe import foe_page
from realmgen.ui.people.foes import foes
from realmgen.ui.people.folk import folk
from realmgen.ui.people.person import person_page
from realmgen.ui.widgets import notice, segments
from realmgen.ui.worlds.strip import page_strip

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

HEIGHT = 620
"""Of the list and of the page beside it, in pixels."""


def page(desk: Desk, world: World) -> None:
    """People or foes."""
    at.follow_address()
    page_strip(desk, "People and foes", "", "people" if at.side() == at.PEOPLE else "foes")
    notice()
    with st.container(key="stackfull"):
        left, right = st.columns([5, 7], gap="small")
    with left, st.container(gap="xsmall", key="peoplelist"):
        side = segments("Who", at.SIDES, at.SIDE, default=at.PEOPLE, kept=False)
        (folk if side == at.PEOPLE else foes)(desk, world)
    with right, st.container(border=True, height=HEIGHT, gap="small", key="personpanel"):
        asked = waits(desk.game)
        if asked:
            with st.container(border=True, gap="xsmall", key="persondice"):
                mine.ask(desk, asked)
        if side == at.PEOPLE:
            person_page(desk, world)
        else:
            foe_page(desk, world)
