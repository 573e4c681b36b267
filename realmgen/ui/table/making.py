"""Making the Company: three Knights in one click, one of a chosen entry, or one typed in from a sheet of paper."""

from __future__ import annotations

import streamlit as st

from realmgen.service import making as knights
from realmgen.ui import state
from realmgen.ui.company.desk import FORM, ask
from realmgen.ui.company.desk import take_up as take_up_company
from realmgen.ui.company.forms import open_form
from realmgen.ui.instep import hold
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.widgets import attempt, press, segments

START, MAKING = state.key(PAGE, "start"), state.key(PAGE, "making")
FORMS = (("knight", "Choose one from the Library", "menu_book"), ("paper", "Type one in from paper", "edit"))


def dialogs(desk: Desk) -> None:
    """The dialog that is open, if one is."""
    form = state.get(FORM)
    if form and form[0] == desk.campaign.code and form[1] in [name for name, *_ in FORMS]:
        open_form(take_up_company(desk.campaign), *form[1:])
    elif st.session_state.pop(MAKING, False):
        _making(desk)


@st.dialog("Make Knights", icon=":material/group_add:", on_dismiss="rerun")
def _making(desk: Desk) -> None:
    """Knights by the dice, of an entry of the Library, or as they stand on paper."""
    hold()
    start = desk.state.company.start
    st.markdown("Each gets a name, Guard, Virtues and an entry with property, ability and passion. All can be changed.")
    segments("They begin as", knights.START_NAMES, START, default=start or "wanderer", titled=True, kept=False)
    left, right = st.columns([2, 1], wrap=False)
    for column, many, label in ((left, knights.THREE, "Roll three Knights"), (right, 1, "Roll one")):
        look = "primary" if many > 1 else "secondary"
        with column:
            if press(label, "casino", f"table.roll.{many}", _roll, desk, many, type=look, width="stretch"):
                st.rerun()
    for form, label, icon in FORMS:
        if press(label, icon, f"table.{form}", ask, form, width="stretch"):
            st.rerun()


def _roll(desk: Desk, many: int) -> None:
    start = state.get(START) or "wanderer"
    attempt(lambda: knights.roll_knights(state.play(), desk.campaign, start, seen=desk.seq, many=many))
