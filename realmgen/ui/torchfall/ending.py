"""How a game ended, and what comes after it."""

from __future__ import annotations

import streamlit as st

from realmgen.service.torchfall import games
from realmgen.ui import state
from realmgen.ui.torchfall.desk import PAGE, REPLAY, Desk, leave_game, open_game
from realmgen.ui.torchfall.sharing import into_story
from realmgen.ui.widgets import attempt, plain, press


def ending(desk: Desk) -> None:
    """Who won and how; the same again, the replay, the story."""
    st.subheader(plain(desk.sight.how), anchor=False)
    row = st.container(horizontal=True, gap="small")
    hint = "The same set-up; the next seat opens"
    press("Again", "replay", f"{PAGE}.again", _again, desk, row=row, type="primary", shortcut="N", help=hint)
    press("Replay", "slideshow", f"{PAGE}.ended.replay", state.put, REPLAY, True, row=row)
    into_story(row, desk)
    press("Other games", "list", f"{PAGE}.others", leave_game, row=row)


def _again(desk: Desk) -> None:
    attempt(lambda: open_game(games.again(state.play(), desk.game)))
