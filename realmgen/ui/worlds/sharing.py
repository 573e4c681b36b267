"""What the players of a world are shown: what was sent to them, and their own screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import streamlit as st

from realmgen.service.worlds.shown import LATEST, told
from realmgen.ui.oracles.desk import order
from realmgen.ui.players.share import players_screen
from realmgen.ui.widgets import plain, press, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.ui.worlds.desk import Desk

KEY: Final = "worldshare"


def share(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: the answers that lie before the players, and the way to their screen."""
    popover = row.popover("Share", icon=":material/cast:", key=KEY, on_change="rerun")
    if popover.open:
        with popover:
            _sent(desk)
            players_screen(desk.game)


def _sent(desk: Desk) -> None:
    sent = [answer for answer in desk.tale.answers if answer.shared][-LATEST:]
    if not sent:
        st.markdown(small("Nothing was sent to the players yet: *Send* stands under every answer."))
    for answer in reversed(sent):
        line = st.container(horizontal=True, vertical_alignment="center")
        line.markdown(f"**{plain(told(answer).answer)}**  \n{small(plain(told(answer).asked))}")
        press(
            "Take away", "visibility_off", f"{KEY}.{answer.number}", order, desk.game, f"hide {answer.number}", row=line
        )
