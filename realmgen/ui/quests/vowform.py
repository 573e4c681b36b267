"""Behind buttons: a new vow in words of one's own, and everything of a vow that can be changed by hand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.quests.at import PAGE, said
from realmgen.ui.widgets import segments

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import Vow, World
    from realmgen.ui.worlds.desk import Desk

LONGEST = 160
NOBODY = "Nobody"
NEW = state.key(PAGE, "new")
BEFORE = "That vow makes no progress until this one is fulfilled"
PROMISED = "The promise itself brings that vow on: its track is marked at once"


def new_vow(row: DeltaGenerator, desk: Desk, world: World) -> None:
    """A vow of one's own: whom it is sworn to, the vow it serves, the one it is a milestone of, and why it matters
    (IS-665, IS-666, IS-668)."""
    popover = row.popover("New vow", icon=":material/front_hand:", key=NEW, on_change="rerun")
    if not popover.open:
        return
    with popover, st.form(f"{PAGE}.newvow", border=False, clear_on_submit=True):
        st.text_input("What you swear", max_chars=LONGEST, key=f"{NEW}.text")
        segments("Rank", quests.RANKS, f"{NEW}.rank", default="dangerous", titled=True, kept=False)
        left, right = st.columns(2, gap="small")
        people = {0: NOBODY} | {one.number: one.name for one in world.people}
        left.text_input("Why it matters", max_chars=LONGEST, key=f"{NEW}.why")
        right.selectbox("Sworn to", list(people), format_func=people.__getitem__, key=f"{NEW}.giver")
        mains = {0: "No other vow"} | {one.number: one.text for one in quests.in_order(desk.tale)}
        left.selectbox("Comes before", list(mains), format_func=mains.__getitem__, key=f"{NEW}.main", help=BEFORE)
        right.selectbox("A milestone of", list(mains), format_func=mains.__getitem__, key=f"{NEW}.marks", help=PROMISED)
        st.text_area("Steps, a line each", height=72, key=f"{NEW}.steps")
        st.form_submit_button("Swear it", type="primary", key=f"{NEW}.swear", on_click=partial(_swear, desk))


def _swear(desk: Desk) -> None:
    steps = tuple(filter(None, (line.strip() for line in said(f"{NEW}.steps").splitlines())))
    giver, main, marks = (int(state.get(f"{NEW}.{name}") or 0) for name in ("giver", "main", "marks"))
    rank = quests.rank_named(said(f"{NEW}.rank"))
    text, why = said(f"{NEW}.text"), said(f"{NEW}.why")
    made = quests.Swear(rank, text, outline=steps, why=why, giver=giver, main=main, marks=marks)
    if order(desk.game, str(made)):
        state.put(NEW, False)


def amend_button(row: DeltaGenerator, desk: Desk, vow: Vow) -> None:
    """Its words, its rank and its track, whatever was marked."""
    key = f"{PAGE}.amend.{vow.number}"
    popover = row.popover("Change", icon=":material/edit:", key=key, on_change="rerun")
    if not popover.open:
        return
    with popover, st.form(f"{PAGE}.amendform.{vow.number}", border=False):
        st.text_input("What you swore", vow.text, max_chars=LONGEST, key=f"{key}.text")
        segments("Rank", quests.RANKS, f"{key}.rank", default=vow.rank, titled=True, kept=False)
        st.slider("Ticks, four to a box", 0, quests.FULL, vow.ticks, key=f"{key}.ticks")
        st.text_area("Why it matters", vow.why, height=100, key=f"{key}.why")
        st.form_submit_button("Keep it", type="primary", key=f"{key}.keep", on_click=partial(_amend, desk, vow, key))


def _amend(desk: Desk, vow: Vow, key: str) -> None:
    rank = quests.rank_named(said(f"{key}.rank"))
    ticks = int(state.get(f"{key}.ticks") or 0)
    made = quests.Amend(vow.number, text=said(f"{key}.text"), rank=rank, ticks=ticks, why=said(f"{key}.why"))
    if order(desk.game, str(made)):
        state.put(key, False)
