"""A list to search as one types, with the way to the next and the last entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple
from zlib import crc32

import streamlit as st

from realmgen.ui import state
from realmgen.ui.widgets import plain, small
from realmgen.ui.words import count

HEIGHT = 456
_SCROLL = (
    "setTimeout(() => { const row = document.querySelector('.st-key-findlist [data-selected]');"
    " const list = row && row.closest('.st-key-findlist'); if (!list) return;"
    " const at = row.getBoundingClientRect(), box = list.getBoundingClientRect();"
    " if (at.top < box.top || at.bottom > box.bottom) list.scrollTop += at.top - box.top - box.height / 3; }, 60)"
)
"""Brings the chosen line of the list into sight; a mark of what was chosen before it makes it run again."""


class Item(NamedTuple):
    """A line of the list, and what is said below it."""

    id: str
    name: str
    under: str = ""


def search(page: str, what: str) -> str:
    """The field to search in, which answers while one types."""
    typed = st.text_input(
        f"Search {what}",
        key=state.key(page, "words"),
        type="search",
        icon=":material/search:",
        placeholder=f"Search {what}: names and text",
        label_visibility="collapsed",
        persist_state="session",
        live=True,  # a pause in words would load pandas, which takes a second
        on_change=_first,
        args=(page,),
    )
    return (typed or "").strip()


def _first(page: str) -> None:
    """What was typed shows its first entry at once; taking it back leaves what one found."""
    if str(state.get(state.key(page, "words")) or "").strip():
        state.put(state.key(page, "chosen"), None)


def choose(page: str, items: Sequence[Item], thing: str) -> str | None:
    """The list; the entry that is chosen in it, the first when what was chosen is not in it. None when it is empty."""
    ids, field = [item.id for item in items], state.key(page, "chosen")
    if not ids:
        st.markdown(f"No {thing} is like that.")
        return None
    if state.get(field) not in ids:
        state.put(field, ids[0])
    _steps(field, ids, thing)
    with st.container(height=HEIGHT, key="findlist"):
        st.radio(
            f"Every {thing}",
            ids,
            key=field,
            format_func={item.id: plain(item.name) for item in items}.__getitem__,
            captions=[plain(item.under) for item in items] if any(item.under for item in items) else None,
            label_visibility="collapsed",
            persist_state="session",
        )
    chosen = str(state.get(field))
    st.html(f"<script>/* {crc32(chosen.encode())} */ {_SCROLL}</script>", width="content", unsafe_allow_javascript=True)
    return chosen


def _steps(field: str, ids: list[str], thing: str) -> None:
    """How many there are, and where one is among them."""
    here = ids.index(state.get(field))
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key="findsteps")
    row.markdown(small(f"{here + 1} of {count(len(ids), thing)}"), width="stretch")
    _step(row.button, "Previous", "left", field, ids[here - 1] if here else None)
    _step(row.button, "Next", "right", field, ids[here + 1] if ids[here + 1 :] else None)


def _step(button: Callable[..., bool], label: str, arrow: str, field: str, to: str | None) -> None:
    button(
        label,
        icon=f":material/chevron_{arrow}:",
        key=f"{field}.{arrow}",
        shortcut=arrow,
        disabled=to is None,
        on_click=state.put,
        args=(field, to),
    )
