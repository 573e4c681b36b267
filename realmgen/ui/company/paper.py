"""Someone as they stand on a sheet of paper: one short form, to write them down and to edit them later."""

from __future__ import annotations

from typing import Any

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import company
from realmgen.service import paper as service
from realmgen.service.packs import library_for
from realmgen.ui import state
from realmgen.ui.company.desk import PAGE, Desk, close
from realmgen.ui.instep import hold
from realmgen.ui.widgets import small, tell

HINTS = {
    "numbers": "11 9 7 4",
    "items": "Mace\nMail (A1)\nA bell without a clapper",
    "ability": "Lamplight. By your lantern you see …",
    "passion": "Keep a light burning …",
}
CHOICES = {"kind": service.KINDS, "age": service.LIFE, "remedy": ("", *service.REMEDIES)}
TALL = 108


def field(name: str) -> str:
    """The key of a field of the form."""
    return state.key(PAGE, f"paper.{name}")


@st.dialog("A Knight from paper", icon=":material/edit:", on_dismiss=close, width="medium")
def paper(desk: Desk, player: str) -> None:
    """Name, title, numbers, property, ability and passion; all else is optional."""
    hold()
    _form(desk, None, {"player": player, "kind": "knight", "age": "young"})


@st.dialog("Edit", icon=":material/edit:", on_dismiss=close, width="medium")
def edit(desk: Desk, name: str) -> None:
    """The same of someone who is there."""
    hold()
    old = desk.state.company.find(name)
    if old is None:
        st.markdown("Nobody is called so any longer.")
        return
    _form(desk, old, service.told(old))


def _form(desk: Desk, old: company.Member | None, told: dict[str, Any]) -> None:
    with st.form("paper", border=False):
        said = _first(told) | _belongings(told)
        with st.expander("More", key="company.paper.more"):
            said |= _more(told, old)
        left, right = st.columns([2, 1], wrap=False)
        done = left.form_submit_button("Write down", type="primary", icon=":material/edit:", width="stretch")
        cancelled = right.form_submit_button("Cancel", width="stretch")
    if cancelled or (done and _write(desk, old, said)):
        close()
        st.rerun()


def _write(desk: Desk, old: company.Member | None, said: dict[str, Any]) -> bool:
    """Write it down; what is wrong is said by field, and what was typed stays."""
    try:
        written = service.read(said, old, library_for(state.play(), desk.campaign))
    except RealmgenError as error:
        tell(error)
        return False
    return desk.write(*written.orders)


def _first(told: dict[str, Any]) -> dict[str, Any]:
    """Who they are, and the four numbers in one line."""
    left, right = st.columns([1, 1], wrap=False)
    name = left.text_input("Name", told.get("name", ""), key=field("name"), max_chars=80)
    title = right.text_input(
        "Title, or entry",
        told.get("title", ""),
        key=field("title"),
        placeholder="an entry of the Library fills in the rest",
        max_chars=80,
    )
    left, right = st.columns([1, 1], wrap=False)
    numbers = left.text_input(
        "VIG CLA SPI GD", told.get("numbers", ""), key=field("numbers"), placeholder=HINTS["numbers"], max_chars=40
    )
    glory = right.text_input("Glory to add", told.get("glory", ""), key=field("glory"), placeholder="0", max_chars=3)
    return {"name": name, "title": title, "numbers": numbers, "glory": glory}


def _belongings(told: dict[str, Any]) -> dict[str, Any]:
    items = st.text_area(
        "Property, a line each", told.get("items", ""), key=field("items"), height=TALL, placeholder=HINTS["items"]
    )
    st.markdown(small("Dice in brackets, as Mace (d8 hefty); what the lists know gets them by itself."))
    said = {
        name: st.text_input(name.capitalize(), told.get(name, ""), key=field(name), placeholder=HINTS[name])
        for name in ("ability", "passion")
    }
    return {"items": items, **said}


def _more(told: dict[str, Any], old: company.Member | None) -> dict[str, Any]:
    """What may be left as it is."""
    found: dict[str, Any] = {}
    left, right = st.columns(2, wrap=False)
    for column, name, label in (
        (left, "player", "Player"),
        (right, "of", "Goes with"),
        (left, "successor", "Successor"),
        (right, "office", "Office"),
    ):
        found[name] = column.text_input(label, told.get(name, ""), key=field(name), max_chars=80)
    for column, (name, options) in zip((left, right, left), CHOICES.items(), strict=True):
        found[name] = column.selectbox(
            name.capitalize(),
            options,
            options.index(told.get(name) or options[0]),
            format_func=lambda word: word.capitalize() or "None",
            key=field(name),
        )
    found["armour"] = right.text_input("Armour", told.get("armour", "0"), key=field("armour"), max_chars=1)
    if old:
        for name in ("held", "worn"):
            found[name] = st.text_area(name.capitalize(), told.get(name, ""), key=field(name), height=68)
    found["note"] = st.text_area("Note", told.get("note", ""), key=field("note"), height=68)
    row = st.container(horizontal=True)
    for name, label in service.FLAGS.items():
        found[name] = row.checkbox(label, bool(told.get(name)), key=field(name))
    return found
