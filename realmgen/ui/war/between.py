"""Between the sides: what comes next, the attack as it stands, how the dice fell, and the end of the turn."""

from __future__ import annotations

import streamlit as st

from realmgen.service.war.aim import Aim
from realmgen.service.war.rolled import assault
from realmgen.ui.dice import asking
from realmgen.ui.war import aimrow, declared, rolled
from realmgen.ui.war.desk import Desk
from realmgen.ui.war.foot import foot
from realmgen.ui.war.result import result

BOX, CARD = 278, 270
"""How high what is chosen is in px, and the card of dice under it."""
GAP, MORE = 8, 100
"""What lies between both, and what a declared attack takes of the card's height."""


def between(desk: Desk, aim: Aim) -> None:
    """One button on top is what comes next; what it is about stands below it, then the dice."""
    found = assault(desk.state)
    stage = found.stage if found else ""
    with st.container(gap="xsmall", key="between"):
        if stage == "rolled":
            rolled.buttons(desk)
        elif stage == "declared":
            declared.buttons(desk)
        else:
            aimrow.buttons(desk, aim)
        if stage == "rolled" and not asking(desk):
            with st.container(border=True, height=BOX + CARD + GAP, gap="small", key="pools"):
                rolled.pools(desk)
        else:
            more = MORE if stage and not asking(desk) else 0
            with st.container(gap="xsmall", key="warpair"):
                with st.container(border=True, height=BOX + more, gap="xsmall", key="aimbox"):
                    _box(desk, aim, stage)
                result(desk, CARD - more)
        foot(desk)


def _box(desk: Desk, aim: Aim, stage: str) -> None:
    if stage == "rolled":
        rolled.pools(desk)
    elif stage == "declared":
        declared.options(desk)
    else:
        aimrow.choices(desk, aim)
