"""A Knight is dead: who goes on for their player is offered at once."""

from __future__ import annotations

import streamlit as st

from realmgen.service import company
from realmgen.service.company import Member, quoted
from realmgen.ui import state
from realmgen.ui.company.desk import PAGE, Desk, ask
from realmgen.ui.widgets import plain, press

LATER = state.key(PAGE, "later")


def next_knights(desk: Desk) -> None:
    """For every player who plays nobody now: a new Knight, or a Squire or follower to take over (MB-049, MB-050)."""
    put_away = state.get(LATER) or ()
    for fallen in company.bereft(desk.state):
        if (desk.campaign.code, fallen.knight.name) not in put_away:
            _offer(desk, fallen.knight, fallen.heirs)


def _offer(desk: Desk, knight: Member, heirs: tuple[Member, ...]) -> None:
    player, name = company.player_of(knight), knight.name
    with st.container(border=True, gap="small"):
        named = f" The successor named is **{plain(knight.successor)}**." if knight.successor else ""
        st.markdown(f"**{plain(name)}** is no longer of the Company.{named} Who goes on for {plain(player)}?")
        row = st.container(horizontal=True, gap="xsmall")
        key = f"company.next.{name}"
        press("Roll a new Knight", "casino", f"{key}.roll", ask, "knight", "", player, row=row, type="primary")
        press("Type one in", "edit", f"{key}.paper", ask, "paper", "", player, row=row)
        for heir in heirs:
            order = f"player {quoted(heir.name)} {quoted(player)}"
            press(f"{plain(heir.name)}, {heir.kind}", "person", f"{key}.{heir.name}", desk.order, order, row=row)
        press("Later", "", f"{key}.later", _later, desk, name, row=row, type="tertiary")


def _later(desk: Desk, name: str) -> None:
    state.put(LATER, (*(state.get(LATER) or ()), (desk.campaign.code, name)))
