"""The Company at the foot of the page, always in view."""

from __future__ import annotations

import streamlit as st

from realmgen.service import table
from realmgen.service.table import Member, Vital
from realmgen.ui import state
from realmgen.ui.table.desk import ACTED, Desk
from realmgen.ui.table.making import MAKING
from realmgen.ui.table.member import member_popover
from realmgen.ui.widgets import press

ABREAST = 4


def band(desk: Desk) -> None:
    """Everyone of the Company with their numbers, four abreast."""
    state.put(ACTED, False)
    with st.bottom.container(border=True, key="band", gap="xxsmall"):
        _band(desk)


@st.fragment
def _band(desk: Desk) -> None:
    """A fragment: opening a name leaves the page alone; what is done there draws all of it."""
    if state.get(ACTED):
        st.rerun()
    members = table.table_members(desk.state)
    if not members:
        _empty()
    for first in range(0, len(members), ABREAST):
        row = members[first : first + ABREAST]
        for member, column in zip(row, st.columns(ABREAST, gap="medium", wrap=False), strict=False):
            with column:
                _member(desk, member, brief=len(members) > ABREAST)


def _empty() -> None:
    row = st.container(horizontal=True, vertical_alignment="center")
    row.markdown("**No Knight rides out yet.** Roll three, or type in those you have on paper.", width="stretch")
    press("Make Knights", "group_add", "table.make", _make, row=row, type="primary")


def _make() -> None:
    state.put(MAKING, True)
    state.put(ACTED, True)


def _member(desk: Desk, member: Member, *, brief: bool) -> None:
    """A name that opens, how they are, and their numbers; `brief` puts these in a line, by their first
    letters."""
    with st.container(gap=None):
        row = st.container(horizontal=True, vertical_alignment="center", wrap=brief, gap="xsmall")
        member_popover(row, desk, member)
        badges = " ".join(f":{'gray' if word == 'Away' else 'red'}-badge[{word}]" for word in table.badges(member))
        if badges:
            row.markdown(badges, width="content")
        vitals = table.vitals(member)
        if brief:
            row.markdown(" ".join(f"{_word(one.word[0])} {number(one)}" for one in vitals), width="content")
            return
        numbers = st.container(horizontal=True, wrap=False, gap="small")
        for vital in vitals:
            numbers.markdown(f"{_word(vital.word)}  \n{number(vital)}", width="content")


def _word(word: str) -> str:
    return f":gray[:small[{word}]]"


def number(vital: Vital) -> str:
    """What it is, and in full only where it differs."""
    now = f"**{vital.now}**"
    if vital.now == vital.full:
        return now
    return (f":red[{now}]" if vital.low else now) + f":small[/{vital.full}]"
