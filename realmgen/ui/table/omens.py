"""The open Myths: where each stands, and what it does next."""

from __future__ import annotations

import streamlit as st

from realmgen.service import table
from realmgen.service.table import OpenMyth
from realmgen.ui import state
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small


def omens(desk: Desk) -> None:
    """Every open Myth with its next Omen, the nearest first; then those that are over."""
    found = table.open_myths(desk.state)
    if not found:
        st.markdown(small("No Myth of this Realm is open."))
    for myth in found:
        _open(desk, myth)
    over = table.resolved_myths(desk.state)
    for myth in over:
        row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
        row.markdown(f":gray[~~{plain(myth.name)}~~]  \n{small(plain(myth.resolved))}", width="stretch")
        press("Reopen", "", f"table.reopen.{myth.number}", desk.order, f"reopen {myth.number}", row=row)


def _open(desk: Desk, myth: OpenMyth) -> None:
    with st.container(gap="xxsmall"):
        row = st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="xsmall")
        row.markdown(f":violet[**{plain(myth.name)}**]  \n{small(_where(myth))}", width="stretch")
        _resolve(row, desk, myth)
        press(
            "Play",
            "",
            f"table.omen.{myth.number}",
            desk.start,
            f"omen {myth.number}",
            row=row,
            help="The Company meets this Omen now" if myth.omen else "All six were shown: its state, as it stands",
        )
        st.markdown(plain(myth.omen) if myth.omen else small(_silent(myth)))


def _where(myth: OpenMyth) -> str:
    next_one = f"Omen {myth.shown + 1} of 6" if myth.shown < 6 else "all six Omens shown"
    return " · ".join(filter(None, [next_one, myth.way or f"in {myth.at}"]))


def _silent(myth: OpenMyth) -> str:
    return "It has shown all it had." if myth.shown >= 6 else "Nothing is written of it: make the Omen up."


def _resolve(row: st.delta_generator.DeltaGenerator, desk: Desk, myth: OpenMyth) -> None:
    """Behind a button: how it ended, and which Knights took part."""
    key = state.key(PAGE, f"resolve.{myth.number}")
    popover = row.popover("", icon=":material/task_alt:", key=key, on_change="rerun", help="Resolve this Myth")
    if not popover.open:
        return
    knights = [knight.name for knight in desk.state.company.knights]
    with popover, st.form(f"{key}.form", border=False):
        st.text_input("How it ended", key=f"{key}.how", max_chars=80)
        st.pills("Who took part", knights, selection_mode="multi", default=knights, key=f"{key}.who")
        st.form_submit_button("Resolved", icon=":material/task_alt:", on_click=_resolved, args=(desk, myth, key))


def _resolved(desk: Desk, myth: OpenMyth, key: str) -> None:
    how = str(state.get(f"{key}.how") or "").strip() or "It is over."
    desk.order(table.resolve_text(myth.number, how, state.get(f"{key}.who") or ()))
