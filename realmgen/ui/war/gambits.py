"""Gambits: what a die, or a Focus, buys."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import rolled as service
from realmgen.service.war.rolled import Bought, Rolled
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small

ROOM, WIDE = 400, 340
WHAT = state.key(PAGE, "gambit.what")


def gambits(row: DeltaGenerator, desk: Desk, found: Rolled, number: int) -> None:
    """What a die buys: a Bolster in a click, everything else behind a button."""
    offers = service.buys(desk.state, found.pool, number)
    if not offers:
        return
    key = state.key(PAGE, f"gambit.{found.pool.target}.{number}")
    bolster = next((offer for offer in offers if offer.gambit == "bolster"), None)
    if bolster:
        press("+1", "", f"{key}.bolster", desk.start, bolster.command, row=row, help="Bolster: +1 Damage for this die")
    _behind(row, desk, key, "Gambit", offers)


def focus(row: DeltaGenerator, desk: Desk, found: Rolled) -> None:
    """A Gambit without a die, by whoever has the Feat left."""
    offers = service.focuses(desk.state, found.pool)
    if offers:
        _behind(row, desk, state.key(PAGE, f"focus.{found.pool.target}"), "Focus", offers)


def _behind(row: DeltaGenerator, desk: Desk, key: str, label: str, offers: list[Bought]) -> None:
    """Behind a button: everything that can be bought; a few words say on what, where it wants them."""
    popover = row.popover(label, key=key, on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="xxsmall", key=f"{key}.room")
    if not popover.open:
        return
    with room:
        if any(offer.wants for offer in offers):
            st.text_input(
                "On what", key=WHAT, placeholder="On what, in a few words", label_visibility="collapsed", max_chars=80
            )
        for number, offer in enumerate(offers):
            press(plain(offer.label), "", f"{key}.{number}", _buy, desk, key, offer, type="tertiary")
            st.markdown(small(plain(offer.about)))


def _buy(desk: Desk, key: str, offer: Bought) -> None:
    words = str(state.get(WHAT) or "").strip()
    state.put(key, False)
    state.put(WHAT, "")
    desk.start(offer.with_words(words))
