"""The people of a hex in the panel: what they tell, to be read out, and who is met or hired."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

import streamlit as st

from realmgen.service import hexlore, packs
from realmgen.service.screen import HexFacts
from realmgen.ui import state
from realmgen.ui.printing import leaf
from realmgen.ui.realm.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, segments, small

WITNESS, ROLE, SERVICE = (state.key(PAGE, f"lore.{name}") for name in ("witness", "role", "service"))
ANYONE, SURE = "anyone", 6


def told(desk: Desk, facts: HexFacts) -> None:
    """What one sort of people here can tell, large, with a button that copies it."""
    if not facts.folk:
        st.markdown(small("There is nobody here with anything to tell."))
        return
    names = {str(witness): witness.capitalize() for witness in hexlore.ASKED}
    witness = cast(hexlore.Witness, segments("Who tells", names, WITNESS))
    library = packs.library_of(state.play().ledger.packs, desk.state.packs)
    telling = hexlore.tell(desk.state, facts.label, witness, library)
    if telling.price:
        st.markdown(f"**Asks first** {plain(telling.price)}")
    with st.container(key="told"):
        st.code("\n\n".join(telling.lines) or "Nothing.", language=None, wrap_lines=True)
    leaf(desk.campaign, "rumours", facts.label)


def people(desk: Desk, facts: HexFacts) -> None:
    """Meet someone, or look for someone to hire; who it is stands in the note of the hex."""
    roles = {ANYONE: "Anyone: the dice say who"} | {
        role: f"{role.capitalize()}: {hexlore.ROLES[role]}" for role in hexlore.ROLES
    }
    _ask(ROLE, "Who is met", roles, ("Meet", "person_search"), partial(_meet, desk, facts.label))
    if facts.services:
        odds = {service: f"{service.capitalize()}: {_odds(faces)}" for service, faces in facts.services}
        _ask(SERVICE, "Who is hired", odds, ("Look", "handshake"), partial(_hire, desk, facts.label))
    if facts.note:
        st.markdown(f"**Last noted** {plain(facts.note.splitlines()[-1])}")


def _odds(faces: int) -> str:
    return "always here" if faces == SURE else f"here on {faces} of {SURE}"


def _ask(name: str, label: str, options: Mapping[str, str], verb: tuple[str, str], deed: Callable[[], None]) -> None:
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", wrap=False)
    row.selectbox(
        label,
        list(options),
        key=name,
        format_func=options.__getitem__,
        label_visibility="collapsed",
        persist_state="session",
    )
    press(verb[0], verb[1], f"{name}.do", deed, row=row, width=112)


def _meet(desk: Desk, at: str) -> None:
    role = state.get(ROLE)
    desk.order(hexlore.meet_text(at, role if role in hexlore.ROLES else None))


def _hire(desk: Desk, at: str) -> None:
    desk.order(hexlore.hire_text(at, str(state.get(SERVICE))))
