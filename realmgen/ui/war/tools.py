"""Behind a fighter's card: where they stand, what they ride or lead, how they leave, and everything by hand."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import deeds as service
from realmgen.service.war.cards import Card
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small

ROOM, WIDE = 480, 380
"""Its height stands before it is filled: else it would open where there is no room for it."""


def tools(row: DeltaGenerator, desk: Desk, card: Card) -> None:
    """A button that opens; it is filled when it is open."""
    key = _key(card, "tools")
    popover = row.popover("", icon=":material/more_vert:", key=key, type="tertiary", on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="xsmall", key=_key(card, "room"))
    if not popover.open:
        return
    with room:
        arms = " · ".join(map(plain, service.arms_of(desk.state, card.name)))
        st.markdown(f"**{plain(card.called)}**" + (f"  \n{small(arms)}" if arms else ""))
        if not card.out:
            _numbers(desk, card)
        for group, offers in service.deeds(desk.state, card).items():
            st.markdown(small(group))
            line = st.container(horizontal=True, gap="xsmall")
            for number, offer in enumerate(offers):
                press(offer.label, "", _key(card, f"{group}.{number}"), _do, desk, card, offer.command, row=line)


def _key(card: Card, part: str) -> str:
    return state.key(PAGE, f"{part}.{card.name}")


def _do(desk: Desk, card: Card, command: str) -> None:
    """Do it, and close: what comes of it stands on the page."""
    state.put(_key(card, "tools"), False)
    desk.start(command)


def _numbers(desk: Desk, card: Card) -> None:
    """Each number one less or one more."""
    for first in range(0, len(card.vitals), 2):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False)
        for vital in card.vitals[first : first + 2]:
            row.markdown(f"{vital.word} **{vital.now}**:small[/{vital.full}]", width=70)
            less, more = service.less_more(desk.state, card, vital)
            for sign, command in (("−", less), ("+", more)):
                press(sign, "", _key(card, f"{vital.measure}{sign}"), desk.go, command, row=row, width=44)
