"""The dialogs of the Company: who joins, rolled or typed in, and everything about someone to be edited."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import company
from realmgen.ui import state
from realmgen.ui.company.desk import PAGE, Desk, close
from realmgen.ui.company.paper import edit, paper
from realmgen.ui.dice import asking, ordered
from realmgen.ui.instep import hold
from realmgen.ui.widgets import NOTICE, small, tell

DRAWN = "Drawn by the dice"
NAME, PLAYER, ENTRY, OF, KIND = (state.key(PAGE, f"join.{name}") for name in ("name", "player", "entry", "of", "kind"))


def open_form(desk: Desk, form: str, name: str, player: str) -> None:
    """Open a dialog by its name; it is about the member `name`, or for `player`."""
    if form == "paper":
        paper(desk, player)
    elif form == "edit":
        edit(desk, name)
    else:
        _join(desk, form, player)


@st.dialog("Who joins the Company", icon=":material/person_add:", on_dismiss=close)
def _join(desk: Desk, form: str, player: str) -> None:
    hold()
    with st.form("join", border=False):
        st.text_input("Name", company.suggested(state.play(), desk.campaign), key=NAME, max_chars=80)
        order = FORMS[form](desk, player)
        left, right = st.columns([2, 1], wrap=False)
        done = left.form_submit_button("Join", type="primary", icon=":material/person_add:", width="stretch")
        cancelled = right.form_submit_button("Cancel", width="stretch")
    if cancelled or (done and _joined(desk, order)):
        close()
        st.rerun()


def _joined(desk: Desk, order: str) -> bool:
    """Whether the dialog has done its work: dice that are still wanted are asked for on the page."""
    if ordered(desk, order) or asking(desk):
        return True
    refused = st.session_state.pop(NOTICE, None)
    if isinstance(refused, RealmgenError):
        tell(refused)
    return False


def _said(key: str) -> str:
    return str(state.get(key) or "").strip()


def _knight(desk: Desk, player: str) -> str:
    known = company.entries(state.play(), desk.campaign)
    st.text_input("Player", player, key=PLAYER, max_chars=80)
    entry = st.selectbox("Entry", [DRAWN, *known], format_func=lambda key: known.get(key, key), key=ENTRY)
    st.markdown(small("Guard, Virtues and a drawn entry are rolled as the Start says; property and ability follow."))
    order = company.named("knight", _said(NAME), _said(PLAYER))
    return order if entry in (None, DRAWN) else f"{order} {entry}"


def _squire(desk: Desk, player: str) -> str:
    knights = [knight.name for knight in desk.state.company.knights]
    of = st.selectbox("Squire of", knights, key=OF)
    free = company.offers_squires(desk.state)
    told = f"{free} offered to a Company this small" if free else "more than usual: Squires go with one or two Knights"
    st.markdown(small(f"Comes with a pony, a dagger and one thing more. {told.capitalize()}."))
    return company.named("squire", _said(NAME), of or "")


def _beast(desk: Desk, player: str) -> str:
    people = ["", *(m.name for m in desk.state.company.people)]
    kind = st.selectbox("Beast", company.KINDS_OF_BEAST, format_func=str.capitalize, key=KIND)
    of = st.selectbox("Whose", people, format_func=lambda name: name or "nobody's in particular", key=OF)
    return company.named("beast", _said(NAME), kind or "", of or "")


def _follower(desk: Desk, player: str) -> str:
    words = {key: f"{key.capitalize()}: {told}" for key, told in company.SERVICE_WORDS.items()}
    service = st.selectbox("Service", list(words), format_func=words.__getitem__, key=KIND)
    where = company.hiring(desk.state)
    at = next((at for at, offers in where.items() if service in offers), "")
    if at:
        st.markdown(small(f"Offered in the holding at {at} and others: ask there first, on the Realm's page."))
    return f"{company.named('follower', _said(NAME))} {service}"


FORMS: dict[str, Callable[[Desk, str], str]] = {
    "knight": _knight,
    "squire": _squire,
    "beast": _beast,
    "follower": _follower,
}
