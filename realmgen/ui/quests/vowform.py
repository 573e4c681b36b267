"""Behind buttons: a new vow in words of one's own, and everything of a vow that can be changed by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import quests
from realmgen.ui.oracles.desk import order
from realmgen.ui.quests.at import PAGE

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import Vow, World
    from realmgen.ui.worlds.desk import Desk

LONGEST = 160
NOBODY = "Nobody"


def new_vow(row: DeltaGenerator, desk: Desk, world: World) -> None:
    """A vow of one's own: whom it is sworn to, the vow it serves, and why it matters (IS-665, IS-666)."""
    popover = row.popover("New vow", icon=":material/front_hand:", key=f"{PAGE}.new", on_change="rerun")
    if not popover.open:
        return
    with popover, st.form(f"{PAGE}.newvow", border=False, clear_on_submit=True):
        text = st.text_input("What you swear", max_chars=LONGEST, key=f"{PAGE}.new.text")
        rank = st.segmented_control("Rank", quests.RANKS, default="dangerous", required=True, key=f"{PAGE}.new.rank")
        why = st.text_input("Why it matters", max_chars=LONGEST, key=f"{PAGE}.new.why")
        people = {0: NOBODY} | {one.number: one.name for one in world.people}
        giver = st.selectbox("Sworn to", list(people), format_func=people.__getitem__, key=f"{PAGE}.new.giver")
        mains = {0: "No other vow"} | {one.number: one.text for one in quests.in_order(desk.tale)}
        main = st.selectbox("On the way of", list(mains), format_func=mains.__getitem__, key=f"{PAGE}.new.main")
        lines = st.text_area("Steps, a line each", height=100, key=f"{PAGE}.new.steps")
        if st.form_submit_button("Swear it", type="primary") and text.strip():
            steps = tuple(filter(None, (line.strip() for line in lines.splitlines())))
            made = quests.Swear(rank, text.strip(), outline=steps, why=why.strip(), giver=giver, main=main)
            order(desk.game, str(made))
            st.rerun()


def amend_button(row: DeltaGenerator, desk: Desk, vow: Vow) -> None:
    """Its words, its rank and its track, whatever was marked."""
    popover = row.popover("Change", icon=":material/edit:", key=f"{PAGE}.amend.{vow.number}", on_change="rerun")
    if not popover.open:
        return
    with popover, st.form(f"{PAGE}.amendform.{vow.number}", border=False):
        text = st.text_input("What you swore", vow.text, max_chars=LONGEST, key=f"{PAGE}.amend.text.{vow.number}")
        rank = st.segmented_control(
            "Rank", quests.RANKS, default=vow.rank, required=True, key=f"{PAGE}.amend.rank.{vow.number}"
        )
        ticks = st.slider("Ticks, four to a box", 0, quests.FULL, vow.ticks, key=f"{PAGE}.amend.ticks.{vow.number}")
        why = st.text_area("Why it matters", vow.why, height=100, key=f"{PAGE}.amend.why.{vow.number}")
        if st.form_submit_button("Keep it", type="primary"):
            order(desk.game, str(quests.Amend(vow.number, text=text.strip(), rank=rank, ticks=ticks, why=why.strip())))
            st.rerun()
