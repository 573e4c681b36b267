"""The Council: four seats and who holds them, the Circle beside them, and what each is told to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import domain as service
from realmgen.service.domain import Domain, Seat, quoted, with_words
from realmgen.ui import state
from realmgen.ui.domain.desk import Desk, field, said, small_form
from realmgen.ui.domain.works import task_form
from realmgen.ui.widgets import AT_ONCE, NOTICE, plain, press, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


def council(desk: Desk, domain: Domain) -> None:
    """A line for each seat; an empty one is warned of."""
    st.subheader("Council", anchor=False)
    with st.container(border=True, gap="small", key="council"):
        for seat in service.council(domain):
            _seat(desk, domain, seat)
        _circle(desk, domain)


def _seat(desk: Desk, domain: Domain, seat: Seat) -> None:
    row = st.container(
        horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key=f"seat-{seat.office}"
    )
    empty = ":orange-badge[:material/person_off: empty]"
    doing = "; ".join(task.what for task in seat.tasks) or seat.does
    row.markdown(
        f"**{seat.title}** {plain(seat.holder) if seat.holder else empty}  \n{small(plain(doing))}", width="stretch"
    )
    if seat.holder:
        task_form(row, desk, domain, seat.holder, seat.office)
    _appoint(row, desk, domain, seat)


def _appoint(row: DeltaGenerator, desk: Desk, domain: Domain, seat: Seat) -> None:
    """Behind a button: who gets the seat, or that nobody has it."""
    opener, key = field(domain, "appoint", seat.office), field(domain, "holder", seat.office)
    label, icon = ("", "manage_accounts") if seat.holder else ("Appoint", "person_add")
    popover = small_form(label, icon, opener, row, help=f"Who is {seat.title}")
    if popover is None:
        return
    with popover:
        line = st.container(horizontal=True, gap="xsmall")
        for number, name in enumerate(service.for_a_seat(desk.state, domain)[:AT_ONCE]):
            press(plain(name), "", f"{opener}.{number}", _give, desk, domain, seat, opener, name, row=line)
        with st.form(f"appoint.{seat.office}", border=False):
            st.text_input(f"Who is {seat.title}", key=key, max_chars=80, placeholder="a name, then Enter")
            st.form_submit_button(
                "Give them the seat", icon=":material/check:", width="stretch", on_click=_given,
                args=(desk, domain, seat, opener, key),
            )  # fmt: skip
        if seat.holder:
            order = f"council {domain.at} {seat.office}"
            press("Leave it empty", "person_off", f"{opener}.empty", _emptied, desk, order, opener, width="stretch")
            st.markdown(small("Who is turned out does not go quietly: a grudge is noted."))


def _given(desk: Desk, domain: Domain, seat: Seat, opener: str, key: str) -> None:
    name = said(key)
    if not name:
        state.put(NOTICE, f"Nothing was written: say who is {seat.title}.")
    else:
        _give(desk, domain, seat, opener, name)


def _give(desk: Desk, domain: Domain, seat: Seat, opener: str, name: str) -> None:
    if desk.order(f"council {domain.at} {seat.office} {quoted(name)}"):
        state.put(opener, False)


def _emptied(desk: Desk, order: str, opener: str) -> None:
    if desk.order(order):
        state.put(opener, False)


def _circle(desk: Desk, domain: Domain) -> None:
    """Worthy Knights who sit with the Council as equals (MB-390)."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key="circlerow")
    who = ", ".join(map(plain, domain.circle)) or ":gray[nobody]"
    row.markdown(f"**Circle** {who}  \n{small(service.CIRCLE)}", width="stretch")
    popover = small_form("", "groups", "domain.circle", row, help="Who sits in the Circle")
    if popover is None:
        return
    with popover:
        with st.form("circle", border=False):
            knights = service.for_the_circle(desk.state, domain)
            st.selectbox(
                "Who joins it", knights, None, key="domain.circlename", accept_new_options=True,
                placeholder="a Knight, or a name",
            )  # fmt: skip
            st.form_submit_button(
                "They sit in it", icon=":material/check:", width="stretch", on_click=_joined, args=(desk, domain)
            )
        for name in domain.circle:
            order = f"circle {domain.at} {quoted(name)} off"
            press(f"{plain(name)} leaves", "logout", field(domain, "circle", name), desk.order, order, width="stretch")


def _joined(desk: Desk, domain: Domain) -> None:
    name = said("domain.circlename")
    if name and desk.order(f"{with_words(f'circle {domain.at}', name)} on"):
        state.put("domain.circle", False)
