"""Game masters at one campaign stay in step: what one writes, the others' pages show by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.ui import state

if TYPE_CHECKING:
    from realmgen.service.play import Campaign

EVERY = 1.5
"""Seconds between two looks."""
HELD = "app.instep.held"


def keep_in_step(campaign: Campaign, seq: int | Callable[[], int]) -> None:
    """Draw the page anew soon after the journal moved on from the line it was drawn with; a page that draws itself in
    parts tells by a function which line that is.

    What is being typed, and open popovers, outlive that. A dialog would not: see `hold`. A page says this before it
    opens one.
    """
    state.put(HELD, False)
    _look(campaign, seq)


def hold() -> None:
    """Leave the page as it is while a dialog is open; for the dialog to say, which is made with
    `on_dismiss="rerun"`."""
    state.put(HELD, True)


@st.fragment(run_every=EVERY)
def _look(campaign: Campaign, seq: int | Callable[[], int]) -> None:
    """Never a fault of the page: what cannot be asked now is asked again."""
    drawn = seq() if callable(seq) else seq
    try:
        latest = drawn if state.get(HELD) else state.play().seq(campaign)
    except RealmgenError:
        return
    if latest != drawn:
        st.rerun()
