"""The Crises of a Domain: what is wrong, what ends it, and whether the players know."""

from __future__ import annotations

import streamlit as st

from realmgen.service import domain as service
from realmgen.service.domain import KINDS, Crisis, Domain, quoted, with_words
from realmgen.ui import state
from realmgen.ui.domain.desk import Desk, field, said, small_form
from realmgen.ui.widgets import NOTICE, plain, press, small

ANY = "any"


def crises(desk: Desk, domain: Domain) -> None:
    """The open ones as cards, a Dilemma first; the resolved ones folded away."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="crisisrow")
    row.subheader("Crises", anchor=False, width="stretch")
    roll = f"crises {domain.at}"
    press("Crisis Roll", "casino", "domain.crises", desk.start, roll, row=row, disabled=bool(domain.dilemma))
    _more(row, desk, domain)
    if domain.dilemma:
        _dilemma(desk, domain)
    found = service.open_crises(domain)
    if not found and not domain.dilemma:
        st.markdown(small("None is open. A Crisis stays until it is resolved; three at a Season’s end are misrule."))
    for number, crisis in found:
        _crisis(desk, domain, number, crisis)
    _over(desk, service.over_crises(domain))


def _dilemma(desk: Desk, domain: Domain) -> None:
    """One of two, which whoever rules chooses."""
    with st.container(border=True, gap="small", key="dilemma"):
        st.markdown(f"**A Dilemma**: {plain(service.chooser(desk.state, domain))} chooses which comes.")
        row = st.container(horizontal=True, gap="xsmall")
        for kind in domain.dilemma:
            order, about = f"dilemma {domain.at} {kind}", KINDS[kind]
            press(
                about.name, "call_split", f"domain.dilemma.{kind}", desk.start, order, row=row, help=about.trouble,
                type="primary",
            )  # fmt: skip


def _crisis(desk: Desk, domain: Domain, number: int, crisis: Crisis) -> None:
    about = KINDS[crisis.kind]
    known = (
        ":gray-badge[:material/visibility: announced]"
        if crisis.announced
        else ":gray-badge[:material/visibility_off: secret]"
    )
    with st.container(border=True, gap="xsmall", key=f"card-crisis-{number}"):
        st.markdown(f"**{about.name}** {known}  \n{plain(crisis.face)}")
        st.markdown(small(f"To end it, {about.ends} · since {service.since(desk.state, crisis.since)}"))
        row = st.container(horizontal=True, gap="xsmall")
        _settle(row, desk, domain, number)
        turn, label, icon = ("off", "Hide", "visibility_off") if crisis.announced else ("on", "Announce", "campaign")
        order = f"announce {domain.at} {number} {turn}"
        press(label, icon, field(domain, "announce", number), desk.order, order, row=row)


def _settle(row: st.delta_generator.DeltaGenerator, desk: Desk, domain: Domain, number: int) -> None:
    """Behind a button: how it was resolved."""
    popover = small_form("Resolve", "task_alt", field(domain, "settle", number), row)
    if popover is None:
        return
    with popover, st.form(f"settle.{number}", border=False):
        st.text_input("How it was resolved", key=field(domain, "how", number), max_chars=400)
        st.form_submit_button(
            "Resolved", icon=":material/task_alt:", width="stretch", on_click=_settled, args=(desk, domain, number)
        )


def _settled(desk: Desk, domain: Domain, number: int) -> None:
    how = said(field(domain, "how", number)) or "It is over."
    if desk.order(f"settle {domain.at} {number} {quoted(how)}"):
        state.put(field(domain, "settle", number), False)


def _more(row: st.delta_generator.DeltaGenerator, desk: Desk, domain: Domain) -> None:
    """Behind a button: a Crisis by hand."""
    popover = small_form("Add", "add", "domain.addcrisis", row)
    if popover is None:
        return
    left: dict[str, str] = {ANY: "Any, by the dice", **{kind: KINDS[kind].name for kind in service.possible(domain)}}
    with popover:
        if len(left) == 1:
            st.markdown("All six are open.")
            return
        with st.form("crisis", border=False):
            st.selectbox("Which", left, format_func=left.__getitem__, key="domain.crisiskind")
            st.text_input("How it shows", key="domain.crisisface", max_chars=400, placeholder="drawn where it is empty")
            st.form_submit_button(
                "It comes", icon=":material/add:", width="stretch", on_click=_added, args=(desk, domain)
            )


def _added(desk: Desk, domain: Domain) -> None:
    order = f"crisis {domain.at} {said('domain.crisiskind') or ANY}"
    desk.start(with_words(order, said("domain.crisisface")))
    if not state.get(NOTICE):
        state.put("domain.addcrisis", False)
        state.put("domain.crisisface", "")


def _over(desk: Desk, found: list[Crisis]) -> None:
    if not found:
        return
    with st.expander(f"Resolved: {len(found)}", icon=":material/task_alt:", key="domain.overcrises"):
        for crisis in found:
            ended = f", until {service.since(desk.state, crisis.ended)}" if crisis.ended else ""
            st.markdown(
                f"**{KINDS[crisis.kind].name}** {plain(crisis.face)}  \n"
                + small(f"{plain(crisis.how)} · since {service.since(desk.state, crisis.since)}{ended}")
            )
