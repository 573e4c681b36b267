"""What of the journal one looks at: words, filters, whether mechanics and undone lines stand, and which part."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.journal import KINDS, Wanted, people
from realmgen.ui import state

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Position

PAGE = "journal"
WORDS, KIND, WHO, MYTH, HEX = (state.key(PAGE, name) for name in ("words", "kinds", "who", "myth", "hex"))
MECHANICS, UNDONE, PART = (state.key(PAGE, name) for name in ("mechanics", "undone", "part"))


def looking(here: Position) -> Wanted:
    """The row of what to look for; says which lines are wanted."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="journalrow")
    row.text_input(
        "Search the journal",
        key=WORDS,
        placeholder="Search the journal",
        label_visibility="collapsed",
        width=260,
        persist_state="session",
        on_change=anew,
    )
    _filters(row, here)
    row.toggle("Mechanics", key=MECHANICS, persist_state="session", help="Line, command and dice of every sentence")
    row.toggle("Undone", key=UNDONE, persist_state="session", on_change=anew, help="Lines that were taken back, struck")
    return wanted()


def wanted() -> Wanted:
    """Which lines the fields ask for."""
    return Wanted(
        str(state.get(WORDS) or ""),
        str(state.get(WHO) or ""),
        int(state.get(MYTH) or 0),
        str(state.get(HEX) or "").strip(),
        frozenset(state.get(KIND) or ()),
        bool(state.get(UNDONE)),
    )


def anew() -> None:
    """What is looked for has changed: begin at the last page of it, and look at no single line."""
    state.put(PART, None)
    st.query_params.pop("line", None)


def _filters(row: DeltaGenerator, here: Position) -> None:
    asked = sum(bool(state.get(name)) for name in (KIND, WHO, MYTH, HEX))
    popover = row.popover(
        f"Filter ({asked})" if asked else "Filter", icon=":material/filter_alt:", key="journal.filter"
    )
    with popover:
        st.pills(
            "Kinds of things",
            list(KINDS),
            selection_mode="multi",
            format_func=KINDS.__getitem__,
            key=KIND,
            persist_state="session",
            on_change=anew,
        )
        folk, myths = people(here.state), _myths(here)
        _choose("Who", WHO, {name: name for name in folk}, "Anyone")
        _choose("Myth", MYTH, myths, "Any")
        st.text_input("Hex", key=HEX, placeholder="0304", max_chars=4, persist_state="session", on_change=anew)
        st.button("Look at everything", key="journal.all", on_click=_everything, disabled=not asked)


def _choose(label: str, key: str, names: dict[object, str], none: str) -> None:
    st.selectbox(
        label,
        list(names),
        index=None,
        format_func=lambda option: names.get(option, str(option)),
        placeholder=none,
        key=key,
        persist_state="session",
        on_change=anew,
    )


def _myths(here: Position) -> dict[object, str]:
    realm = here.state.realm
    return {myth.number: f"{myth.number} · {myth.name}" for myth in realm.myths} if realm else {}


def _everything() -> None:
    for name, value in ((KIND, []), (WHO, None), (MYTH, None), (HEX, "")):
        state.put(name, value)
    anew()
