"""The board, and beside it who plays, what may be done, and what was done last."""

from __future__ import annotations

import streamlit as st

from realmgen.ui import state
from realmgen.ui.torchfall.choices import may_do, rolling
from realmgen.ui.torchfall.desk import REPLAY, Desk
from realmgen.ui.torchfall.ending import ending
from realmgen.ui.torchfall.plate import plate
from realmgen.ui.torchfall.replaying import replaying
from realmgen.ui.torchfall.seats import seats
from realmgen.ui.widgets import notice, plain, small

TOLD, BRIEFLY, AFTERWARDS = 132, 104, 260
"""Height of what is told, in pixels: for two, for more, whose cards take room, and when nobody has anything to do."""


def body(desk: Desk) -> None:
    """The game as it stands, or its replay. A board that was never drawn takes a moment: it comes last. What is refused
    is said below what is pressed, which stays where it was."""
    if state.get(REPLAY):
        notice()
        replaying(desk)
        return
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="small")
    with right, st.container(gap="xsmall"):
        seats(desk)
        if desk.sight.over:
            ending(desk)
        elif desk.bots_alone or desk.waits_for_bot:
            rolling(desk)
        else:
            may_do(desk)
        notice()
        _told(desk)
    with left:
        plate(desk)


def _told(desk: Desk) -> None:
    """The last turn in sentences, the bots' too."""
    idle = desk.sight.over or desk.bots_alone
    height = AFTERWARDS if idle else TOLD if len(desk.sight.seats) == 2 else BRIEFLY
    with st.container(border=True, height=height, key="torchtold", autoscroll=True):
        lines = [plain(line) for line in desk.sight.told] or ["Nothing has been played yet."]
        st.markdown("\n".join(f"- {line}" for line in lines))
        if desk.sight.variants:
            st.markdown(small("Played with: " + plain(", ".join(said.title for said in desk.sight.variants))))
