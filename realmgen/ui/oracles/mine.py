"""Dice of the table: each die that is wanted is named, and typed as it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service.worlds import fallen
from realmgen.ui import state
from realmgen.ui.oracles.desk import PAGE, WRONG, Asked, go_on, leave
from realmgen.ui.widgets import plain, press, sentence, small

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.ui.worlds.desk import Desk

SHOWN = state.key(PAGE, "shown")
FACES = 12
"""Dice of up to so many sides are tapped; others are typed."""
HUNDRED = "37, or two d10 as tens and units: 3 7. 00 is 100."


def ask(desk: Desk, asked: Asked) -> None:
    """Ask for the next die by the table it is for."""
    st.markdown(f"**{plain(sentence(asked.purpose))}**: what does the d{asked.sides} show?")
    if asked.sides <= FACES:
        row = st.container(horizontal=True, gap="xsmall", key="faces")
        for face in range(1, asked.sides + 1):
            press(str(face), "", f"{PAGE}.face.{face}", go_on, desk.game, asked, [face], row=row, width=48)
    else:
        with st.container(key="oracledice"):
            st.text_input(
                "What the dice show",
                key=SHOWN,
                placeholder=f"1 to {asked.sides}, then Enter",
                label_visibility="collapsed",
                on_change=_read,
                args=(desk.game, asked),
            )
    wrong = state.get(WRONG)
    if wrong:
        st.markdown(f":red[:material/error: {plain(wrong)}]")
    else:
        st.markdown(small(_hint(asked)))
    press("Leave it", "", f"{PAGE}.leave", leave, type="tertiary")


def _hint(asked: Asked) -> str:
    if asked.values:
        return f"So far: {', '.join(map(str, asked.values))}. What that says asks for one more."
    return HUNDRED if asked.sides == fallen.HUNDRED else "As the die lies on the table."


def _read(game: Campaign, asked: Asked) -> None:
    try:
        values = fallen.read_dice(str(state.get(SHOWN) or ""), asked.sides)
    except Unreadable as error:
        state.put(WRONG, f"{sentence(str(error))}.")
        return
    if values:
        go_on(game, asked, values)
        state.put(SHOWN, "")
