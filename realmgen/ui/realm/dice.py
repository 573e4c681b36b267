"""The dice of the table behind a button of the Realm page's strip."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import rolls, screen
from realmgen.service.screen import Holding
from realmgen.ui import state
from realmgen.ui.dice import card, start, start_roll, whose_dice
from realmgen.ui.realm.desk import Desk
from realmgen.ui.widgets import press

WHAT, WHY = (state.key("dice", name) for name in ("what", "why"))


def dice(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button of the strip: what to roll, and the card that asks for the dice or tells how they fell."""
    popover = row.popover("Dice", icon=":material/casino:", key="realm.dice", on_change="rerun")
    if not popover.open:
        return
    with popover:
        whose_dice()
        _what(desk)
        card(desk)


def _what(desk: Desk) -> None:
    with st.form("dice", border=False):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", wrap=False)
        row.text_input("Dice", "2d6", key=WHAT, width=88, max_chars=12, persist_state="session")
        row.text_input("For", key=WHY, placeholder="the ford", max_chars=60, width=190)
        row.form_submit_button("Roll", width=80, on_click=_roll, args=(desk,))
    holding = screen.facts(desk.state, desk.chosen).thing
    press(
        f"Wilderness Roll in {desk.chosen}",
        "forest",
        "dice.wilderness",
        start,
        desk,
        rolls.wilderness_text(desk.chosen),
        width="stretch",
        disabled=isinstance(holding, Holding),
        help="None is made in a holding" if isinstance(holding, Holding) else None,
    )


def _roll(desk: Desk) -> None:
    start_roll(desk, str(state.get(WHAT) or ""), str(state.get(WHY) or ""))
