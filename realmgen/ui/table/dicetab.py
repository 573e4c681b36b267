"""Any dice, Luck and Saves; how they fall stands in the card."""

from __future__ import annotations

import streamlit as st

from realmgen.service import table
from realmgen.ui import state
from realmgen.ui.dice import start_roll
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small

WHAT, WHY = state.key(PAGE, "dice.what"), state.key(PAGE, "dice.why")
LUCK = "d6: 1 a Crisis at once, 2-3 a Problem perhaps, 4-6 a Blessing"
QUICK = ("d4", "d6", "d8", "d10", "d12", "d20")


def dice(desk: Desk) -> None:
    """What it is for, any dice, Luck, and a Save for everyone."""
    with st.container(gap="xsmall"):
        st.text_input("What for", key=WHY, placeholder="What for: the ford", label_visibility="collapsed", max_chars=60)
        row = st.container(horizontal=True, gap="xsmall", key="quickdice")
        for die in QUICK:
            press(die, "", f"table.{die}", _roll, desk, die, row=row)
        with st.form("table.dice", border=False):
            row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall", wrap=False)
            row.text_input("Dice", "2d6", key=WHAT, max_chars=12, label_visibility="collapsed")
            row.form_submit_button("Roll", icon=":material/casino:", on_click=_any, args=(desk,))
        press(
            "Luck Roll",
            "eco",
            "table.luck",
            _luck,
            desk,
            width="stretch",
            help=LUCK,
        )
        st.markdown(small("A Save: d20 equal to or under the Virtue"))
        for member in desk.state.company.people:
            _saves(desk, member)


def _saves(desk: Desk, member: table.Member) -> None:
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False)
    row.markdown(f"**{plain(member.name)}**", width="stretch")
    for vital in table.vitals(member)[:3]:
        press(
            f"{vital.word} {vital.now}",
            "",
            f"table.save.{member.name}.{vital.measure}",
            _save,
            desk,
            member.name,
            vital.measure,
            row=row,
        )


def _why() -> str:
    return str(state.get(WHY) or "").strip()


def _roll(desk: Desk, die: str) -> None:
    start_roll(desk, die, _why())


def _any(desk: Desk) -> None:
    start_roll(desk, str(state.get(WHAT) or ""), _why())


def _luck(desk: Desk) -> None:
    desk.start(table.with_words("luck", _why()))


def _save(desk: Desk, name: str, virtue: str) -> None:
    desk.start(table.with_words(f"save {table.quoted(name)} {virtue}", _why()))
