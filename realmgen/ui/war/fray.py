"""A fight that goes on: the sides at the left and the right, and between them what comes next."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from realmgen.service.war.cards import Card, cards
from realmgen.ui.war import between
from realmgen.ui.war.aiming import aimed
from realmgen.ui.war.cards import ATTACKS, TARGET, fighter
from realmgen.ui.war.desk import Desk
from realmgen.ui.war.foes import joining
from realmgen.ui.widgets import plain, small

ROOM = 596
"""How high the list of a side is in px: more fighters than have room scroll in it."""


def fray(desk: Desk) -> None:
    """Both sides, and what comes next."""
    fight = desk.state.fight
    assert fight
    sides, aim = cards(desk.state, fight), aimed(desk)
    roles = dict.fromkeys(aim.names, ATTACKS) | ({aim.target: TARGET} if aim.target else {})
    if fight.assault:
        roles = _roles(desk)
    with st.container(key="fray"):
        left, middle, right = st.columns([4, 5, 4], gap="small")
    with middle:
        between.between(desk, aim)  # first, because a click waits for it
    for column, name, found in ((left, fight.ours, sides["ours"]), (right, fight.theirs, sides["theirs"])):
        with column:
            _side(desk, name, found, roles)


def _roles(desk: Desk) -> dict[str, str]:
    """By name: the part everybody has in the attack that is being resolved."""
    fight = desk.state.fight
    pools = fight.assault.pools if fight and fight.assault else ()
    found = {strike.by: ATTACKS for pool in pools for strike in pool.strikes}
    return found | {pool.target: TARGET for pool in pools}


def _side(desk: Desk, name: str, found: Sequence[Card], roles: dict[str, str]) -> None:
    """Everybody of a side."""
    side = found[0].side if found else "theirs" if name == desk.state.fight.theirs else "ours"  # type: ignore[union-attr]
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False)
    standing = sum(card.standing for card in found if not card.out)
    row.markdown(f"**{plain(name)}** {small(f'{standing} standing')}", width="stretch")
    joining(row, desk, side)
    with st.container(height=ROOM, border=False, gap="xsmall", key=f"side-{side}"):
        for place, card in enumerate(found):
            fighter(desk, card, place, roles.get(card.name, ""))
