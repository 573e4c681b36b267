"""What one looks up while playing: open Myths, the log, any dice, and the rules."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from realmgen.ui import state
from realmgen.ui.lookup import lookup
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.table.dicetab import dice
from realmgen.ui.table.log import log
from realmgen.ui.table.omens import omens

HEIGHT = 512


def _rules(desk: Desk) -> None:
    lookup(PAGE, desk.state)


TABS: dict[str, Callable[[Desk], None]] = {"Omens": omens, "Log": log, "Dice": dice, "Look up": _rules}


def tabs(desk: Desk) -> None:
    """Four tabs; only the open one is filled."""
    every = st.tabs(list(TABS), key=state.key(PAGE, "tab"), height=HEIGHT, on_change="rerun")
    for tab, fill in zip(every, TABS.values(), strict=True):
        if tab.open:
            with tab:
                fill(desk)
