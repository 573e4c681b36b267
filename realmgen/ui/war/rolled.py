"""Dice that were rolled, each with whose it is; Deny, Gambits and Focus beside them, until the attack lands."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import rolls
from realmgen.service.war import rolled as service
from realmgen.service.war.rolled import Bought, Rolled
from realmgen.ui import state
from realmgen.ui.undoing import redo
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.result import can_redo
from realmgen.ui.widgets import plain, press, small

CHOICES = ("deny", "focus", "gambit")
ROOM, WIDE = 400, 400
WHAT = state.key(PAGE, "gambit.what")


def buttons(desk: Desk) -> None:
    """The attack lands."""
    press(
        "Land the attack",
        "gavel",
        "war.land",
        desk.start,
        service.LAND,
        type="primary",
        width="stretch",
        shortcut="1",
    )


def pools(desk: Desk) -> None:
    """The dice against each target, what was bought with them, and what they come to."""
    told, again = rolls.recent(state.play(), desk.campaign, 1), can_redo(desk)
    if told and (again or told[0].verb in CHOICES):
        row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center")
        row.markdown(f"~~{plain(told[0].text)}~~" if told[0].undone else plain(told[0].text), width="stretch")
        if again:
            redo(row, desk.campaign, desk.seq)
    for place, found in enumerate(service.pools(desk.state)):
        _pool(desk, place, found)


def _pool(desk: Desk, place: int, found: Rolled) -> None:
    with st.container(gap="xsmall", key=f"pool-{place}"):
        row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center")
        row.markdown(f":material/my_location: **{plain(found.label)}** {plain(found.sum)}", width="stretch")
        _focus(row, desk, found)
        for number in range(1, len(found.pool.dice) + 1):
            _die(desk, found, place, number)
        for told in found.effects:
            st.markdown(small(plain(told)))


def _die(desk: Desk, found: Rolled, place: int, number: int) -> None:
    """A die as it fell, whose it is, and what may be done with it."""
    die = found.pool.dice[number - 1]
    key = f"die-{place}-{number}"
    row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center", key=key)
    best = " best" if number == found.best else ""
    gone = " gone" if die.gone else ""
    row.html(f'<span class="die{best}{gone}"><b>{die.value}</b><small>d{die.sides}</small></span>', width="content")
    whose = f"{plain(die.by)} {small(plain(die.of))}"
    row.markdown(f"~~{whose}~~ {small(die.gone)}" if die.gone else whose, width="stretch")
    if not die.gone:
        _deny(row, desk, found, number)
        _gambits(row, desk, found, number)


def _deny(row: DeltaGenerator, desk: Desk, found: Rolled, number: int) -> None:
    """Who may throw the die out: by name where it is one, else behind a button."""
    offers = service.denials(desk.state, found, number)
    key = state.key(PAGE, f"deny.{found.label}.{number}")
    if len(offers) == 1:
        hint = f"{offers[0].label} throws this die out, {offers[0].about}"
        press("Deny", "block", key, desk.start, offers[0].command, row=row, help=hint, wrap=False)
    elif offers:
        popover = row.popover("Deny", icon=":material/block:", key=key, on_change="rerun")
        if popover.open:
            with popover:
                st.markdown(small("Who throws this die out? Then a SPI Save"))
                for offer in offers:
                    press(plain(offer.label), "block", f"{key}.{offer.label}", desk.start, offer.command)


def _gambits(row: DeltaGenerator, desk: Desk, found: Rolled, number: int) -> None:
    """What a die buys: a Bolster in a click, everything else behind a button."""
    offers = service.buys(desk.state, found, number)
    if not offers:
        return
    key = state.key(PAGE, f"gambit.{found.label}.{number}")
    bolster = next((offer for offer in offers if offer.gambit == "bolster"), None)
    if bolster:
        press("+1", "", f"{key}.bolster", desk.start, bolster.command, row=row, help="Bolster: +1 Damage for this die")
    _behind(row, desk, key, "Gambit", [offer for offer in offers if offer is not bolster])


def _focus(row: DeltaGenerator, desk: Desk, found: Rolled) -> None:
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
                _offer(desk, key, number, offer, next((one for one in offers if one.sure_of(offer)), None))
        worded = [(number, offer) for number, offer in enumerate(offers) if offer.wants]
        if worded:
            hint = "What it does, in a few words"
            st.text_input("What", key=WHAT, placeholder=hint, label_visibility="collapsed", max_chars=80)
        for number, offer in worded:
            _offer(desk, key, number, offer, None)


def _offer(desk: Desk, key: str, number: int, offer: Bought, sure: Bought | None) -> None:
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
