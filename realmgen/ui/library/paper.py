"""An entry of the library on a sheet of its own."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.library import Calling, Tale
from realmgen.ui import state
from realmgen.ui.library.desk import PAGE, Desk
from realmgen.ui.printing import PICTURES
from realmgen.ui.widgets import hand_over, small


def paper(row: DeltaGenerator, desk: Desk, entry: Tale | Calling) -> None:
    """Behind a button: the entry on one A5 page; a Knight also as the player's handout."""
    key = state.key(PAGE, "paper")
    popover = row.popover("Print", icon=":material/print:", key=key, help="One page of A5", on_change="rerun")
    if not popover.open:
        return
    what = "myth" if isinstance(entry, Tale) else "knight"
    with popover:
        st.markdown(small("One page of A5."))
        _files(desk, what, entry.id, "")
        if what == "knight":
            st.markdown("**For the player**, without Seer and prompts")
            _files(desk, "handout", entry.id, "-handout")


def _files(desk: Desk, what: str, id: str, mark: str) -> None:
    for name, label in PICTURES.items():
        key = state.key(PAGE, f"paper{mark}.{name}")
        hand_over(label, f"{id}{mark}.{name}", partial(_made, desk, what, id, name), key, width="stretch")


def _made(desk: Desk, what: str, id: str, name: str) -> bytes:
    from realmgen.service import sheets
    from realmgen.service.exports import Print

    leaf = sheets.entry_leaf(desk.library, what, id)
    return sheets.export_leaves([leaf], id, name, Print(paper="A5"), handout=what == "handout").data
