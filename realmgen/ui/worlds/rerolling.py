"""One part of a world drawn anew; where what was made by hand would go with it, one is asked once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import lines, orders
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.widgets import press
from realmgen.ui.words import count
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from realmgen.ui.worlds.desk import Desk

UNSURE = state.key(PAGE, "rerolling")
"""The part one is asked about, and the line at which one was asked."""
OPEN = state.key(PAGE, "again")
"""Whether the list of parts is open: it would lie over the question."""


def reroll(desk: Desk, part: str) -> None:
    """Draw a part anew, or ask first; for callbacks."""
    if lines.by_hand(state.play(), desk.game, part):
        state.put(UNSURE, (desk.seq, part))
        state.put(OPEN, False)
    else:
        _surely(desk, part)


def ask_first(desk: Desk) -> None:
    """What would go, and whether it may; gone as soon as something else is done."""
    seq, part = state.get(UNSURE) or (0, "")
    if seq != desk.seq or not part:
        return
    changed = count(lines.by_hand(state.play(), desk.game, part), "change")
    with st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="small", key="unsure"):
        st.warning(
            f"**Not yet.** {changed} made by hand may go with it. Undo brings all of it back.", icon=":material/edit:"
        )
        press("Draw it anew", "autorenew", f"{PAGE}.surely", _surely, desk, part)
        press("Leave it", "", f"{PAGE}.unsure", state.put, UNSURE, None)


def _surely(desk: Desk, part: str) -> None:
    state.put(UNSURE, None)
    order(desk.game, orders.reroll(part))
