"""The Company's sheets at the left; dice and Glory at the right; dialogs over both."""

from __future__ import annotations

import streamlit as st

from realmgen.service import company
from realmgen.ui import state
from realmgen.ui.company.desk import FORM, Desk, ask
from realmgen.ui.company.forms import open_form
from realmgen.ui.company.glory import glory
from realmgen.ui.company.next import next_knights
from realmgen.ui.company.sheet import companion, folded, knight_sheet
from realmgen.ui.dice import card
from realmgen.ui.widgets import empty, notice, press

RIGHT_OF = [8, 5]


def body(desk: Desk) -> None:
    """Everybody, or how the Company begins."""
    notice()
    if desk.state.company.members:
        _everybody(desk)
    else:
        _nobody()
    form = state.get(FORM)
    if form and form[0] == desk.campaign.code:
        open_form(desk, *form[1:])


def _nobody() -> None:
    row = empty("Nobody rides out yet", "Type in the Knights you have on paper, a minute each, or roll new ones.")
    press("Type in a Knight", "edit", "company.first_paper", ask, "paper", row=row, type="primary")
    press("Roll a Knight", "casino", "company.first_roll", ask, "knight", row=row)


def _everybody(desk: Desk) -> None:
    with st.container(key="dicestack"):
        left, right = st.columns(RIGHT_OF, gap="medium")
    with left:
        next_knights(desk)
        for party in company.parties(desk.state):
            with st.container(border=True, gap="small"):
                knight_sheet(desk, party.knight)
                for member in party.others:
                    companion(desk, member, party.knight.name)
        rest = company.others(desk.state)
        if rest:
            with st.container(border=True, gap="small"):
                st.markdown("**With the Company**")
                for member in rest:
                    companion(desk, member)
        folded(desk, company.gone(desk.state))
    with right:
        card(desk)
        glory(desk)
