"""Gambits: what a die, or a Focus, buys."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.war import rolled as service
from realmgen.service.war.rolled import Bought, Rolled
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small

ROOM, WIDE = 400, 400
WHAT = state.key(PAGE, "gambit.what")


def gambits(row: DeltaGenerator, desk: Desk, found: Rolled, number: int) -> None:
    """What a die buys: a Bolster in a click, everything else behind a button."""
    offers = service.buys(desk.state, found, number)
    if not offers:
        return
    key = state.key(PAGE, f"gambit.{found.label}.{number}")
    bolster = next((offer for offer in offers if offer.gambit == "bolster"), None)
    if bolster:
        press("+1", "", f"{key}.bolster", desk.start, bolster.command, row=row, help="Bolster: +1 Damage for this die")
    _behind(row, desk, key, "Gambit", [offer for offer in offers if offer is not bolster])


def focus(row: DeltaGenerator, desk: Desk, found: Rolled) -> None:
    """A Gambit without a die, by whoever has the Feat left."""
    offers = service.focuses(desk.state, found)
    if offers:
        _behind(row, desk, state.key(PAGE, f"focus.{found.label}"), "Focus", offers)


def _behind(row: DeltaGenerator, desk: Desk, key: str, label: str, offers: list[Bought]) -> None:
    """Behind a button: everything that can be bought, a Strong one beside the ordinary; what takes words comes last."""
    popover = row.popover(label, key=key, on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="xxsmall", key=f"{key}.room")
    if not popover.open:
        return
    with room:
        for number, offer in enumerate(offers):
            if not offer.sure and not offer.wants:
                _line(desk, key, number, offer, next((one for one in offers if one.sure_of(offer)), None))
        worded = [(number, offer) for number, offer in enumerate(offers) if offer.wants]
        if worded:
            hint = "What it does, in a few words"
            st.text_input("What", key=WHAT, placeholder=hint, label_visibility="collapsed", max_chars=80)
        for number, offer in worded:
            _line(desk, key, number, offer, None)


def _line(desk: Desk, key: str, number: int, offer: Bought, sure: Bought | None) -> None:
    line = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center")
    press(plain(offer.label), "", f"{key}.{number}", _buy, desk, key, offer, row=line, help=offer.about, wrap=False)
    line.markdown(small(plain(offer.about)), width="stretch")
    if sure:
        press("No Save", "", f"{key}.{number}.sure", _buy, desk, key, sure, row=line, wrap=False)


def _buy(desk: Desk, key: str, offer: Bought) -> None:
    words = str(state.get(WHAT) or "").strip()
    state.put(key, False)
    state.put(WHAT, "")
    desk.start(offer.with_words(words))
