"""Units in the field: how each is and what is done with it between fights; new ones by a stat block or by hand, and
where a Holding musters its own."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import units as service
from realmgen.service.war.units import Row
from realmgen.ui import state
from realmgen.ui.dice import card
from realmgen.ui.sitemap import go
from realmgen.ui.war.cards import numbers
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.waiting import after, waiting
from realmgen.ui.war.writing import write, written
from realmgen.ui.widgets import plain, press, small

CARD = 270
MAKE, NAME, SOURCE = (state.key(PAGE, f"raise.{name}") for name in ("make", "name", "source"))


def field(desk: Desk) -> None:
    """All units at the left, new ones and the dice at the right; a form over both while it is open."""
    with st.container(key="stackfull"):
        left, right = st.columns([8, 5], gap="medium")
    found, gone = service.rows(desk.state)
    with left:
        waiting(desk)
        if not found:
            st.markdown("**No unit is in the field.** Levy or write one at the right, or muster in a Domain.")
        for row in found:
            _unit(desk, row)
        if gone:
            with st.expander(f"Out of it: {len(gone)}", key="war.gone"):
                for row in gone:
                    _unit(desk, row)
    with right:
        _raising(desk)
        card(desk, height=CARD)
        after(desk)
    written(desk)


def _unit(desk: Desk, row: Row) -> None:
    """One unit: name, badges, numbers and what may be done."""
    with st.container(border=True, gap="xsmall", key=_key(row, "unit")):
        line = st.container(horizontal=True, gap="xsmall", vertical_alignment="center")
        secret = ":violet-badge[:material/visibility_off: Hidden]" if row.unit.secret else ""
        badges = " ".join(f":red-badge[{word}]" for word in ((row.gone,) if row.gone else row.badges))
        line.markdown(f"**{plain(row.unit.name)}** {badges} {secret}", width="content")
        line.space("stretch")
        press("Edit", "edit", _key(row, "edit"), write, desk, row.unit.name, row=line)
        _more(line, desk, row)
        st.markdown(small(plain(row.facts)))
        if not row.gone:
            st.html(numbers(row.vitals, row.unit.armour))
            _first(desk, row)


def _key(row: Row, part: str) -> str:
    return state.key(PAGE, f"{part}.{row.unit.name}")


def _first(desk: Desk, row: Row) -> None:
    """What is done most, in a click."""
    line = st.container(horizontal=True, gap="xsmall")
    fight = desk.state.fight
    for label, icon, command in service.orders(row.unit, fight is not None and fight.find(row.unit.name) is not None):
        press(label, icon, _key(row, label), desk.start, command, row=line)


def _more(line: DeltaGenerator, desk: Desk, row: Row) -> None:
    """Training, and what became of it by hand."""
    key = _key(row, "more")
    popover = line.popover("More", key=key, on_change="rerun")
    if not popover.open:
        return
    with popover:
        if row.unit.kind == "warband" and not row.gone:
            st.markdown(small("The Marshal trains and arms it as"))
            group = st.container(horizontal=True, gap="xsmall", width=320)
            for make in service.TRAININGS:
                if make != row.unit.make:
                    order = service.training(row.unit, make)
                    press(make.capitalize(), "", f"{key}.{make}", desk.start, order, row=group)
        st.markdown(small("By hand"))
        group = st.container(horizontal=True, gap="xsmall", width=320)
        for word, label in service.finishes(row.unit).items():
            press(label, "", f"{key}.{word}", desk.start, service.finishing(row.unit, word), row=group)


def _raising(desk: Desk) -> None:
    """The form of a levy, and the ways round it."""
    with st.container(border=True, gap="small"):
        with st.form("levy", border=False):
            make = st.selectbox("Stat block", service.MAKES, format_func=service.title_of, key=MAKE)
            st.text_input("Name", key=NAME, placeholder=service.title_of(str(make)), max_chars=80)
            st.selectbox("Soldiers from", list(service.SOURCES), format_func=service.SOURCES.__getitem__, key=SOURCE)
            st.form_submit_button("Levy", icon=":material/group_add:", width="stretch", on_click=_levied, args=(desk,))
        press("Write one by hand", "edit", "war.write", write, desk, "", width="stretch")
        hint = "A Holding that is ruled musters its Warbands there"
        if st.button("Muster in a Domain", icon=":material/castle:", key="war.muster", width="stretch", help=hint):
            go("domain", campaign=desk.campaign.code)


def _levied(desk: Desk) -> None:
    make, source = str(state.get(MAKE)), str(state.get(SOURCE))
    if desk.order(service.raising(desk.state, make, str(state.get(NAME) or ""), source)):
        state.put(NAME, "")
