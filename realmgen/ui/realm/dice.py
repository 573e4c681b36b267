"""The dice of the table: rolled here, or typed in as they fell."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.errors import NeedsRoll, RealmgenError, StaleCommand, Unreadable
from realmgen.service import rolls, screen
from realmgen.service.rolls import Told
from realmgen.service.screen import Holding
from realmgen.ui import state
from realmgen.ui.realm.desk import Desk
from realmgen.ui.widgets import NOTICE, plain, press, segments, small

HOW, WHAT, WHY, SHOWN, ASKED, WRONG = (
    state.key("dice", name) for name in ("how", "what", "why", "shown", "asked", "wrong")
)
HERE, MINE = "Roll here", "My dice"
FACES = 12
"""Dice of up to so many sides are tapped; others are typed."""
CARD = 270


def dice(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button of the strip: what to roll, and the card that asks for the dice or tells how they fell."""
    popover = row.popover("Dice", icon=":material/casino:", key="realm.dice", on_change="rerun")
    if not popover.open:
        return
    with popover:
        segments("Dice", [HERE, MINE], HOW, default=HERE)
        _what(desk)
        with st.container(border=True, height=CARD, key="rollcard"):
            asked = state.get(ASKED)
            if asked and asked[0] == desk.campaign.code:
                _ask(desk, *asked[1:])
            else:
                _tell(desk)


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
        _start,
        desk,
        rolls.wilderness_text(desk.chosen),
        width="stretch",
        disabled=isinstance(holding, Holding),
        help="None is made in a holding" if isinstance(holding, Holding) else None,
    )


def _roll(desk: Desk) -> None:
    try:
        command = rolls.roll_text(str(state.get(WHAT) or ""), str(state.get(WHY) or ""))
    except Unreadable as error:
        _refused(error)
    else:
        _start(desk, command)


def _start(desk: Desk, command: str) -> None:
    """Roll at once, or begin to ask for the dice of the table."""
    _go_on(desk, command, [] if state.get(HOW) == MINE else None)


def _go_on(desk: Desk, command: str, values: list[int] | None) -> None:
    """Do the command; when it wants one more die, the card asks for it."""
    state.put(WRONG, "")
    try:
        state.play().do(desk.campaign, command, seen=desk.seq, rolls=values)
    except NeedsRoll as need:
        state.put(ASKED, (desk.campaign.code, command, values or [], need.sides, need.purpose))
    except StaleCommand as error:
        state.put(NOTICE, error)
    except RealmgenError as error:
        _refused(error)
    else:
        state.put(ASKED, None)


def _refused(error: RealmgenError) -> None:
    text = str(error)
    state.put(WRONG, f"Nothing was rolled: {text}.")


def _ask(desk: Desk, command: str, values: list[int], sides: int, purpose: str) -> None:
    """Ask for one die by its faces, for several or large ones by a field."""
    wanted = rolls.dice_of(command)
    several = max(wanted.count - len(values), 1) if wanted.sides == sides else 1
    dice = f"{several if several > 1 else ''}d{sides}"
    st.markdown(f"**{plain(rolls.name_of(command))}** :violet-badge[:material/edit: my dice]")
    st.markdown(f"What does the {dice} show{f' for {plain(purpose)}' if purpose else ''}?")
    if several == 1 and sides <= FACES:
        row = st.container(horizontal=True, gap="xsmall", key="faces")
        for face in range(1, sides + 1):
            press(str(face), "", f"dice.face.{face}", _typed, desk, command, values, [face], row=row, width=48)
    else:
        st.text_input(
            "Numbers",
            key=SHOWN,
            placeholder="4 2 6",
            label_visibility="collapsed",
            on_change=_read,
            args=(desk, command, values, sides),
        )
    _wrong()
    press("Leave it", "", "dice.leave", _leave, type="tertiary")


def _read(desk: Desk, command: str, values: list[int], sides: int) -> None:
    words = str(state.get(SHOWN) or "").replace(",", " ").split()
    wrong = [word for word in words if not (word.isascii() and word.isdigit() and 1 <= int(word[:6]) <= sides)]
    if wrong:
        state.put(WRONG, f"A d{sides} shows 1 to {sides}; you typed “{wrong[0][:12]}”.")
    elif words:
        _typed(desk, command, values, [int(word) for word in words])


def _typed(desk: Desk, command: str, values: list[int], more: list[int]) -> None:
    _go_on(desk, command, values + more)
    state.put(SHOWN, "")


def _wrong() -> None:
    if state.get(WRONG):
        st.markdown(f":red[{plain(state.get(WRONG))}]")


def _leave() -> None:
    state.put(ASKED, None)
    state.put(WRONG, "")


def _tell(desk: Desk) -> None:
    """How the last dice fell, and one line of those before."""
    _wrong()
    told = rolls.recent(state.play(), desk.campaign)
    if not told:
        st.markdown(small("Nothing has been rolled yet."))
        return
    last, *earlier = told
    left, right = st.columns([2, 5], wrap=False, vertical_alignment="center")
    left.metric("Total", "–" if last.total is None else last.total, label_visibility="collapsed")
    with right:
        st.markdown(f"**{plain(last.name)}**  \n{_dice(last)}")
    st.markdown(f"~~{plain(last.text)}~~ :gray-badge[taken back]" if last.undone else plain(last.text))
    if earlier:
        st.markdown(small("Before: " + " · ".join(map(_short, earlier))))


def _dice(told: Told) -> str:
    badges = [
        f":violet-badge[:material/edit: d{die.sides} shows **{die.value}**, typed in]"
        if die.typed
        else f":gray-badge[:material/casino: d{die.sides} shows **{die.value}**]"
        for die in told.dice
    ]
    return " ".join(badges) or small("no die had to fall")


def _short(told: Told) -> str:
    return f"{plain(told.name)} {'–' if told.total is None else told.total}{' (taken back)' if told.undone else ''}"
