"""The journal at the table: what happened, the newest first, and a line of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import table
from realmgen.ui import state
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.undoing import brief
from realmgen.ui.widgets import plain, small

if TYPE_CHECKING:
    from realmgen.service.play import Entry

NOTE, FIND = state.key(PAGE, "note"), state.key(PAGE, "find")
AT_ONCE = 40


def log(desk: Desk) -> None:
    """A field for a note, one to search, and the last lines."""
    with st.container(gap="xsmall"):
        st.text_input(
            "Note",
            key=NOTE,
            placeholder="Write a line into the journal, then Enter",
            label_visibility="collapsed",
            max_chars=1000,
            on_change=_note,
            args=(desk,),
        )
        st.text_input("Find", key=FIND, placeholder="Find in the journal", label_visibility="collapsed", type="search")
        found = _found(desk, str(state.get(FIND) or "").strip().lower())
        st.markdown("\n\n".join(map(_line, found)) or small("Nothing of the kind has been written."))


def _note(desk: Desk) -> None:
    words = str(state.get(NOTE) or "").strip()
    if words:
        desk.order(f"remark {table.quoted(words)}")
        state.put(NOTE, "")


def _found(desk: Desk, wanted: str) -> list[Entry]:
    found = []
    for line in reversed(state.play().history(desk.campaign)):
        if line.command in ("undo", "redo") or line.cancelled or wanted not in line.text.lower():
            continue
        found.append(line)
        if len(found) == AT_ONCE:
            break
    return found


def _line(line: Entry) -> str:
    dice = ", ".join(f"d{die.sides} **{die.value}**" for die in line.rolls)
    typed = " *typed in*" if line.rolls and line.rolls[0].typed else ""
    return plain(line.text or brief(line.command)) + (f" {small(dice + typed)}" if dice else "")
