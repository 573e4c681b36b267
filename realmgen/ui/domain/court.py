"""The Court: Retainers by seat, Courtiers, Petitioners and Seers, drawn or by hand; drama among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import domain as service
from realmgen.service.domain import Courtier, Domain, quoted
from realmgen.ui import state
from realmgen.ui.domain.desk import Desk, field, said, small_form
from realmgen.ui.widgets import AT_ONCE, plain, press, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


def court(desk: Desk, domain: Domain) -> None:
    """Everybody at Court, and buttons that draw more."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="courtrow")
    row.subheader("Court", anchor=False, width="stretch")
    press(
        "Drama", "theater_comedy", "domain.drama", desk.start, f"drama {domain.at}", row=row, help="The Season’s drama"
    )
    _draw(row, desk, domain)
    people = service.at_court(domain)
    if not people:
        st.markdown(small("Nobody is written down yet: draw somebody, or type them in."))
    for one in people[:AT_ONCE]:
        _person(desk, domain, one)
    if people[AT_ONCE:]:
        with st.expander(f"{len(people) - AT_ONCE} more", key="domain.morecourt"):
            for one in people[AT_ONCE:]:
                _person(desk, domain, one)
    if domain.grudges:
        with st.expander(f"Grudges: {len(domain.grudges)}", icon=":material/mood_bad:", key="domain.grudges"):
            for grudge in domain.grudges:
                st.markdown(plain(grudge))


def _person(desk: Desk, domain: Domain, one: Courtier) -> None:
    place = domain.court.index(one)
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key=f"courtier-{place}")
    note = f"  \n{small(plain(one.note))}" if one.note else ""
    row.markdown(f"**{plain(one.name)}** {service.who(one)}{note}", width="stretch")
    popover = small_form(
        "", "more_horiz", field(domain, "courtier", place), row, help=f"What becomes of {plain(one.name)}"
    )
    if popover is None:
        return
    with popover:
        for office in service.OFFICES:
            if office != one.seat:
                order = f"retain {domain.at} {quoted(one.name)} {office}"
                key = field(domain, "retain", place, office)
                press(f"Retainer of the {office.capitalize()}", "", key, desk.order, order, width="stretch")
        order = f"uncourt {domain.at} {quoted(one.name)}"
        press("Leaves the Court", "logout", field(domain, "uncourt", place), desk.order, order, width="stretch")


def _draw(row: DeltaGenerator, desk: Desk, domain: Domain) -> None:
    """Behind a button: somebody of each kind, drawn from our tables; with a name and a few words, by hand."""
    popover = small_form("Who comes", "group_add", "domain.court", row)
    if popover is None:
        return
    with popover:
        st.text_input("Name", key="domain.courtname", max_chars=80, placeholder="drawn where it is empty")
        st.text_input(
            "What they are about", key="domain.courtnote", max_chars=400, placeholder="drawn where it is empty"
        )
        line = st.container(horizontal=True, gap="xsmall")
        for kind, label in service.COURT.items():
            press(label, "", f"domain.court.{kind}", _drawn, desk, domain, kind, row=line)


def _drawn(desk: Desk, domain: Domain, kind: str) -> None:
    order = f"court {domain.at} {kind}"
    name, note = said("domain.courtname"), said("domain.courtnote")
    for key in ("domain.courtname", "domain.courtnote"):
        state.put(key, "")
    state.put("domain.court", False)
    if name or note:
        order = f"{order} {quoted(name)}"
    desk.start(f"{order} {quoted(note)}" if note else order)
