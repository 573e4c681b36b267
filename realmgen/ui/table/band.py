"""The Company at the foot of the page, always in view."""

from __future__ import annotations

import streamlit as st

from realmgen.service import table
from realmgen.service.table import Member, Vital
from realmgen.ui import state
from realmgen.ui.table.acts import MAKING
from realmgen.ui.table.desk import Desk
from realmgen.ui.table.member import member_popover
from realmgen.ui.widgets import press

ABREAST = 4


def band(desk: Desk) -> None:
    """Everyone of the Company with their numbers, four abreast."""
    members = table.table_members(desk.state)
    with st.bottom.container(border=True, key="band"):
        if not members:
            _empty()
        for first in range(0, len(members), ABREAST):
            for member, column in zip(
                members[first : first + ABREAST], st.columns(ABREAST, gap="medium", wrap=False), strict=False
            ):
                with column:
                    _member(desk, member)


def _empty() -> None:
    row = st.container(horizontal=True, vertical_alignment="center")
    row.markdown("**No Knight rides out yet.** Roll three, or type in those you have on paper.", width="stretch")
    press("Make Knights", "group_add", "table.make", state.put, MAKING, True, row=row, type="primary")


def _member(desk: Desk, member: Member) -> None:
    with st.container(gap=None):
        row = st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="xsmall")
        member_popover(row, desk, member)
        badges = " ".join(f":{'gray' if word == 'Away' else 'red'}-badge[{word}]" for word in table.badges(member))
        if badges:
            row.markdown(badges, width="content")
        numbers = st.container(horizontal=True, wrap=False, gap="small")
        for vital in table.vitals(member):
            numbers.markdown(f":gray[:small[{vital.word}]]  \n{number(vital)}", width="content")


def number(vital: Vital) -> str:
    """What it is, and in full only where it differs."""
    now = f"**{vital.now}**"
    if vital.now == vital.full:
        return now
    return (f":red[{now}]" if vital.low else now) + f":small[/{vital.full}]"
