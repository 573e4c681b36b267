"""A note of the game master's own, between the lines or to one of them."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service.table import quoted
from realmgen.ui import state
from realmgen.ui.widgets import attempt, plain

if TYPE_CHECKING:
    from realmgen.service.play import Position

TEXT, TO = state.key("journal", "note"), state.key("journal", "note_to")
LONGEST = 2000
QUOTED = 60
"""Letters of a line that is written to."""


def write(here: Position, line: int, about: str = "") -> None:
    """The form below the story, in view wherever one reads: what to write, and to which line; to that of the address
    where it names one, which says `about` so much."""
    to = f"{TO}.{line}"
    label = f"To line {line}: {plain(shorten(about, QUOTED, placeholder=' …'))}" if about else "Write into the journal"
    with st.bottom.form("journal.write", border=False, clear_on_submit=True):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
        row.text_input(label, key=TEXT, max_chars=LONGEST, placeholder="What the dice do not tell")
        row.text_input("To line", str(line) if line else "", key=to, placeholder="Here, now", max_chars=8, width=120)
        row.form_submit_button("Write", icon=":material/edit_note:", on_click=_write, args=(here, to))


def _write(here: Position, to: str) -> None:
    text = str(state.get(TEXT) or "").strip()
    attempt(lambda: _written(here, text, str(state.get(to) or "").strip()))


def _written(here: Position, text: str, to: str) -> None:
    if to and not (to.isascii() and to.isdecimal() and 0 < int(to) <= here.seq):
        raise Unreadable(f"there is no line {to!r}: a number from 1 to {here.seq}, or nothing for here and now")
    number = f" {int(to)}" if to else ""
    state.play().do(here.campaign, f"remark {quoted(text)}{number}", seen=here.seq)
