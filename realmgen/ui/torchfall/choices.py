"""What whoever is to move may do, as buttons by verb; the first five answer to the keys 1 to 5."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import monotonic

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.torchfall.sight import road_words
from realmgen.ui import state
from realmgen.ui.torchfall import marks
from realmgen.ui.torchfall.desk import CHOOSING, HINTED, PAGE, ROLLING, Desk, choices, once
from realmgen.ui.widgets import plain, press

KEYS = 5
"""How many choices answer to a key."""
STEP = 0.9
"""Seconds a turn of bots alone stands at least."""
ROLLED = state.key(PAGE, "rolled")
Keys = Iterator[int]


def may_do(desk: Desk) -> None:
    """The choices of the seat that moves: all of them, or where to a lifted Torch goes."""
    now, keys = desk.sight, count(1)
    seat = now.mover
    left = "a free Rekindle" if now.bridge else f"{now.left} action{'s' if now.left > 1 else ''} left"
    st.markdown(f"**What {plain(seat.called)} may do**, {left}")
    _suggested(desk)
    with st.container(gap="xsmall"):
        if desk.lifted:
            _lifting(desk, keys)
        elif now.bridge:
            _bridge(desk, keys)
        else:
            _all(desk, keys)


def _all(desk: Desk, keys: Keys) -> None:
    light, lift = choices(desk, "light"), marks.liftable(desk)
    here = _row("Here") if light or lift else st.empty()
    for choice in light:
        label = f"Light {choice.label}: +{choice.gain} Renown"
        _button(here, desk, label, choice.command, keys, icon="local_fire_department", type="primary")
    for title, verb in (("Torch to", "lay"), ("March to", "march")):
        if found := choices(desk, verb):
            row = _row(title)
            for choice in found:
                _button(row, desk, choice.label, choice.command, keys)
    if lift:
        _lift(here, desk, keys)


def _bridge(desk: Desk, keys: Keys) -> None:
    row = _row("Ash Bridge")
    _lift(row, desk, keys)
    for choice in choices(desk, "skip"):
        _button(row, desk, "Skip it", choice.command, keys)


def _lift(row: DeltaGenerator, desk: Desk, keys: Keys) -> None:
    press("Rekindle", "move_down", f"{PAGE}.lift", desk.lift, CHOOSING, row=row, shortcut=_key(keys))


def _lifting(desk: Desk, keys: Keys) -> None:
    """Which Torch, then where to."""
    chosen = desk.lifted
    if chosen == CHOOSING:
        row = _row("Lift from")
        for mark in marks.liftable(desk):
            press(road_words(mark), "", f"{PAGE}.lift.{mark}", desk.lift, mark, row=row, shortcut=_key(keys))
    else:
        st.markdown(f"Lifted from {plain(road_words(chosen))}")
        row = _row("Lay on")
        for mark, command in marks.targets(desk).items():
            label = "Back where it lay" if mark == chosen else road_words(mark)
            _button(row, desk, label, command, keys)
    press("Leave it", "close", f"{PAGE}.leave", desk.lift, "", row=row)


def _suggested(desk: Desk) -> None:
    """What was suggested, and a button that does it."""
    found = desk.hinted
    if not found:
        return
    with st.container(border=True, key="hinted", gap="xsmall"):
        st.markdown(f":material/lightbulb: {plain(found.sentence)}")
        row = st.container(horizontal=True, gap="small")
        press("Do it", "check", f"{PAGE}.hint.do", desk.order, found.choice.command, row=row)
        press("No, thanks", "close", f"{PAGE}.hint.no", state.put, HINTED, None, row=row)


def rolling(desk: Desk) -> None:
    """Where nobody at the table is to move: the next turn, and for bots alone to let them play on."""
    now = desk.sight
    seat = now.mover
    st.markdown(f"**{plain(seat.called)}** is to move, a bot.")
    row = st.container(horizontal=True, gap="small")
    going = bool(state.get(ROLLING))
    label = "Next turn" if desk.bots_alone else "Let it move"
    looks = {"type": "primary", "shortcut": "N", "disabled": going}
    press(label, "skip_next", f"{PAGE}.next", once, desk.bots, "next", row=row, **looks)
    if desk.bots_alone:
        label, icon = ("Pause", "pause") if going else ("Play on", "play_arrow")
        press(label, icon, f"{PAGE}.roll", state.put, ROLLING, not going, row=row)
    if going:
        _roll_on(desk)


@st.fragment(run_every=STEP / 2)
def _roll_on(desk: Desk) -> None:
    """One turn of the bots, and the page anew; each turn stands for a while. It runs with the page, too."""
    if monotonic() - (state.get(ROLLED) or 0.0) < STEP:
        return
    state.put(ROLLED, monotonic())
    if state.play().seq(desk.game) == desk.seq:
        desk.bots()
    st.rerun()


def _row(title: str) -> DeltaGenerator:
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key=f"mayrow-{title}")
    row.markdown(title, width=76)
    return row


def _button(
    row: DeltaGenerator, desk: Desk, label: str, command: str, keys: Keys, icon: str = "", **looks: str
) -> None:
    key = f"{PAGE}.do.{command}"
    press(plain(label), icon, key, desk.order, command, row=row, shortcut=_key(keys), **looks)


def _key(keys: Keys) -> str | None:
    number = next(keys)
    return str(number) if number <= KEYS else None
