"""Making the Company: three Knights in one click, or one typed in from a sheet of paper."""

from __future__ import annotations

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import making as knights
from realmgen.ui import state
from realmgen.ui.instep import hold
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.widgets import attempt, press, segments, small, tell

FIELDS = ("name", "title", "player", "vig", "cla", "spi", "guard", "items", "ability", "passion")
FIELD = {name: state.key(PAGE, f"paper.{name}") for name in FIELDS}
START = state.key(PAGE, "start")
ROLL, PAPER = "Roll them", "From paper"
HOW = state.key(PAGE, "making.how")


@st.dialog("Make Knights", icon=":material/group_add:", on_dismiss="rerun")
def making(desk: Desk) -> None:
    """Knights by the dice, or as they stand on paper."""
    hold()
    if segments("How", [ROLL, PAPER], HOW, kept=False) == ROLL:
        _rolled(desk)
    else:
        _paper(desk)


def _rolled(desk: Desk) -> None:
    start = desk.state.company.start
    st.markdown("Each gets a name, Guard, Virtues and an entry with property, ability and passion. All can be changed.")
    segments("They begin as", knights.START_NAMES, START, default=start or "wanderer", titled=True, kept=False)
    left, right = st.columns([2, 1], wrap=False)
    for column, many, label in ((left, knights.THREE, "Roll three Knights"), (right, 1, "One more")):
        look = "primary" if many > 1 else "secondary"
        with column:
            if press(label, "casino", f"table.roll.{many}", _roll, desk, many, type=look, width="stretch"):
                st.rerun()


def _roll(desk: Desk, many: int) -> None:
    start = state.get(START) or "wanderer"
    attempt(lambda: knights.roll_knights(state.play(), desk.campaign, start, seen=desk.seq, many=many))


def _paper(desk: Desk) -> None:
    with st.form("paper", border=False):
        _row(("name", "Name"), ("title", "Knight of"), ("player", "Player"))
        _row(("vig", "VIG"), ("cla", "CLA"), ("spi", "SPI"), ("guard", "Guard"))
        st.text_area("Property", key=FIELD["items"], height=96, placeholder="Mace (d8 hefty), shield (d4, A1) …")
        st.text_input("Ability", key=FIELD["ability"])
        st.text_input("Passion", key=FIELD["passion"])
        left, right = st.columns([2, 1], wrap=False)
        written = left.form_submit_button("Write down", type="primary", icon=":material/edit:", width="stretch")
        cancelled = right.form_submit_button("Cancel", width="stretch")
    st.markdown(small("What is left empty can be filled in later."))
    if cancelled or (written and _write(desk)):
        st.rerun()


def _row(*fields: tuple[str, str]) -> None:
    row = st.container(horizontal=True, gap="xsmall", wrap=False)
    for name, label in fields:
        row.text_input(label, key=FIELD[name], max_chars=80)


def _write(desk: Desk) -> bool:
    """Write the Knight down; what cannot be read is said in the dialog."""
    try:
        told = {name: str(state.get(FIELD[name]) or "").strip() for name in FIELDS}
        state.play().do(desk.campaign, knights.paper_text(told), seen=desk.seq)
    except RealmgenError as error:
        tell(error)
        return False
    return True
