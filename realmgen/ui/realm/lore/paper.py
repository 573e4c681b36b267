"""What players may have of a hex on paper."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service.screen import HexFacts
from realmgen.ui import state
from realmgen.ui.realm.desk import Desk

HINTS = {
    "handout": "What is met here as one A5 page for the players, with nothing hidden on it",
    "rumours": "What they all tell here as one A5 page for the players",
}


def handout(desk: Desk, facts: HexFacts, what: str) -> None:
    """A button that hands over a `handout` of the hex, or its `rumours`, as PDF."""
    st.download_button(
        "For players",
        data=partial(_made, desk, what, facts.label),
        file_name=f"{facts.label}-{what}.pdf",
        icon=":material/print:",
        on_click="ignore",
        key=f"lore.{what}",
        help=HINTS[what],
    )


def _made(desk: Desk, what: str, at: str) -> bytes:
    from realmgen.service.exports import Print
    from realmgen.service.sheets import export_sheet_of

    return export_sheet_of(state.play(), desk.campaign, what, "pdf", Print(paper="A5"), at).data
