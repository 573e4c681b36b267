"""Who takes part: foes as lists to press (Myths of the Realm, stat blocks of the rules, the field) or typed in, and
those of the Company who are not in the fight yet."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.errors import RealmgenError, Unreadable
from realmgen.service.war import foes as service
from realmgen.service.war.foes import Foe
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import NOTICE, plain, press, small

EXAMPLE = "VIG 10, CLA 8, SPI 6, 3GD, A1, spear d8 hefty"
Take = Callable[[Foe], object]
MYTHS, FIELD = "Myths", "In the field"
ROOM, WIDE = 420, 380


def source(desk: Desk, key: str, take: Take) -> None:
    """Lists of foes by where they come from, one at a time; pressing one takes them."""
    row = st.container(horizontal=True, gap="xsmall", wrap=False)
    kind = row.selectbox("From", [MYTHS, *service.GROUPS, FIELD], key=key, label_visibility="collapsed", width=160)
    if kind == MYTHS:
        _myths(row, desk, key, take)
    elif kind == FIELD:
        found = service.in_the_field(desk.state)
        _list(key, found, take)
        if not found:
            st.markdown(small("No unit is in the field that does not fight already."))
    else:
        _list(key, service.of_blocks(str(kind)), take)


def _myths(row: DeltaGenerator, desk: Desk, key: str, take: Take) -> None:
    """The cast of one Myth, and what is known of it."""
    found = {myth.number: (myth, cast) for myth, cast in service.of_myths(desk.state)}
    if not found:
        st.markdown(small("No open Myth of this Realm has a cast."))
        return
    number = row.selectbox(
        "Myth",
        list(found),
        key=f"{key}.myth",
        label_visibility="collapsed",
        format_func=lambda number: f"{found[number][0].name}, {found[number][0].at}",
    )
    myth, cast = found[number]
    _list(key, cast, take)
    if myth.tale and myth.tale.weakness:
        st.markdown(small(f"Weakness: {plain(myth.tale.weakness)}"))


def _list(key: str, found: list[Foe] | tuple[Foe, ...], take: Take) -> None:
    for foe in found:
        with st.container(gap=None, key=f"line-{key}.{foe.key}".replace(".", "-")):
            press(plain(foe.name), "add", f"{key}.{foe.source}.{foe.key}", take, foe, type="tertiary")
            st.markdown(small("  \n".join(plain(text) for text in (foe.stats, foe.about) if text)))


def notation(key: str, take: Take) -> None:
    """A foe typed in: name, how many, and a stat block in one line."""
    with st.form(key, border=False, clear_on_submit=True):
        row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="bottom")
        row.text_input("Typed in", key=f"{key}.name", placeholder="Brigands", max_chars=80)
        row.number_input("How many", 1, service.LARGEST_GROUP, key=f"{key}.number", width=110)
        row = st.container(horizontal=True, gap="xsmall", wrap=False)
        row.text_input("Numbers", key=f"{key}.stats", placeholder=EXAMPLE, label_visibility="collapsed")
        row.form_submit_button("Add", icon=":material/add:", on_click=_typed, args=(key, take))


def _typed(key: str, take: Take) -> None:
    try:
        foe = service.by_hand(
            str(state.get(f"{key}.name") or ""),
            str(state.get(f"{key}.stats") or ""),
            int(state.get(f"{key}.number") or 1),
        )
    except Unreadable as error:
        state.put(NOTICE, error)
    else:
        take(foe)


def joining(row: DeltaGenerator, desk: Desk, side: str) -> None:
    """Behind a button: everybody who can still be on that side."""
    key = state.key(PAGE, f"join.{side}")
    popover = row.popover("Add", icon=":material/add:", key=key, on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="xsmall", key=f"{key}.room")
    if not popover.open:
        return
    with room:
        for member in service.of_the_company(desk.state) if side == "ours" else ():
            press(member, "shield_person", f"{key}.{member}", _enter, desk, key, [service.joining(side, member)])
        source(desk, f"{key}.from", lambda foe: _joins(desk, key, side, foe))
        notation(f"{key}.hand", lambda foe: _joins(desk, key, side, foe))
        st.markdown(small("Who joins late loses their first turn: set it behind their name."))


def _joins(desk: Desk, key: str, side: str, foe: Foe) -> None:
    _enter(desk, key, service.entering(desk.state, foe, side))


def _enter(desk: Desk, key: str, commands: list[str]) -> None:
    state.put(key, False)
    try:
        desk.go(*commands)
    except RealmgenError as error:
        state.put(NOTICE, error)
