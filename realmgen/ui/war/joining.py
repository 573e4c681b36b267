"""Who else takes part: units in the field, those of the Company who are not in it yet, a foe typed in, a stat block."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.errors import RealmgenError
from realmgen.service.war import foes as service
from realmgen.service.war.foes import Foe
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.foes import notation, source
from realmgen.ui.widgets import NOTICE, press, small

ROOM, WIDE = 420, 380


def joining(row: DeltaGenerator, desk: Desk, side: str) -> None:
    """Behind a button: everybody who can still be on that side."""
    key = state.key(PAGE, f"join.{side}")
    popover = row.popover("Add", icon=":material/add:", key=key, on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="xsmall", key=f"{key}.room")
    if not popover.open:
        return
    with room:
        for member in service.of_the_company(desk.state) if side == "ours" else ():
            press(member, "shield_person", f"{key}.{member}", _enter, desk, key, [service.joining(side, member)])
        source(desk, f"{key}.from", lambda foe: _joins(desk, key, side, foe))
        notation(f"{key}.hand", lambda foe: _joins(desk, key, side, foe))
        st.markdown(small("Who joins late loses their first turn: set it behind their name."))


def _joins(desk: Desk, key: str, side: str, foe: Foe) -> None:
    _enter(desk, key, service.entering(desk.state, foe, side))


def _enter(desk: Desk, key: str, commands: list[str]) -> None:
    state.put(key, False)
    try:
        desk.go(*commands)
    except RealmgenError as error:
        state.put(NOTICE, error)
