"""A unit written by hand: a short form, for a new one or one that is there."""

from __future__ import annotations

from typing import Any

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service.war import units as service
from realmgen.ui import state
from realmgen.ui.desk import SEEN
from realmgen.ui.instep import hold
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import tell

FORM = state.key(PAGE, "form")
HELP = "In full. What is built has Guard and Armour alone: 7GD, A1. An attack has a name, dice, then its type"
HINT = "VIG 8, CLA 5, SPI 13, 2GD, A1, cold grip d6 slow"


def write(desk: Desk, name: str) -> None:
    """Open the form, for the unit of that name or a new one."""
    state.put(FORM, (desk.campaign.code, name))
    state.put(SEEN, None)


def written(desk: Desk) -> None:
    """The form, while it is open."""
    code, name = state.get(FORM) or ("", "")
    if code == desk.campaign.code:
        _form(desk, name)


def _close() -> None:
    state.put(FORM, None)
    state.put(SEEN, None)


def _field(name: str) -> str:
    return state.key(PAGE, f"form.{name}")


@st.dialog("A unit", icon=":material/edit:", on_dismiss=_close, width="medium")
def _form(desk: Desk, name: str) -> None:
    hold()
    old = desk.state.unit(name)
    told = service.told(old)
    with st.form("unit", border=False):
        said = _fields(told, new=old is None)
        left, right = st.columns([2, 1], wrap=False)
        done = left.form_submit_button("Write down", type="primary", icon=":material/edit:", width="stretch")
        cancelled = right.form_submit_button("Cancel", width="stretch")
    if cancelled or (done and _write(desk, said, old)):
        _close()
        st.rerun()


def _fields(told: dict[str, Any], *, new: bool) -> dict[str, Any]:
    left, middle, right = st.columns([4, 2, 2], wrap=False)
    kinds = service.KINDS
    said: dict[str, Any] = {
        "name": left.text_input("Name", told["name"], key=_field("name"), max_chars=80, disabled=not new),
        "kind": middle.selectbox("Kind", kinds, kinds.index(told["kind"]), str.capitalize, key=_field("kind")),
        "number": right.number_input("How many", 1, 99, told["number"], key=_field("number")),
    }
    said["stats"] = st.text_input(
        "Numbers and attacks",
        told["stats"],
        key=_field("stats"),
        placeholder=HINT,
        help=HELP,
    )
    left, right = st.columns(2, wrap=False)
    said["leader"] = left.text_input("Leader", told["leader"], key=_field("leader"), max_chars=80)
    said["serves"] = right.text_input("Serves", told["serves"], key=_field("serves"), max_chars=80)
    flags = [flag for flag in service.FLAGS if told.get(flag)]
    chosen = st.pills(
        "What holds of it",
        list(service.FLAGS),
        selection_mode="multi",
        default=flags,
        format_func=service.FLAGS.__getitem__,
        key=_field("flags"),
    )
    said["note"] = st.text_input("Note", told["note"], key=_field("note"), max_chars=400)
    return {**said, **{flag: flag in chosen for flag in service.FLAGS}}


def _write(desk: Desk, said: dict[str, Any], old: service.Unit | None) -> bool:
    try:
        order = service.read(said, old)
    except RealmgenError as error:
        tell(error)
        return False
    return desk.write(order)
